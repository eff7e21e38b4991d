import { expect, test } from 'vitest';
import { destinationOf } from './destination.ts';

const settings = { area: '10115, 14050', zones: [{ postcodes: ['14050'], fee: 2500, minimum: 15_000 }] };
const to = (postalCode: string | null) =>
  destinationOf({ isPickup: false, postalCode }, 10_000, settings, 5_000);

test('as long as no address is chosen, delivery costs what it costs somewhere, and the minimum is the usual one', () => {
  expect(to(null)).toMatchObject({ delivery: { least: 0, most: 2500 }, isInArea: true, minimum: 5_000 });
  expect(to(null).isBelowMinimum).toBe(false);
});

test('an address has its own cost and its own minimum', () => {
  expect(to('10115')).toMatchObject({ delivery: 0, isInArea: true, lacking: 0, isBelowMinimum: false });
  expect(to('14050')).toMatchObject({
    delivery: 2500,
    minimum: 15_000,
    lacking: 5_000,
    isBelowMinimum: true,
  });
});

test('outside the area there is no cost to be said', () => {
  expect(to('14467')).toMatchObject({ delivery: null, isInArea: false });
});

test('a pickup costs nothing to bring and is possible wherever the shop delivers', () => {
  expect(destinationOf({ isPickup: true, postalCode: null }, 10_000, settings, 5_000)).toMatchObject({
    delivery: null,
    isInArea: true,
    isBelowMinimum: false,
  });
});
