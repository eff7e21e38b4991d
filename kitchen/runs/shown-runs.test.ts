import { expect, test } from 'vitest';
import type { Runs } from '#contract/kitchen/day/runs.ts';
import type { Stop } from '#contract/kitchen/day/stops.ts';
import type { Press } from '../presses/press-store.ts';
import { aboard, broughtBack, countedStops, dueStops, nextStop, runKey, shownRuns } from './shown-runs.ts';

const stop = (id: string, changes: Partial<Stop> = {}) =>
  ({ publicProductOrderId: id, stage: 'READY', isCanceled: false, handover: null, ...changes }) as Stop;
const runs = (...stops: Stop[]) =>
  ({ runs: [{ id: 7, departedAt: null, stops }], unplanned: [] }) as unknown as Runs;
const press = (order: string, shows: Record<string, unknown>) =>
  ({ order, shows, at: 1_000_000 }) as unknown as Press;

test('a run that was told to leave without a connection has left, with all that was not there yet', () => {
  const [run] = shownRuns(runs(stop('a'), stop('b', { stage: 'DELIVERED' })), [
    press(runKey(7), { hasLeft: true }),
  ]).runs;
  expect(run?.departedAt).toBe(1000);
  expect(run?.stops.map(({ stage }) => stage)).toEqual(['OUT', 'DELIVERED']);
});

test('what was handed over without a connection is shown as handed over, and waits', () => {
  const handover = { receivedBy: 'Jana' };
  const [run] = shownRuns(runs(stop('a'), stop('b')), [press('a', { stage: 'DELIVERED', handover })]).runs;
  expect(run?.stops[0]).toMatchObject({ stage: 'DELIVERED', handover, isWaiting: true });
  expect(run?.stops[1]).toMatchObject({ stage: 'READY', isWaiting: false });
  expect(run && nextStop(run)?.publicProductOrderId).toBe('b');
});

test('what was told as packed as a whole without a connection misses nothing', () => {
  const [run] = shownRuns(runs(stop('a', { notPacked: ['Salat'] }), stop('b', { notPacked: ['Salat'] })), [
    press('a', { stage: 'READY' }),
    press('b', { stage: 'OUT' }),
  ]).runs;
  expect(run?.stops.map(({ notPacked }) => notPacked)).toEqual([[], ['Salat']]);
});

test('where something is ticked as packed without a connection, what is not ticked of what nobody told is missing', () => {
  const dishes = { items: [{ productId: 1, name: 'Salat' }], unticked: ['1', '7', 'wish'] } as Partial<Stop>;
  const crate = { productId: 7, name: 'Kiste Wasser' };
  const its = { ...dishes, items: [...(dishes.items ?? []), crate] } as Partial<Stop>;
  const prepared = { ...its, stage: 'IN_PREPARATION', notPacked: [] } as Partial<Stop>;
  const missing = (...presses: Press[]) =>
    shownRuns(runs(stop('a', prepared), stop('b', { ...its, notPacked: [] })), presses).runs[0]?.stops.map(
      ({ notPacked }) => notPacked,
    );
  const tick = (order: string, item: string, tick = 'PACKED', isOn = true) =>
    press(order, { item, tick, isOn });
  expect(missing()).toEqual([[], []]);
  expect(missing(tick('b', '1'))).toEqual([['Salat', 'Kiste Wasser', 'wish'], []]);
  expect(missing(tick('a', '7', 'LOADED'))).toEqual([['Salat', 'wish'], []]);
  // Left like that, it is missing on the way too.
  expect(missing(tick('b', '1'), press(runKey(7), { hasLeft: true }))?.[0]).toHaveLength(3);
  // Of another day, made and not packed, or taken back.
  for (const other of [tick('c', '1'), tick('b', '1', 'COOKED'), tick('b', '1', 'PACKED', false)])
    expect(missing(other)).toEqual([[], []]);
});

test('a canceled stop is nowhere to go, and none of those that are counted', () => {
  const [run] = shownRuns(runs(stop('a', { isCanceled: true }), stop('b')), []).runs;
  expect(run && nextStop(run)?.publicProductOrderId).toBe('b');
  expect(run && dueStops(run).map(({ publicProductOrderId: id }) => id)).toEqual(['b']);
});

test('what is counted is what is left to hand over, and all of it before the first and after the last', () => {
  const counted = (...stops: Stop[]) => {
    const [run] = shownRuns(runs(stop('canceled', { stage: 'OUT', isCanceled: true }), ...stops), []).runs;
    const { stops: those, isRest } = countedStops(run ?? { stops: [] });
    return [those.map(({ publicProductOrderId: id }) => id).join(' '), isRest];
  };
  const [a, b, handed] = [stop('a'), stop('b', { stage: 'OUT' }), stop('handed', { stage: 'DELIVERED' })];
  expect(counted(a, b)).toEqual(['a b', false]);
  expect(counted(a, handed, b)).toEqual(['a b', true]);
  expect(counted(handed)).toEqual(['handed', false]);
});

test('in the van is what nobody has taken, also of a stop that was canceled on the road', () => {
  const [run] = shownRuns(
    runs(
      stop('taken', { stage: 'DELIVERED' }),
      stop('canceled on the road', { stage: 'OUT', isCanceled: true }),
      stop('canceled before', { isCanceled: true }),
      stop('next', { stage: 'OUT' }),
    ),
    [],
  ).runs;
  expect(run && aboard(run).map(({ publicProductOrderId: id }) => id)).toEqual([
    'canceled on the road',
    'next',
  ]);
});

test('a run brings back what nobody took: canceled on the road, nobody there, alcohol that was refused', () => {
  const out = { stage: 'OUT', attemptedAt: null } as const;
  const handed = (isAlcoholRefused: boolean) =>
    ({ receivedBy: 'Jana', isAlcoholRefused }) as Stop['handover'];
  const [run] = shownRuns(
    runs(
      stop('canceled on the road', { ...out, isCanceled: true }),
      stop('canceled before', { isCanceled: true, attemptedAt: null }),
      stop('canceled and taken', { ...out, isCanceled: true, handover: handed(false) }),
      stop('nobody there', { ...out, attemptedAt: 900 }),
      stop('next', out),
      stop('taken', { stage: 'DELIVERED', handover: handed(false) }),
      stop('nobody old enough', { stage: 'DELIVERED', handover: handed(true) }),
    ),
    [],
  ).runs;
  expect(run && broughtBack(run).map(({ publicProductOrderId: id }) => id)).toEqual([
    'canceled on the road',
    'nobody there',
    'nobody old enough',
  ]);
});

test('a departure that was taken back without a connection never was', () => {
  const [run] = shownRuns(runs(stop('a')), [
    press(runKey(7), { hasLeft: true }),
    press(runKey(7), { hasLeft: false }),
  ]).runs;
  expect(run?.departedAt).toBeNull();
  expect(run?.stops[0]?.stage).toBe('READY');
});

test('where nobody was there stays a stop that says so, and comes last; somebody who takes it ends that', () => {
  const tried = press('a', { attemptedAt: 1000 });
  const [run] = shownRuns(runs(stop('a'), stop('b')), [tried]).runs;
  expect(run?.stops[0]).toMatchObject({ stage: 'READY', attemptedAt: 1000, isWaiting: true });
  expect(run && nextStop(run)?.publicProductOrderId).toBe('b');
  const [last] = shownRuns(runs(stop('a'), stop('b', { stage: 'DELIVERED' })), [tried]).runs;
  expect(last && nextStop(last)?.publicProductOrderId).toBe('a');
  const [back] = shownRuns(runs(stop('a', { attemptedAt: 900 })), [press('a', { attemptedAt: null })]).runs;
  expect(back?.stops[0]?.attemptedAt).toBeNull();
  const handed = press('a', { stage: 'DELIVERED' });
  expect(shownRuns(runs(stop('a')), [tried, handed]).runs[0]?.stops[0]?.attemptedAt).toBeNull();
});
