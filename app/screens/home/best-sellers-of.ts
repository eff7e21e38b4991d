import { bestSellers } from '#content/best-sellers.ts';
import type { CategoryDetail } from '#contract/shop/categories.ts';
import type { Product } from '#contract/shop/products.ts';
import { categoryPath } from '../../page/public-pages.ts';
import { productAnchor } from '../../product/product-facts.ts';

export interface BestSeller {
  readonly product: Product;
  /** Where it stands on the menu. */
  readonly path: string;
}

/** The chosen best sellers as the menu has them now; what is sold no longer or is in no category is left out. */
export function chosenBestSellers(
  products: readonly Product[],
  categories: readonly CategoryDetail[],
  chosen: readonly number[] = bestSellers,
): BestSeller[] {
  return chosen.flatMap((id) => {
    const product = products.find((candidate) => candidate.id === id);
    const category = categories.find(({ productIds }) => productIds.includes(id));
    if (!product || !category) return [];
    return [{ product, path: `${categoryPath(category.name)}#${productAnchor(id)}` }];
  });
}
