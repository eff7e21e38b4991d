import type { Product } from '#contract/shop/products.ts';
import { productPath } from '#rules/catalogue/product-path.ts';
import { type Cents, centsOf } from '#rules/money/money.ts';
import { perHead } from '#rules/plan/per-head.ts';
import type { Dish } from '#rules/planner/dish.ts';
import { layTable } from '#rules/planner/lay-table.ts';
import type { Wish } from '#rules/planner/wish.ts';
import type { Locale } from '#rules/text/locale.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';

/** What the page shows of a product. */
export interface PlanProduct {
  readonly name: string;
  /** Its page. */
  readonly path: string;
  readonly imageUrl: string | null;
  readonly serves: Product['serves'];
  readonly diets: readonly string[];
  readonly allergens: readonly string[];
  readonly deposit: number;
}

/** The menu as a table is laid with it: in the page once, so that a browser lays by itself. */
export interface PlanMenu {
  readonly dishes: readonly Dish[];
  readonly products: Readonly<Record<number, PlanProduct>>;
  /** What dishes are called that stand on this table and on the menu no more. */
  readonly gone: Readonly<Record<number, string>>;
  /** The examples, with what the table of each comes to a head. */
  readonly examples: readonly Example[];
}

export interface Example {
  readonly name: 'team' | 'birthday' | 'reception';
  readonly wish: Pick<Wish, 'occasion' | 'guests' | 'meal'>;
  readonly head: Cents;
}

const examples = [
  { name: 'team', wish: { occasion: 'team', guests: 20, meal: 'lunch' } },
  { name: 'birthday', wish: { occasion: 'birthday', guests: 30, meal: 'lunch' } },
  { name: 'reception', wish: { occasion: 'reception', guests: 40, meal: 'snack' } },
] as const;

/** @param dishes of which a table is laid; only those that are listed, so that each has a name and a picture */
export function planMenu(dishes: readonly Dish[], listed: readonly Product[], locale: Locale): PlanMenu {
  const products: Record<number, PlanProduct> = {};
  for (const { id, name, imageUrl, serves, diets, allergens, deposit } of listed)
    products[id] = {
      name: readLocalizedText(name, locale),
      path: productPath(id, name, locale),
      imageUrl,
      serves,
      diets,
      allergens,
      deposit: centsOf(deposit),
    };
  const known = dishes.filter(({ id }) => products[id]);
  const shown = examples.map((one) => ({ ...one, head: headOf(one.wish) }));
  return { dishes: known, products, gone: {}, examples: shown };

  function headOf(wish: Example['wish']): Cents {
    const asked = { ...wish, vegan: 0, vegetarian: 0, halal: 0, without: {}, budget: null };
    return perHead(layTable(known, asked).price, asked);
  }
}
