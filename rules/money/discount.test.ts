import { expect, test } from 'vitest';
import { type Discount, discountOn, discountRefusal, normalizeDiscountCode } from './discount.ts';

const tenPercent: Discount = {
  percent: 10,
  amount: null,
  validFrom: 1000,
  validUntil: 2000,
  minimumTotal: 6000,
  maximumUses: 2,
  uses: 1,
};

test('ten percent of 301.60 are 30.16', () => {
  expect(discountOn(tenPercent, 30160)).toBe(3016);
});

test('an amount is taken off, but never more than leaves something to charge', () => {
  expect(discountOn({ percent: null, amount: 500 }, 6000)).toBe(500);
  expect(discountOn({ percent: null, amount: 9000 }, 6000)).toBe(5950);
  expect(discountOn({ percent: 100, amount: null }, 6000)).toBe(5950);
});

test.each([
  ['before it starts', 6000, 999, {}, 'NotYetValid'],
  ['after it ended', 6000, 2000, {}, 'Expired'],
  ['when it is used up', 6000, 1500, { uses: 2 }, 'UsedUp'],
  ['below its minimum', 5999, 1500, {}, 'MinimumNotMet'],
  ['otherwise', 6000, 1500, {}, null],
  ['in the moment it starts', 6000, 1000, {}, null],
  ['without a beginning', 6000, 1, { validFrom: null }, null],
  ['without an end', 6000, 9000, { validUntil: null }, null],
  ['without a limit of uses', 6000, 1500, { maximumUses: null, uses: 1000 }, null],
] as const)('refusal %s', (_when, total, now, change, refusal) => {
  expect(discountRefusal({ ...tenPercent, ...change }, total, now)).toBe(refusal);
});

test('a code is the same with blanks around it and in lower case', () => {
  expect(normalizeDiscountCode(' mittag10 ')).toBe('MITTAG10');
});
