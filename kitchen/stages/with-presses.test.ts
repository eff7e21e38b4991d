import { expect, test } from 'vitest';
import type { KitchenOrder } from '#contract/kitchen/orders/orders.ts';
import type { Press } from '../presses/press-store.ts';
import { withPresses } from './with-presses.ts';

const item = (productId: number, sellerId: number, isCooked = false) =>
  ({ productId, sellerId, station: 'WARM', isStarted: false, isCooked, isPacked: false }) as const;
const order = (id: string, change: Partial<KitchenOrder> = {}): KitchenOrder =>
  ({
    publicProductOrderId: id,
    stage: 'IN_PREPARATION',
    state: 'BINDING',
    items: [item(1, 1), item(2, 1), item(3, 2)],
    progress: [
      { sellerId: 1, cooked: 0, items: 2 },
      { sellerId: 2, cooked: 0, items: 1 },
    ],
    ticking: [],
    ...change,
  }) as unknown as KitchenOrder;
const pressed = (id: string, shows: Press['shows']): Press => ({
  id: crypto.randomUUID(),
  at: 0,
  method: 'PUT',
  path: '',
  order: id,
  shows,
});
const cooked = ({ progress }: Pick<KitchenOrder, 'progress'> = { progress: [] }) =>
  progress.map((each) => each.cooked);

test('a tick counts at once, for its kitchen', () => {
  const [shown] = withPresses([order('a')], [pressed('a', { item: '2', tick: 'COOKED', isOn: true })]);
  expect(cooked(shown)).toEqual([1, 0]);
  expect(shown).toMatchObject({ isWaiting: true, unticked: 0 });
});

test('an order that is pressed as packed is made, and counts as done only what its kitchens have ticked, where they tick', () => {
  const other = order('b', { items: [item(1, 1, true)] as unknown as KitchenOrder['items'] });
  const packed = withPresses([order('a'), other], [pressed('a', { stage: 'READY' })])[0];
  expect(cooked(packed)).toEqual([0, 1]);
  expect(packed).toMatchObject({ stage: 'READY', unticked: 2 });
  expect(packed?.items.map(({ isMade, isUnticked }) => [isMade, isUnticked])).toEqual([
    [true, true],
    [true, true],
    [true, false],
  ]);
  const gone = withPresses([order('a'), other], [pressed('a', { stage: 'OUT' })])[0];
  expect(cooked(gone)).toEqual([2, 1]);
  expect(gone).toMatchObject({ unticked: 0 });
});

test('no dish becomes open again by the tick of another one', () => {
  const packed = order('a', { stage: 'READY' });
  const [alone] = withPresses([packed, order('b')], []);
  const [beside] = withPresses(
    [packed, order('b')],
    [pressed('b', { item: '1', tick: 'COOKED', isOn: true })],
  );
  for (const shown of [alone, beside]) expect(shown?.items.every(({ isMade }) => isMade)).toBe(true);
  // That its own tick is missing is counted, all the same.
  expect([cooked(alone), cooked(beside)]).toEqual([
    [2, 1],
    [0, 1],
  ]);
});

test('an order that is shown alone knows which kitchens tick on its day', () => {
  const [alone] = withPresses([order('a', { stage: 'READY', ticking: [2] })], []);
  expect(cooked(alone)).toEqual([2, 0]);
  expect(alone).toMatchObject({ unticked: 1, isWaiting: false });
});

test('what has still to be ticked is known before it is packed, where its kitchen ticks', () => {
  const toTick = (orders: KitchenOrder[], presses: Press[] = []) =>
    withPresses(orders, presses)[0]?.items.map(({ isToTick }) => isToTick);
  const tick = (id: string) => pressed(id, { item: '1', tick: 'COOKED', isOn: true });
  expect(toTick([order('a'), order('b')])).toEqual([false, false, false]);
  expect(toTick([order('a'), order('b')], [tick('b')])).toEqual([true, true, false]);
  expect(toTick([order('a')], [tick('a')])).toEqual([false, true, false]);
  expect(toTick([order('a', { state: 'CANCELED', ticking: [1] })])).toEqual([false, false, false]);
});

test('an order that was packed is being prepared again where a dish of it does not lie there', () => {
  const off = pressed('a', { item: '1', tick: 'PACKED', isOn: false });
  const [shown] = withPresses([order('a', { stage: 'READY' })], [off]);
  expect(shown).toMatchObject({ stage: 'IN_PREPARATION', isWaiting: true });
  expect(shown?.items.every(({ isMade }) => isMade)).toBe(false);
});
