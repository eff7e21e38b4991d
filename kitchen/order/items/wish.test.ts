import { expect, test } from 'vitest';
import type { MenuItem } from '#contract/kitchen/menu/menu-items.ts';
import { keptAtFirst, noWish, wishBody, wishedRows, withPieces } from './wish.ts';

type Ordered = Parameters<typeof wishedRows>[0];

const item = (productId: number, quantity: number) => ({ productId, quantity, name: 'x', allergens: [] });
const order = {
  items: [item(101, 2), item(901, 1)],
  money: { lines: [{ productId: 101, unitPrice: 58, lineTotal: 116 }] },
  day: '2026-12-03',
  time: '12:30',
} as unknown as Ordered;
const menu = [
  { productId: 101, name: { de: 'Brötchen', en: 'Rolls' }, price: 61, allergens: [] },
  { productId: 905, name: { de: 'Taboulé', en: 'Tabbouleh' }, price: 31, allergens: ['wheat'] },
] as unknown as MenuItem[];
const body = (wish: typeof noWish) => wishBody(order, wishedRows(order, menu, wish), wish);

test('what is as it was is no wish, also after it was something else', () => {
  expect(body(noWish)).toBeNull();
  expect(body(withPieces(withPieces(noWish, item(101, 3)), item(101, 2)))).toBeNull();
  expect(body({ ...noWish, when: '2026-12-03T12:30' })).toBeNull();
});

test('all that is wished is said: what is at nought is taken out, what is new is there', () => {
  const wish = withPieces(withPieces(noWish, item(901, 0)), item(905, 2));
  expect(body(wish)).toEqual({
    items: [
      { productId: 101, quantity: 2 },
      { productId: 905, quantity: 2 },
    ],
  });
  expect(body({ ...noWish, when: '2026-12-03T13:00' })).toEqual({ preferDateAndTime: '2026-12-03T13:00' });
});

test('what was ordered keeps its price, a new dish has that of today', () => {
  const rows = wishedRows(order, menu, withPieces(noWish, item(905, 1)));
  expect(rows.map(({ productId, price, before, after }) => [productId, price, before, after])).toEqual([
    [101, 58, 2, 2],
    [901, 0, 1, 1],
    [905, 31, 0, 1],
  ]);
});

test('a dish that is on the menu no more is not added', () => {
  expect(wishedRows(order, menu, withPieces(noWish, item(999, 1)))).toHaveLength(2);
});

test('what the kitchen cannot bring any more is taken out for nothing, with anything else by the fee table', () => {
  const [rolls, ...rest] = order.items;
  const isOut = { ...order, items: [{ ...rolls, isOut: true }, ...rest] } as unknown as Ordered;
  const keptOf = (wish: typeof noWish, of = isOut) => keptAtFirst(wishedRows(of, menu, wish));
  const out = withPieces(noWish, item(101, 0));
  expect(keptOf(out)).toBe('none');
  expect(keptOf(withPieces(out, item(905, 1)))).toBe('none');
  expect(keptOf(out, order)).toBe('step');
  expect(keptOf(withPieces(out, item(901, 0)))).toBe('step');
  expect(keptOf(noWish)).toBe('step');
});
