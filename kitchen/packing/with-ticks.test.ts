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

test('what is packed as a whole is not, once a dish does not lie there', () => {
  const packed = { ...list([row('101', { isPacked: true })]), stage: 'READY' as const };
  const off = pressed('a', { item: '101', tick: 'PACKED', isOn: false });
  expect(withTicks([packed], [off])[0]?.stage).toBe('IN_PREPARATION');
  expect(withTicks([packed], [off, pressed('a', { stage: 'READY' })])[0]?.stage).toBe('READY');
  expect(withTicks([packed], [pressed('a', { stage: 'OUT' }), off])[0]?.stage).toBe('OUT');
});

test('what has still to be ticked is what the board says: by the days before, and by what was pressed on this one', () => {
  const dishes = [row('101'), row('102', { sellerId: 2 }), row('wish', { sellerId: null })];
  const toTick = (lists: PackingList[], presses: Press[] = []) =>
    withTicks(lists, presses)[0]?.rows.map(({ isToTick }) => isToTick);
  expect(toTick([list(dishes)])).toEqual([false, false, false]);
  expect(toTick([{ ...list(dishes), ticking: [1, 2] }])).toEqual([true, true, false]);
  const other = { ...list([row('103', { sellerId: 2 })]), publicProductOrderId: 'b' };
  const cooked = pressed('b', { item: '103', tick: 'COOKED', isOn: true });
  expect(toTick([list(dishes), other], [cooked])).toEqual([false, true, false]);
  expect(toTick([{ ...list(dishes), ticking: [1, 2], stage: 'OUT' }])).toEqual([false, false, false]);
});
