import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsOf, euroOf, isEuro, lineTotal } from './money.ts';

test('a euro number becomes whole cents, whatever binary fractions do to it', () => {
  expect(centsOf(39.6)).toBe(3960);
  expect(centsOf(1.15)).toBe(115);
  expect(centsOf(0)).toBe(0);
});

test('an amount with more than two decimals, or none at all, is refused', () => {
  expect(() => centsOf(1.005)).toThrow(RangeError);
  expect(() => centsOf(1.005)).toThrow('euro: 1.005');
  expect(() => centsOf(Number.NaN)).toThrow(RangeError);
  expect(() => centsOf(Number.POSITIVE_INFINITY)).toThrow(RangeError);
});

test.each([0, 58, 39.6, -19.99, 9_999_999.99])('%d is an amount in euro', (euro) => {
  expect(isEuro(euro)).toBe(true);
});

test.each([1.005, 10_000_000, -10_000_000, 1e300])('%d is none, or beyond all orders', (euro) => {
  expect(isEuro(euro)).toBe(false);
});

test('cents survive the way to the wire and back', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 1e9 }), (cents) => centsOf(euroOf(cents)) === cents));
});

test('three crates at 39.60 cost 118.80', () => {
  expect(euroOf(lineTotal(3960, 3))).toBe(118.8);
});
