import { describe, expect, test } from 'vitest';
import { lineNets, netOf, spread, spreadByRate, vatShares } from './vat.ts';

test('the net is what is left of the gross without its VAT, to the cent', () => {
  expect(netOf(11900, 19)).toBe(10000);
  expect(netOf(5800, 7)).toBe(5421);
  expect(netOf(1, 19)).toBe(1);
});

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [1160, [11600, 3960], [865, 295]],
  [10, [1, 2], [3, 7]],
  [10, [19, 11], [6, 4]],
  [5, [0, 3], [0, 5]],
  [7, [0, 0], [0, 0]],
  [0, [4, 2], [0, 0]],
])('%i split by %j is %j', (amount, weights, parts) => {
  expect(spread(amount, weights)).toEqual(parts);
});

test('an amount belongs to each rate as much as what was ordered does', () => {
  const lines = [
    { rate: 19, gross: 3960 },
    { rate: 7, gross: 9000 },
    { rate: 7, gross: 2600 },
  ];
  expect(spreadByRate(1160, lines)).toEqual([
    { rate: 7, share: 865 },
    { rate: 19, share: 295 },
  ]);
});

describe('VAT by rate', () => {
  const lines = [
    { rate: 19, gross: 3960 },
    { rate: 7, gross: 11600 },
    { rate: 7, gross: 2250 },
  ];

  test('each rate has its net and its VAT, the lowest first', () => {
    expect(vatShares(lines, 0)).toEqual([
      { rate: 7, discount: 0, gross: 13850, net: 12944, vat: 906 },
      { rate: 19, discount: 0, gross: 3960, net: 3328, vat: 632 },
    ]);
  });

  test('a discount lowers each rate by its share', () => {
    const shares = vatShares(lines, 1781);
    expect(shares.map(({ discount }) => discount)).toEqual([1385, 396]);
    expect(shares.map(({ gross }) => gross)).toEqual([12465, 3564]);
  });

  test('nothing gets lost by rounding, whatever was ordered', () => {
    for (let seed = 1; seed <= 2000; seed++) {
      const many = Array.from({ length: (seed % 6) + 1 }, (_, n) => ({
        rate: [7, 19, 0][(seed * 7 + n * 5) % 3] ?? 7,
        gross: ((seed * 7919 + n * 104_729) % 50_000) + 1,
      }));
      const total = many.reduce((sum, { gross }) => sum + gross, 0);
      const discount = (seed * 31) % total;
      const shares = vatShares(many, discount);
      expect(shares.reduce((sum, { net, vat }) => sum + net + vat, 0)).toBe(total - discount);
      for (const { net, vat, rate, discount: share } of shares) {
        expect(Math.abs(vat - (net * rate) / 100)).toBeLessThanOrEqual(1);
        expect(share).toBeGreaterThanOrEqual(0);
      }
      const nets = lineNets(many);
      for (const { rate } of shares) {
        const ofRate = many.map((line, n) => (line.rate === rate ? (nets[n] ?? 0) : 0));
        const gross = many.reduce((sum, line) => sum + (line.rate === rate ? line.gross : 0), 0);
        expect(ofRate.reduce((sum, net) => sum + net, 0)).toBe(netOf(gross, rate));
      }
    }
  });
});

test('each line has its net at its own rate, and what is rounded goes to one of its rate', () => {
  const lines = [
    { rate: 7, gross: 100 },
    { rate: 19, gross: 11900 },
    { rate: 7, gross: 100 },
  ];
  expect(lineNets(lines)).toEqual([94, 10000, 93]);
});
