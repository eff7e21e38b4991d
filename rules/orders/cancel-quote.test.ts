import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cancelQuote, feeShares } from './cancel-quote.ts';

test('half of 471.60 is kept and half goes back', () => {
  expect(cancelQuote({ total: 47160, paid: 47160, percent: 50 })).toEqual({ fee: 23580, refund: 23580 });
});

test('what went back before lowers what goes back, and then the fee', () => {
  expect(cancelQuote({ total: 10000, paid: 6000, percent: 50 })).toEqual({ fee: 5000, refund: 1000 });
  expect(cancelQuote({ total: 10000, paid: 2000, percent: 50 })).toEqual({ fee: 2000, refund: 0 });
  expect(cancelQuote({ total: 10000, paid: -5, percent: 50 })).toEqual({ fee: 0, refund: 0 });
});

test('fee and refund are what was paid, to the cent', () => {
  const cents = fc.integer({ min: 0, max: 5_000_000 });
  fc.assert(
    fc.property(cents, cents, fc.integer({ min: 0, max: 100 }), (total, paid, percent) => {
      const { fee, refund } = cancelQuote({ total, paid, percent });
      expect(fee + refund).toBe(paid);
      expect(Math.min(fee, refund)).toBeGreaterThanOrEqual(0);
    }),
  );
});

const ordered = [
  { rate: 19, gross: 3960 },
  { rate: 7, gross: 11600 },
];

test('damages carry no VAT, a service is taxed by the mix of the order', () => {
  expect(feeShares(7780, 'DAMAGES', ordered)).toEqual([{ rate: null, gross: 7780, net: 7780, vat: 0 }]);
  expect(feeShares(7780, 'SERVICE', ordered)).toEqual([
    { rate: 7, gross: 5800, net: 5421, vat: 379 },
    { rate: 19, gross: 1980, net: 1664, vat: 316 },
  ]);
  expect(feeShares(0, 'SERVICE', ordered)).toEqual([]);
});

test('the shares of a fee add up to it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), fc.constantFrom('DAMAGES', 'SERVICE'), (fee, tax) => {
      const shares = feeShares(fee, tax, ordered);
      expect(shares.reduce((sum, { net, vat }) => sum + net + vat, 0)).toBe(fee);
    }),
  );
});
