/** The smallest form of a product's picture; one without a picture stands as an empty plate. */
export function smallPicture(imageUrl: string | null): string {
  return imageUrl?.replace(/-\d+\.(webp|avif)$/, '-320.webp') ?? '/pictures/categories/empty-160.webp';
}
