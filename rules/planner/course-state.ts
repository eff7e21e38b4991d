import { type CoursePlan, sizeOf } from './course-plan.ts';
import type { Dish, DishKind, Pieces } from './dish.ts';
import type { Need } from './need.ts';
import type { Wish } from './wish.ts';

/** A missing one of what is promised: more than all that is only wished for can ever come to. */
const broken = 1e7;
/** How much cheaper a dish counts for each of its occasion, its meal and the many who like it; how much dearer if marked. */
const fitting = 0.12;
const marked = 0.25;
/** How much dearer a dish in all its sizes, or a kind of dishes, counts that is all of its course. */
const alone = { dish: 0.55, kind: 0.3 };
/** Cents a guest for each dish more: of twelve little platters each is gone in a minute. */
const line = 4;
/** Cents a guest for each dish of which less than a share of them finds anything: it is gone before most have seen it. */
const scarce = { cents: 16, share: 0.08 };
/** Cents for a piece and for a dish that comes or goes when a table is laid again. */
const moved = { piece: 500, dish: 800 };

interface Tally {
  sum: number;
}

/** What there is of a dish in all its sizes. */
interface Whole extends Tally {
  pieces: number;
}

/** A dish while its course is laid. */
export interface Place {
  readonly dish: Dish;
  pieces: number;
  /** Set by the visitor. */
  readonly isKept: boolean;
  /** In thousandths of a cent, so that sums stay whole. */
  readonly price: number;
  readonly size: number;
  readonly whole: Whole;
  readonly kind: Tally;
  readonly adds: readonly { readonly tally: Tally; readonly each: number; readonly once: boolean }[];
  readonly was: number;
}

export interface CourseState {
  /** By id. */
  readonly places: readonly Place[];
  readonly move: (place: Place, by: number) => void;
  /** What the course is as bad as, in cents: the less the better. */
  readonly cost: () => number;
}

/**
 * A course that is being laid, with only what is kept on it. Its sums are kept while dishes come and go, so that trying
 * one is cheap.
 */
export function courseState(
  plan: CoursePlan,
  wish: Wish,
  goals: number,
  { kept, was }: { readonly kept: Pieces; readonly was: Pieces | null },
): CourseState {
  const sized = plan.dishes.filter((dish) => sizeOf(dish) > 0);
  const meanPrice = sized.reduce((sum, dish) => sum + dish.price / sizeOf(dish), 0) / (sized.length || 1);
  const crowding = (goals * meanPrice) / plan.size;
  // What nobody has named a kind of is one of its own.
  const kinds = new Map<DishKind | Dish['id'], Tally>();
  const wholes = new Map<Dish['id'], Whole>();
  const needs = plan.needs
    .filter(({ amount, worth }) => amount > 0 && (worth === null || goals > 0))
    .map((need) => ({ need, tally: { sum: 0 }, weight: need.worth === null ? broken : need.worth * goals }));
  const fewest = plan.course === 'drink' ? 0 : wish.guests * scarce.share;
  let [price, lines, scarceLines, squares, kindSquares, movedPieces, movedDishes] = [0, 0, 0, 0, 0, 0, 0];
  const places = plan.dishes.map((dish): Place => {
    const kind = keptIn(kinds, dish.kind ?? dish.id, { sum: 0 });
    const whole = keptIn(wholes, plan.sizes.get(dish.id) ?? dish.id, { sum: 0, pieces: 0 });
    return {
      dish,
      pieces: 0,
      isKept: kept.has(dish.id),
      price: Math.round(1000 * dish.price * factorOf(dish)),
      size: sizeOf(dish),
      whole,
      kind,
      adds: needs.flatMap(({ need, tally }) => sharesIn(need, tally, dish)),
      was: was?.get(dish.id) ?? 0,
    };
  });
  for (const place of places) {
    movedPieces += place.was;
    movedDishes += Number(place.was > 0);
    move(place, kept.get(place.dish.id) ?? 0);
  }
  return { places, move, cost };

  /** What each cent of a price counts. */
  function factorOf({ fits, bestSeller, allergens }: Dish): number {
    const fit = [fits.includes(wish.occasion), fits.includes(wish.meal), bestSeller].filter(Boolean).length;
    const isMarked = goals > 0 && allergens.some((allergen) => (wish.without[allergen] ?? 0) > 0);
    return 1 - fitting * goals * fit + (isMarked ? marked : 0);
  }

  function move(place: Place, by: number): void {
    const { pieces, size, whole, kind, adds, was } = place;
    const now = pieces + by;
    const comes = Number(now > 0) - Number(pieces > 0);
    place.pieces = now;
    price += place.price * by;
    lines -= Number(whole.pieces > 0);
    scarceLines -= Number(isScarce(whole));
    whole.pieces += by;
    squares += widened(whole, size * by);
    lines += Number(whole.pieces > 0);
    scarceLines += Number(isScarce(whole));
    kindSquares += widened(kind, size * by);
    movedPieces += Math.abs(now - was) - Math.abs(pieces - was);
    movedDishes += Number(now > 0 !== was > 0) - Number(pieces > 0 !== was > 0);
    for (const { tally, each, once } of adds) tally.sum += each * (once ? comes : by);
  }

  function isScarce({ sum }: Whole): boolean {
    return sum > 0 && sum < fewest;
  }

  function cost(): number {
    let sum = price / 1000 + goals * wish.guests * (line * lines + scarce.cents * scarceLines);
    sum += crowding * (alone.dish * squares + alone.kind * kindSquares);
    if (was) sum += moved.piece * movedPieces + moved.dish * movedDishes;
    for (const { need, tally, weight } of needs) {
      if (tally.sum < need.amount) sum += weight * (need.amount - tally.sum);
    }
    return sum;
  }
}

function keptIn<Key, Value>(map: Map<Key, Value>, key: Key, none: Value): Value {
  const value = map.get(key) ?? none;
  map.set(key, value);
  return value;
}

/** Adds to a tally; answers how much more its square is. */
function widened(tally: Tally, by: number): number {
  const before = tally.sum;
  tally.sum += by;
  return tally.sum ** 2 - before ** 2;
}

function sharesIn({ name, adds }: Need, tally: Tally, dish: Dish): Place['adds'][number][] {
  const each = adds(dish);
  return each > 0 ? [{ tally, each, once: name === 'dishes' }] : [];
}
