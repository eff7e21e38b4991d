import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { discountOn } from '../money/discount.ts';
import { cancelQuote } from './cancel-quote.ts';
import {
  type ChangeableOrder,
  changeOrder,
  type OrderDiscount,
  type OrderedLine,
  subtotalOf,
} from './change-order.ts';
import type { LineItem } from './line-items.ts';
import { orderTaxes, taxDifference } from './order-taxes.ts';

/** What the dishes cost by today; those of an order were bought for less. */
const menu: Record<number, { price: number; vatRate: number; deposit: number }> = {
  1: { price: 5800, vatRate: 7, deposit: 0 },
  2: { price: 3900, vatRate: 7, deposit: 0 },
  3: { price: 1999, vatRate: 19, deposit: 150 },
  4: { price: 333, vatRate: 19, deposit: 25 },
  5: { price: 4901, vatRate: 7, deposit: 0 },
};
const newLine = ({ productId, quantity }: LineItem): OrderedLine => ({
  productId,
  quantity,
  unitPrice: menu[productId]?.price ?? 100,
  vatRate: menu[productId]?.vatRate ?? 7,
  deposit: null,
});
const depositOf = (productId: number) => menu[productId]?.deposit ?? 0;

function ordered(
  lines: readonly OrderedLine[],
  { code = null, deliveryFee = 0 }: { code?: OrderDiscount | null; deliveryFee?: number } = {},
): ChangeableOrder<OrderedLine> {
  const subtotal = subtotalOf(lines);
  const terms =
    code && ('amount' in code ? { percent: null, amount: code.amount } : { ...code, amount: null });
  const discount = terms ? discountOn(terms, subtotal) : 0;
  const deposit = lines.reduce((sum, { productId, quantity }) => sum + depositOf(productId) * quantity, 0);
  const total = subtotal - discount + deliveryFee;
  return { lines, code, amounts: { subtotal, discount, deliveryFee, total, deposit } };
}

/** Changes what is ordered, where delivery costs what it did. */
const change = (
  order: ChangeableOrder<OrderedLine>,
  items: readonly LineItem[],
  percent = 0,
  deliveryFee = order.amounts.deliveryFee,
) => changeOrder(order, { items, newLine, depositOf, deliveryFee }, { percent });
/** The order as it is after a change. */
const after = (
  { code }: ChangeableOrder<OrderedLine>,
  { lines, subtotal, discount, deliveryFee, total, deposit }: ReturnType<typeof change>,
): ChangeableOrder<OrderedLine> => ({
  lines,
  code,
  amounts: { subtotal, discount, deliveryFee, total, deposit },
});
const line = (productId: number, quantity: number, unitPrice = menu[productId]?.price ?? 0): OrderedLine => ({
  ...newLine({ productId, quantity }),
  unitPrice,
});
const items = (...pairs: [number, number][]) =>
  pairs.map(([productId, quantity]) => ({ productId, quantity }));

describe('what is drawn: rolls twice, no cheesecake', () => {
  const order = ordered([line(1, 1), line(2, 1), line(5, 7)]);
  const wished = items([1, 2], [2, 0], [5, 7]);

  test('costs the difference while nothing has begun', () => {
    expect(change(order, wished)).toMatchObject({
      changes: [
        { productId: 1, from: 1, to: 2, amount: 5800 },
        { productId: 2, from: 1, to: 0, amount: -3900 },
      ],
      fee: 0,
      difference: 1900,
      total: order.amounts.total + 1900,
    });
  });

  test('costs half of what is taken out besides, where half is reached', () => {
    expect(change(order, wished, 50)).toMatchObject({ fee: 1950, feeBase: 3900, difference: 3850 });
  });
});

test('a document says of what the fee is a part, to the cent that was paid', () => {
  const order = ordered([line(1, 1, 12_098), line(2, 1, 1235)]);
  expect(change(order, items([1, 1]), 50)).toMatchObject({ fee: 618, feeBase: 1235 });
  expect(change(order, items([1, 1]), 0)).toMatchObject({ fee: 0, feeBase: 1235 });
});

test('more of a dish takes the price that was paid, a new dish today’s', () => {
  const order = ordered([line(1, 1, 5000)]);
  expect(change(order, items([1, 3], [2, 1])).lines).toEqual([line(1, 3, 5000), line(2, 1)]);
  expect(change(order, items([1, 3], [2, 1])).difference).toBe(2 * 5000 + 3900);
});

test('what is not wished is taken out, and nothing wished of a new dish is nothing', () => {
  const order = ordered([line(1, 1), line(2, 1)]);
  expect(change(order, items([2, 1], [3, 0])).lines).toEqual([line(2, 1)]);
});

test('a percentage goes on while its minimum holds, and comes back with it', () => {
  const order = ordered([line(1, 2)], { code: { percent: 10, minimumTotal: 10_000 } });
  expect(order.amounts.discount).toBe(1160);
  expect(change(order, items([1, 3])).discount).toBe(1740);
  const below = change(order, items([1, 1]));
  expect(below).toMatchObject({ discount: 0, total: 5800, difference: 5800 - 10_440 });
  expect(change(after(order, below), items([1, 2])).discount).toBe(1160);
});

test('what was granted is not lost by ordering more, though the owner has raised the minimum since', () => {
  const order = ordered([line(1, 2)], { code: { percent: 10, minimumTotal: 50_000 } });
  expect(change(order, items([1, 3])).discount).toBe(1740);
});

test('an amount stays as it was paid, and leaves something to charge', () => {
  const order = ordered([line(1, 2), line(4, 1)], { code: { amount: 2000 } });
  expect(change(order, items([1, 3])).discount).toBe(2000);
  expect(change(order, items([4, 1])).total).toBe(50);
});

test('what stays counts for the fee as it was paid, also where it loses its discount', () => {
  const order = ordered([line(1, 2)], { code: { percent: 10, minimumTotal: 10_000 } });
  expect(change(order, items([1, 1]), 50).fee).toBe(2610);
});

test('bringing it elsewhere costs what it costs there, and no fee', () => {
  const order = ordered([line(1, 2)], { deliveryFee: 2500 });
  expect(change(order, items([1, 2]), 100, 0)).toMatchObject({ fee: 0, difference: -2500, deliveryFee: 0 });
});

test('the deposit follows, and is never below nothing', () => {
  const order = ordered([line(3, 2)]);
  expect(change(order, items([3, 1], [4, 4])).deposit).toBe(250);
  const cheap = { ...order, amounts: { ...order.amounts, deposit: 100 } };
  expect(change(cheap, items([3, 1])).deposit).toBe(0);
});

test('the deposit of a piece is that of when it was ordered, as its price is', () => {
  const order = ordered([{ ...line(3, 2), deposit: 100 }]);
  const amounts = { ...order.amounts, deposit: 200 };
  expect(change({ ...order, amounts }, items([3, 1], [4, 4])).deposit).toBe(200);
  expect(change({ ...order, amounts }, items([3, 3])).deposit).toBe(300);
});

test('a change is said in the order of before, what is new after that', () => {
  const order = ordered([line(3, 1), line(1, 1)]);
  expect(change(order, items([2, 1], [1, 2])).changes.map(({ productId }) => productId)).toEqual([3, 1, 2]);
});

const quantity = fc.integer({ min: 1, max: 12 });
const lines = fc.dictionary(fc.constantFrom('1', '2', '3', '4', '5'), quantity, { minKeys: 1, maxKeys: 5 });
const code = fc.oneof(
  fc.constant(null),
  fc.record({ percent: fc.integer({ min: 1, max: 100 }), minimumTotal: fc.constant(0) }),
  fc.record({ percent: fc.integer({ min: 1, max: 100 }), minimumTotal: fc.integer({ min: 0, max: 90_000 }) }),
  // Below all that these dishes cost at least.
  fc.record({ amount: fc.integer({ min: 1, max: 250 }) }),
);
const deliveryFee = fc.constantFrom(0, 2500);
const percent = fc.constantFrom(0, 33, 50, 75, 100);
const wanted = lines.map((chosen) =>
  items(...Object.entries(chosen).map(([id, n]) => [Number(id), n] as [number, number])),
);
const order = fc.tuple(wanted, code, deliveryFee).map(([chosen, discount, fee]) => {
  const placed = chosen.map(newLine);
  return ordered(placed, { code: discount && metBy(placed, discount), deliveryFee: fee });
});
/** Whoever got a code had its minimum. */
const metBy = (placed: readonly OrderedLine[], discount: OrderDiscount): OrderDiscount =>
  'amount' in discount
    ? discount
    : { ...discount, minimumTotal: Math.min(discount.minimumTotal, subtotalOf(placed)) };
/** An order whose discount does not hang on a minimum. */
const steady = order.filter(
  (each) => !each.code || !('minimumTotal' in each.code) || each.code.minimumTotal === 0,
);
const canceled = ({ amounts }: ChangeableOrder<OrderedLine>, at: number) =>
  cancelQuote({ total: amounts.total, paid: amounts.total, percent: at }).fee;

test('taking out all but one piece and then canceling costs what canceling at once does, to the cent', () => {
  fc.assert(
    fc.property(steady, percent, (placed, at) => {
      const [first] = placed.lines;
      if (!first) throw new Error('nothing ordered');
      const small = change(placed, items([first.productId, 1]), at);
      expect(small.fee + canceled(after(placed, small), at)).toBe(canceled(placed, at));
    }),
  );
});

test('taking out in steps costs what taking out at once does', () => {
  fc.assert(
    fc.property(steady, wanted, wanted, percent, (placed, one, other, at) => {
      const least = (chosen: readonly LineItem[], of: readonly OrderedLine[]) =>
        of.map(({ productId, quantity: n }) => ({
          productId,
          quantity: Math.min(n, chosen.find((item) => item.productId === productId)?.quantity ?? 0),
        }));
      const some = least(one, placed.lines);
      const less = least(other, some.map(newLine));
      // Without anything left there is nothing to change any more.
      fc.pre(less.some(({ quantity: n }) => n > 0));
      const first = change(placed, some, at);
      const second = change(after(placed, first), less, at);
      expect(first.fee + second.fee).toBe(change(placed, less, at).fee);
    }),
  );
});

test('there and back comes to what was taken out on the way, and to nothing while that is free', () => {
  fc.assert(
    fc.property(order, wanted, percent, (placed, chosen, at) => {
      const there = change(placed, chosen, at);
      const back = change(after(placed, there), placed.lines, at);
      expect(there.difference + back.difference).toBe(there.fee + back.fee);
      expect(back.total).toBe(placed.amounts.total);
      expect(back.deposit).toBe(placed.amounts.deposit);
    }),
  );
});

test('nothing is ever to be paid below nothing, and no fee is above what is taken out', () => {
  fc.assert(
    fc.property(order, wanted, percent, (placed, chosen, at) => {
      const changed = change(placed, chosen, at);
      expect(changed.total).toBeGreaterThan(0);
      expect(changed.discount).toBeLessThanOrEqual(changed.subtotal);
      expect(changed.total).toBe(changed.subtotal - changed.discount + changed.deliveryFee);
      const taken = changed.changes.reduce((sum, { amount }) => sum + Math.max(0, -amount), 0);
      expect(changed.fee).toBeGreaterThanOrEqual(0);
      expect(changed.fee).toBeLessThanOrEqual(Math.ceil((taken * at) / 100));
    }),
  );
});

test('what was paid and the difference are the new total and the fee', () => {
  fc.assert(
    fc.property(order, wanted, percent, deliveryFee, (placed, chosen, at, fee) => {
      const changed = change(placed, chosen, at, fee);
      expect(placed.amounts.total + changed.difference).toBe(changed.total + changed.fee);
      const ofLines = changed.changes.reduce((sum, { amount }) => sum + amount, 0);
      expect(placed.amounts.subtotal + ofLines).toBe(changed.subtotal);
    }),
  );
});

test('the difference of the documents by rate adds up to that of the totals', () => {
  fc.assert(
    fc.property(order, wanted, deliveryFee, (placed, chosen, fee) => {
      const changed = change(placed, chosen, 0, fee);
      const before = { lines: placed.lines, ...placed.amounts };
      const shares = taxDifference(before, changed);
      expect(shares.reduce((sum, { gross }) => sum + gross, 0)).toBe(changed.difference);
      expect(shares.reduce((sum, { net, vat }) => sum + net + vat, 0)).toBe(changed.difference);
      const net = (taxes: readonly { net: number }[]) => taxes.reduce((sum, each) => sum + each.net, 0);
      expect(net(orderTaxes(before)) + net(shares)).toBe(net(orderTaxes(changed)));
    }),
  );
});
