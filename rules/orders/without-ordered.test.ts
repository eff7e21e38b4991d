import { expect, test } from 'vitest';
import { type Cart, emptyCart } from './cart.ts';
import { withoutOrdered } from './without-ordered.ts';

const item = (id: number, quantity: number) => ({
  product: { id, name: `Product ${id}`, price: 10, imageUrl: null },
  quantity,
});
const cart = (...items: Cart['items']): Cart => ({
  items,
  deliveryDate: '2030-05-02',
  deliveryTime: '12:00',
  guestCount: '20-25',
});

test.each([
  ['is empty when it holds what was ordered', [item(1, 2), item(2, 1)], [item(1, 2), item(2, 1)], []],
  ['is empty when it holds less of it', [item(1, 1)], [item(1, 2)], []],
  ['keeps a product added since', [item(1, 2), item(2, 1)], [item(1, 2)], [item(2, 1)]],
  ['keeps pieces added since', [item(1, 5)], [item(1, 2)], [item(1, 3)]],
  ['keeps all of it where nothing was ordered from it', [item(1, 5)], [], [item(1, 5)]],
])('a cart after its order was paid: %s', (_, now, ordered, left) => {
  expect(withoutOrdered(cart(...now), cart(...ordered)).items).toEqual(left);
});

test('a cart in which nothing is left has no day, time and guests either; another keeps them', () => {
  expect(withoutOrdered(cart(item(1, 2)), cart(item(1, 2)))).toEqual(emptyCart);
  expect(withoutOrdered(cart(item(1, 3)), cart(item(1, 2)))).toEqual(cart(item(1, 1)));
});
