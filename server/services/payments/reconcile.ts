import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { system } from '../../access/actor.ts';
import { productOrders } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';
import { PaymentProviderError } from '../../payments/provider.ts';
import { tellShop } from '../notices/tell-shop.ts';
import type { Order } from '../ordering/find-order.ts';
import { moveOrder } from '../ordering/move-order.ts';
import { finishCanceling } from './cancel-unpaid.ts';
import { cancelWithoutSession } from './cancel-without-session.ts';
import { writePaymentSession } from './ledger/write-payment-session.ts';
import { longestSearch, nextCheck } from './next-check.ts';
import { settlePayment } from './settle-payment.ts';

const batch = 50;
const atOnce = 8;

/**
 * Looks at open orders whose time has come, asks the provider where each payment stands and settles it. What
 * a lost webhook or a crash left behind is mended here, and cancellations that it let hang are finished.
 * @param everyOpenOrder after a start: all of them, whenever their time is
 * @param isStopping asked before each few orders: a slow provider must not keep a shop from closing
 */
export async function reconcile(deps: Deps, everyOpenOrder = false, isStopping = () => false): Promise<void> {
  let lastId = 0;
  for (;;) {
    const now = deps.now();
    const due = await deps.db
      .select()
      .from(productOrders)
      .where(
        and(
          eq(productOrders.status, 'PENDING'),
          gt(productOrders.id, lastId),
          everyOpenOrder ? undefined : lte(productOrders.nextCheckAt, new Date(now)),
        ),
      )
      .orderBy(asc(productOrders.id))
      .limit(batch);
    for (let start = 0; start < due.length; start += atOnce) {
      if (isStopping()) return;
      await Promise.all(due.slice(start, start + atOnce).map((order) => reconcileOrder(deps, order)));
    }
    if (due.length < batch) return;
    lastId = due.at(-1)?.id ?? lastId;
  }
}

/** Whatever goes wrong with an order is its own: the others of its turn are looked at all the same. */
async function reconcileOrder(deps: Deps, order: Order): Promise<void> {
  const now = deps.now();
  const notReconciled = (error: unknown) =>
    deps.log.warn({ err: error, order: order.publicId }, 'open order not reconciled');
  try {
    await deps.db
      .update(productOrders)
      .set({ nextCheckAt: nextCheck(order.createdAt, now) })
      .where(eq(productOrders.id, order.id));
    if (order.cancelAskedAt) {
      await finishCanceling(deps, system, order);
    } else if (order.paymentSessionId) {
      const session = await deps.payments.retrieve(order.paymentSessionId);
      await settlePayment(deps, system, { orderId: order.id, session });
    } else if (now > order.paymentExpiresAt.getTime()) {
      await cancelWithoutSession(deps, system, order.id);
    }
  } catch (error) {
    const isUnknown = error instanceof PaymentProviderError && error.trouble === 'missing';
    if (isUnknown && now > order.paymentExpiresAt.getTime() + longestSearch) {
      await giveUp(deps, order).catch(notReconciled);
    } else {
      notReconciled(error);
    }
  }
}

/** Nobody can pay at a session that the provider does not know: its order ends, and a person finds out why. */
async function giveUp(deps: Deps, order: Order): Promise<void> {
  deps.log.error({ order: order.publicId, session: order.paymentSessionId }, 'payment session is unknown');
  await deps.db.transaction(async (tx) => {
    const [open] = await tx
      .select()
      .from(productOrders)
      .where(
        and(
          eq(productOrders.id, order.id),
          eq(productOrders.status, 'PENDING'),
          eq(productOrders.paymentSessionId, order.paymentSessionId ?? ''),
        ),
      )
      .for('update');
    if (!open) return;
    const data = { reason: 'session-unknown', session: order.paymentSessionId } as const;
    const at = new Date(deps.now());
    await moveOrder(tx, system, { order: open, event: 'dropped', at, data });
    await writePaymentSession(tx, order.id, at);
    await tellShop(tx, {
      what: 'session-unknown',
      at,
      once: order.paymentSessionId ?? '',
      orderId: order.id,
      amount: order.total,
    });
  });
}
