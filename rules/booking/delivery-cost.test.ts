import { expect, test } from 'vitest';
import { berlinPostcodes } from './berlin-postcodes.ts';
import { deliveryCost, deliveryCostOf, isWholePostcode } from './delivery-cost.ts';

const berlin = { area: berlinPostcodes.join(',') };

test('delivery and setting up cost nothing within the area, and are not to be had outside it', () => {
  expect(deliveryCost('10999', berlin)).toBe(0);
  expect(deliveryCost('80331', berlin)).toBeNull();
  expect(deliveryCost(' 10999', { area: '10997, 10999' })).toBe(0);
  expect(deliveryCost('14467', { area: '10997, 10999' })).toBeNull();
});

test('an empty area is everywhere', () => {
  expect(deliveryCost('80331', { area: '' })).toBe(0);
  expect(deliveryCost('80331')).toBe(0);
});

test('before anybody has named a postcode, it is what it costs where the shop delivers', () => {
  expect(deliveryCost(null, berlin)).toBe(0);
});

test('a placed order keeps what its delivery cost; a pickup has none', () => {
  expect(deliveryCostOf({ fulfilment: 'DELIVERY' })).toBe(0);
  expect(deliveryCostOf({ fulfilment: 'DELIVERY', deliveryFee: 2500 })).toBe(2500);
  expect(deliveryCostOf({ fulfilment: 'PICKUP' })).toBeNull();
});

test.each([
  ['10999', true],
  [' 10999 ', true],
  ['1099', false],
  ['109991', false],
  ['1099a', false],
  ['D10999', false],
  ['', false],
])('whether the shop delivers to %j can be said while it is typed: %s', (written, whole) => {
  expect(isWholePostcode(written)).toBe(whole);
});
