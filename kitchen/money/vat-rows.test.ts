import { expect, test } from 'vitest';
import { claimsOf, vatRows } from './vat-rows.ts';

const sum = { kind: 'INVOICE', isFee: false, documents: 1 } as const;
const sums = [
  { ...sum, rate: 7, documents: 3, net: 100.1, vat: 7.01, gross: 107.11 },
  { ...sum, rate: 19, net: 10, vat: 1.9, gross: 11.9 },
  { ...sum, isFee: true, rate: 19, net: 5, vat: 0.95, gross: 5.95 },
  { ...sum, kind: 'CREDIT_NOTE', rate: 7, net: -50.05, vat: -3.5, gross: -53.55 },
  { ...sum, kind: 'CLAIM', isFee: true, rate: null, documents: 2, net: 80, vat: 0, gross: 80 },
] as const;

test('a month is told by rate, credit notes taken off and fees with it, and adds up to the cent', () => {
  const { rates, total } = vatRows(sums);
  expect(rates).toMatchObject([
    { rate: 7, net: 5005, vat: 351, gross: 5356, parts: [{ documents: 3 }, { kind: 'CREDIT_NOTE' }] },
    { rate: 19, net: 1500, vat: 285, gross: 1785, parts: [{ isFee: false }, { isFee: true }] },
  ]);
  expect(total).toEqual({ net: 6505, vat: 636, gross: 7141 });
});

test('damages stand apart', () => {
  expect(claimsOf(sums)).toEqual({ documents: 2, gross: 8000 });
  expect(claimsOf(sums.slice(0, 2))).toBeNull();
});
