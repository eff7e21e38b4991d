import type { Dish } from './dish.ts';

/** What a table looks at of a dish besides its size and its price. */
const looks = ({ course, kind, diets, allergens, parts, fits, warm, pork, alcohol, caffeine }: Dish) =>
  JSON.stringify([course, kind, diets, allergens, parts, fits, warm, pork, alcohol, caffeine]);

/**
 * Of each dish the first of the sizes that it comes in: two small ones are no more choice than a large one. Dishes of a kind are
 * one in several sizes when a table sees nothing else that they differ in, and no two are of one size.
 */
export function inSizes(dishes: readonly Dish[]): ReadonlyMap<Dish['id'], Dish['id']> {
  const alike = new Map<string, Dish[]>();
  for (const dish of dishes) {
    const look = dish.kind ? looks(dish) : String(dish.id);
    alike.set(look, [...(alike.get(look) ?? []), dish]);
  }
  return new Map(
    [...alike.values()].flatMap((sizes) => {
      const isOne = new Set(sizes.map(({ serves }) => serves)).size === sizes.length;
      return sizes.map(({ id }) => [id, (isOne && sizes[0]?.id) || id] as const);
    }),
  );
}
