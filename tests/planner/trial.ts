import type { Dish } from '#rules/planner/dish.ts';
import { type Before, type LaidTable, layTable } from '#rules/planner/lay-table.ts';
import { mostGuests, type Wish } from '#rules/planner/wish.ts';
import { type Chance, chanceOf } from '../torture/support/chance.ts';
import { chanceMenu, chanceWish, shuffled } from './chance-wishes.ts';
import { complaints } from './complaints.ts';
import { brought, mayStand, promisesOf } from './recount.ts';

/** What can be wrong with the tables of a wish. */
export const faults = [
  'promises broken in silence, or said and not so',
  'other tables for the same wish',
  'tables that moved when nothing had changed',
  'tables that a visitor has set and finds otherwise',
  'tables that are too little for one guest fewer',
  'gaps that come or go with the budget',
  'tables that are above a budget, and one is known that is three hundredths cheaper',
] as const;
export type Fault = (typeof faults)[number];

export interface Trial {
  readonly wish: Wish;
  /** How many tables were laid for it. */
  readonly tables: number;
  readonly found: readonly { readonly fault: Fault; readonly what: string }[];
}

/** Lays the tables of one wish of a seed, each third from dishes that nobody sells, and looks at each in every way. */
export function trial(seed: number, nth: number, sample: readonly Dish[]): Trial {
  const chance = chanceOf(seed, nth);
  const wish = chanceWish(chance);
  const dishes = nth % 3 === 2 ? chanceMenu(chance) : sample;
  const found: { fault: Fault; what: string }[] = [];
  let tables = 0;
  const lay = (of: Wish, before: Before = {}, from = dishes): LaidTable => {
    tables++;
    return layTable(from, of, before);
  };
  const note = (fault: Fault, what: readonly string[]) => {
    for (const one of what) found.push({ fault, what: one });
  };
  const look = (fault: Fault, of: Wish, laid: LaidTable, before: Before = {}) =>
    note(fault, complaints(dishes, of, laid, before));

  const laid = lay(wish);
  look(faults[0], wish, laid);
  const again = lay(wish, {}, shuffled(dishes, chance));
  if (linesOf(again) !== linesOf(laid)) note(faults[1], [`${linesOf(laid)}, then ${linesOf(again)}`]);

  const before = visitor(chance, laid, dishes);
  const changed = lay(wish, { ...before, was: laid.table });
  look(faults[3], wish, changed, before);
  for (const [was, done] of [
    [laid, {}],
    [changed, before],
  ] as const) {
    const still = lay(wish, { ...done, was: was.table });
    if (linesOf(still) !== linesOf(was)) note(faults[2], [`${linesOf(was)}, then ${linesOf(still)}`]);
  }

  if (wish.guests < mostGuests && !isOfOneKind(wish)) {
    const more = { ...wish, guests: wish.guests + 1 };
    const larger = lay(more, { was: laid.table });
    look(faults[0], more, larger);
    note(faults[4], tooLittle(dishes, wish, larger));
  }

  const budget = (wish.budget ?? 2000) + 1 + chance.below(1500);
  for (const other of [null, budget]) {
    const richer = lay({ ...wish, budget: other });
    look(faults[0], { ...wish, budget: other }, richer);
    if (JSON.stringify(richer.gaps.map(keyOf)) !== JSON.stringify(laid.gaps.map(keyOf)))
      note(faults[5], [`${wish.budget} and ${other}: ${laid.gaps.map(keyOf)}, ${richer.gaps.map(keyOf)}`]);
    if (laid.over > 0 && richer.price < laid.price * 0.97)
      note(faults[6], [`${laid.price}, and ${richer.price}`]);
  }
  return { wish, tables, found };
}

/** Whether everybody shares a need: one guest more who does not is another table, from which more is laid. */
const isOfOneKind = ({ guests, vegan, vegetarian, halal, without }: Wish) =>
  vegan + vegetarian + halal >= guests || Object.values(without).some((count) => count >= guests);

const linesOf = ({ table }: LaidTable) => table.map(({ id, pieces }) => `${id}×${pieces}`).join(' ');
const keyOf = ({ course, what, who }: LaidTable['gaps'][number]) => `${course}/${what}/${who}`;

/** A visitor who sets some lines, adds a dish and takes others off. */
function visitor(chance: Chance, { table }: LaidTable, dishes: readonly Dish[]): Before {
  const set = table
    .filter(() => chance.of(15))
    .map(({ id, pieces }) => ({ id, pieces: pieces + chance.below(2) }));
  const added = chance.of(50) ? [{ id: chance.pick(dishes).id, pieces: 1 + chance.below(3) }] : [];
  const kept = [...set, ...added.filter(({ id }) => set.every((line) => line.id !== id))];
  const banned = table
    .map(({ id }) => id)
    .filter((id) => chance.of(15) && kept.every((line) => line.id !== id));
  return { kept, banned };
}

/** What a table lacks of the promises of a wish, gaps aside. */
function tooLittle(dishes: readonly Dish[], wish: Wish, { table, gaps }: LaidTable): string[] {
  const served = table.flatMap(({ id, pieces }) => {
    const dish = dishes.find((one) => one.id === id);
    return dish ? [{ dish, pieces }] : [];
  });
  const standing = dishes.filter((dish) => mayStand(dish, wish));
  return promisesOf(wish, standing)
    .filter((promise) => brought(promise, served) < promise.least)
    .map(({ key }) => key)
    .filter((key) => !gaps.some((gap) => key === `${gap.course}/${gap.what}/${gap.who ?? 'all'}`))
    .filter((key) => !gaps.some(({ course, who, has }) => !who && has === 0 && key.startsWith(`${course}/`)));
}
