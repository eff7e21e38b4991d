import { inArray } from 'drizzle-orm';
import { productOrders } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';
import type { MoneyBack, Payment } from '../../payments/provider.ts';
import { noteMoneyBack } from './money-back.ts';
import { orderOfPayment } from './order-of-payment.ts';
import { tellOfMoneyBack, tellOfPayment } from './without-order.ts';

/** So far back the provider is asked: a refund may fail a month after it was made. */
const days = 35;

/**
 * Compares what the provider has with the orders: every payment, refund and dispute of the last weeks that belongs to
 * no order is told, and what a lost webhook would have said is taken. Throws PaymentProviderError.
 * @param isStopping asked before each of them: a long list must not keep a shop from closing
 * @returns whether it came to the end
 */
export async function comparePayments(deps: Deps, isStopping = () => false): Promise<boolean> {
  const since = deps.now() - days * 86_400_000;
  const payments = await deps.payments.paymentsSince(since);
  const reports = await deps.payments.moneyBackSince(since);
  const known = await orderIdsOf(deps, [...payments, ...reports]);
  const orderIdOf = async (paymentIntentId: string | null) =>
    paymentIntentId === null
      ? undefined
      : (known.get(paymentIntentId) ?? (await orderOfPayment(deps, paymentIntentId))?.id);
  for (const payment of payments) {
    const { paymentIntentId } = payment;
    if (isStopping()) return false;
    if ((await orderIdOf(paymentIntentId)) === undefined) await tellOfPayment(deps, payment);
  }
  for (const [paymentIntentId, ofPayment] of Map.groupBy(reports, (report) => report.paymentIntentId)) {
    if (isStopping()) return false;
    const orderId = await orderIdOf(paymentIntentId);
    if (orderId !== undefined) await noteMoneyBack(deps, orderId, ofPayment);
    else await tellOfMoneyBack(deps, ofPayment);
  }
  deps.log.info({ payments: payments.length, moneyBack: reports.length }, 'compared with the provider');
  return true;
}

/** The orders behind payments, by the provider's number of the payment. */
async function orderIdsOf(deps: Deps, all: readonly (Payment | MoneyBack)[]): Promise<Map<string, number>> {
  const known = new Map<string, number>();
  const wanted = [...new Set(all.flatMap(({ paymentIntentId }) => paymentIntentId ?? []))];
  for (let start = 0; start < wanted.length; start += batch) {
    const rows = await deps.db
      .select({ id: productOrders.id, paymentIntentId: productOrders.paymentIntentId })
      .from(productOrders)
      .where(inArray(productOrders.paymentIntentId, wanted.slice(start, start + batch)));
    for (const { id, paymentIntentId } of rows) if (paymentIntentId) known.set(paymentIntentId, id);
  }
  return known;
}

const batch = 500;
