import type { AllergenChoice } from '../catalogue/product-filter.ts';
import { type Course, courses, type Dish, type Pieces } from './dish.ts';
import { drinkPromises, quenching } from './drink-promises.ts';
import { foodPromises, type Pools } from './food-promises.ts';
import { isForAnybody } from './for-anybody.ts';
import { forbidden } from './forbidden.ts';
import { goals } from './goals.ts';
import { leftOut } from './left-out.ts';
import type { Need } from './need.ts';
import { inSizes } from './sizes.ts';
import type { Wish } from './wish.ts';

/** One course before it is laid: from what, and what it has to be. */
export interface CoursePlan {
  readonly course: Course;
  /** By id. */
  readonly dishes: readonly Dish[];
  /** Of each dish the first of its sizes. */
  readonly sizes: ReadonlyMap<Dish['id'], Dish['id']>;
  /** Promises first, then goals. */
  readonly needs: readonly Need[];
  /** How much it needs in all: portions, of drinks bottles. */
  readonly size: number;
  readonly leftOut: readonly AllergenChoice[];
}

/** A small bottle. */
const bottle = 33;

/** How much of its course one of a dish is: portions, of drinks bottles. */
export const sizeOf = (dish: Dish) => (dish.course === 'drink' && quenching(dish) === 0 ? 0 : dish.serves);

/** Whether it may stand there without a visitor's wish. */
const mayBeLaid = (dish: Dish, wish: Wish) => !forbidden(dish, wish) && isForAnybody(dish, wish);

/**
 * The plans of all courses. @param dishes by id, those that nobody has taken off; @param kept what the visitor has set,
 * which stays whatever it is
 */
export function coursePlans(dishes: readonly Dish[], wish: Wish, kept: Pieces = new Map()): CoursePlan[] {
  const of = (course: Course) =>
    dishes.filter((dish) => dish.course === course && (kept.has(dish.id) || mayBeLaid(dish, wish)));
  const pools: Pools = { main: of('main'), side: of('side'), sweet: of('sweet'), drink: of('drink') };
  const sizes = inSizes(dishes);
  return courses.map((course) => {
    const promises = course === 'drink' ? drinkPromises(wish) : foodPromises(course, wish, pools);
    const free = pools[course].filter(({ id }) => !kept.has(id));
    const left = leftOut(free, wish, promises);
    const whole = course === 'drink' ? 'litres' : 'portions';
    const amount = promises.find(({ name, group }) => name === whole && !group)?.amount ?? 0;
    return {
      course,
      sizes,
      dishes: pools[course].filter(
        ({ id, allergens }) => kept.has(id) || !left.some((allergen) => allergens.includes(allergen)),
      ),
      needs: [...promises, ...goals(course, wish, amount)],
      size: course === 'drink' ? amount / bottle : amount,
      leftOut: left,
    };
  });
}
