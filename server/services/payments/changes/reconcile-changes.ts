import { and, asc, eq, gt, inArray, lte, or } from 'drizzle-orm';
import { hasLeft, type Stage } from '#rules/orders/stages.ts';
import { system } from '../../../access/actor.ts';
import { orderChanges } from '../../../db/schema/changes.ts';
import { productOrders } from '../../../db/schema/ordering.ts';
import { paymentSessions } from '../../../db/schema/payments.ts';
import type { Deps } from '../../../deps.ts';
import { PaymentProviderError } from '../../../payments/provider.ts';
import { lockOrder, readOrder } from '../../ordering/find-order.ts';
import { longestSearch, nextCheck } from '../next-check.ts';
import { dropChange } from './drop-change.ts';
import { noteSession, settleChange } from './settle-change.ts';

type Change = typeof orderChanges.$inferSelect;

const batch = 50;

/** Milliseconds after the end of its time for which a change waits for a page that it has none of yet; then it is given up. */
const waitForPage = 60_000;

/**
 * Looks at changes whose time has come that wait for their payment, and at pages of dropped ones that are still open: what a
 * lost webhook or a crash left behind is mended here. The page of an order that has left is closed.
 * @param everyChange all of them, whenever their time is
 * @param isStopping asked before each: a slow provider must not keep a shop from closing
 */
export async function reconcileChanges(
  deps: Deps,
  everyChange = false,
  isStopping = () => false,
): Promise<void> {
  let lastId = 0;
  for (;;) {
    const due = await deps.db
      .select({ change: orderChanges, stage: productOrders.stage })
      .from(orderChanges)
      .innerJoin(productOrders, eq(productOrders.id, orderChanges.orderId))
      .leftJoin(paymentSessions, eq(paymentSessions.id, orderChanges.paymentSessionId))
      .where(
        and(
          gt(orderChanges.id, lastId),
          or(eq(orderChanges.state, 'OPEN'), inArray(paymentSessions.state, ['OPEN', 'UNDER_WAY'])),
          everyChange ? undefined : lte(orderChanges.nextCheckAt, new Date(deps.now())),
        ),
      )
      .orderBy(asc(orderChanges.id))
      .limit(batch);
    for (const { change, stage } of due) {
      if (isStopping()) return;
      await reconcileChange(deps, change, stage);
    }
    if (due.length < batch) return;
    lastId = due.at(-1)?.change.id ?? lastId;
  }
}

/** Whatever goes wrong with a change is its own: the others of its turn are looked at all the same. */
async function reconcileChange(deps: Deps, change: Change, stage: Stage): Promise<void> {
  const now = deps.now();
  const { id, orderId, paymentSessionId, state, until } = change;
  const notReconciled = (error: unknown) =>
    deps.log.warn({ err: error, change: id }, 'change of an order not looked at');
  try {
    await deps.db
      .update(orderChanges)
      .set({ nextCheckAt: nextCheck(change.createdAt, now) })
      .where(eq(orderChanges.id, id));
    if (paymentSessionId === null) {
      if (until.getTime() + waitForPage < now) await giveUp(deps, change);
      return;
    }
    const { payments } = deps;
    // What has left can become nothing else: nobody is to pay for that.
    const session = await (state === 'OPEN' && !hasLeft(stage)
      ? payments.retrieve(paymentSessionId)
      : payments.expire(paymentSessionId));
    await settleChange(deps, { orderId, changeId: id, session });
  } catch (error) {
    const isUnknown = error instanceof PaymentProviderError && error.trouble === 'missing';
    if (isUnknown && now > until.getTime() + longestSearch) {
      await giveUp(deps, change).catch(notReconciled);
    } else {
      notReconciled(error);
    }
  }
}

/** Nobody was ever given a page to pay at, or the provider does not know it. */
async function giveUp(deps: Deps, { id, orderId, paymentSessionId }: Change): Promise<void> {
  const at = new Date(deps.now());
  await deps.db.transaction(async (tx) => {
    if (!(await lockOrder(tx, orderId))) return;
    const [change] = await tx.select().from(orderChanges).where(eq(orderChanges.id, id));
    if (change?.paymentSessionId !== paymentSessionId) return;
    if (paymentSessionId !== null) {
      await noteSession(tx, { session: { id: paymentSessionId, state: 'expired' }, at });
    }
    await dropChange(tx, system, { order: await readOrder(tx, orderId), change, at });
  });
}
