import { expect, test } from 'vitest';
import { basePrice } from './base-price.ts';

test('a crate of 18 bottles of 0.33 l for 39.60 euro costs 6.67 euro a litre', () => {
  expect(basePrice(3960, { amount: 5940, unit: 'ml' })).toEqual({ cents: 667, unit: 'l' });
});

test('2.4 kg for 49 euro cost 20.42 euro a kilogram', () => {
  expect(basePrice(4900, { amount: 2400, unit: 'g' })).toEqual({ cents: 2042, unit: 'kg' });
});

test('pieces have none, nor has an amount of nothing', () => {
  expect(basePrice(5800, { amount: 20, unit: 'piece' })).toBeNull();
  expect(basePrice(5800, null)).toBeNull();
  expect(basePrice(5800, { amount: 0, unit: 'ml' })).toBeNull();
});
