import { expect, test } from 'vitest';
import {
  addItem,
  cartTotal,
  emptyCart,
  isWorthRestoring,
  parseCart,
  quantityOf,
  removeItem,
  setDeliverySlot,
  setGuestCount,
  setQuantity,
  totalQuantity,
} from './cart.ts';

const rolls = { id: 101, name: 'en:Open rolls\nde:Belegte Brötchen', price: 58, imageUrl: null };
const crate = { id: 701, name: 'en:Crate\nde:Kasten', price: 39.6, imageUrl: null };

test('adding a product twice adds to its line', () => {
  const cart = addItem(addItem(addItem(emptyCart, rolls), crate), rolls, 2);
  expect(cart.items.map(({ product, quantity }) => [product.id, quantity])).toEqual([
    [101, 3],
    [701, 1],
  ]);
});

test('the total is exact to the cent', () => {
  expect(cartTotal(setQuantity(addItem(emptyCart, rolls), crate, 3))).toBe(17680);
});

test('a quantity of 0 removes the line, negative and broken ones are ignored, 999 is the most', () => {
  const cart = setQuantity(emptyCart, rolls, 5);
  expect(setQuantity(cart, rolls, 0).items).toEqual([]);
  expect(setQuantity(cart, rolls, -1)).toBe(cart);
  expect(setQuantity(cart, rolls, 1.5)).toBe(cart);
  expect(setQuantity(cart, rolls, Number.NaN)).toBe(cart);
  expect(quantityOf(setQuantity(cart, rolls, 1000), 101)).toBe(999);
  expect(removeItem(cart, 101).items).toEqual([]);
});

test('badges count pieces, of all products or of a category', () => {
  const cart = setQuantity(addItem(emptyCart, rolls), crate, 4);
  expect(totalQuantity(cart)).toBe(5);
  expect(totalQuantity(cart, [701, 702])).toBe(4);
});

test('setting a part of the slot keeps the other, another date clears the time', () => {
  const cart = setDeliverySlot(emptyCart, { date: '2026-12-03', time: '12:30' });
  expect(setDeliverySlot(cart, { time: '13:00' })).toMatchObject({
    deliveryDate: '2026-12-03',
    deliveryTime: '13:00',
  });
  expect(setDeliverySlot(cart, { date: '2026-12-03' }).deliveryTime).toBe('12:30');
  expect(setDeliverySlot(cart, { date: '2026-12-04' }).deliveryTime).toBeNull();
});

test('a stored cart comes back as it was', () => {
  const cart = setGuestCount(
    setDeliverySlot(addItem(emptyCart, rolls, 2), { date: '2026-12-03', time: '12:30' }),
    '20-25',
  );
  expect(parseCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart);
  expect(isWorthRestoring(cart)).toBe(true);
  expect(isWorthRestoring(emptyCart)).toBe(false);
});

test.each([null, 'cart', 7, [], { items: 'none' }, { items: [null, { product: {} }, { quantity: 1 }] }])(
  'the stored value %j gives the empty cart',
  (stored) => {
    expect(parseCart(stored)).toEqual(emptyCart);
  },
);

test('a broken line is left out, the others stay', () => {
  const stored = {
    items: [
      { product: rolls, quantity: 2 },
      { product: { ...crate, price: 1.234 }, quantity: 1 },
    ],
  };
  expect(parseCart(stored).items).toHaveLength(1);
});

test('removing a product leaves the others in the cart', () => {
  const cart = setQuantity(addItem(emptyCart, rolls), crate, 4);
  expect(removeItem(cart, 101).items).toEqual([{ product: crate, quantity: 4 }]);
});

test.each([
  ['a product', addItem(emptyCart, rolls)],
  ['a date', setDeliverySlot(emptyCart, { date: '2026-12-03' })],
  ['a time', setDeliverySlot(emptyCart, { time: '12:30' })],
  ['a number of guests', setGuestCount(emptyCart, '20-25')],
])('a stored cart that holds nothing but %s is worth restoring', (_what, cart) => {
  expect(isWorthRestoring(cart)).toBe(true);
});

test('a date that was stored with a time of day is the day', () => {
  expect(parseCart({ deliveryDate: '2026-12-03T00:00:00.000Z' }).deliveryDate).toBe('2026-12-03');
});

test.each([
  ['a date', { deliveryDate: '2026-02-30' }],
  ['a time', { deliveryTime: 'noon' }],
  ['a time', { deliveryTime: ['12:30'] }],
  ['a number of guests', { guestCount: '7' }],
])('what is not %s is forgotten: %j', (_what, stored) => {
  expect(parseCart(stored)).toEqual(emptyCart);
});

test.each([
  ['no number of a product', { id: 0 }, 2],
  ['a number of a product below 0', { id: -101 }, 2],
  ['half a number of a product', { id: 1.5 }, 2],
  ['a number of a product that is a text', { id: '101' }, 2],
  ['no name', { name: 7 }, 2],
  ['a price that is a text', { price: '58' }, 2],
  ['a price below 0', { price: -58 }, 2],
  ['a price of more than cents', { price: 0.000001 }, 2],
  ['a price without end', { price: Number.POSITIVE_INFINITY }, 2],
  ['no pieces', {}, 0],
  ['fewer than no pieces', {}, -1],
  ['half a piece', {}, 0.5],
])('a stored line with %s is left out', (_what, change, quantity) => {
  expect(parseCart({ items: [{ product: { ...rolls, ...change }, quantity }] }).items).toEqual([]);
});

test('a stored price that no order can have, and a second line of one product, do not break a cart', () => {
  const line = (quantity: number, price = 58) => ({ product: { ...rolls, price }, quantity });
  expect(parseCart({ items: [line(1, 1e17)] }).items).toEqual([]);
  const cart = parseCart({ items: [line(2), { product: crate, quantity: 1 }, line(3)] });
  expect(cart.items.map(({ product, quantity }) => [product.id, quantity])).toEqual([
    [101, 5],
    [701, 1],
  ]);
});

test('a stored line keeps its picture, and may cost nothing', () => {
  const stored = (change: object) =>
    parseCart({ items: [{ product: { ...rolls, ...change }, quantity: 1 }] }).items.map(
      (item) => item.product,
    );
  expect(stored({ imageUrl: '/pictures/rolls.webp' })).toEqual([
    { ...rolls, imageUrl: '/pictures/rolls.webp' },
  ]);
  expect(stored({ imageUrl: 7 })).toEqual([rolls]);
  expect(stored({ price: 0 })).toEqual([{ ...rolls, price: 0 }]);
});
