import { expect, test } from 'vitest';
import { berlinPostcodes } from './berlin-postcodes.ts';
import {
  deliveryCost,
  deliveryCostOf,
  deliveryCostRange,
  isWholePostcode,
  minimumOrderFor,
} from './delivery-cost.ts';

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

const ring = { postcodes: ['10997', '10999'], fee: 0, minimum: 0 };
const outside = { postcodes: ['13503'], fee: 2500, minimum: 10_000 };

test('a zone has its own price; what lies in none costs nothing', () => {
  const zoned = { ...berlin, zones: [ring, outside] };
  expect(deliveryCost('10999', zoned)).toBe(0);
  expect(deliveryCost('13503', zoned)).toBe(2500);
  expect(deliveryCost('12047', zoned)).toBe(0);
  expect(deliveryCost('80331', { ...zoned, zones: [{ ...outside, postcodes: ['80331'] }] })).toBeNull();
});

test('before anybody has named a postcode, it is what it costs where the shop delivers', () => {
  expect(deliveryCostRange(berlin)).toEqual({ least: 0, most: 0 });
  expect(deliveryCostRange({ ...berlin, zones: [ring, outside] })).toEqual({ least: 0, most: 2500 });
  expect(deliveryCostRange({ area: '13503', zones: [ring, outside] })).toEqual({ least: 2500, most: 2500 });
  expect(deliveryCostRange({ area: '', zones: [outside] })).toEqual({ least: 0, most: 2500 });
});

test('the least order is the larger one of the shop and of the zone', () => {
  expect(minimumOrderFor('13503', 5000, [ring, outside])).toBe(10_000);
  expect(minimumOrderFor('13503', 15_000, [ring, outside])).toBe(15_000);
  expect(minimumOrderFor('10999', 5000, [ring, outside])).toBe(5000);
  expect(minimumOrderFor(null, 5000, [ring, outside])).toBe(5000);
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
