import { expect, test } from 'vitest';
import { berlinPostcodes } from './berlin-postcodes.ts';
import { ringPostcodes } from './berlin-ring.ts';

test('what lies within the ring is in Berlin, each postcode once', () => {
  expect(ringPostcodes.filter((postcode) => !berlinPostcodes.includes(postcode))).toEqual([]);
  expect(new Set(ringPostcodes).size).toBe(ringPostcodes.length);
});

test.each([
  ['10999', true],
  ['10115', true],
  ['13353', true],
  ['12347', false],
  ['13503', false],
  ['14193', false],
])('%s lies within the ring: %s', (postcode, isWithin) => {
  expect(ringPostcodes.includes(postcode)).toBe(isWithin);
});
