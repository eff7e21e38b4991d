import type { AllergenChoice, DietChoice } from '../catalogue/product-filter.ts';
import type { Cents } from '../money/money.ts';
import type { Meal, Occasion } from './wish.ts';

/** The parts of a table. */
export const courses = ['main', 'side', 'sweet', 'drink'] as const;
export type Course = (typeof courses)[number];

/** Where a dish may stand. 'extra' is what counts for nothing, sauces and chips: only a visitor lays it. */
export const dishCourses = [...courses, 'extra'] as const;

/** What guests see as the same: five wraps are little choice. Some are asked for by name. */
export const dishKinds = [
  'rolls',
  'sandwich',
  'wrap',
  'panini',
  'toasty',
  'burger',
  'sushi',
  'fried',
  'pot',
  'oven',
  'dips',
  'cheese',
  'skewers',
  'leaf-salad',
  'filling-salad',
  'bread',
  'pastry',
  'cake',
  'dessert',
  'fruit',
  'water',
  'juice',
  'cola',
  'coffee',
  'milk',
  'sekt',
  'beer',
  'extra',
] as const;
export type DishKind = (typeof dishKinds)[number];

/** Guests of each diet; who eats vegetarian eats the vegan part too, and it counts for both. */
export type Parts = { readonly [D in DietChoice]?: number };

/** What is known of a dish, or of a crate of drinks, to lay a table with it. */
export interface Dish {
  readonly id: number;
  readonly course: (typeof dishCourses)[number];
  /** For how many one of it is enough at least; of drinks its bottles, large ones twice. */
  readonly serves: number;
  /** VAT included, deposit not included. */
  readonly price: Cents;
  /** Declared ones; what is vegan is vegetarian too. */
  readonly diets: readonly DietChoice[];
  /** Of a mixed dish, for how many of a diet the part of it that is theirs is enough. */
  readonly parts: Parts;
  /** What guests have picked who cannot eat it: peanuts count as nuts, too. */
  readonly allergens: readonly AllergenChoice[];
  readonly pork: boolean;
  readonly alcohol: boolean;
  readonly caffeine: boolean;
  /** Null while nobody has said: then it is like no other. */
  readonly kind: DishKind | null;
  /** Meals and occasions that it is made for. */
  readonly fits: readonly (Meal | Occasion)[];
  readonly bestSeller: boolean;
  /** Whether it comes warm. */
  readonly warm: boolean;
  /** Of a drink, 0 of what is eaten. */
  readonly centilitres: number;
}

/** How many of a dish stand on a table. */
export interface TableLine {
  readonly id: number;
  readonly pieces: number;
}

/** How many of each dish, by its id. */
export type Pieces = ReadonlyMap<number, number>;
