import type { CategoryDetail } from '#contract/shop/categories.ts';
import type { Product } from '#contract/shop/products.ts';
import { categoryPath } from '../../page/public-pages.ts';
import { productAnchor } from '../../product/product-facts.ts';

export interface BestSeller {
  readonly product: Product;
  /** Where it stands on the menu. */
  readonly path: string;
}

/** The best sellers of the menu, the first first; what is in no category has no place to lead to and is left out. */
export function bestSellersOf(
  products: readonly Product[],
  categories: readonly CategoryDetail[],
): BestSeller[] {
  return products
    .filter(({ bestSeller }) => bestSeller !== null)
    .sort((one, other) => (one.bestSeller ?? 0) - (other.bestSeller ?? 0))
    .flatMap((product) => {
      const category = categories.find(({ productIds }) => productIds.includes(product.id));
      if (!category) return [];
      return [{ product, path: `${categoryPath(category.name)}#${productAnchor(product.id)}` }];
    });
}
