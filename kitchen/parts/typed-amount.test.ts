import { expect, test } from 'vitest';
import { typedAmount } from './typed-amount.ts';

test.each([
  ['25', 25],
  ['24,90', 24.9],
  [' 24.9 € ', 24.9],
  ['1.234,56', 1234.56],
  ['1,234.5', 1234.5],
  ['12.34,56', null],
  ['', null],
  ['-5', null],
  ['1,234', null],
  ['free', null],
])('%j is %j euro', (typed, amount) => {
  expect(typedAmount(typed)).toBe(amount);
});
