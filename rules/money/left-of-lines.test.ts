import { expect, test } from 'vitest';
import { leftOfLines } from './left-of-lines.ts';
import { reductionShares } from './reduction.ts';
import { vatShares } from './vat.ts';

const platters = { productId: 101, rate: 7, gross: 11_600 };
const salad = { productId: 301, rate: 7, gross: 3400 };
const crate = { productId: 701, rate: 19, gross: 2100 };
const lines = [platters, salad, crate];

test('of each line there is what it cost, without its share of the discount of a code', () => {
  expect(leftOfLines(lines, 0, [])).toEqual([11_600, 3400, 2100]);
  expect(leftOfLines(lines, 1710, [])).toEqual([10_440, 3060, 1890]);
});

test('with a discount the lines of a rate are what is billed of that rate', () => {
  for (const discount of [1, 333, 1999]) {
    const left = leftOfLines(lines, discount, []);
    const billed = vatShares(lines, discount).map(({ gross }) => gross);
    expect([(left[0] ?? 0) + (left[1] ?? 0), left[2]]).toEqual(billed);
  }
});

test('what was taken off for a line before is no more there, and what was for all of the order is for none of them', () => {
  const before = [
    { amount: 1000, productIds: [301] },
    { amount: 500, productIds: [] },
  ];
  expect(leftOfLines(lines, 0, before)).toEqual([11_600, 2400, 2100]);
});

test('taken off for several lines it is shared by what was left of each', () => {
  const both = { amount: 550, productIds: [301, 701] };
  expect(leftOfLines(lines, 0, [both])).toEqual([11_600, 3060, 1890]);
  const salads = { amount: 3400, productIds: [301] };
  expect(leftOfLines(lines, 0, [salads, both])).toEqual([11_600, 0, 1550]);
});

test('more than there was, as was possible once, leaves nothing', () => {
  expect(leftOfLines(lines, 0, [{ amount: 5000, productIds: [301] }])).toEqual([11_600, 0, 2100]);
});

test('what is left of some lines can be billed back to the last cent, at their rates', () => {
  const chosen = [301, 701];
  const first = { amount: 777, productIds: chosen };
  const whole = leftOfLines(lines, 313, []);
  const taxed = (left: readonly number[]) =>
    lines.flatMap(({ productId, rate }, index) =>
      chosen.includes(productId) ? [{ rate, gross: left[index] ?? 0 }] : [],
    );
  const shares = reductionShares(first.amount, vatShares(lines, 313), taxed(whole)) ?? [];
  const billed = vatShares(lines, 313).map((share) => {
    const gross = share.gross - (shares.find(({ rate }) => rate === share.rate)?.gross ?? 0);
    return { ...share, gross };
  });
  const rest = taxed(leftOfLines(lines, 313, [first]));
  const amount = rest.reduce((sum, { gross }) => sum + gross, 0);
  expect(reductionShares(amount, billed, rest)?.at(-1)).toMatchObject({
    rate: 19,
    gross: billed.at(-1)?.gross,
  });
});
