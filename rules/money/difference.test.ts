import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Billed, type BilledLine, differenceOf, nothingBilled, together, turned } from './difference.ts';
import { spreadByRate, vatShares } from './vat.ts';

const dish = (name: string, rate: number, quantity: number, unitPrice: number): BilledLine => ({
  name,
  rate,
  quantity,
  unitPrice,
  isDelivery: false,
});

/** An order as its documents have to say it. */
function order(dishes: readonly BilledLine[], { discount = 0, fee = 0 } = {}): Billed {
  const taxed = (lines: readonly BilledLine[]) =>
    lines.map(({ rate, quantity, unitPrice }) => ({ rate, gross: quantity * unitPrice }));
  const delivery = spreadByRate(fee, taxed(dishes))
    .filter(({ share }) => share > 0)
    .map(({ rate, share }) => ({ ...dish('Delivery', rate, 1, share), isDelivery: true }));
  const lines = [...dishes, ...delivery];
  return { lines, discount, vat: vatShares(taxed(lines), discount) };
}

const rolls = (quantity: number) => dish('Open rolls', 7, quantity, 5800);
const pils = (quantity: number) => dish('Pils', 19, quantity, 3600);

test('more of a dish is a line of what came to it', () => {
  expect(differenceOf(order([rolls(2)]), order([rolls(3)]))).toEqual({
    lines: [{ ...rolls(1), gross: 5800, net: 5421 }],
    discount: 0,
    vat: [{ rate: 7, discount: 0, gross: 5800, net: 5421, vat: 379 }],
    total: 5800,
  });
});

test('what was taken out has a quantity below 0 and its price as it was, and is given back from the other side', () => {
  const difference = differenceOf(order([rolls(2), pils(1)]), order([rolls(1), pils(2)]));
  expect(difference?.lines).toMatchObject([
    { name: 'Open rolls', quantity: -1, unitPrice: 5800, gross: -5800 },
    { name: 'Pils', quantity: 1, unitPrice: 3600, gross: 3600 },
  ]);
  expect(difference?.total).toBe(-2200);
  expect(difference && turned(difference)).toMatchObject({
    lines: [
      { name: 'Open rolls', quantity: 1, unitPrice: 5800, gross: 5800 },
      { name: 'Pils', quantity: -1, unitPrice: 3600, gross: -3600 },
    ],
    total: 2200,
  });
});

test('the delivery is one amount a rate, as much as it became more or less', () => {
  const difference = differenceOf(
    order([rolls(1)], { fee: 2500 }),
    order([rolls(1), pils(1)], { fee: 2500 }),
  );
  expect(difference?.lines.filter(({ isDelivery }) => isDelivery)).toMatchObject([
    { rate: 7, quantity: -1, unitPrice: 957, gross: -957 },
    { rate: 19, quantity: 1, unitPrice: 957, gross: 957 },
  ]);
  expect(difference?.total).toBe(3600);
});

test('the same order needs no document', () => {
  expect(differenceOf(order([rolls(2)]), order([rolls(2)]))).toBeNull();
  expect(differenceOf(nothingBilled, nothingBilled)).toBeNull();
});

describe('whatever an order becomes, one time after the other', () => {
  const dishes = ['Open rolls', 'Hummus', 'Pils', 'Coffee', 'Deposit-free water'].map((name, index) => ({
    name,
    rate: [7, 7, 19, 19, 0][index] ?? 7,
    unitPrice: [5800, 2333, 3600, 2901, 99][index] ?? 100,
  }));
  const state = fc
    .record({
      quantities: fc.array(fc.nat(40), { minLength: dishes.length, maxLength: dishes.length }),
      fee: fc.oneof(fc.constant(0), fc.nat(5000)),
      percent: fc.oneof(fc.constant(0), fc.nat(60)),
    })
    .map(({ quantities, fee, percent }) => {
      const lines = dishes.map(({ name, rate, unitPrice }, index) =>
        dish(name, rate, quantities[index] ?? 0, unitPrice),
      );
      const ordered = lines.filter(({ quantity }) => quantity > 0);
      if (ordered.length === 0) ordered.push(rolls(1));
      const sum = ordered.reduce((total, { quantity, unitPrice }) => total + quantity * unitPrice, 0);
      return order(ordered, { fee, discount: Math.floor((sum * percent) / 100) });
    });
  const totalOf = ({ vat }: Billed) => vat.reduce((sum, { gross }) => sum + gross, 0);

  test('its documents together say what it is, rate by rate, to the cent, and end at nothing', () => {
    fc.assert(
      fc.property(fc.array(state, { minLength: 1, maxLength: 6 }), (states) => {
        let documented = nothingBilled;
        for (const next of [...states, nothingBilled]) {
          const difference = differenceOf(documented, next);
          const before = totalOf(documented);
          if (difference) documented = together([documented, difference]);
          expect(difference?.total ?? 0).toBe(totalOf(next) - before);
          expect(documented.vat.filter(({ gross }) => gross !== 0)).toEqual(
            next.vat.filter(({ gross }) => gross !== 0),
          );
          expect(documented.discount).toBe(next.discount);
          const pieces = ({ lines }: Billed) =>
            lines
              .filter(({ isDelivery }) => !isDelivery)
              .map(({ name, quantity }) => `${quantity} ${name}`)
              .toSorted();
          expect(pieces(documented)).toEqual(pieces(next));
        }
        expect(totalOf(documented)).toBe(0);
      }),
    );
  });

  test('each document adds up for itself: lines, discount, net and VAT, no price below 0', () => {
    fc.assert(
      fc.property(state, state, (before, after) => {
        const difference = differenceOf(before, after);
        for (const said of difference ? [difference, turned(difference)] : []) {
          const gross = said.lines.reduce((sum, line) => sum + line.gross, 0);
          expect(gross - said.discount).toBe(said.total);
          for (const { rate, gross: whole, net, vat } of said.vat) {
            expect(net + vat).toBe(whole);
            // Two roundings of half a cent each, with the VAT on them.
            expect(Math.abs(vat - (net * rate) / 100)).toBeLessThanOrEqual(2);
          }
          for (const line of said.lines) {
            expect(line.unitPrice).toBeGreaterThan(0);
            expect(line.gross).toBe(line.quantity * line.unitPrice);
            expect(line.net * line.gross).toBeGreaterThanOrEqual(0);
            expect(Math.abs(line.net)).toBeLessThanOrEqual(Math.abs(line.gross) + 1);
          }
        }
      }),
    );
  });
});
