import { expect, test } from 'vitest';
import { emptiesCents, emptiesCount } from './empties.ts';

test('a crate of twenty empty beer bottles brings what stands on the crate and on each bottle', () => {
  const crate = { 8: 20, 150: 1 };
  expect(emptiesCount(crate)).toBe(21);
  expect(emptiesCents(crate)).toBe(310);
});

test('where nothing comes back it is nothing', () => {
  expect([emptiesCount({}), emptiesCents({})]).toEqual([0, 0]);
});
