import { expect, test } from 'vitest';
import { countryCode } from './country-code.ts';

test.each([
  ['Germany', 'DE'],
  [' deutschland ', 'DE'],
  ['Österreich', 'AT'],
  ['fr', 'FR'],
  ['Atlantis', 'DE'],
  ['', 'DE'],
])('%j is %s', (written, code) => {
  expect(countryCode(written)).toBe(code);
});
