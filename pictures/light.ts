import sharp from 'sharp';
import { pieceShadow } from './palette.ts';

/** A piece ready to be laid: itself and its two shadows, as PNG in data addresses. */
export interface PieceImage {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** Pixels by which the shadows stand out on every side. */
  readonly margin: number;
  readonly href: string;
  readonly softShadow: string;
  readonly contactShadow: string;
}

const dataAddress = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;

/** Makes a soft shadow and a contact shadow from a piece's own outline. */
export async function castPieceShadows(id: string, png: Buffer): Promise<PieceImage> {
  const { width, height } = await sharp(png).metadata();
  const longer = Math.max(width, height);
  const margin = Math.round(longer * 0.16);
  const alpha = await sharp(png).extractChannel('alpha').raw().toBuffer();
  const [r, g, b] = pieceShadow;
  const outline = Buffer.alloc(width * height * 4);
  alpha.forEach((value, i) => {
    outline.set([r, g, b, value], i * 4);
  });
  const shadow = async (blur: number) => {
    const extended = await sharp(outline, { raw: { width, height, channels: 4 } })
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background: { r, g, b, alpha: 0 } })
      .png()
      .toBuffer();
    return dataAddress(
      await sharp(extended)
        .blur(blur * longer)
        .png()
        .toBuffer(),
    );
  };
  const softShadow = await shadow(0.035);
  const contactShadow = await shadow(0.012);
  return { id, width, height, margin, href: dataAddress(png), softShadow, contactShadow };
}

/** Light from the top left over the whole picture: a warm gleam there, a brown shade bottom right, on what is drawn only. */
export async function light(png: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(png).metadata();
  const veil = `
    <svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <linearGradient id="a" x1=".05" y1="0" x2=".85" y2="1">
        <stop offset="0" stop-color="#fff3d2" stop-opacity=".20"/>
        <stop offset=".45" stop-color="#fff3d2" stop-opacity="0"/>
        <stop offset=".6" stop-color="#4a1f0c" stop-opacity="0"/>
        <stop offset="1" stop-color="#3a180a" stop-opacity=".13"/>
      </linearGradient>
      <rect width="100%" height="100%" fill="url(#a)"/>
    </svg>
  `.trim();
  return sharp(png)
    .composite([{ input: Buffer.from(veil), blend: 'atop' }])
    .png()
    .toBuffer();
}
