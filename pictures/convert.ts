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

/** Encodes at the best quality that keeps the limit in bytes. */
async function encodeWithin(limit: number, png: Buffer, format: Format): Promise<Buffer> {
  let file: Buffer = Buffer.alloc(0);
  for (const quality of qualities[format]) {
    file = await encode(png, format, quality);
    if (file.length <= limit) break;
  }
  return file;
}

/** Writes a picture in its three widths as AVIF and WebP; gives the sizes in kB for the console. */
export async function convert(png: Buffer, kind: Kind, slug: string, target: string): Promise<string> {
  const { widths, limit } = sizeOf(kind, slug);
  const folder = join(target, kind);
  await mkdir(folder, { recursive: true });
  const written: string[] = [];
  for (const width of widths) {
    const resized = await sharp(png).resize(width).png({ compressionLevel: 1 }).toBuffer();
    const bytes: number[] = [];
    for (const format of formats) {
      const file = await encodeWithin(limit, resized, format);
      await writeFile(join(folder, fileName(slug, width, format)), file);
      bytes.push(file.length);
    }
    written.push(`${width}: ${bytes.map((count) => (count / 1000).toFixed(1)).join(' / ')}`);
  }
  return written.join('   ');
}
