import { expect, test } from 'vitest';
import type { ChangeQuote } from '#contract/shop/order-changes.ts';
import type { LinkedOrder } from '#contract/shop/order-link.ts';
import { noWish } from '../../../stores/order-wish.ts';
import { costLines, differenceWords, sumText } from './change-words.ts';

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
  expect(line).toEqual({ text, amount: expect.stringContaining(amount), isFree: false });
  expect(others).toEqual([]);
});

test('another day alone is free, and that it costs nothing is said once', () => {
  const wish = { ...noWish, when: '2026-12-04T12:30' };
  expect(costLines(quoteOf(11.45), wish, order, 'de')).toMatchObject([{ isFree: true }]);
  expect([sumText(0, 'en'), differenceWords(0, 'en')]).toEqual(['Costs nothing', 'Costs nothing']);
});
