import type { Category } from '#contract/shop/categories.ts';
import type { Product } from '#contract/shop/products.ts';
import { m } from '#messages';
import { type SearchableText, searchCatalogue } from '#rules/catalogue/catalogue-search.ts';
import { declaredAmong } from '#rules/catalogue/declared-among.ts';
import { readDiets } from '#rules/catalogue/diet-called.ts';
import { allergenChoice, suitsDiet } from '#rules/catalogue/product-filter.ts';
import { allergenWords, readSearchWishes } from '#rules/catalogue/search-wishes.ts';
import type { Locale } from '#rules/text/locale.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import { browserApi } from '../api/browser.ts';
import { allergenNames, dietName } from './declarations.ts';

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

/**
 * What a search finds: best first, without what the query wants left out; of what asks for a diet only what is declared for it.
 * Names and what is told of a dish are searched in either language, allergens in that of the reader.
 */
export function findDishes(items: readonly MenuItem[], query: string, locale: Locale): MenuItem[] {
  const wishes = readSearchWishes(query);
  const { diets, query: named } = readDiets(wishes.query, dietName);
  const textOf = (item: MenuItem) => searchableText(item, locale);
  const otherTextOf = (item: MenuItem) => searchableText(item, locale === 'de' ? 'en' : 'de');
  const search = (among: readonly MenuItem[], words: string) =>
    searchCatalogue(among, textOf, words, otherTextOf);
  const unwanted = new Set(wishes.unwanted.flatMap((word) => search(items, word)));
  const left = items.filter(
    (item) =>
      declaredAmong(item.product.allergens, wishes.without).length === 0 &&
      diets.every((diet) => suitsDiet(item.product.diets, diet)) &&
      !unwanted.has(item),
  );
  if (named) return search(left, named);
  return left.length < items.length ? left : [];
}

/** Which allergens a search leaves out, in words that follow a count; empty for none. */
export function leftOutWords(query: string): string {
  const names = allergenNames(readSearchWishes(query).without).join(', ');
  return names && m.search_left_out({ names });
}

/** The words by which an item is found. Who looks for vegetarian dishes means the vegan ones too, for nuts also almonds. */
function searchableText({ product, category }: MenuItem, locale: Locale): SearchableText {
  const isVegan = product.diets.includes('vegan');
  const groups = new Set(product.allergens.map(allergenChoice).filter((choice) => choice !== undefined));
  return {
    name: readLocalizedText(product.name, locale),
    category: readLocalizedText(category.name, locale),
    labels: [...product.diets, ...(isVegan ? ['vegetarian'] : [])].map(dietName),
    contents: [...allergenNames(product.allergens), ...[...groups].map(allergenWords)],
    description: [product.description, ...product.packaged.map(({ ingredients }) => ingredients)]
      .map((text) => readLocalizedText(text, locale))
      .join(' '),
  };
}
