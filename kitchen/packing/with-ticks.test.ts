import { expect, test } from 'vitest';
import type { PackingList } from '#contract/kitchen/day/packing.ts';
import type { Press } from '../presses/press-store.ts';
import { withTicks } from './with-ticks.ts';

const row = (item: string, change: Partial<PackingList['rows'][number]> = {}) => ({
  item,
  productId: 101,
  name: 'en:Open rolls\nde:Belegte Brötchen',
  kitchenName: 'Belegte Brötchen',
  quantity: 1,
  inWords: '20 Hälften',
  sellerId: 1,
  station: 'COLD' as const,
  imageUrl: null,
  asked: [],
  isStarted: false,
  isCooked: false,
  isPacked: false,
  isLoaded: false,
  ...change,
});
const list = (rows: PackingList['rows']): PackingList => ({
  publicProductOrderId: 'a',
  bon: 7,
  time: '12:30',
  readyBy: '11:40',
  stage: 'NEW',
  fulfilment: 'DELIVERY',
  name: 'Linde & Partner',
  note: '',
  asks: [],
  portions: 8,
  rows,
  missing: ['101', 'wish'],
});
const pressed = (order: string, shows: Press['shows']): Press => ({
  id: crypto.randomUUID(),
  at: 0,
  method: 'PUT',
  path: '',
  order,
  shows,
});

test('what was pressed is ticked, and what is missing follows', () => {
  const [shown] = withTicks(
    [list([row('101'), row('wish')])],
    [pressed('a', { item: '101', tick: 'PACKED', isOn: true })],
  );
  expect(shown?.rows.map(({ isPacked }) => isPacked)).toEqual([true, false]);
  expect(shown?.missing).toEqual(['wish']);
});

test('the last press counts, and one for another order or another tick does not', () => {
  const [shown] = withTicks(
    [list([row('101', { isLoaded: true })])],
    [
      pressed('a', { item: '101', tick: 'PACKED', isOn: true }),
      pressed('a', { item: '101', tick: 'PACKED', isOn: false }),
      pressed('b', { item: '101', tick: 'PACKED', isOn: true }),
      pressed('a', { item: '101', tick: 'LOADED', isOn: false }),
    ],
  );
  expect(shown?.rows[0]).toMatchObject({ isPacked: false, isLoaded: false });
});

test('a stage that was pressed shows too', () => {
  const [shown] = withTicks([list([])], [pressed('a', { stage: 'READY' })]);
  expect(shown?.stage).toBe('READY');
});
