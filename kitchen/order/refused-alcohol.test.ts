import { expect, test } from 'vitest';
import { isTakenOff, refusedDrinks } from './refused-alcohol.ts';
import type { ShownDetails } from './shown-order.ts';

/** An order of a platter and two crates of beer, with what matters here. */
const handed = (change: object = {}) =>
  ({
    stage: 'DELIVERED',
    handover: { at: 1000, isAlcoholRefused: true },
    items: [
      { productId: 101, minimumAge: null },
      { productId: 707, minimumAge: 16 },
    ],
    history: [],
    ...change,
  }) as unknown as ShownDetails;
const reduced = (at: number, productIds?: string) =>
  handed({
    history: [{ kind: 'changed', at, data: { isReduction: true, ...(productIds && { productIds }) } }],
  });

test('what was refused is what has an age, of an order that is handed over without it', () => {
  expect(refusedDrinks(handed()).map(({ productId }) => productId)).toEqual([707]);
  expect(refusedDrinks(handed({ handover: { at: 1000, isAlcoholRefused: false } }))).toEqual([]);
  expect(refusedDrinks(handed({ stage: 'OUT' }))).toEqual([]);
});

test('its price is taken off by a reduction since then that is for it, or for nothing that is named', () => {
  expect(isTakenOff(handed())).toBe(false);
  expect(isTakenOff(reduced(1001))).toBe(true);
  expect(isTakenOff(reduced(1001, '101 707'))).toBe(true);
  expect(isTakenOff(reduced(1001, '101'))).toBe(false);
  expect(isTakenOff(reduced(999))).toBe(false);
});
