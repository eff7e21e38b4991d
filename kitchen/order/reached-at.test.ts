import { describe, expect, test } from 'vitest';
import type { KitchenOrderDetails } from '#contract/kitchen/orders/order-details.ts';
import { happenedAt, reachedAt } from './reached-at.ts';

type Event = KitchenOrderDetails['history'][number];

const by = { kind: 'STAFF', name: 'Jana Fuhr' } as const;
/** What happened, the newest first, as the shop tells it. */
const historyOf = (...events: Pick<Event, 'kind' | 'at' | 'data'>[]): Event[] =>
  events.map((event, id) => ({ id, by, ...event })).toReversed();
const move = (at: number, to: string) => ({ kind: 'stage', at, data: { to } });
const back = (at: number, to: string) => ({ kind: 'stage-taken-back', at, data: { to } });

describe('der Weg einer Bestellung', () => {
  test('sagt zu einem Schritt, der zurückgenommen und übersprungen wurde, keine Uhrzeit', () => {
    const history = historyOf(
      move(10, 'IN_PREPARATION'),
      move(20, 'READY'),
      back(25, 'IN_PREPARATION'),
      move(30, 'OUT'),
    );
    const order = { history, placedAt: 1, stage: 'OUT' } as const;
    expect(reachedAt(order, 'READY')).toBeNull();
    expect(reachedAt(order, 'IN_PREPARATION')).toBe(10);
    expect(reachedAt(order, 'OUT')).toBe(30);
    expect(reachedAt(order, 'NEW')).toBe(1);
  });

  test('sagt, wann sie zuletzt dahin kam, wo sie zurückgenommen war', () => {
    const history = historyOf(move(20, 'READY'), back(25, 'NEW'), move(40, 'READY'));
    expect(reachedAt({ history, placedAt: 1, stage: 'READY' }, 'READY')).toBe(40);
  });

  test('beginnt mit dem ersten Haken, wo niemand sie bewegt hat', () => {
    const history = historyOf({ kind: 'tick', at: 5, data: {} }, { kind: 'tick', at: 9, data: {} });
    expect(reachedAt({ history, placedAt: 1, stage: 'NEW' }, 'IN_PREPARATION')).toBe(5);
  });

  test('sagt, wann sie übergeben wurde, auch wenn das später ankam', () => {
    const history = historyOf(move(300, 'DELIVERED'));
    const order = { history, placedAt: 1, handover: { at: 120 } };
    expect(reachedAt({ ...order, stage: 'DELIVERED' }, 'DELIVERED')).toBe(120);
  });
});

test('die Historie sagt von Übergabe und Lieferung, wann sie war, und von allem anderen, wann es ankam', () => {
  const handedAt = new Date(120_000).toISOString();
  const history = historyOf(
    move(60, 'OUT'),
    { kind: 'handed-over', at: 300, data: { handedAt } },
    move(300, 'DELIVERED'),
  );
  expect(history.map((event) => happenedAt(history, event))).toEqual([120, 120, 60]);
  // Was ein Schreibtisch meldet, oder eine ältere Fassung, sagt keine Uhrzeit.
  const [told] = historyOf({ kind: 'handed-over', at: 300, data: {} });
  expect(told && happenedAt(history, told)).toBe(300);
});
