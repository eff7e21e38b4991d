import { expect, test } from 'vitest';
import { paidFor } from './paid-for.ts';

const money = {
  subtotal: 116.2,
  discount: 0,
  priceReduction: 0,
  mostReduction: 116.19,
  lines: [
    { productId: 101, unitPrice: 58, lineTotal: 58 },
    { productId: 707, unitPrice: 29.1, lineTotal: 58.2 },
  ],
};

test('some dishes were paid as their lines say', () => {
  expect(paidFor(money, [707])).toBe(58.2);
  expect(paidFor(money, [])).toBe(0);
});

test('the discount of a code is none of it, and what was taken off afterwards changes nothing', () => {
  expect(paidFor({ ...money, discount: 11.62 }, [707])).toBe(52.38);
  expect(paidFor({ ...money, discount: 21.62, priceReduction: 10 }, [707])).toBe(52.38);
});

test('it is no more than can still be taken off', () => {
  expect(paidFor({ ...money, mostReduction: 20 }, [101, 707])).toBe(20);
});
