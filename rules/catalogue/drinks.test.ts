import { expect, test } from 'vitest';
import { ageFor, drinksOf, isKeptBack, isRestHandedOver } from './drinks.ts';

const item = (id: number, minimumAge?: number | null) => ({ id, minimumAge });
const [platter, water, beer] = [item(101, null), item(701), item(707, 16)];

test('what nobody is old enough for is what has an age, and nothing that a release before gave none', () => {
  expect(drinksOf([platter, water, beer])).toEqual([beer]);
});

test('the highest age counts for all of it', () => {
  expect(ageFor([platter, beer, item(709, 18)])).toBe(18);
  expect(ageFor([platter, beer])).toBe(16);
  expect(ageFor([platter, water])).toBe(null);
});

test('an order is handed over without its alcohol where there is some, and something else', () => {
  expect(isRestHandedOver([platter, beer])).toBe(true);
  expect(isRestHandedOver([beer])).toBe(false);
  expect(isRestHandedOver([platter, water])).toBe(false);
});

test('whose age was seen has it all', () => {
  expect(isKeptBack({ isAlcoholRefused: true, ageChecked: null })).toBe(true);
  expect(isKeptBack({ isAlcoholRefused: true })).toBe(true);
  expect(isKeptBack({ isAlcoholRefused: true, ageChecked: 16 })).toBe(false);
  expect(isKeptBack({ isAlcoholRefused: false, ageChecked: null })).toBe(false);
});
