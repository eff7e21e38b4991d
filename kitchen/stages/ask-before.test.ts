import { expect, test } from 'vitest';
import { berlinInstant } from '#rules/booking/berlin-instant.ts';
import { questionBefore } from './ask-before.ts';
import type { ShownOrder } from './with-presses.ts';

const day = '2026-11-28';
const at = (time: string) => berlinInstant(day, time);
const order = (change: object = {}) =>
  ({
    day,
    time: '12:00',
    fulfilment: 'DELIVERY',
    run: null,
    items: [{}],
    ...change,
  }) as unknown as ShownOrder;
const toTick = (...each: boolean[]) => order({ items: each.map((isToTick) => ({ isToTick })) });

test('packed is asked where a kitchen that ticks has not ticked everything, and else is said by the press', () => {
  const now = at('11:30');
  expect(questionBefore('READY', toTick(false, true), now)).toBe('PACK');
  expect(questionBefore('READY', toTick(false, false), now)).toBeNull();
  expect(questionBefore('IN_PREPARATION', toTick(true), now)).toBeNull();
  expect(questionBefore('OUT', toTick(true), now)).toBeNull();
});

test('what ends more than an hour before its time is asked, and what leaves hours before it', () => {
  for (const fulfilment of ['DELIVERY', 'PICKUP']) {
    const its = order({ fulfilment });
    expect(questionBefore('DELIVERED', its, at('10:59'))).toBe('HAND_OVER');
    expect(questionBefore('DELIVERED', its, at('11:00'))).toBeNull();
  }
  expect(questionBefore('OUT', order(), at('07:59'))).toBe('DEPART');
  expect(questionBefore('OUT', order(), at('08:00'))).toBeNull();
});

test('what is on its way with a driver is asked before it ends, whatever the time', () => {
  const run = { number: 2, startsAt: null, driver: 'Jana' };
  const out = order({ run: { ...run, hasLeft: true } });
  expect(questionBefore('DELIVERED', out, at('12:00'))).toBe('HAND_OVER');
  // It has not left, or a release before did not say whether.
  for (const hasLeft of [false, undefined])
    expect(questionBefore('DELIVERED', order({ run: { ...run, hasLeft } }), at('12:00'))).toBeNull();
});

test('what is of another day is asked for that', () => {
  for (const [stage, question] of [
    ['OUT', 'DEPART'],
    ['DELIVERED', 'HAND_OVER'],
  ] as const) {
    const its = order({ day: '2026-11-29' });
    expect(questionBefore(stage, its, at('12:00'))).toBe(question);
  }
});

test('a pickup of which some dishes are ticked as there, and some not, is asked for those', () => {
  const dishes = (...there: boolean[]) => there.map((isPacked) => ({ isPacked }));
  const pickup = (...there: boolean[]) => order({ fulfilment: 'PICKUP', items: dishes(...there) });
  expect(questionBefore('DELIVERED', pickup(true, false), at('12:00'))).toBe('HAND_OVER');
  // All of it, or packed without ticks.
  for (const its of [pickup(true, true), pickup(false, false)])
    expect(questionBefore('DELIVERED', its, at('12:00'))).toBeNull();
  // What a driver leaves behind is said when the run leaves.
  expect(questionBefore('DELIVERED', order({ items: dishes(true, false) }), at('12:00'))).toBeNull();
});

test('a pickup with a deposit is asked what comes back empty; without one a press ends it', () => {
  const its = (change: object) => questionBefore('DELIVERED', order(change), at('12:00'));
  expect(its({ fulfilment: 'PICKUP', hasDeposit: true })).toBe('HAND_OVER');
  expect(its({ fulfilment: 'PICKUP', hasDeposit: false })).toBeNull();
  // Whoever is at the door counts there.
  expect(its({ hasDeposit: true })).toBeNull();
});
