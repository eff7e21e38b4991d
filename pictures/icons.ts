import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const butter = '#FFDF91';

/** Draws the icons of browsers and home screens from `favicon.svg`, which is 200 pixels wide. */
export async function drawIcons(folder: string): Promise<void> {
  const mark = await readFile(join(folder, 'favicon.svg'));
  const inSize = (size: number) => sharp(mark, { density: 72 * (size / 200) * 2 }).resize(size, size);
  for (const size of [192, 512]) {
    const icon = inSize(size).png({ compressionLevel: 9, palette: true, colours: 128 });
    await icon.toFile(join(folder, `icon-${size}.png`));
  }
  // The mark is round and a home screen cuts a square, so there it stands on the butter wall.
  const input = await inSize(152).png().toBuffer();
  const square = sharp({ create: { width: 180, height: 180, channels: 3, background: butter } });
  const icon = square.composite([{ input }]).png({ compressionLevel: 9 });
  await icon.toFile(join(folder, 'apple-touch-icon.png'));
  // Others cut any shape out of the middle four fifths (W3C, maskable icons), so the mark is smaller there.
  const small = await inSize(396).png().toBuffer();
  const wall = sharp({ create: { width: 512, height: 512, channels: 3, background: butter } });
  const maskable = wall
    .composite([{ input: small }])
    .png({ compressionLevel: 9, palette: true, colours: 128 });
  await maskable.toFile(join(folder, 'icon-maskable-512.png'));
}
