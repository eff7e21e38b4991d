/** Widths that exist of each kind of picture, and its height as a share of the width. */
export const pictureKinds = {
  products: { widths: [320, 560, 800], ratio: 537 / 800 },
  categories: { widths: [160, 320, 480], ratio: 1 },
  events: { widths: [360, 540, 720], ratio: 980 / 900 },
} as const;

export type PictureKind = keyof typeof pictureKinds;

/** Path of a picture in one width: from `/pictures/products/rolls-800.webp` and 320 to `…/rolls-320.avif`. */
export function pictureAt(imageUrl: string, width: number, format: 'avif' | 'webp'): string {
  return imageUrl.replace(/-\d+\.(webp|avif)$/, `-${width}.${format}`);
}

/** `srcset` of a picture in all its widths. */
export function pictureSet(imageUrl: string, widths: readonly number[], format: 'avif' | 'webp'): string {
  return widths.map((width) => `${pictureAt(imageUrl, width, format)} ${width}w`).join(', ');
}

/** What stands on the table where a dish has no picture. */
export const noPicture = '/pictures/products/cloche-800.webp';

/**
 * The kind that an address names, or null for a picture that is not ours and exists in one size. What the kitchen has
 * uploaded comes in the frame of a dish.
 */
export function pictureKind(imageUrl: string): PictureKind | null {
  const named = /^\/(?:pictures\/([a-z]+)|media)\/[^/]+-\d+\.(webp|avif)$/.exec(imageUrl);
  const kind = named && (named[1] ?? 'products');
  return kind && Object.hasOwn(pictureKinds, kind) ? (kind as PictureKind) : null;
}
