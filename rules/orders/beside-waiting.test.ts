import { expect, test } from 'vitest';
import { isBesideWaiting } from './beside-waiting.ts';

const untouched = { isNoted: false, isOtherGuests: false };

test('what is to be minded and for how many can be changed while another change waits', () => {
  expect(isBesideWaiting({ deliveryInstruction: 'No nuts' }, untouched)).toBe(true);
  expect(isBesideWaiting({ deliveryInstruction: null, guests: '30' }, untouched)).toBe(true);
  expect(isBesideWaiting({ guests: '30' }, { isNoted: true, isOtherGuests: false })).toBe(true);
});

test('not what the waiting one changes itself: paid, it would take it back', () => {
  expect(isBesideWaiting({ deliveryInstruction: 'No nuts' }, { ...untouched, isNoted: true })).toBe(false);
  expect(isBesideWaiting({ guests: '30' }, { ...untouched, isOtherGuests: true })).toBe(false);
  const both = { deliveryInstruction: 'No nuts', guests: '30' };
  expect(isBesideWaiting(both, { ...untouched, isOtherGuests: true })).toBe(false);
});

test('nothing else, and not nothing', () => {
  for (const other of [{ items: [] }, { preferDateAndTime: '2027-01-05T13:00' }, { address: {} }]) {
    expect(isBesideWaiting({ ...other, deliveryInstruction: 'No nuts' }, untouched)).toBe(false);
  }
  expect(isBesideWaiting({}, untouched)).toBe(false);
});
