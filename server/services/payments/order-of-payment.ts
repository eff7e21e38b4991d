import { and, eq } from 'drizzle-orm';
import { system } from '../../access/actor.ts';
import { productOrders } from '../../db/schema/ordering.ts';
import { money } from '../../db/schema/payments.ts';
import type { Deps } from '../../deps.ts';
import { type Order, orderByReference } from '../ordering/find-order.ts';
import { readChangeReference } from './changes/change-reference.ts';
import { settleChange } from './changes/settle-change.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * The order that a payment was made for; undefined when the database knows none. An order that has not heard of its
 * money yet hears of it. Throws PaymentProviderError.
 */
export async function orderOfPayment(deps: Deps, paymentIntentId: string): Promise<Order | undefined> {
  const { db, payments } = deps;
  const [paid] = await db
    .select({ order: productOrders })
    .from(money)
    .innerJoin(productOrders, eq(productOrders.id, money.orderId))
    .where(and(eq(money.kind, 'CHARGE'), eq(money.providerId, paymentIntentId)));
  if (paid) return paid.order;
  const session = await payments.sessionOf(paymentIntentId);
  if (!session?.reference) return undefined;
  const changed = readChangeReference(session.reference);
  if (changed) {
    const order = await orderByReference(db, changed.publicId);
    if (order) await settleChange(deps, { orderId: order.id, changeId: changed.changeId, session });
    return order;
  }
  const unpaid = await orderByReference(db, session.reference);
  if (unpaid) await settlePayment(deps, system, { orderId: unpaid.id, session });
  return unpaid;
}
