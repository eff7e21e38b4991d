import { expect, test } from 'vitest';
import { isPhoneNumber, phoneDigits } from './phone-digits.ts';

test.each([
  ['030 5557 0440', '3055570440'],
  ['030/5557-0440', '3055570440'],
  ['+49 30 5557 0440', '3055570440'],
  ['+49 (0)30 5557 0440', '3055570440'],
  ['0049 30 5557 0440', '3055570440'],
  ['493055570440', '3055570440'],
  ['+49 30', '30'],
  ['4957', '4957'],
  ['+44 20 7946', '44207946'],
  ['03', null],
  ['Ahrens', null],
])('%s is looked for by %s', (written, digits) => {
  expect(phoneDigits(written)).toBe(digits);
});

test('a telephone number has digits and the signs that people put between them', () => {
  expect(['030/5557 0440', '+49 (0)30', '0'].map(isPhoneNumber)).toEqual([true, true, true]);
  expect(['Ahrens 030', '+', '', 'ab'].map(isPhoneNumber)).toEqual([false, false, false, false]);
});
