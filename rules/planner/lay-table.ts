import type { Cents } from '../money/money.ts';
import { coursePlans } from './course-plan.ts';
import { type Dish, dishCourses, type Pieces, type TableLine } from './dish.ts';
import { gapsOn, type Lack, shortOn } from './lacks.ts';
import { layWithin, priceOf, stayWithin } from './lay-within.ts';
import type { Serving } from './need.ts';
import { type Reason, reasonsOn } from './reasons.ts';
import type { Wish } from './wish.ts';

/** What a visitor has done to a table, and how it was laid before. */
export interface Before {
  /** What he has set himself: it stays exactly so. */
  readonly kept?: readonly TableLine[];
  /** What he has taken off: it does not come back. */
  readonly banned?: readonly number[];
  /** The table as it was laid: as little as possible is moved. */
  readonly was?: readonly TableLine[];
}

export interface LaidTable {
  /** By course, then by id. */
  readonly table: readonly TableLine[];
  /** VAT included, deposit not included. */
  readonly price: Cents;
  /** What it would cost if it were laid anew, which may move more. */
  readonly anew: Cents;
  /** By how much it is above the budget of all guests; then it is about as cheap as promises can be kept. */
  readonly over: Cents;
  /** Promises that the menu cannot keep. */
  readonly gaps: readonly Lack[];
  /** Promises that are broken by what the visitor has set or taken off. */
  readonly short: readonly Lack[];
  /** Why each dish stands there, in the order of the table. */
  readonly reasons: readonly Reason[];
}

/**
 * Lays a table for guests. What is promised to them is kept, or it is said what cannot be; within that it stays below the
 * budget, and within that it is as good as it can be. The same wish gets the same table, in whatever order the dishes come.
 * @param wish one that wishProblem finds nothing wrong with
 */
export function layTable(dishes: readonly Dish[], wish: Wish, before: Before = {}): LaidTable {
  const task = taskOf(dishes, wish, before);
  const fresh = layWithin(task);
  const table = before.was?.length ? stayWithin(task, fresh, piecesOf(before.was)) : fresh.table;
  return judged(table, fresh.table, task);
}

/**
 * Looks at a table as it stands and moves nothing: what it costs, what it lacks, why each dish stands there. Of what is not
 * on the menu any more nothing is counted.
 */
export function judgeTable(
  dishes: readonly Dish[],
  wish: Wish,
  lines: readonly TableLine[],
  before: Omit<Before, 'was'> = {},
): LaidTable {
  const task = taskOf(dishes, wish, before);
  // In the order in which they stand there.
  const stands = dishCourses.flatMap((course) =>
    lines.flatMap(({ id, pieces }) => {
      const dish = task.menu.find((one) => one.id === id && one.course === course);
      return dish && pieces > 0 ? [{ dish, pieces }] : [];
    }),
  );
  return judged(stands, layWithin(task).table, task);
}

/**
 * Lays what a table lacks: those courses of which something is missing, moved as little as that asks for. All others stay as they
 * stand, also where there is more than enough of them.
 */
export function layRest(
  dishes: readonly Dish[],
  wish: Wish,
  lines: readonly TableLine[],
  before: Omit<Before, 'was'> = {},
): LaidTable {
  const lacking = new Set<Dish['course']>(
    judgeTable(dishes, wish, lines, before).short.map(({ course }) => course),
  );
  const ids = new Set(dishes.filter(({ course }) => lacking.has(course)).map(({ id }) => id));
  const { table } = layTable(dishes, wish, { ...before, was: lines });
  const rest = [...lines.filter(({ id }) => !ids.has(id)), ...table.filter(({ id }) => ids.has(id))];
  return judgeTable(dishes, wish, rest, before);
}

function taskOf(dishes: readonly Dish[], wish: Wish, before: Before) {
  const menu = dishes.toSorted((one, other) => one.id - other.id);
  const set = piecesOf(before.kept ?? []);
  const off = new Set([...(before.banned ?? []), ...[...set.keys()].filter((id) => !set.get(id))]);
  const kept: Pieces = new Map([...set].filter(([id]) => !off.has(id)));
  const plans = coursePlans(
    menu.filter(({ id }) => !off.has(id)),
    wish,
    kept,
  );
  const extras = menu
    .filter(({ id, course }) => course === 'extra' && kept.has(id))
    .map((dish) => ({ dish, pieces: kept.get(dish.id) ?? 0 }));
  return { menu, plans, wish, kept, extras };
}

function judged(
  table: readonly Serving[],
  fresh: readonly Serving[],
  { menu, plans, wish, kept }: ReturnType<typeof taskOf>,
): LaidTable {
  const price = priceOf(table);
  const gaps = gapsOn(table, coursePlans(menu, wish));
  return {
    table: table.map(({ dish, pieces }) => ({ id: dish.id, pieces })),
    price,
    anew: priceOf(fresh),
    over: wish.budget === null ? 0 : Math.max(0, price - wish.budget * wish.guests),
    gaps,
    short: shortOn(table, plans, { gaps, wish }),
    reasons: reasonsOn(table, plans, { wish, kept }),
  };
}

const piecesOf = (lines: readonly TableLine[]): Pieces =>
  new Map(lines.map(({ id, pieces }) => [id, pieces]));
