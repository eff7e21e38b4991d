import type { KitchenCancelQuote } from '#contract/kitchen/orders/order-changes.ts';
import { unfolded } from '#contract/shop/basket.ts';
import type { CancelQuote } from '#contract/shop/order-cancel.ts';
import type { ChangeQuote, ChangeWish } from '#contract/shop/order-changes.ts';
import { euroOf, lineTotal } from '#rules/money/money.ts';
import { changesOf, type OrderAmounts } from '#rules/orders/change-order.ts';
import { isDayMoved } from '#rules/orders/change-times.ts';
import type * as canceling from '../services/ordering/changes/quote-cancel.ts';
import type * as changing from '../services/ordering/changes/quote-change.ts';
import { waitingWordsOf } from '../services/payments/changes/beside-waiting.ts';
import type { ChangeMade } from '../services/payments/changes/change-order.ts';
import type { waitingChangeOf } from '../services/payments/changes/waiting-change.ts';

type Waiting = NonNullable<Awaited<ReturnType<typeof waitingChangeOf>>>;
type Lines = NonNullable<Waiting['outcome']>['lines'];
type Words = Pick<Waiting, 'deliveryInstruction' | 'guests'>;

/** What a change that waits for its payment would make of an order. */
export function presentOutcome(change: Waiting, order: Words & { readonly lines: Lines }) {
  const { outcome, address, preferDateAndTime } = change;
  const { lines } = order;
  const after = outcome?.lines ?? lines;
  const names = new Map([...lines, ...after].map(({ productId, name }) => [productId, name]));
  return {
    changes: changesOf(lines, after).map(({ productId, from, to }) => ({
      productId,
      name: names.get(productId) ?? '',
      from,
      to,
    })),
    preferDateAndTime,
    isElsewhere: address !== null,
    ...waitingWordsOf(change, order),
  };
}

/** A quote for a change, for customers and for who works here. */
export function presentChangeQuote(quote: changing.ChangeQuote): ChangeQuote {
  const { lines, before, stage, until } = quote;
  const nameOf = (id: number) =>
    [...lines, ...before.lines].find(({ productId }) => productId === id)?.name ?? '';
  return {
    difference: euroOf(quote.difference),
    fee: euroOf(quote.fee),
    feePercent: stage.percent,
    feeTax: stage.tax,
    changes: quote.changes.map(({ productId, from, to, amount }) => ({
      productId,
      name: nameOf(productId),
      from,
      to,
      amount: euroOf(amount),
    })),
    items: lines.map(({ productId, name, quantity, unitPrice }) => ({
      productId,
      name,
      quantity,
      unitPrice: euroOf(unitPrice),
      lineTotal: euroOf(lineTotal(unitPrice, quantity)),
    })),
    ...presentAmounts(quote),
    before: presentAmounts(before),
    vat: quote.vat.map(presentShare),
    preferDateAndTime: quote.preferDateAndTime,
    changeableUntil: until === null ? null : Math.floor(until / 1000),
    isDayMoved: isDayMoved(before),
    version: before.version,
  };
}

/** A quote for canceling, for customers. */
export function presentCancelQuote(quote: canceling.CancelQuoteNow): CancelQuote {
  return {
    fee: euroOf(quote.fee),
    refund: euroOf(quote.refund),
    feePercent: quote.stage.percent,
    feeTax: quote.stage.tax,
    feeVat: quote.vat.map(presentShare),
    stages: quote.stages.map(({ until, percent, fee, isNow }) => ({
      until: until === null ? null : Math.floor(until / 1000),
      percent,
      fee: euroOf(fee),
      isNow,
    })),
  };
}

/** A quote for canceling, for who works here: they may be content with half of the fee. */
export function presentKitchenCancelQuote(quote: canceling.CancelQuoteNow): KitchenCancelQuote {
  return { ...presentCancelQuote(quote), halfVat: quote.halfVat.map(presentShare) };
}

function presentAmounts({ subtotal, discount, deliveryFee, total, deposit }: OrderAmounts) {
  return {
    subtotal: euroOf(subtotal),
    discount: euroOf(discount),
    deliveryFee: euroOf(deliveryFee),
    total: euroOf(total),
    deposit: euroOf(deposit),
  };
}

function presentShare<Rate extends number | null>({
  rate,
  gross,
  net,
  vat,
}: {
  rate: Rate;
  gross: number;
  net: number;
  vat: number;
}) {
  return { rate, gross: euroOf(gross), net: euroOf(net), vat: euroOf(vat) };
}

/** What became of a change, for customers and for who works here. */
export function presentChangeMade({ difference, page }: ChangeMade) {
  return {
    difference: euroOf(difference),
    checkoutUrl: page?.url ?? null,
    until: page && Math.floor(page.until.getTime() / 1000),
  };
}

/** A wish with one item a product. */
export function wishedOf<Wish extends ChangeWish>({ items, ...wish }: Wish) {
  return { ...wish, items: items && unfolded({ items }).items };
}
