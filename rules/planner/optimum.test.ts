import { expect, test } from 'vitest';
import { badness } from '../../tests/planner/badness.ts';
import { optima, storedDishes } from '../../tests/planner/optima.ts';
import { layTable } from './lay-table.ts';

test('the stored tables are as bad as it says with them', () => {
  expect(optima).toHaveLength(196);
  for (const { wish, badness: stored, table } of optima) {
    expect(Math.abs(badness(storedDishes, wish, table) - stored)).toBeLessThan(1);
  }
});

test('no table is more than six per cent worse than the best there is, and most are the best', () => {
  const excess = optima.map(
    ({ wish, badness: best }) => badness(storedDishes, wish, layTable(storedDishes, wish).table) / best - 1,
  );
  // What is better than the best is not judged alike by those who lay and those who look.
  expect(Math.min(...excess)).toBeGreaterThan(-1e-6);
  expect(Math.max(...excess)).toBeLessThanOrEqual(0.06);
  expect(excess.filter((share) => share < 1e-5).length).toBeGreaterThanOrEqual(optima.length * 0.8);
  expect(excess.reduce((sum, share) => sum + share, 0) / optima.length).toBeLessThan(0.003);
});
