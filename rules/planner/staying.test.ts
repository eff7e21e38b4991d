import { beforeAll, describe, expect, test } from 'vitest';
import { chanceWish } from '../../tests/planner/chance-wishes.ts';
import { storedDishes } from '../../tests/planner/optima.ts';
import { chanceOf } from '../../tests/torture/support/chance.ts';
import { type LaidTable, layTable } from './lay-table.ts';
import type { Wish } from './wish.ts';

const wishes = Array.from({ length: 60 }, (_, nth) => chanceWish(chanceOf(20261123, nth))).filter(
  ({ guests }) => guests < 120,
);
/** The table of each wish; that of one guest more, after it and anew. */
let laid: { wish: Wish; table: LaidTable; stayed: LaidTable; anew: LaidTable }[];
beforeAll(() => {
  laid = wishes.map((wish) => {
    const table = layTable(storedDishes, wish);
    const more = { ...wish, guests: wish.guests + 1 };
    const stayed = layTable(storedDishes, more, { was: table.table });
    return { wish, table, stayed, anew: layTable(storedDishes, more) };
  });
});

/** Dishes that come or go. */
function moved(from: LaidTable, to: LaidTable): number {
  const ids = ({ table }: LaidTable) => new Set(table.map(({ id }) => id));
  const both = [...ids(from)].filter((id) => ids(to).has(id)).length;
  return ids(from).size + ids(to).size - 2 * both;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

describe('a table that was laid', () => {
  test('has at most six other dishes for one guest more, mostly none or one, and fewer than anew', () => {
    const found = laid.map(({ table, stayed }) => moved(table, stayed));
    expect(Math.max(...found)).toBeLessThanOrEqual(6);
    expect(median(found)).toBeLessThanOrEqual(1);
    expect(sum(found) * 1.5).toBeLessThan(sum(laid.map(({ table, anew }) => moved(table, anew))));
  });

  test('costs hardly more than one that is laid anew, and says how much', () => {
    for (const { stayed, anew } of laid) expect(stayed.anew).toBe(anew.price);
    const dearer = laid.map(({ stayed, anew }) => stayed.price / anew.price - 1);
    expect(sum(dearer) / dearer.length).toBeLessThan(0.01);
    expect(Math.max(...dearer)).toBeLessThan(0.15);
  });

  test('becomes another one for another meal, or with more money than before', () => {
    const others = laid.slice(0, 20).map(({ wish, table: { table } }) => {
      const meal = wish.meal === 'snack' ? 'dinner' : 'snack';
      return layTable(storedDishes, { ...wish, meal }, { was: table });
    });
    expect(median(others.map((other, nth) => moved(laid[nth]?.table ?? other, other)))).toBeGreaterThan(2);
    const richer = laid.slice(0, 20).map(({ wish }) => {
      const cheapest = layTable(storedDishes, { ...wish, budget: 500 });
      return moved(cheapest, layTable(storedDishes, { ...wish, budget: 5000 }, { was: cheapest.table }));
    });
    expect(median(richer)).toBeGreaterThan(0);
  });
});
