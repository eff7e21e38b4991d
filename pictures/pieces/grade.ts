import sharp from 'sharp';

type Colour = [r: number, g: number, b: number];
/** Colours from dark to light; a pixel takes the one of its own brightness. */
export type Ramp = readonly [string, string, ...string[]];

export interface Grade {
  /** Left, top, width and height as parts of the image. */
  readonly crop?: readonly [number, number, number, number];
  readonly modulate?: { readonly hue?: number; readonly saturation?: number; readonly brightness?: number };
  /** Blue, pink and lilac parts get another colour altogether: a cupcake's icing, a balloon's string. */
  readonly blueTo?: Ramp;
  readonly pinkTo?: Ramp;
  readonly lilacTo?: Ramp;
  /** How far lilac goes to cream, from 0 to 1, on things that are red all over. */
  readonly lilacPull?: number;
}

const parse = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as Colour;

const clamp = (part: number) => Math.max(0, Math.min(1, part));

function mix(from: Colour, to: Colour, part: number): Colour {
  const at = (channel: 0 | 1 | 2) => from[channel] + (to[channel] - from[channel]) * part;
  return [at(0), at(1), at(2)];
}

function atRamp(ramp: Ramp, brightness: number): Colour {
  const place = Math.min(0.9999, clamp(brightness)) * (ramp.length - 1);
  const index = Math.floor(place);
  const from = parse(ramp[index] ?? ramp[0]);
  const to = parse(ramp[index + 1] ?? ramp[1]);
  return mix(from, to, place - index);
}

/** Lifts red and green and drops blue; lilac, which the emoji have underneath, goes to cream. */
function warm([r, g, b]: Colour, pull = r > 200 && b < 140 ? 0.3 : 1): Colour {
  const red = r * 1.035 + g * 0.02 - b * 0.01;
  let green = r * 0.015 + g * 1.02;
  let blue = r * -0.02 + g * 0.06 + b * 0.85;
  if (b > g && r > g) {
    const lilac = Math.min(1, (Math.min(r, b) - g) / 60) * pull;
    green += (Math.min(red, blue) - green) * 0.55 * lilac;
    blue -= (blue - green) * 0.45 * lilac;
  }
  return [red, green, blue];
}

function regrade(colour: Colour, { blueTo, pinkTo, lilacTo, lilacPull }: Grade): Colour {
  const [r, g, b] = colour;
  const brightness = (0.3 * r + 0.59 * g + 0.11 * b) / 255;
  if (blueTo && b > r * 1.12 && b > g * 0.98) return atRamp(blueTo, (brightness - 0.2) / 0.62);
  if (pinkTo && r > g * 1.25 && b > g * 1.02) return atRamp(pinkTo, (brightness - 0.25) / 0.55);
  const warmed = warm(colour, lilacPull);
  if (!lilacTo) return warmed;
  // A soft border, because the emoji's own edges are soft.
  const lilac = clamp((b / g - 0.94) / 0.1) * clamp((b / r - 0.68) / 0.16);
  return mix(warmed, atRamp(lilacTo, (brightness - 0.2) / 0.55), lilac);
}

/** An emoji in the colours of the pictures, without an empty margin, as PNG. */
export async function gradeEmoji(file: string, grade: Grade = {}): Promise<Buffer> {
  const { crop, modulate } = grade;
  let source = sharp(file).ensureAlpha();
  if (crop) {
    const { width, height } = await sharp(file).metadata();
    source = source.extract({
      left: Math.round(crop[0] * width),
      top: Math.round(crop[1] * height),
      width: Math.round(crop[2] * width),
      height: Math.round(crop[3] * height),
    });
  }
  const { data, info } = await source.raw().toBuffer({ resolveWithObject: true });
  for (let i = 0; i < data.length; i += 4) {
    const colour = regrade([data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0], grade);
    for (const [channel, value] of colour.entries()) data[i + channel] = Math.max(0, Math.min(255, value));
  }
  let graded = sharp(data, { raw: info });
  if (modulate) graded = graded.modulate(modulate);
  return trim(await graded.png().toBuffer());
}

/** Cuts away what is empty around a piece. */
export function trim(png: Buffer): Promise<Buffer> {
  return sharp(png).trim({ threshold: 1 }).png().toBuffer();
}
