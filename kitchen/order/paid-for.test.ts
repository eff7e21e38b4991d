import { expect, test } from 'vitest';
import { paidFor } from './paid-for.ts';

const money = {
  mostReduction: 116.19,
  lines: [
    { productId: 101, unitPrice: 58, lineTotal: 58, mostReduction: 58 },
    { productId: 707, unitPrice: 29.1, lineTotal: 58.2, mostReduction: 52.38 },
  ],
};

test('for some dishes it is what was paid for each and has not been taken off', () => {
  expect(paidFor(money, [707])).toBe(52.38);
  expect(paidFor(money, [101, 707])).toBe(110.38);
  expect(paidFor(money, [])).toBe(0);
});

test('it is no more than can still be taken off the order', () => {
  expect(paidFor({ ...money, mostReduction: 20 }, [101, 707])).toBe(20);
});

test('a release before knows what they cost', () => {
  const lines = money.lines.map(({ mostReduction: _, ...line }) => line);
  expect(paidFor({ ...money, lines }, [707])).toBe(58.2);
});
