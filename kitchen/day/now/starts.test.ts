import { expect, test } from 'vitest';
import type { ShownOrder } from '../../stages/with-presses.ts';
import { startOf, startsBeforeOf, startsOf } from './starts.ts';

const item = (productId: number, startBy: string | null, changes: object = {}) => ({
  productId,
  sellerId: 1,
  name: `dish ${productId}`,
  quantity: 2,
  startBy,
  startsDayBefore: false,
  readyBy: '12:00',
  isStarted: false,
  isCooked: false,
  isPacked: false,
  asked: [],
  ...changes,
});
const order = (bon: number, items: object[], changes: object = {}) =>
  ({
    bon,
    publicProductOrderId: `${bon}`,
    state: 'BINDING',
    stage: 'NEW',
    items,
    ...changes,
  }) as unknown as ShownOrder;
const told = (orders: ShownOrder[]) =>
  startsOf(orders).map(({ productId, quantity, startBy, orders: own }) => [
    startBy,
    productId,
    quantity,
    own.map(({ bon }) => bon),
  ]);

test('what has to be begun comes by its time, the same dish within twenty minutes once', () => {
  const orders = [
    order(1, [item(101, '10:10'), item(401, '09:50')]),
    order(2, [item(101, '10:30')]),
    order(3, [item(101, '10:31')]),
  ];
  expect(told(orders)).toEqual([
    ['09:50', 401, 2, [1]],
    ['10:10', 101, 4, [1, 2]],
    ['10:31', 101, 2, [3]],
  ]);
});

test('what is begun, made, away, canceled or without a time is not begun again', () => {
  const orders = [
    order(1, [item(101, '10:10', { isStarted: true }), item(102, '10:10', { isCooked: true })]),
    order(2, [item(101, '10:10')], { stage: 'OUT' }),
    order(3, [item(101, '10:10')], { state: 'CANCELED' }),
    order(4, [item(101, '10:10')], { state: 'PAYMENT_UNDER_WAY' }),
    order(5, [item(101, null)]),
  ];
  expect(told(orders)).toEqual([]);
});

test('what is packed is not begun again, also where its kitchen has ticked another dish of the day', () => {
  const packed = order(1, [item(101, '10:10'), item(401, '10:20', { sellerId: 2 })], { stage: 'READY' });
  const inCar = order(2, [item(403, '10:10', { isPacked: true })]);
  const begun = order(3, [item(102, '09:00', { isCooked: true }), item(103, '09:10', { isStarted: true })]);
  expect(told([packed, inCar, begun])).toEqual([]);
});

test('what begins the day before comes first, and not together with what begins in the morning', () => {
  const orders = [
    order(1, [item(101, '00:10'), item(102, '00:00')]),
    order(2, [item(101, '00:00', { startsDayBefore: true })]),
  ];
  expect(told(orders)).toEqual([
    ['00:00', 101, 2, [2]],
    ['00:00', 102, 2, [1]],
    ['00:10', 101, 2, [1]],
  ]);
});

test('what is made for tomorrow today is only what begins the day before', () => {
  const tomorrow = [order(1, [item(403, '00:00', { startsDayBefore: true }), item(101, '08:00')])];
  expect(startsBeforeOf(tomorrow).map(({ productId }) => productId)).toEqual([403]);
});

test('what an order asks to leave out of a dish stands with that order, also where several are begun at once', () => {
  const orders = [
    order(1, [item(101, '10:10')], { note: '' }),
    order(2, [item(101, '10:15', { asked: ['mustard'] })], { note: 'ohne Senf' }),
  ];
  const [start] = startsOf(orders);
  expect(start?.orders.map(({ bon, asked, note }) => [bon, asked, note])).toEqual([
    [1, [], ''],
    [2, ['mustard'], 'ohne Senf'],
  ]);
});

test('what was begun a moment ago keeps its place, so that no other dish slides under the same finger', () => {
  const begun = { isStarted: true };
  const orders = [
    order(1, [item(101, '10:10', begun), item(401, '10:20')]),
    order(2, [item(101, '10:15', begun)]),
    order(3, [item(102, '09:00', begun)]),
  ];
  const held = new Set([startOf('1', 101), startOf('2', 101)]);
  expect(
    startsOf(orders, held).map(({ productId, quantity, isBegun }) => [productId, quantity, isBegun]),
  ).toEqual([
    [101, 4, true],
    [401, 2, false],
  ]);
  expect(startsOf([order(1, [item(101, '10:10')])], held)).toMatchObject([{ isBegun: false }]);
  expect(startsOf([order(1, [item(101, '10:10', { isCooked: true })])], held)).toEqual([]);
});
