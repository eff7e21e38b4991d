import { expect, test } from 'vitest';
import { withPresses } from '../../stages/with-presses.ts';
import { dishesOut } from './dishes-out.ts';

type Orders = Parameters<typeof withPresses>[0];

const dish = (productId: number, isSoldOut: boolean, isCooked = false) => ({
  productId,
  name: `dish ${productId}`,
  sellerId: 1,
  isCooked,
  isSoldOut,
});
const order = (bon: number, items: unknown[], more = {}) => ({
  publicProductOrderId: `${bon}`,
  bon,
  state: 'BINDING',
  stage: 'NEW',
  items,
  progress: [],
  ticking: [],
  ...more,
});
const outOf = (...orders: unknown[]) =>
  dishesOut(withPresses(orders as Orders, [])).map(({ productId, orders: of }) => [
    productId,
    of.map(({ bon }) => bon),
  ]);

test('a dish that is sold out is named once, with all orders that have it', () => {
  expect(outOf(order(5, [dish(105, true), dish(101, false)]), order(8, [dish(105, true)]))).toEqual([
    [105, [5, 8]],
  ]);
});

test('what is made, packed or canceled misses nothing, nor does an answer of an older release', () => {
  expect(
    outOf(
      order(5, [dish(105, true, true)]),
      order(6, [dish(105, true)], { stage: 'OUT' }),
      order(7, [dish(105, true)], { state: 'CANCELED' }),
      order(8, [{ ...dish(105, false), isSoldOut: undefined }]),
    ),
  ).toEqual([]);
});
