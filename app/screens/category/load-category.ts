import type { CategoryDetail } from '#contract/shop/categories.ts';
import { findCategoryBySlug } from '#rules/catalogue/category-slug.ts';
import { orderProducts } from '#rules/orders/product-ordering.ts';
import type { PageContext } from '../../api/context.ts';
import { inLanguage, type ShownProduct } from '../../page/in-language.ts';

export type CategoryPage =
  | { state: 'found'; category: CategoryDetail; products: ShownProduct[] }
  | { state: 'missing' }
  | { state: 'failed' };

/** The category that a slug names, with its products in the order they are shown (spec §7, §9). */
export async function loadCategory(
  { api, locale }: Pick<PageContext, 'api' | 'locale'>,
  slug: string,
): Promise<CategoryPage> {
  try {
    const [categories, products] = await Promise.all([api.categories(), api.products(0)]);
    const category = findCategoryBySlug(categories, slug);
    if (!category) return { state: 'missing' };
    const own = products.filter(({ id }) => category.productIds.includes(id));
    return { state: 'found', category, products: orderProducts(own, category.name).map(inLanguage(locale)) };
  } catch {
    return { state: 'failed' };
  }
}
