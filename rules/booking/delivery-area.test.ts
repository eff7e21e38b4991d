import { expect, test } from 'vitest';
import { berlinPostcodes } from './berlin-postcodes.ts';
import { namedPostcodes } from './delivery-area.ts';

test('a sentence names the postcodes of an area, but not all those of Berlin', () => {
  expect(namedPostcodes('10999, 10997')).toEqual(['10999', '10997']);
  expect(namedPostcodes(berlinPostcodes.join(','))).toEqual([]);
  expect(namedPostcodes('')).toEqual([]);
});
