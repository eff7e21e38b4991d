import type { Cents } from '../money/money.ts';
import type { Course, Dish } from './dish.ts';
import type { GuestGroup } from './guest-groups.ts';

/** What a course is asked for: promises first, then what is only wished for. */
export type NeedName =
  | 'portions'
  | 'dishes'
  | 'not-only-bread'
  | 'litres'
  | 'bottles'
  | 'water'
  | 'not-only-water'
  | 'warm'
  | 'meat'
  | 'not-only-pork'
  | 'bread'
  | 'fruit'
  | 'juice'
  | 'coffee'
  | 'toast';

/** So much of something has to stand on the table, or should. */
export interface Need {
  readonly course: Course;
  readonly name: NeedName;
  /** Whom it is for; null for all guests. */
  readonly group: GuestGroup | null;
  /** Portions, dishes, bottles or centilitres. */
  readonly amount: number;
  /** What one of a dish adds to it; of 'dishes' however many of it there are. */
  readonly adds: (dish: Dish) => number;
  /** What a missing one is as bad as; null for a promise, which nothing outweighs. */
  readonly worth: Cents | null;
}

/** So many of a dish. */
export interface Serving {
  readonly dish: Dish;
  readonly pieces: number;
}

/** How much of what a need asks for stands on a table. */
export function amountOn(table: readonly Serving[], { course, name, adds }: Need): number {
  return table
    .filter(({ dish }) => dish.course === course)
    .reduce((sum, { dish, pieces }) => sum + adds(dish) * (name === 'dishes' ? 1 : pieces), 0);
}
