const dish = { widths: [320, 560, 800], ratio: 537 / 800 };

/** Widths that exist of each kind of picture, and its height as a share of the width. What the kitchen has uploaded is `media`. */
const kinds = {
  products: dish,
  media: dish,
  categories: { widths: [160, 320, 480], ratio: 1 },
  events: { widths: [360, 540, 720], ratio: 980 / 900 },
};

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

/** What is known of the kind that an address names; undefined for a picture that is not ours and exists in one size. */
export function pictureKind(imageUrl: string): typeof dish | undefined {
  const named = /^\/(?:pictures\/)?(products|media|categories|events)\/[^/]+-\d+\.\w+$/.exec(imageUrl);
  return named ? kinds[named[1] as keyof typeof kinds] : undefined;
}
