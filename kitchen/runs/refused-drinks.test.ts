import { expect, test } from 'vitest';
import { drinksOf, withoutAlcohol } from './refused-drinks.ts';

const item = (productId: number, minimumAge: number | null, deposit: number) => ({
  productId,
  name: 'A dish',
  quantity: 1,
  imageUrl: null,
  minimumAge,
  deposit,
});
const items = [item(101, null, 0), item(701, null, 4.2), item(707, 16, 3.1)];

test('what nobody is old enough for is what has an age, and nothing that a release before gave none', () => {
  expect(drinksOf(items).map(({ productId }) => productId)).toEqual([707]);
  expect(drinksOf([{ productId: 707 } as { minimumAge?: number }])).toEqual([]);
});

test('without its alcohol an order is settled with the deposit of the rest', () => {
  expect(withoutAlcohol({ items, deposit: 7.3, hasDeposit: true })).toMatchObject({
    deposit: 4.2,
    hasDeposit: true,
  });
  const beerAlone = {
    items: items.filter(({ productId }) => productId !== 701),
    deposit: 3.1,
    hasDeposit: true,
  };
  expect(withoutAlcohol(beerAlone)).toMatchObject({ deposit: 0, hasDeposit: false });
});
