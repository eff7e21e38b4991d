import { expect, test } from 'vitest';
import { isWholeCode } from './access-code.ts';

test.each([
  ['12345678', true],
  ['00000000', true],
  ['1234567', false],
  ['123456789', false],
  ['1234567a', false],
  ['a12345678', false],
  ['12345678 ', false],
  ['', false],
])('the code %j is written to its end: %s', (code, whole) => {
  expect(isWholeCode(code)).toBe(whole);
});
