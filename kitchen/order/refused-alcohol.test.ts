import { expect, test } from 'vitest';
import { priceOfRefused, refusedDrinks } from './refused-alcohol.ts';
import type { ShownDetails } from './shown-order.ts';

/** An order of a platter and two crates of beer, with what matters here. */
const handed = (
  money: object = {},
  { isAlcoholRefused = true, stage = 'DELIVERED' as ShownDetails['stage'] } = {},
) =>
  ({
    stage,
    handover: { isAlcoholRefused },
    items: [
      { productId: 101, minimumAge: null },
      { productId: 707, minimumAge: 16 },
    ],
    money: {
      discount: 0,
      mostReduction: 115.99,
      lines: [
        { productId: 101, lineTotal: 58 },
        { productId: 707, lineTotal: 58.2 },
      ],
      ...money,
    },
  }) as unknown as ShownDetails;

test('what was refused is what has an age, of an order that is handed over without it', () => {
  expect(refusedDrinks(handed()).map(({ productId }) => productId)).toEqual([707]);
  expect(refusedDrinks(handed({}, { isAlcoholRefused: false }))).toEqual([]);
  expect(refusedDrinks(handed({}, { stage: 'OUT' }))).toEqual([]);
});

test('its price is that of its lines', () => {
  expect(priceOfRefused(handed())).toBe(58.2);
});

test('it is not told where a discount or an earlier reduction makes it uncertain, or so much cannot go back', () => {
  expect(priceOfRefused(handed({ discount: 5 }))).toBeNull();
  expect(priceOfRefused(handed({ mostReduction: 58.19 }))).toBeNull();
  expect(priceOfRefused(handed({}, { isAlcoholRefused: false }))).toBeNull();
});
