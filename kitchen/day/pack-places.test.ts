import { expect, test } from 'vitest';
import type { ShownOrder } from '../stages/with-presses.ts';
import { packedOf, packPlaces } from './pack-places.ts';

const orderOf = (publicProductOrderId: string, change: Partial<ShownOrder> = {}, packed = [true, false]) =>
  ({
    publicProductOrderId,
    state: 'BINDING',
    stage: 'IN_PREPARATION',
    fulfilment: 'DELIVERY',
    time: '12:30',
    run: null,
    items: packed.map((isPacked, productId) => ({ productId, imageUrl: null, isPacked })),
    ...change,
  }) as ShownOrder;
const said = (orders: readonly ShownOrder[]) =>
  packPlaces(orders).map((place) => [
    place.kind,
    place.number,
    place.time,
    `${packedOf(place)}/${place.items.length}`,
  ]);

test('what goes together has one place: a run, what is fetched, and what nobody has planned yet', () => {
  const run = { number: 3, startsAt: '10:05' };
  expect(
    said([
      orderOf('a', { time: '11:00', fulfilment: 'PICKUP' }),
      orderOf('b', { run }),
      orderOf('c', { run, time: '13:00' }, [true]),
      orderOf('d'),
      orderOf('e', { run: { number: 4, startsAt: null }, time: '11:30' }),
    ]),
  ).toEqual([
    ['RUN', 3, '10:05', '2/3'],
    ['PICKUP', null, '11:00', '1/2'],
    ['RUN', 4, '11:30', '1/2'],
    ['DELIVERY', null, '12:30', '1/2'],
  ]);
});

test('all of an order that is packed stands there, and nothing of one that has left or is not to be cooked', () => {
  expect(
    said([
      orderOf('a', { stage: 'READY' }),
      orderOf('b', { stage: 'OUT' }),
      orderOf('c', { stage: 'DELIVERED' }),
      orderOf('d', { state: 'CANCELED' }),
      orderOf('e', { state: 'PAYMENT_UNDER_WAY' }),
      orderOf('f', { time: null }),
    ]),
  ).toEqual([['DELIVERY', null, '12:30', '2/2']]);
});
