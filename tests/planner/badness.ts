import type { Dish, TableLine } from '#rules/planner/dish.ts';
import type { Wish } from '#rules/planner/wish.ts';
import { avoidable } from './allergens-in-vain.ts';
import { mayStand, type Promised, promisesOf } from './recount.ts';
import { type Wished, wishedFor } from './wished.ts';

/** What a course is laid of, and how it is judged, counted by other code than that which lays it. */
interface Judged {
  readonly course: string;
  readonly dishes: readonly Dish[];
  readonly promises: readonly Promised[];
  readonly wished: readonly Wished[];
  /** How much of the course one of a dish is. */
  readonly size: (dish: Dish) => number;
  /** Cents for one of a dish by itself. */
  readonly price: (dish: Dish) => number;
  /** Cents for each dish that there is. */
  readonly line: number;
  /** Cents for the square of what there is of a dish, and of a kind of dishes. */
  readonly crowd: { readonly dish: number; readonly kind: number };
}

/** How each course of a wish without a budget is judged. */
function judgedCourses(dishes: readonly Dish[], wish: Wish): Judged[] {
  const standing = dishes.filter((dish) => mayStand(dish, wish));
  const promises = promisesOf(wish, standing);
  return ['main', 'side', 'sweet', 'drink'].map((course) => {
    const own = promises.filter(({ key }) => key.startsWith(`${course}/`));
    const all = standing.filter((dish) => dish.course === course);
    const gone = avoidable(wish, all, own);
    const left = all.filter(({ allergens }) => !allergens.some((one) => gone.includes(one)));
    const size = (dish: Dish) =>
      dish.course === 'drink' && (dish.alcohol || ['coffee', 'milk', 'sekt'].includes(dish.kind ?? ''))
        ? 0
        : dish.serves;
    const sized = left.filter((dish) => size(dish) > 0);
    let each = 0;
    for (const dish of sized) each += dish.price / size(dish) / sized.length;
    const whole = own.find(({ key }) => /(portions|litres)\/all/.test(key))?.least ?? 0;
    const share = each / (course === 'drink' ? whole / 33 : whole);
    const price = (dish: Dish) => {
      let fits = 0;
      for (const event of dish.fits) if (event === wish.meal || event === wish.occasion) fits++;
      if (dish.bestSeller) fits++;
      const isMarked = dish.allergens.some((one) => (wish.without[one] ?? 0) > 0);
      return dish.price * (1 - fits * 0.12 + (isMarked ? 0.25 : 0));
    };
    const wished = wishedFor(wish).filter((one) => one.course === course);
    const crowd = { dish: share * 0.55, kind: share * 0.3 };
    return { course, dishes: left, promises: own, wished, size, price, line: 4 * wish.guests, crowd };
  });
}

/** What a table of a wish without a budget is as bad as, in cents; nothing for promises, which are no matter of price. */
export function badness(dishes: readonly Dish[], wish: Wish, table: readonly TableLine[]): number {
  let sum = 0;
  for (const { dishes: left, wished, size, price, line, crowd } of judgedCourses(dishes, wish)) {
    const kinds = new Map<string | number, number>();
    for (const dish of left) {
      const pieces = table.find(({ id }) => id === dish.id)?.pieces ?? 0;
      if (pieces === 0) continue;
      sum += price(dish) * pieces + line + crowd.dish * (size(dish) * pieces) ** 2;
      const kind = dish.kind ?? dish.id;
      kinds.set(kind, (kinds.get(kind) ?? 0) + size(dish) * pieces);
    }
    for (const portions of kinds.values()) sum += crowd.kind * portions ** 2;
    for (const { bring, least, cents } of wished) {
      let has = 0;
      for (const dish of left) has += bring(dish) * (table.find(({ id }) => id === dish.id)?.pieces ?? 0);
      sum += cents * Math.max(0, least - has);
    }
  }
  return sum;
}
