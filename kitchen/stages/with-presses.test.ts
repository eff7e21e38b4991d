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
  expect(shown).toMatchObject({ isWaiting: true, notMade: 0 });
});

test('an order that is pressed as packed is made where nobody ticks, and one that is gone everywhere', () => {
  const other = order('b', { items: [item(1, 1, true)] as unknown as KitchenOrder['items'] });
  const packed = withPresses([order('a'), other], [pressed('a', { stage: 'READY' })])[0];
  expect(cooked(packed)).toEqual([0, 1]);
  expect(packed).toMatchObject({ stage: 'READY', notMade: 2 });
  const gone = withPresses([order('a'), other], [pressed('a', { stage: 'OUT' })])[0];
  expect(cooked(gone)).toEqual([2, 1]);
  expect(gone?.items.map(({ isMade, isCooked }) => [isMade, isCooked])).toEqual([
    [true, false],
    [true, false],
    [true, false],
  ]);
});

test('an order that is shown alone knows which kitchens tick on its day', () => {
  const [alone] = withPresses([order('a', { stage: 'READY', ticking: [2] })], []);
  expect(cooked(alone)).toEqual([2, 0]);
  expect(alone).toMatchObject({ notMade: 1, isWaiting: false });
});
