import { and, eq, inArray } from 'drizzle-orm';
import { money } from '../../db/schema/payments.ts';
import type { Deps } from '../../deps.ts';
import { oneByOne } from '../../one-by-one.ts';
import type { MoneyBack, Payment } from '../../payments/provider.ts';
import { noteMoneyBack } from './money-back.ts';
import { orderOfPayment } from './order-of-payment.ts';
import { tellOfDifferences } from './tell-of-differences.ts';
import { tellOfStrayMoneyBack, tellOfStrayPayment } from './without-order.ts';

/** What the hourly comparison is called where jobs are noted. */
export const comparisonJob = 'compare payments';

/** So far back the provider is asked: a refund may fail a month after it was made. */
const days = 35;

/**
 * Compares what the provider has with the ledgers: every payment, refund and dispute of the last weeks that belongs to
 * no order is told, what a lost webhook would have said is taken, and where both still differ that is told. Throws
 * PaymentProviderError.
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
  async function comparePayment(payment: Payment) {
    if ((await orderIdOf(payment.paymentIntentId)) === undefined) await tellOfStrayPayment(deps, payment);
  }
  async function compareReports(paymentIntentId: string | null, ofPayment: readonly MoneyBack[]) {
    const orderId = await orderIdOf(paymentIntentId);
    if (orderId !== undefined) await noteMoneyBack(deps, orderId, ofPayment);
    else await tellOfStrayMoneyBack(deps, ofPayment);
  }
  const isDone = await oneByOne(
    [
      ...payments.map((payment) => () => comparePayment(payment)),
      ...[...Map.groupBy(reports, (report) => report.paymentIntentId)].map(
        (ofPayment) => () => compareReports(...ofPayment),
      ),
      () => tellOfDifferences(deps, { payments, reports, since }),
    ],
    (compare) => compare(),
    isStopping,
  );
  if (isDone)
    deps.log.info({ payments: payments.length, moneyBack: reports.length }, 'compared with the provider');
  return isDone;
}

/** The orders behind payments, by the provider's number of the payment. */
async function orderIdsOf(deps: Deps, all: readonly (Payment | MoneyBack)[]): Promise<Map<string, number>> {
  const known = new Map<string, number>();
  const wanted = [...new Set(all.flatMap(({ paymentIntentId }) => paymentIntentId ?? []))];
  for (let start = 0; start < wanted.length; start += batch) {
    const rows = await deps.db
      .select({ orderId: money.orderId, providerId: money.providerId })
      .from(money)
      .where(and(eq(money.kind, 'CHARGE'), inArray(money.providerId, wanted.slice(start, start + batch))));
    for (const { orderId, providerId } of rows) if (providerId) known.set(providerId, orderId);
  }
  return known;
}

const batch = 500;
