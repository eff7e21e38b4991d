import { existsSync, readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { type Kind, kinds, sizeOf } from './sizes.ts';

const folder = join(import.meta.dirname, 'photos');
const isPhoto = /\.(jpe?g|png|webp|avif)$/i;

/** Photos by kind and slug: each stands for the drawing of that name. */
export function findPhotos(): Record<Kind, Map<string, string>> {
  const inFolder = (kind: Kind) => {
    const path = join(folder, kind);
    const files = existsSync(path) ? readdirSync(path).filter((file) => isPhoto.test(file)) : [];
    return new Map(files.map((file) => [parse(file).name, join(path, file)]));
  };
  return Object.fromEntries(kinds.map((kind) => [kind, inFolder(kind)])) as Record<Kind, Map<string, string>>;
}

/** Fits a photo into the frame of its kind: a cut-out is shown whole, a full photo fills the frame. */
export async function framePhoto(file: string, kind: Kind, slug: string): Promise<Buffer> {
  const [width, height] = sizeOf(kind, slug).frame;
  const upright = await sharp(file).autoOrient().png().toBuffer();
  const { isOpaque } = await sharp(upright).stats();
  return sharp(upright)
    .resize(width, height, {
      fit: isOpaque ? 'cover' : 'contain',
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .png()
    .toBuffer();
}
