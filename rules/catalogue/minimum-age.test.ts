import { expect, test } from 'vitest';
import { minimumAge, minimumAgeOf } from './minimum-age.ts';

test.each([
  [null, null],
  [0.5, null],
  [1.2, null],
  [1.3, 16],
  [4.9, 16],
  [12, 16],
  [15, 16],
  [15.1, 18],
  [38, 18],
])('a drink of %s per cent is for those of %s', (strength, age) => {
  expect(minimumAge(strength)).toBe(age);
});

test('an order asks for the highest age in it', () => {
  const drink = (alcoholByVolume: number | null) => ({ alcoholByVolume });
  expect(minimumAgeOf([drink(null), drink(4.9), drink(38)])).toBe(18);
  expect(minimumAgeOf([drink(null), drink(4.9)])).toBe(16);
  expect(minimumAgeOf([drink(null)])).toBeNull();
});
