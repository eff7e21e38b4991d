import { expect, test } from 'vitest';
import { splitStreet } from './split-street.ts';

test.each([
  ['Kantstraße 148', 'Kantstraße', '148'],
  ['  Kantstraße   148 a ', 'Kantstraße', '148 a'],
  ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
  ['Alt-Moabit 12–14', 'Alt-Moabit', '12–14'],
])('%s is a street with a number', (line, streetName, houseNumber) => {
  expect(splitStreet(line)).toEqual({ streetName, houseNumber });
});

test.each(['Kantstraße', '148', ''])('“%s” lacks one of both', (line) => {
  expect(splitStreet(line)).toBeNull();
});
