import { expect, test } from 'vitest';
import { orderTaxes, taxDifference } from './order-taxes.ts';

const food = { productId: 1, quantity: 2, unitPrice: 5800, vatRate: 7 };
const drinks = { productId: 3, quantity: 1, unitPrice: 3960, vatRate: 19 };

test('bringing it is taxed like what is brought', () => {
  const taxes = orderTaxes({ lines: [food, drinks], discount: 0, deliveryFee: 2500 });
  expect(taxes.map(({ rate, gross }) => [rate, gross])).toEqual([
    [7, 11600 + 1864],
    [19, 3960 + 636],
  ]);
});

test('a document about a change says what differs for each rate, also for one that is new or gone', () => {
  const before = { lines: [food], discount: 0, deliveryFee: 0 };
  const after = { lines: [{ ...food, quantity: 1 }, drinks], discount: 0, deliveryFee: 0 };
  expect(taxDifference(before, after)).toEqual([
    { rate: 7, gross: -5800, net: -5420, vat: -380 },
    { rate: 19, gross: 3960, net: 3328, vat: 632 },
  ]);
  expect(taxDifference(after, before)).toEqual([
    { rate: 7, gross: 5800, net: 5420, vat: 380 },
    { rate: 19, gross: -3960, net: -3328, vat: -632 },
  ]);
  expect(taxDifference(before, before)).toEqual([]);
});
