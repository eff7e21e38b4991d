import { expect, test } from 'vitest';
import { berlinInstant } from '../../booking/berlin-instant.ts';
import { notThereOf, whyNotYet } from './not-yet.ts';

const day = '2026-11-28';
const noon = { day, time: '12:00', run: null };
const at = (time: string) => berlinInstant(day, time);

test('an order hardly ends more than an hour before its time, and hardly leaves more than four', () => {
  expect(whyNotYet('DELIVERED', noon, at('10:59'))).toBe('EARLY');
  for (const time of ['11:00', '12:00', '18:00']) expect(whyNotYet('DELIVERED', noon, at(time))).toBeNull();
  expect(whyNotYet('OUT', noon, at('07:59'))).toBe('EARLY');
  expect(whyNotYet('OUT', noon, at('08:00'))).toBeNull();
});

test('what a driver is on the way with is ended by them', () => {
  expect(whyNotYet('DELIVERED', { ...noon, run: { hasLeft: true } }, at('12:00'))).toBe('ON_TOUR');
  // It has not left, or a release before did not say whether.
  for (const run of [{ hasLeft: false }, {}])
    expect(whyNotYet('DELIVERED', { ...noon, run }, at('12:00'))).toBeNull();
});

test('an order of another day hardly leaves or ends today, and one without a day at any time', () => {
  for (const next of ['OUT', 'DELIVERED'] as const) {
    expect(whyNotYet(next, { ...noon, day: '2026-11-29' }, at('12:00'))).toBe('OTHER_DAY');
    expect(whyNotYet(next, { day: null, time: null, run: null }, at('12:00'))).toBeNull();
  }
});

test('of a pickup, what nobody has ticked as there is missing, where other dishes are ticked', () => {
  const [there, away] = [{ isPacked: true }, { isPacked: false }];
  const missing = (fulfilment: 'DELIVERY' | 'PICKUP', ...items: { isPacked: boolean }[]) =>
    notThereOf({ fulfilment, items });
  expect(missing('PICKUP', there, away)).toEqual([away]);
  expect(missing('PICKUP', there, there)).toEqual([]);
  expect(missing('PICKUP', away, away), 'packed without ticks').toEqual([]);
  expect(missing('DELIVERY', there, away), 'said when its run leaves').toEqual([]);
});
