import sharp from 'sharp';

/** Cuts away what is empty around a piece. */
export function trim(png: Buffer): Promise<Buffer> {
  return sharp(png).trim({ threshold: 1 }).png().toBuffer();
}
