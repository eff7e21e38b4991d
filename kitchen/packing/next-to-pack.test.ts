import { expect, test } from 'vitest';
import type { PackingList } from '#contract/kitchen/day/packing.ts';
import { firstToPack, nextToPack } from './next-to-pack.ts';

const list = (missing: number, stage: PackingList['stage'] = 'NEW') =>
  ({ stage, missing: Array.from({ length: missing }, String) }) as unknown as PackingList;

test('packing begins with the first order that something is missing of', () => {
  const [gone, full, open] = [list(1, 'OUT'), list(0), list(2)];
  expect(firstToPack([gone, full, open])).toBe(open);
  expect(firstToPack([gone, full])).toBe(full);
  expect(firstToPack([gone])).toBe(gone);
  expect(firstToPack([])).toBeUndefined();
});

test('after an order comes the next that something is missing of, and after the last the first', () => {
  const [early, gone, packed, late] = [list(1), list(1, 'DELIVERED'), list(0), list(3)];
  const all = [early, gone, packed, late];
  expect(nextToPack(all, early)).toBe(late);
  expect(nextToPack(all, packed)).toBe(late);
  expect(nextToPack(all, late)).toBe(early);
  expect(nextToPack([packed, gone], packed)).toBeUndefined();
});
