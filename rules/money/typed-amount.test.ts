import { expect, test } from 'vitest';
import { typedAmount } from './typed-amount.ts';

test.each([
  ['116', 11_600],
  ['116,00', 11_600],
  ['116.5', 11_650],
  [' 1.160,05 € ', 116_005],
  ['€1,160.05', 116_005],
  ['1.160', 116_000],
  ['1.160.000', 116_000_000],
  ['0,01', 1],
  ['0', null],
  ['0,00', null],
  ['-5', null],
  ['116,005', 11_600_500],
  ['1160,005', null],
  ['0,001', null],
  ['0.500', null],
  ['11,60,00', null],
  ['viel', null],
  ['', null],
] as const)('“%s” is %s cents', (typed, cents) => {
  expect(typedAmount(typed)).toBe(cents);
});
