import type { Dish, TableLine } from '../planner/dish.ts';

/** So many of each dish, as far as a table can be reckoned with it. */
export const tableOf = (dishes: readonly Dish[], lines: readonly TableLine[]): TableLine[] =>
  lines.filter(({ id, pieces }) => pieces > 0 && dishes.some((dish) => dish.id === id));
