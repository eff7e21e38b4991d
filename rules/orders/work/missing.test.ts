import { describe, expect, test } from 'vitest';
import { type ItemOfOrder, missingAsItLeaves, missingSince } from './missing.ts';

const dish = (item: string, how: 'open' | 'made' = 'open', station: 'WARM' | 'CHILLED' = 'WARM') => ({
  item,
  isThere: false,
  dish: { sellerId: 1, station, isStarted: false, isCooked: how === 'made', isPacked: false },
});
const there = (each: ItemOfOrder): ItemOfOrder => ({ ...each, isThere: true });
const wish = { item: 'wish', isThere: false, dish: null };
const ticks = new Set([1]);
const none = new Set<number>();

describe('what is missing of an order as it leaves', () => {
  const leaving =
    (items: ItemOfOrder[], how: Partial<Parameters<typeof missingAsItLeaves>[0]> = {}) =>
    (ticking: ReadonlySet<number>, packsByTicks = false) =>
      missingAsItLeaves(
        { stage: 'IN_PREPARATION', fulfilment: 'DELIVERY', items, ...how },
        { ticking, packsByTicks },
      );

  test('is nothing where nobody ticks', () => {
    expect(leaving([dish('1'), dish('2'), wish])(none)).toEqual([]);
    expect(leaving([dish('1'), dish('2'), wish], { stage: 'READY' })(none)).toEqual([]);
  });

  test('is what is not ticked where other things are', () => {
    expect(leaving([there(dish('1')), dish('2', 'made'), wish])(none)).toEqual(['2', 'wish']);
  });

  test('is what its kitchen has not ticked, where it ticks; drinks are taken from a shelf', () => {
    const items = [dish('1', 'made'), dish('2'), dish('3', 'open', 'CHILLED'), wish];
    expect(leaving(items)(ticks)).toEqual(['2']);
    expect(leaving(items)(none)).toEqual([]);
  });

  test('is all that is not ticked where other orders of the day are packed by ticks, also what nobody makes', () => {
    const items = [dish('1', 'made'), dish('2'), dish('3', 'open', 'CHILLED'), wish];
    expect(leaving(items)(ticks, true)).toEqual(['1', '2', '3', 'wish']);
    expect(leaving(items)(none, true)).toEqual(['1', '2', '3', 'wish']);
    expect(leaving(items.map(there))(ticks, true)).toEqual([]);
    expect(leaving(items, { stage: 'READY' })(none, true)).toEqual([]);
  });

  test('told as packed as a whole, is what was asked about by name', () => {
    const told = (items: ItemOfOrder[], fulfilment: 'PICKUP' | 'DELIVERY' = 'DELIVERY') =>
      leaving(items, { stage: 'READY', fulfilment });
    expect(told([there(dish('1')), dish('2')])(none)).toEqual([]);
    expect(told([there(dish('1')), dish('2')])(ticks)).toEqual(['2']);
    expect(told([there(dish('1')), dish('2', 'made'), wish], 'PICKUP')(none)).toEqual(['2']);
    expect(told([there(dish('1')), there(dish('2'))], 'PICKUP')(ticks)).toEqual([]);
  });
});

describe('what was missing', () => {
  const left = { kind: 'stage', data: { from: 'READY', to: 'OUT', notPacked: ['1', '2'] } };
  const handed = { kind: 'stage', data: { from: 'OUT', to: 'DELIVERED' } };
  const reduced = (...productIds: number[]) => ({ kind: 'changed', data: { isReduction: true, productIds } });
  const closed = { kind: 'missing-closed', data: {} };
  const reopened = { kind: 'missing-reopened', data: {} };
  const nothing = () => false;

  test.each([
    ['is missing on the way', [left], ['1', '2']],
    ['and also once the rest is handed over', [left, handed], ['1', '2']],
    ['until its price is off', [left, handed, reduced(1)], ['2']],
    ['or a price off nothing that was named', [left, handed, reduced()], []],
    ['or until somebody says so', [left, closed], []],
    ['and takes that back', [left, closed, reopened], ['1', '2']],
    ['another departure begins anew', [left, closed, left], ['1', '2']],
    ['of which nothing is missing', [left, { kind: 'stage', data: { from: 'READY', to: 'OUT' } }], []],
    ['other changes settle nothing', [left, { kind: 'changed', data: { productIds: [1] } }], ['1', '2']],
  ])('%s', (_, history, expected) => {
    expect(missingSince(history, nothing)).toEqual(expected);
  });

  test('is not any more once it is ticked as brought', () => {
    expect(missingSince([left, handed], (item) => item === '2')).toEqual(['1']);
  });
});
