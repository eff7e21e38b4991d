import { expect, test } from 'vitest';
import { type Cart, emptyCart } from '#rules/orders/cart.ts';
import { summaryOf } from './summary-of.ts';

const cart: Cart = {
  ...emptyCart,
  items: [{ product: { id: 2, name: 'en:Wraps\nde:Wrap-Platte', price: 54, imageUrl: null }, quantity: 2 }],
};

test('without a quote the cart and the zone speak, in the language of the reader', () => {
  expect(summaryOf(cart, null, 2500, 'de')).toEqual({
    lines: [{ productId: 2, name: 'Wrap-Platte', quantity: 2, total: 10800 }],
    discount: null,
    total: 13300,
    deposit: 0,
  });
});

test("the shop's quote comes first, discount included", () => {
  const quote = {
    items: [{ productId: 2, name: 'Wraps', quantity: 2, unitPrice: 55, lineTotal: 110 }],
    subtotal: 110,
    discount: 11,
    deliveryFee: 0,
    total: 99,
    deposit: 9.3,
    discountCodeName: 'HALLO10',
    soldOut: [],
    minimumOrder: 50,
    minimumAge: null,
  };
  expect(summaryOf(cart, quote, 2500, 'en')).toEqual({
    lines: [{ productId: 2, name: 'Wraps', quantity: 2, total: 11000 }],
    discount: { code: 'HALLO10', amount: 1100 },
    total: 9900,
    deposit: 930,
  });
});

test('the dishes of a quote, which the shop puts in an order of its own, stand as they do in the cart', () => {
  const dish = (id: number) => ({ product: { id, name: `en:${id}`, price: 5, imageUrl: null }, quantity: 1 });
  const line = (productId: number) => ({ productId, name: '', quantity: 1, unitPrice: 5, lineTotal: 5 });
  const quote = {
    items: [line(1), line(2), line(3)],
    subtotal: 15,
    discount: 0,
    deliveryFee: 0,
    total: 15,
    deposit: 0,
    discountCodeName: null,
    soldOut: [],
    minimumOrder: 50,
    minimumAge: null,
  };
  const { lines } = summaryOf({ ...emptyCart, items: [dish(3), dish(1), dish(2)] }, quote, 0, 'en');
  expect(lines.map(({ productId }) => productId)).toEqual([3, 1, 2]);
});
