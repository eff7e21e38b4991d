import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { hero } from './scenes/hero.ts';

const [width, height] = [1200, 630];
const butter = '#FFDF91';

/** Draws what messengers show beside a link to the shop: the laid table of the home page, with the name on the wall. */
export async function drawSharedPicture(folder: string): Promise<void> {
  const laid = await sharp(await (await hero.hero()).png())
    .resize(1296)
    .toBuffer();
  const { height: laidHeight } = await sharp(laid).metadata();
  const table = await sharp(laid).extract({ left: 48, top: 0, width, height: laidHeight }).toBuffer();
  const wordmark = await readFile(join(import.meta.dirname, '../content/wordmark.svg'));
  const name = await sharp(wordmark, { density: 144 }).resize(424).toBuffer();
  await sharp({ create: { width, height, channels: 3, background: butter } })
    .composite([
      { input: table, left: 0, top: height - laidHeight },
      { input: name, left: 62, top: 58 },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(join(folder, 'pictures/og.jpg'));
}
