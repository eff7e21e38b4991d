export const kinds = ['products', 'categories', 'events', 'hero'] as const;
export type Kind = (typeof kinds)[number];

export interface Size {
  /** Pixels of the drawing; a photo is fitted into the same ratio. */
  readonly frame: readonly [width: number, height: number];
  /** Pixels of the files, as the pages name them in `srcset`. */
  readonly widths: readonly [small: number, middle: number, large: number];
  /** Bytes that one file may have. */
  readonly limit: number;
  /** Bytes that the smallest AVIF may have, where it may have less. */
  readonly smallest?: number;
}

const sizes: Record<Kind, Size> = {
  products: { frame: [1340, 900], widths: [320, 560, 800], limit: 45_000 },
  categories: { frame: [752, 760], widths: [160, 320, 480], limit: 60_000 },
  events: { frame: [900, 980], widths: [360, 540, 720], limit: 60_000 },
  hero: { frame: [2400, 960], widths: [900, 1350, 1800], limit: 140_000 },
};
/** The first picture that a telephone shows: its smallest file comes in the first round trip of a connection. */
const heroOnPhones: Size = {
  frame: [1125, 860],
  widths: [562, 844, 1125],
  limit: 140_000,
  smallest: 13_900,
};

/** The sizes in which a picture is written. */
export function sizeOf(kind: Kind, slug: string): Size {
  return kind === 'hero' && slug === 'hero-mobile' ? heroOnPhones : sizes[kind];
}

/** The first quality whose file keeps the limit is taken, or else the last. */
export const qualities = {
  avif: [54, 50, 46, 42, 38, 34, 30],
  webp: [78, 75, 72, 69, 66, 63, 60, 57, 54, 51, 48, 44, 40, 36, 32],
} as const;
export type Format = keyof typeof qualities;
export const formats: readonly Format[] = ['avif', 'webp'];

export function fileName(slug: string, width: number, format: Format): string {
  return `${slug}-${width}.${format}`;
}
