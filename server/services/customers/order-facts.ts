import { asc, inArray } from 'drizzle-orm';
import type { BookingRules } from '#rules/booking/time-slots.ts';
import type { Cents } from '#rules/money/money.ts';
import { freeUntil } from '#rules/orders/fee-steps.ts';
import { isBinding } from '#rules/orders/order-moves.ts';
import { hasLeft } from '#rules/orders/stages.ts';
import { orderLink } from '../../access/order-link.ts';
import { invoices } from '../../db/schema/billing.ts';
import { lineItems } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';
import type { InvoiceKind } from '../billing/invoice-series.ts';
import { replacedBy, shownDocument } from '../billing/shown-document.ts';
import { portionsOfPlaced, sumOf } from '../booking/basket-portions.ts';
import { keepsPlace } from '../booking/day-load.ts';
import { isPaymentUnderWay, type Order } from '../ordering/find-order.ts';
import { keptDeposits } from '../ordering/kept-deposits.ts';
import { canceledDatasOf } from '../payments/canceled-data.ts';
import { type LedgerRow, ledgersOf } from '../payments/ledger/read-ledger.ts';
import { standingOf } from '../payments/ledger/standing.ts';
import { isInTime } from '../payments/pay-order.ts';
import { type ChangeRules, changeRulesNow, feeStagesOf } from '../settings/change-rules.ts';
import { orderingRules } from '../settings/settings.ts';

/** An order with its line items, its documents, and what its buyer can do with it. */
export type OrderWithFacts = Awaited<ReturnType<typeof withFacts>>[number];

/** Orders as their buyers are told of them; the orders are read at the same moment (server/db/at-one-moment.ts). */
export async function withFacts(deps: Deps, orders: readonly Order[]) {
  if (orders.length === 0) return [];
  const { booking } = await orderingRules(deps);
  const now = deps.now();
  const ids = orders.map(({ id }) => id);
  const changeRules = await changeRulesNow(deps.db);
  const lines = await deps.db
    .select()
    .from(lineItems)
    .where(inArray(lineItems.orderId, ids))
    .orderBy(asc(lineItems.orderId), asc(lineItems.position));
  const issued = await deps.db
    .select({ ...shownDocument, replacedBy, orderId: invoices.orderId })
    .from(invoices)
    .where(inArray(invoices.orderId, ids))
    .orderBy(asc(invoices.id));
  const payNow = new Map<number, 'POSSIBLE' | 'TOO_LATE'>();
  for (const order of orders.filter(isToPay)) payNow.set(order.id, await payNowOf(deps, order, booking));
  const ledger = await ledgersOf(deps.db, ids);
  const kept = await keptDeposits(deps.db, orders);
  const canceledIds = orders.filter(({ status }) => status === 'CANCELED').map(({ id }) => id);
  const canceledData = await canceledDatasOf(deps.db, canceledIds);
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  const documentsOf = Map.groupBy(issued, ({ orderId }) => orderId);
  const codeOf = (orderId: number, wanted: InvoiceKind) =>
    documentsOf.get(orderId)?.find(({ kind, isFirst }) => isFirst && kind === wanted)?.code ?? null;
  return orders.map((order) => {
    const { refund, refundedOfPrice, isDisputed } = standingOf(order, ledger(order.id));
    return {
      ...order,
      deposit: order.deposit - (kept.get(order.id) ?? 0),
      lines: linesOf.get(order.id) ?? [],
      refund,
      refundedOfPrice,
      refundedBefore: canceledData(order.id).alreadyBack ?? 0,
      chargedLate: chargedLateOf(order, ledger(order.id)),
      paymentUnderWay: isPaymentUnderWay(order),
      payNow: payNow.get(order.id) ?? null,
      heldUntil: heldUntilOf(order, now),
      cancelableUntil: isDisputed ? null : cancelableOf(order, changeRules, now),
      link: orderLink(deps.secret, order.publicId),
      invoiceCode: codeOf(order.id, 'INVOICE'),
      creditNoteCode: codeOf(order.id, 'CREDIT_NOTE'),
      documents: documentsOf.get(order.id) ?? [],
    };
  });
}

const isToPay = (order: Order) => order.status === 'PENDING' && !isPaymentUnderWay(order);

/** Whether an order can be paid; how large it is counts once its place is not its own any more. */
async function payNowOf(deps: Deps, order: Order, booking: BookingRules): Promise<'POSSIBLE' | 'TOO_LATE'> {
  const now = deps.now();
  const portions = keepsPlace(order, now) ? 0 : sumOf(await portionsOfPlaced(deps.db, order.id));
  return isInTime(order, now, booking, portions) ? 'POSSIBLE' : 'TOO_LATE';
}

/** Cents that came in for an order only after it was canceled. */
function chargedLateOf({ status, canceledAt }: Order, ledger: readonly LedgerRow[]): Cents {
  if (status !== 'CANCELED' || canceledAt === null) return 0;
  return ledger
    .filter(({ kind, askedAt }) => kind === 'CHARGE' && askedAt > canceledAt)
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** Until when the time of an order that can be paid is kept for it; null when it has none, or its page has ended. */
function heldUntilOf(order: Order, now: number): Date | null {
  if (!isToPay(order) || !order.preferDateAndTime) return null;
  return order.paymentExpiresAt.getTime() > now ? order.paymentExpiresAt : null;
}

/** Until when an order can be canceled for nothing, in milliseconds since 1970; null when it is not paid, has left, or that is over. */
function cancelableOf(order: Order, rules: ChangeRules, now: number): number | null {
  const until = freeUntil(feeStagesOf(rules, order), order.preferDateAndTime);
  const canBe = isBinding(order) && !hasLeft(order.stage);
  return canBe && until !== null && now <= until ? until : null;
}
