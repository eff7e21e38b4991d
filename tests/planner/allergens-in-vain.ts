import { type AllergenChoice, allergenChoices } from '#rules/catalogue/product-filter.ts';
import type { Dish } from '#rules/planner/dish.ts';
import type { Wish } from '#rules/planner/wish.ts';
import type { Promised } from './recount.ts';
import type { Seen } from './seen.ts';

/** Named allergens that stand on a table although their course can do without. */
export function allergensInVain(
  { wish, kept, served, standing }: Seen,
  promises: readonly Promised[],
): string[] {
  const free = standing.filter(({ id }) => !kept.has(id));
  return ['main', 'side', 'sweet', 'drink'].flatMap((course) =>
    avoidable(
      wish,
      free.filter((dish) => dish.course === course),
      promises.filter(({ key }) => key.startsWith(`${course}/`)),
    ).flatMap((allergen) =>
      served
        .filter(({ dish }) => dish.course === course && !kept.has(dish.id))
        .filter(({ dish }) => dish.allergens.includes(allergen))
        .map(({ dish }) => `${dish.id} has ${allergen}, and its course can do without`),
    ),
  );
}

/** The allergens that a course can do without, the rarest first: half of it stays, and no promise loses what it takes. */
export function avoidable(
  wish: Wish,
  course: readonly Dish[],
  promises: readonly Promised[],
): AllergenChoice[] {
  const containing = (who: AllergenChoice) =>
    course.filter(({ allergens }) => allergens.includes(who)).length;
  const named = allergenChoices.filter((who) => (wish.without[who] ?? 0) > 0);
  const turns = named.map((who, place) => ({ who, rank: containing(who) * 100 + place }));
  turns.sort((one, other) => one.rank - other.rank);
  const gone: AllergenChoice[] = [];
  for (const { who } of turns) {
    const now = course.filter(({ allergens }) => !gone.some((one) => allergens.includes(one)));
    const then = now.filter(({ allergens }) => !allergens.includes(who));
    const able = (dishes: readonly Dish[], { bring }: Promised) =>
      dishes.filter((dish) => bring(dish, 1) > 0).length;
    const suffices = promises.every((promise) => {
      const wanted = promise.key.includes('/dishes/') ? 2 : 1;
      return able(then, promise) >= wanted || able(then, promise) === able(now, promise);
    });
    if (then.length * 2 >= course.length && suffices) gone.push(who);
  }
  return gone;
}
