import { expect, test } from 'vitest';
import { collectedDeposit, emptiesCents, emptiesCount } from './empties.ts';

test('a crate of twenty empty beer bottles brings what stands on the crate and on each bottle', () => {
  const crate = { 8: 20, 150: 1 };
  expect(emptiesCount(crate)).toBe(21);
  expect(emptiesCents(crate)).toBe(310);
});

test('where nothing comes back it is nothing', () => {
  expect([emptiesCount({}), emptiesCents({})]).toEqual([0, 0]);
});

test('of a deposit what empties bring is not collected, or paid out, and without a word about them nobody knows', () => {
  expect([collectedDeposit(620, 0), collectedDeposit(620, 310), collectedDeposit(310, 460)]).toEqual([
    620, 310, -150,
  ]);
  expect([collectedDeposit(620, null), collectedDeposit(620, undefined)]).toEqual([null, null]);
  expect(collectedDeposit(0, null)).toBe(0);
});
