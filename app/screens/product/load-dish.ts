import type { CategoryDetail } from '#contract/shop/categories.ts';
import type { Product } from '#contract/shop/products.ts';
import { goesWith } from '#rules/catalogue/goes-with.ts';
import {
  type AllergenChoice,
  allergenChoice,
  allergenChoices,
  type DietChoice,
  dietChoices,
  isMeant,
} from '#rules/catalogue/product-filter.ts';
import { productIdIn, productPath, productPaths } from '#rules/catalogue/product-path.ts';
import type { Locale } from '#rules/text/locale.ts';
import type { PageContext } from '../../api/context.ts';
import { inLanguage, type ShownProduct } from '../../page/in-language.ts';

/** The category that a dish stands in; its name is localized. */
export type DishCategory = Pick<CategoryDetail, 'name'> | null;

/** What is shown of a dish that goes with another one. */
export type Companion = Pick<
  ShownProduct,
  'id' | 'name' | 'price' | 'deposit' | 'imageUrl' | 'path' | 'diets' | 'allergens'
> & {
  /** The diet that both are for; null for none that anybody asks for. */
  readonly diet: DietChoice | null;
};

/** So many are shown at once. */
export const mostCompanions = 4;

export interface FoundDish {
  readonly state: 'found';
  readonly dish: ShownProduct;
  readonly paths: Readonly<Record<Locale, string>>;
  readonly category: DishCategory;
  /** Who makes it. */
  readonly seller: { readonly id: number; readonly name: string } | null;
  /** More than are shown: a choice of diet or allergens may leave some out. */
  readonly companions: readonly Companion[];
  /** Which of the fourteen each of its allergens is; null for one that nobody knows. */
  readonly signs: readonly (AllergenChoice | null)[];
  /** Which of the fourteen are not in it, of nuts not even peanuts; none as soon as something is in it that nobody knows. */
  readonly without: readonly AllergenChoice[];
}

export type DishPage =
  | FoundDish
  | { state: 'withdrawn'; id: number; name: string; category: DishCategory }
  | { state: 'missing' }
  | { state: 'failed' };

/** The dish that a segment of an address names by its number; `moved` where it is called otherwise in this language. */
export async function loadDish(
  { api, locale, withdrawn }: Pick<PageContext, 'api' | 'locale' | 'withdrawn'>,
  segment: string,
): Promise<DishPage | { state: 'moved'; to: string }> {
  const id = productIdIn(segment);
  if (id === null) return { state: 'missing' };
  try {
    const [products, categories, sellers, gone] = await Promise.all([
      api.products(0),
      api.categories(),
      api.sellers(),
      withdrawn(),
    ]);
    const dish = products.find((product) => product.id === id);
    const known = dish ?? gone.find((withdrawn) => withdrawn.id === id);
    if (!known) return { state: 'missing' };
    const to = productPath(id, known.name, locale);
    if (to !== `/product/${segment}`) return { state: 'moved', to };
    const category = nameOf(known.categoryId, categories);
    if (!dish) return { state: 'withdrawn', id, name: known.name, category };
    const signs = dish.allergens.map((slug) => allergenChoice(slug) ?? null);
    const seller = sellers.find((candidate) => candidate.id === dish.sellerId);
    return {
      state: 'found',
      dish: inLanguage(locale)(dish),
      paths: productPaths(id, known.name),
      category,
      seller: seller ? { id: seller.id, name: seller.name } : null,
      companions: companionsOf(dish, products, categories, locale),
      signs,
      without: allergenChoices.filter(
        (choice) => !signs.includes(null) && !dish.allergens.some((slug) => isMeant(slug, choice)),
      ),
    };
  } catch {
    return { state: 'failed' };
  }
}

function nameOf(categoryId: number, categories: readonly CategoryDetail[]): DishCategory {
  const category = categories.find(({ id }) => id === categoryId);
  return category ? { name: category.name } : null;
}

function companionsOf(
  dish: Product,
  products: readonly Product[],
  categories: readonly CategoryDetail[],
  locale: Locale,
): Companion[] {
  const placed = (product: Product) => ({
    id: product.id,
    diets: product.diets,
    netQuantity: product.netQuantity,
    category: nameOf(product.categoryId, categories)?.name ?? '',
    product,
  });
  return goesWith(placed(dish), products.map(placed), 2 * mostCompanions).map(({ product }) => {
    const { id, name, price, deposit, imageUrl, diets, allergens } = product;
    const path = productPath(id, name, locale);
    const diet = dietChoices.find((choice) => [dish.diets, diets].every((of) => of.includes(choice)));
    return { id, name, price, deposit, imageUrl, path, diets, allergens, diet: diet ?? null };
  });
}
