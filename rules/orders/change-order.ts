import { discountOn } from '../money/discount.ts';
import { type Cents, lineTotal } from '../money/money.ts';
import { type FeeStage, feeOn } from './fee-steps.ts';
import type { LineItem } from './line-items.ts';

/** A line of an order with the price of a piece that was paid. */
export interface PaidLine extends LineItem {
  readonly unitPrice: Cents;
  readonly vatRate: number;
}

/** A line of an order with the price of a piece that was paid, and its deposit. */
export interface OrderedLine extends PaidLine {
  /** Of a piece, as it was ordered; null where that was not kept. */
  readonly deposit: Cents | null;
}

/** What an order comes to. */
export interface OrderAmounts {
  readonly subtotal: Cents;
  readonly discount: Cents;
  readonly deliveryFee: Cents;
  readonly total: Cents;
  /** Paid at hand-over, no part of the total. */
  readonly deposit: Cents;
}

/** What the code of an order takes off: per cents from a minimum on, or an amount as it was paid at first. */
export type OrderDiscount =
  | { readonly percent: number; readonly minimumTotal: Cents }
  | { readonly amount: Cents };

/** An order that is to be changed. */
export interface ChangeableOrder<Line extends PaidLine> {
  readonly lines: readonly Line[];
  readonly amounts: OrderAmounts;
  readonly code: OrderDiscount | null;
}

/** What is wished instead. */
export interface WishedOrder<Line extends PaidLine> {
  /** All of it: what is not there is taken out. */
  readonly items: readonly LineItem[];
  /** A dish that the order does not have yet, at today's price. */
  readonly newLine: (item: LineItem) => Line;
  /** The deposit of one piece of a dish by today, for a line that did not keep it. */
  readonly depositOf: (productId: number) => Cents;
  /** What bringing it costs where it is to go. */
  readonly deliveryFee: Cents;
}

/** How many pieces of a dish there are instead of so many, and what that makes at its price. */
export interface LineChange {
  readonly productId: number;
  readonly from: number;
  readonly to: number;
  readonly amount: Cents;
}

export interface OrderChange<Line extends PaidLine> extends OrderAmounts {
  readonly lines: readonly Line[];
  readonly changes: readonly LineChange[];
  /** For what is taken out. */
  readonly fee: Cents;
  /** What that is a part of: what was paid for what is taken out. */
  readonly feeBase: Cents;
  /** What is to be paid, or goes back where it is below 0: the new total and the fee without the old total. */
  readonly difference: Cents;
}

/**
 * What an order becomes and what that costs. More of a dish that was ordered takes the price and the deposit that were paid,
 * a new dish today's; taking out costs the fee of the stage on it, as canceling it would.
 */
export function changeOrder<Line extends OrderedLine>(
  order: ChangeableOrder<Line>,
  { items, newLine, depositOf, deliveryFee }: WishedOrder<Line>,
  { percent }: Pick<FeeStage, 'percent'>,
): OrderChange<Line> {
  const wished = new Map(items.map(({ productId, quantity }) => [productId, quantity]));
  const ordered = new Set(order.lines.map(({ productId }) => productId));
  const lines = [
    ...order.lines.flatMap((line) => withQuantity(line, wished.get(line.productId) ?? 0)),
    ...items
      .filter(({ productId, quantity }) => quantity > 0 && !ordered.has(productId))
      .map((item) => newLine(item)),
  ];
  const changes = changesOf(order.lines, lines);
  const subtotal = subtotalOf(lines);
  const discount = discountOf(order, subtotal);
  const total = subtotal - discount + deliveryFee;
  const deposit = changes.reduce((sum, { productId, from, to }) => {
    const line = [...order.lines, ...lines].find((each) => each.productId === productId);
    return sum + lineTotal(line?.deposit ?? depositOf(productId), to - from);
  }, order.amounts.deposit);
  const feeBase = paidForTakenOut(order, changes);
  const fee = feeOnTakenOut(order, feeBase, percent);
  return {
    lines,
    changes,
    subtotal,
    discount,
    deliveryFee,
    total,
    deposit: Math.max(0, deposit),
    fee,
    feeBase,
    difference: total - order.amounts.total + fee,
  };
}

/** The price of some lines, without discount and delivery. */
export function subtotalOf(lines: readonly PaidLine[]): Cents {
  return lines.reduce((sum, { unitPrice, quantity }) => sum + lineTotal(unitPrice, quantity), 0);
}

/** What differs between two states of an order, by dish. */
export function changesOf(before: readonly PaidLine[], after: readonly PaidLine[]): LineChange[] {
  const all = new Map([...after, ...before].map((line) => [line.productId, line]));
  const quantityIn = (lines: readonly PaidLine[], id: number) =>
    lines.find(({ productId }) => productId === id)?.quantity ?? 0;
  // In the order of before, what is new after that.
  const ids = [...new Set([...before, ...after].map(({ productId }) => productId))];
  return ids.flatMap((productId) => {
    const [from, to] = [quantityIn(before, productId), quantityIn(after, productId)];
    const price = all.get(productId)?.unitPrice ?? 0;
    return from === to ? [] : { productId, from, to, amount: lineTotal(price, to - from) };
  });
}

const withQuantity = <Line extends PaidLine>(line: Line, quantity: number): Line[] =>
  quantity > 0 ? [{ ...line, quantity }] : [];

/** A percentage goes on while its minimum holds; what was granted once is not lost by ordering more. An amount stays. */
function discountOf({ amounts, code }: ChangeableOrder<PaidLine>, subtotal: Cents): Cents {
  if (code === null) return 0;
  if ('amount' in code) return discountOn({ percent: null, amount: code.amount }, subtotal);
  const holds = subtotal >= code.minimumTotal || (amounts.discount > 0 && subtotal >= amounts.subtotal);
  return holds ? discountOn({ percent: code.percent, amount: null }, subtotal) : 0;
}

/**
 * The fee on what is taken out: that on all of the order without that on what stays. So whatever is taken out in however
 * many steps, with canceling the rest it comes to the same cents as canceling at once.
 */
function feeOnTakenOut(
  { amounts: { total } }: ChangeableOrder<PaidLine>,
  base: Cents,
  percent: number,
): Cents {
  return Math.max(0, feeOn(total, percent) - feeOn(total - base, percent));
}

/**
 * What was paid for what is taken out, with its share of the discount. What stays is worth what was paid for it, also where
 * the rest of the order loses its discount.
 */
function paidForTakenOut(
  { lines, amounts, code }: ChangeableOrder<PaidLine>,
  changes: readonly LineChange[],
): Cents {
  const taken = changes.filter(({ from, to }) => to < from).reduce((sum, { amount }) => sum - amount, 0);
  if (taken === 0) return 0;
  const left = subtotalOf(lines) - taken;
  return amounts.total - (left - paidDiscountOn(amounts, code, left) + amounts.deliveryFee);
}

/** What the discount of the order as it was paid takes off a part of it. */
function paidDiscountOn({ discount }: OrderAmounts, code: OrderDiscount | null, part: Cents): Cents {
  if (code === null || discount === 0) return 0;
  return discountOn('amount' in code ? { percent: null, amount: discount } : { ...code, amount: null }, part);
}
