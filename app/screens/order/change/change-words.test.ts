import { expect, test } from 'vitest';
import type { ChangeQuote } from '#contract/shop/order-changes.ts';
import type { LinkedOrder } from '#contract/shop/order-link.ts';
import { noWish } from '../../../stores/order-wish.ts';
import { costLines } from './change-words.ts';

const order = { discountCodeName: 'ADVENT7', preferDateAndTime: null } as LinkedOrder;
const quoteOf = (discount: number) =>
  ({
    changes: [],
    discount,
    deliveryFee: 0,
    fee: 0,
    feePercent: 0,
    before: { discount: 11.45, deliveryFee: 0 },
  }) as unknown as ChangeQuote;

test.each([
  [0, 'Discount ADVENT7 goes: its minimum is not met', '€11.45'],
  [4.62, 'Discount ADVENT7', '€6.83'],
])('where %s of a discount is left, what it costs says so', (left, text, amount) => {
  const [line, ...others] = costLines(quoteOf(left), noWish, order, 'en');
  expect(line).toEqual({ text, amount: expect.stringContaining(amount) });
  expect(others).toEqual([]);
});
