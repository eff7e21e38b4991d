import type { Dish, TableLine } from '#rules/planner/dish.ts';
import type { Wish } from '#rules/planner/wish.ts';
import stored from './optima.json' with { type: 'json' };

/** A wish whose best table is known, and how bad that is, in cents. */
export interface Optimum {
  readonly wish: Wish;
  readonly badness: number;
  readonly table: readonly TableLine[];
}

/** The sample catalogue as it was when the best tables were reckoned, before mixed dishes said what is in them. */
export const storedDishes = stored.dishes.map((dish) => ({ ...dish, parts: {} })) as readonly Dish[];

/** The best tables that there are, reckoned once; optima.json says how. */
export const optima: readonly Optimum[] = stored.cases.map(({ wish, badness, table }) => {
  const [guests, vegan, vegetarian, halal, meal, occasion, without] = wish as [
    number,
    number,
    number,
    number,
    Wish['meal'],
    Wish['occasion'],
    Wish['without'],
  ];
  return {
    wish: { guests, vegan, vegetarian, halal, meal, occasion, without, budget: null },
    badness,
    table: table.split(' ').map((line) => {
      const [id = 0, pieces = 0] = line.split('×').map(Number);
      return { id, pieces };
    }),
  };
});
