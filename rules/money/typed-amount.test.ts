import { expect, test } from 'vitest';
import { bothMeanings, typedAmount } from './typed-amount.ts';

test.each([
  ['116', 11_600],
  ['116,00', 11_600],
  ['116.5', 11_650],
  [' 24.9 € ', 2490],
  [' 1.160,05 € ', 116_005],
  ['€1,160.05', 116_005],
  ['1.250,00', 125_000],
  ['1 250,00', 125_000],
  ['1\u202f250', 125_000],
  ['9.900,5', 990_050],
  ['1.160.000', 116_000_000],
  ['1,160,000.5', 116_000_050],
  ['0,01', 1],
  ['0', 0],
  ['0,00', 0],
  ['-5', null],
  ['12,555', null],
  ['1.250', null],
  ['1.000', null],
  ['1160,005', null],
  ['0,001', null],
  ['0.500', null],
  ['11,60,00', null],
  ['1.250.00', null],
  ['12.34,56', null],
  ['1.250,000.00', null],
  ['12 50', null],
  ['99999999999999999999', null],
  ['viel', null],
  ['', null],
] as const)('“%s” is %s cents', (typed, cents) => {
  expect(typedAmount(typed)).toBe(cents);
});

test.each([
  ['1.250', [125_000, 125]],
  ['12,555 €', [1_255_500, 1256]],
  ['1.000', [100_000, 100]],
  ['0,500', null],
  ['1250', null],
  ['1.250,00', null],
  ['1160,005', null],
  ['viel', null],
] as const)('“%s” could be %j cents', (typed, meanings) => {
  expect(bothMeanings(typed)).toEqual(meanings);
});
