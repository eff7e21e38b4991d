import { expect, test } from 'vitest';
import { reductionShares } from './reduction.ts';
import { netOf, type VatShare } from './vat.ts';

const share = (rate: number, gross: number): VatShare => {
  const net = netOf(gross, rate);
  return { rate, discount: 0, gross, net, vat: gross - net };
};
const billed = [share(7, 30_000), share(19, 3600)];
const grosses = (shares: readonly VatShare[] | null) => shares?.map(({ rate, gross }) => [rate, gross]);

test('a price is reduced by the rates of all that is billed', () => {
  expect(grosses(reductionShares(336, billed))).toEqual([
    [7, 300],
    [19, 36],
  ]);
});

test('for some dishes it is reduced at the rates of those alone', () => {
  expect(reductionShares(3600, billed, [{ rate: 19, gross: 3600 }])).toEqual([
    { rate: 19, discount: 3600, gross: 3600, net: 3025, vat: 575 },
  ]);
  const both = [
    { rate: 7, gross: 1000 },
    { rate: 19, gross: 1000 },
  ];
  expect(grosses(reductionShares(501, billed, both))).toEqual([
    [7, 251],
    [19, 250],
  ]);
});

test('it is never more than what is billed at a rate', () => {
  expect(reductionShares(3601, billed, [{ rate: 19, gross: 3600 }])).toBeNull();
  expect(reductionShares(10, [share(7, 30_000)], [{ rate: 19, gross: 3600 }])).toBeNull();
  expect(reductionShares(0, billed)).toBeNull();
});

test('cent by cent net and tax come to nothing in the end, with no cent left over', () => {
  let left = share(7, 1111);
  const taken = { net: 0, vat: 0 };
  while (left.gross > 0) {
    const [reduced] = reductionShares(Math.min(left.gross, 37), [left]) ?? [];
    if (!reduced) throw new Error('nothing was reduced');
    taken.net += reduced.net;
    taken.vat += reduced.vat;
    left = {
      ...left,
      gross: left.gross - reduced.gross,
      net: left.net - reduced.net,
      vat: left.vat - reduced.vat,
    };
  }
  expect({ ...taken, left }).toMatchObject({ ...{ net: 1038, vat: 73 }, left: { gross: 0, net: 0, vat: 0 } });
});
