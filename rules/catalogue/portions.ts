import { categorySlug } from './category-slug.ts';

/**
 * How many portions one of a product is for the kitchens, as its owner has said, else of what is eaten as a meal as many as it serves at least, of
 * sides and sweets a quarter of that, rounded up, of drinks and sauces none.
 */
export function portionsOf(product: {
  readonly category: string;
  readonly servesFrom: number | null;
  readonly portions?: number | null;
}): number {
  if (product.portions !== undefined && product.portions !== null) return product.portions;
  const slug = categorySlug(product.category);
  if (/drink|sauce/.test(slug)) return 0;
  const serves = product.servesFrom ?? 1;
  return /snack|side|sweet/.test(slug) ? Math.ceil(serves / 4) : serves;
}
