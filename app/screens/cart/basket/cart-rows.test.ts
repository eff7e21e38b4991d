import { expect, test } from 'vitest';
import type { CartItem } from '#rules/orders/cart.ts';
import { followCart, itemsWith, rowsOf } from './cart-rows.ts';

const [rolls, dippers, crate, cake] = ['rolls', 'dippers', 'crate', 'cake'].map((name, id) => ({
  product: { id, name, price: 1, imageUrl: null },
  quantity: 1,
})) as [CartItem, CartItem, CartItem, CartItem];
const all = { items: [rolls, dippers, crate], removed: [] };

test('lines that are taken out one after the other all keep their places', () => {
  const one = followCart(all, [dippers, crate]);
  const two = followCart(one, [crate]);
  expect(shown(one)).toBe('-rolls dippers crate');
  expect(shown(two)).toBe('-rolls -dippers crate');
  expect(itemsWith(two, dippers)).toEqual([dippers, crate]);
  expect(shown(followCart(two, itemsWith(two, dippers)))).toBe('-rolls dippers crate');
});

test('a line keeps its place also behind one that was taken out before it', () => {
  const last = followCart(all, [rolls, dippers]);
  expect(shown(followCart(last, [dippers]))).toBe('-rolls dippers -crate');
});

test('a line that another tab puts back leaves no second place', () => {
  expect(shown(followCart(followCart(all, [rolls, crate]), [rolls, dippers, crate]))).toBe(
    'rolls dippers crate',
  );
});

test('other amounts and new dishes move nothing', () => {
  const one = followCart(all, [rolls, crate]);
  expect(shown(followCart(one, [{ ...rolls, quantity: 3 }, crate, cake]))).toBe('rolls -dippers crate cake');
});

test('several lines at once were ordered or replaced: none of them keeps a place', () => {
  expect(shown(followCart(all, [crate]))).toBe('crate');
  expect(shown(followCart(all, [rolls, dippers, cake]))).toBe('rolls dippers cake');
  expect(shown(followCart(followCart(all, [rolls, crate]), []))).toBe('-dippers');
});

const shown = (rows: Parameters<typeof rowsOf>[0]) =>
  rowsOf(rows)
    .map(({ item, isRemoved }) => `${isRemoved ? '-' : ''}${item.product.name}`)
    .join(' ');
