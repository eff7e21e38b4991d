/** The smallest form of a product's picture; a dish without a picture stands under its cover. */
export function smallPicture(imageUrl: string | null): string {
  return (imageUrl ?? '/pictures/products/cloche-800.webp').replace(/-\d+\.(webp|avif)$/, '-320.webp');
}
