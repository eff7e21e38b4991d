import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Format, fileName, formats, type Kind, qualities, sizeOf } from './sizes.ts';

// One thread: the encoders then write the same bytes on every machine.
sharp.concurrency(1);

function encode(png: Buffer, format: Format, quality: number): Promise<Buffer> {
  const image = sharp(png);
  return format === 'avif'
    ? image.avif({ quality, effort: 6, chromaSubsampling: '4:4:4' }).toBuffer()
    : image.webp({ quality, alphaQuality: 80, effort: 6 }).toBuffer();
}

/** Encodes at the best quality that keeps the limit in bytes: the best of all is tried first, the rest by halving. */
async function encodeWithin(limit: number, png: Buffer, format: Format): Promise<Buffer> {
  const steps = qualities[format];
  const at = (step: number) => encode(png, format, steps[step] ?? steps[0]);
  let file = await at(0);
  if (file.length <= limit) return file;
  let [from, to] = [1, steps.length - 1];
  let kept: Buffer | undefined;
  while (from <= to) {
    const middle = Math.floor((from + to) / 2);
    file = await at(middle);
    if (file.length <= limit) kept = file;
    if (kept === file) to = middle - 1;
    else from = middle + 1;
  }
  return kept ?? file;
}

/** Writes a picture in its three widths as AVIF and WebP; gives the sizes in kB for the console. */
export async function convert(png: Buffer, kind: Kind, slug: string, target: string): Promise<string> {
  const { widths, limit, smallest = limit } = sizeOf(kind, slug);
  const folder = join(target, kind);
  await mkdir(folder, { recursive: true });
  const written: string[] = [];
  for (const width of widths) {
    const resized = await sharp(png).resize(width).png({ compressionLevel: 1 }).toBuffer();
    const isSmallest = width === widths[0];
    const bytes: number[] = [];
    for (const format of formats) {
      const file = await encodeWithin(isSmallest && format === 'avif' ? smallest : limit, resized, format);
      await writeFile(join(folder, fileName(slug, width, format)), file);
      bytes.push(file.length);
    }
    written.push(`${width}: ${bytes.map((count) => (count / 1000).toFixed(1)).join(' / ')}`);
  }
  return written.join('   ');
}
