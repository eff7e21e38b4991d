import { bestSellers } from '#content/best-sellers.ts';
import type { CategoryDetail } from '#contract/categories.ts';
import type { Product } from '#contract/products.ts';
import { productAnchor } from '../../parts/product-facts.ts';
import { categoryPath } from '../../parts/public-pages.ts';

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
