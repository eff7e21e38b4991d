import type { Category } from '#contract/categories.ts';
import type { Product } from '#contract/products.ts';
import type { SearchableText } from '#rules/catalogue-search.ts';
import type { Locale } from '#rules/locale.ts';
import { readLocalizedText } from '#rules/localized-text.ts';
import { browserApi } from '../api/browser.ts';
import { dietName } from '../parts/declarations.ts';

/** A product with the category that it stands in. */
export interface MenuItem {
  readonly product: Product;
  readonly category: Category;
}

/** The whole menu, as the search goes through it. */
export interface Menu {
  readonly items: readonly MenuItem[];
  readonly categories: readonly Category[];
}

export async function loadMenu(): Promise<Menu> {
  const [categories, products] = await Promise.all([browserApi.categories(), browserApi.products()]);
  return { categories, items: menuItems(categories, products) };
}

/** Products with their categories; what is in none has no page to lead to and is left out. */
export function menuItems(categories: readonly Category[], products: readonly Product[]): MenuItem[] {
  return products.flatMap((product) => {
    const category = categories.find(({ id }) => id === product.categoryId);
    return category ? [{ product, category }] : [];
  });
}

/** The words by which an item is found. Who looks for vegetarian dishes means the vegan ones too. */
export function searchableText({ product, category }: MenuItem, locale: Locale): SearchableText {
  const isVegan = product.diets.includes('vegan');
  return {
    name: readLocalizedText(product.name, locale),
    category: readLocalizedText(category.name, locale),
    labels: [...product.diets, ...(isVegan ? ['vegetarian'] : [])].map(dietName),
    description: readLocalizedText(product.description, locale),
  };
}
