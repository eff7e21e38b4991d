import { expect, test } from 'vitest';
import { runsOfOrders } from './runs-of-orders.ts';

type Order = Parameters<typeof runsOfOrders>[0][number];

const auf = (number: number, driverId: number | null, stage: Order['stage'] = 'READY'): Order => ({
  run: { number, startsAt: '10:15', driver: driverId === null ? '' : `Nr. ${driverId}`, driverId },
  stage,
  state: 'BINDING',
});

test('wer fährt, liest zuerst die eigenen Touren, dann alle anderen', () => {
  const runs = runsOfOrders([auf(1, 7), auf(2, 8), auf(3, null), auf(2, 8)], 8);
  expect(runs.map(({ number, isOwn, open }) => [number, isOwn, open])).toEqual([
    [2, true, 2],
    [1, false, 1],
    [3, false, 1],
  ]);
  expect(runs[0]).toMatchObject({ driver: 'Nr. 8', startsAt: '10:15' });
});

test('was übergeben ist, ist nicht mehr anzufahren, und Storniertes zählt nicht', () => {
  const runs = runsOfOrders([auf(1, 7, 'DELIVERED'), auf(1, 7), { ...auf(2, 7), state: 'CANCELED' }], 7);
  expect(runs).toMatchObject([{ number: 1, open: 1 }]);
});

test('wer nicht fährt, hat keine eigene', () => {
  expect(runsOfOrders([auf(1, null)], null)).toMatchObject([{ isOwn: false }]);
});
