import { expect, test } from 'vitest';
import { nextMonth } from './month.ts';
import { type SummedDocument, vatSums } from './vat-sums.ts';

const share = (rate: number, net: number, vat: number) => ({ rate, discount: 0, gross: net + vat, net, vat });
const document = (change: Partial<SummedDocument>): SummedDocument => ({
  kind: 'INVOICE',
  about: null,
  total: 10_700,
  vat: [share(7, 10_000, 700)],
  ...change,
});

test('documents come to what they ask for less what they give back, by kind and rate; what replaces another adds nothing', () => {
  const sums = vatSums([
    document({ kind: 'CLAIM', about: 'FEE', total: 5000, vat: [] }),
    document({}),
    document({ about: 'CHANGE', total: 11_900, vat: [share(19, 10_000, 1900)] }),
    document({}),
    document({ kind: 'CORRECTION' }),
    document({ kind: 'CREDIT_NOTE' }),
    document({ about: 'FEE', total: 107, vat: [share(7, 100, 7)] }),
  ]);
  expect(sums).toEqual([
    { kind: 'INVOICE', isFee: false, rate: 7, documents: 2, net: 20_000, vat: 1400, gross: 21_400 },
    { kind: 'INVOICE', isFee: false, rate: 19, documents: 1, net: 10_000, vat: 1900, gross: 11_900 },
    { kind: 'INVOICE', isFee: true, rate: 7, documents: 1, net: 100, vat: 7, gross: 107 },
    { kind: 'CREDIT_NOTE', isFee: false, rate: 7, documents: 1, net: -10_000, vat: -700, gross: -10_700 },
    { kind: 'CLAIM', isFee: true, rate: null, documents: 1, net: 5000, vat: 0, gross: 5000 },
  ]);
  expect(vatSums([])).toEqual([]);
});

test('a year ends with its twelfth month', () => {
  expect(['2026-11', '2026-12', '2026-09'].map(nextMonth)).toEqual(['2026-12', '2027-01', '2026-10']);
});
