import { allergenChoices } from '#rules/catalogue/product-filter.ts';
import type { Dish } from '#rules/planner/dish.ts';
import type { Wish } from '#rules/planner/wish.ts';

/**
 * A promise of a table, counted by other code than that which lays it, so that one finds the mistakes of the other: so much
 * of what some dishes bring.
 */
export interface Promised {
  /** course/what/whose, the last 'all' for all guests. */
  readonly key: string;
  readonly least: number;
  /** What so many of a dish bring. */
  readonly bring: (dish: Dish, pieces: number) => number;
}

export type Food = 'main' | 'side' | 'sweet';
const food: readonly Food[] = ['main', 'side', 'sweet'];

/** The least whole number that is at least a fraction. */
function wholeFrom(numerator: number, denominator: number): number {
  let whole = 0;
  while (whole * denominator < numerator) whole++;
  return whole;
}

/** Ten times what a guest eats of a course. */
export function appetite({ meal }: Wish, course: Food): number {
  if (meal === 'snack') return 6;
  return meal === 'dinner' && course !== 'sweet' ? 13 : 10;
}

/** Whether the planner may lay a dish by itself, allergens that only some go without aside. */
export const mayStand = (dish: Dish, wish: Wish): boolean => isAllowed(dish, wish) && isEaten(dish, wish);

/** Whether anybody eats it. */
function isEaten(dish: Dish, wish: Wish): boolean {
  if (allergenChoices.some((one) => (wish.without[one] ?? 0) >= wish.guests && dish.allergens.includes(one)))
    return false;
  const eatAll = wish.guests - wish.vegan - wish.vegetarian - wish.halal;
  const isTheirs = groupsOf({ ...wish, without: {} }).some(({ feeds }) => feeds(dish) > 0);
  // Halal guests drink all that has no alcohol, and everybody what is declared for nobody.
  const isDrunk = wish.halal > 0 || dish.diets.length === 0;
  return eatAll > 0 || isTheirs || (dish.course === 'drink' && isDrunk);
}

/** Whether a dish is fit for the occasion. */
export function isAllowed(dish: Dish, wish: Wish): boolean {
  if (dish.course === 'extra') return false;
  if (wish.halal > 0 && (dish.pork || dish.alcohol)) return false;
  if (wish.occasion === 'birthday' && dish.caffeine) return false;
  if (!dish.alcohol) return true;
  if (dish.course !== 'drink') return false;
  return dish.kind === 'sekt' && ['ceremony', 'reception'].includes(wish.occasion) && wish.meal !== 'lunch';
}

/** Centilitres that count as a drink. */
export const drunk = (dish: Dish) =>
  dish.course !== 'drink' || dish.alcohol || ['coffee', 'milk', 'sekt'].includes(dish.kind ?? '')
    ? 0
    : dish.centilitres;

/** All promises of a wish. @param standing what may stand on the table: of the menu, or of what a visitor has left of it */
export function promisesOf(wish: Wish, standing: readonly Dish[]): Promised[] {
  return [...food.flatMap((course) => promisesToEat(wish, standing, course)), ...promisesToDrink(wish)];
}

function promisesToEat(wish: Wish, standing: readonly Dish[], course: Food): Promised[] {
  const each = appetite(wish, course);
  const all = wholeFrom(wish.guests * each, 10);
  const portions = (feeds: (dish: Dish) => number) => (dish: Dish, pieces: number) =>
    dish.course === course ? feeds(dish) * pieces : 0;
  const whole = portions(({ serves }) => serves);
  const list: Promised[] = [{ key: `${course}/portions/all`, least: all, bring: whole }];
  if (course === 'side') {
    const bring = portions(({ kind, serves }) => (kind === 'bread' ? 0 : serves));
    list.push({ key: 'side/not-only-bread/all', least: wholeFrom(2 * all, 3), bring });
  }
  for (const { who, eaters, feeds } of groupsOf(wish)) {
    const can = (dish: Dish) => feeds(dish) > 0;
    const courses = food.filter((one) => standing.some((dish) => dish.course === one && can(dish)));
    const noMain = !courses.includes('main');
    let least = wholeFrom(eaters * each, 10);
    if (course === 'main')
      least = Math.min(all, wholeFrom(each * 2 * eaters * wish.guests, 10 * (eaters + wish.guests)));
    if (course === 'side' && noMain) least *= 2;
    list.push({ key: `${course}/portions/${who}`, least, bring: portions(feeds) });
    if (courses.join() === course || (course === 'side' && noMain)) {
      const bring = (dish: Dish) => (dish.course === course && can(dish) ? 1 : 0);
      list.push({ key: `${course}/dishes/${who}`, least: 2, bring });
    }
  }
  return list;
}

function promisesToDrink({ guests, meal }: Wish): Promised[] {
  const litres = guests * { snack: 30, lunch: 50, dinner: 80 }[meal];
  const times = (amount: (dish: Dish) => number) => (dish: Dish, pieces: number) => amount(dish) * pieces;
  return [
    { key: 'drink/litres/all', least: litres, bring: times(drunk) },
    {
      key: 'drink/bottles/all',
      least: guests,
      bring: times((dish) => (drunk(dish) > 0 ? dish.serves : 0)),
    },
    {
      key: 'drink/water/all',
      least: wholeFrom(litres, 3),
      bring: times((dish) => (dish.kind === 'water' ? drunk(dish) : 0)),
    },
    {
      key: 'drink/not-only-water/all',
      least: wholeFrom(litres, 4),
      bring: times((dish) => (dish.kind === 'water' ? 0 : drunk(dish))),
    },
  ];
}

/** Who eats apart, and how many of them one of a dish feeds: all of it, or the part that is theirs. */
function groupsOf(wish: Wish): { who: string; eaters: number; feeds: (dish: Dish) => number }[] {
  const vegans = ({ diets, serves, parts }: Dish) => (diets.includes('vegan') ? serves : (parts.vegan ?? 0));
  const vegetarians = wish.vegetarian > 0 ? wish.vegetarian + wish.vegan : 0;
  return [
    { who: 'vegan', eaters: wish.vegan, feeds: vegans },
    {
      who: 'vegetarian',
      eaters: vegetarians,
      feeds: (dish: Dish) =>
        dish.diets.includes('vegetarian') ? dish.serves : Math.max(vegans(dish), dish.parts.vegetarian ?? 0),
    },
    {
      who: 'halal',
      eaters: wish.halal,
      feeds: ({ diets, serves, parts }: Dish) => (diets.includes('halal') ? serves : (parts.halal ?? 0)),
    },
    ...allergenChoices.map((who) => ({
      who,
      eaters: wish.without[who] ?? 0,
      feeds: ({ allergens, serves }: Dish) => (allergens.includes(who) ? 0 : serves),
    })),
  ].filter(({ eaters }) => eaters > 0);
}

/** How much of a promise a table has. */
export function brought(
  { bring }: Promised,
  served: readonly { readonly dish: Dish; readonly pieces: number }[],
): number {
  let sum = 0;
  for (const { dish, pieces } of served) sum += bring(dish, pieces);
  return sum;
}
