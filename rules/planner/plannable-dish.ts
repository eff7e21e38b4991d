import type { Additive, Allergen, Diet, NetUnit } from '../catalogue/declared.ts';
import {
  type AllergenChoice,
  allergenChoice,
  allergenChoices,
  dietChoices,
  isMeant,
  suitsDiet,
} from '../catalogue/product-filter.ts';
import type { Cents } from '../money/money.ts';
import { courseOf } from './course-of.ts';
import type { Dish, Parts } from './dish.ts';
import type { TableFields } from './table-fields.ts';

interface Product extends TableFields {
  readonly id: number;
  readonly category: string;
  readonly priceCents: Cents;
  readonly serves: { readonly from: number } | null;
  readonly netQuantity: { readonly amount: number; readonly unit: NetUnit } | null;
  readonly kitchenUnit: { readonly perPiece: number } | null;
  readonly allergens: readonly Allergen[];
  readonly additives: readonly Additive[];
  readonly diets: readonly Diet[];
  readonly bestSeller?: number | null;
}

/** A bottle of half a litre or more is two. */
const largeBottle = 50;
/** Of what glasses are filled with. */
const glass = 10;

/** A product as a table is laid with it; null for one that nobody knows for how many it is enough. */
export function plannableDish(product: Product): Dish | null {
  const course = courseOf(product);
  const { netQuantity, kind, fits, warm } = product;
  const centilitres = course === 'drink' && netQuantity?.unit === 'ml' ? netQuantity.amount / 10 : 0;
  const serves = servingsOf(product, centilitres);
  if (serves < 1) return null;
  return {
    id: product.id,
    course,
    serves,
    price: product.priceCents,
    diets: dietChoices.filter((diet) => suitsDiet(product.diets, diet)),
    parts: partsOf(product.parts, serves),
    allergens: allergensOf(product),
    pork: product.diets.includes('pork'),
    alcohol: product.diets.includes('alcohol'),
    caffeine: product.additives.includes('caffeine') || kind === 'coffee',
    kind,
    fits,
    bestSeller: typeof product.bestSeller === 'number',
    warm,
    centilitres,
  };
}

/**
 * Which of the 14 a guest may have picked who cannot eat it. What holds something that nobody knows here may hold any of them: it is
 * for no guest who avoids one.
 */
function allergensOf({ allergens }: Product): readonly AllergenChoice[] {
  return allergenChoices.filter((choice) =>
    allergens.some((slug) => isMeant(slug, choice) || !allergenChoice(slug)),
  );
}

/** Never more than the whole; what is for vegans is for vegetarians too. */
function partsOf({ vegan = 0, vegetarian = 0, halal = 0 }: Parts, serves: number): Parts {
  const counts = { vegan, vegetarian: Math.max(vegan, vegetarian), halal };
  return Object.fromEntries(
    Object.entries(counts).flatMap(([diet, count]) => (count > 0 ? [[diet, Math.min(count, serves)]] : [])),
  );
}

/** Guests that one is for at least: of Sekt its glasses, of what comes in bottles these. */
function servingsOf(product: Product, centilitres: number): number {
  const { kind } = product;
  if (kind === 'sekt') return Math.floor(centilitres / glass);
  const bottles = product.kitchenUnit?.perPiece ?? 0;
  if (centilitres === 0 || kind === 'coffee' || bottles < 1) return product.serves?.from ?? 0;
  return Math.floor(bottles) * (centilitres / bottles >= largeBottle ? 2 : 1);
}
