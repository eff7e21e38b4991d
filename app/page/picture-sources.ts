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

/** The kind that an address names, or null for a picture that is not ours and exists in one size. */
export function pictureKind(imageUrl: string): PictureKind | null {
  const kind = /^\/pictures\/([a-z]+)\/[^/]+-\d+\.(webp|avif)$/.exec(imageUrl)?.[1];
  return kind && Object.hasOwn(pictureKinds, kind) ? (kind as PictureKind) : null;
}
