import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { productOrders } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { cancelWithoutSession } from './cancel-without-session.ts';
import { settlePayment } from './settle-payment.ts';

const batch = 50;
const atOnce = 8;

/**
 * Looks at open orders whose time has come, asks the provider where each payment stands and settles it. What
 * a lost webhook or a crash left behind is mended here.
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

async function reconcileOrder(deps: Deps, order: typeof productOrders.$inferSelect): Promise<void> {
  const now = deps.now();
  // Young orders are looked at often, older ones less: a tenth of their age, at least 10 s, at most 10 min.
  const pause = Math.min(600_000, Math.max(10_000, (now - order.createdAt.getTime()) / 10));
  await deps.db
    .update(productOrders)
    .set({ nextCheckAt: new Date(now + pause) })
    .where(eq(productOrders.id, order.id));
  try {
    if (order.paymentSessionId) {
      await settlePayment(deps, order.id, await deps.payments.retrieve(order.paymentSessionId));
    } else if (now > order.paymentExpiresAt.getTime()) {
      await cancelWithoutSession(deps, order.id);
    }
  } catch (error) {
    deps.log.warn({ err: error, order: order.publicId }, 'open order not reconciled');
  }
}
