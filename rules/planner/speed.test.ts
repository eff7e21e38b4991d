import { expect, test } from 'vitest';
import { chanceWish } from '../../tests/planner/chance-wishes.ts';
import { storedDishes } from '../../tests/planner/optima.ts';
import { chanceOf } from '../../tests/torture/support/chance.ts';
import { layTable } from './lay-table.ts';

/** Milliseconds for a table on a desktop; a phone is four times as slow and may take 30. Here thrice that is allowed. */
const goal = { median: 5, p95: 30 };

test('a table is laid before anybody notices', () => {
  const wishes = Array.from({ length: 120 }, (_, nth) => chanceWish(chanceOf(4, nth)));
  for (const wish of wishes.slice(0, 20)) layTable(storedDishes, wish);
  // Time of this process alone: others may be at work beside it.
  const times = wishes
    .map((wish) => {
      const start = process.cpuUsage();
      layTable(storedDishes, wish);
      return process.cpuUsage(start).user / 1000;
    })
    .toSorted((one, other) => one - other);
  expect(times[Math.floor(times.length / 2)]).toBeLessThan(goal.median * 3);
  expect(times[Math.floor(times.length * 0.95)]).toBeLessThan(goal.p95 * 3);
});
