import { expect, test } from 'vitest';
import { telephoneFingerprint } from './telephone-order.ts';
import { areTwins } from './twins.ts';

const at = (time: string) => new Date(`2026-11-29T${time}:00Z`);
const first = {
  fingerprint: 'abc',
  status: 'PENDING',
  fulfilment: 'DELIVERY',
  preferDateAndTime: '2026-12-03T12:30',
  address: { streetName: 'Oranienstraße', houseNumber: '12', postalCode: '10999' },
  createdAt: at('10:00'),
  paidAt: null,
  lines: [{ productId: 101 }, { productId: 701 }],
};
const second = { ...first, fingerprint: 'def', createdAt: at('10:05') };

/** Asked in both orders, since neither is the first. */
const twins = (one: object, other: object) => {
  const answers = [
    areTwins({ ...first, ...one }, { ...second, ...other }),
    areTwins({ ...second, ...other }, { ...first, ...one }),
  ];
  expect(new Set(answers).size).toBe(1);
  return answers[0];
};

test('two open orders of a customer for one day and place with a dish in common are twins', () => {
  expect(twins({}, {})).toBe(true);
  expect(twins({}, { lines: [{ productId: 205 }, { productId: 101 }] })).toBe(true);
  expect(twins({}, { preferDateAndTime: '2026-12-03T18:00' })).toBe(true);
  expect(twins({ preferDateAndTime: null }, { preferDateAndTime: null })).toBe(true);
  expect(twins({ fulfilment: 'PICKUP', address: null }, { fulfilment: 'PICKUP' })).toBe(true);
});

test.each([
  ['another day', { preferDateAndTime: '2026-12-04T12:30' }],
  ['no day yet', { preferDateAndTime: null }],
  ['another address', { address: { ...first.address, houseNumber: '13' } }],
  ['picked up', { fulfilment: 'PICKUP' }],
  ['no dish in common', { lines: [{ productId: 205 }] }],
  ['canceled', { status: 'CANCELED' }],
  ['agreed at the telephone', { fingerprint: telephoneFingerprint('1') }],
])('but not with one that is %s', (_, other) => {
  expect(twins({}, other)).toBe(false);
});

test('what is ordered after the other was paid is meant beside it; before, it may be the same', () => {
  const paid = { status: 'PAID', paidAt: at('10:04') };
  expect(twins(paid, {})).toBe(false);
  expect(twins({ ...paid, paidAt: at('10:05') }, {})).toBe(true);
  expect(twins({ ...paid, paidAt: at('10:10') }, { status: 'PAID', paidAt: at('10:12') })).toBe(true);
});
