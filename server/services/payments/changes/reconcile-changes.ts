import { and, asc, eq, inArray, lt, ne, or } from 'drizzle-orm';
import { system } from '../../../access/actor.ts';
import { orderChanges } from '../../../db/schema/changes.ts';
import { paymentSessions } from '../../../db/schema/payments.ts';
import type { Deps } from '../../../deps.ts';
import { lockOrder, readOrder } from '../../ordering/find-order.ts';
import { dropChange, settleChange } from './settle-change.ts';

/** What is looked at in one turn. */
const batch = 50;

/** Milliseconds after the end of its time at which a change that has no page is given up. */
const grace = 60_000;

/**
 * Looks at changes that wait for their payment, and at pages of dropped ones that are still open: what a lost webhook or a
 * crash left behind is mended here.
 */
export async function reconcileChanges(deps: Deps, isStopping = () => false): Promise<void> {
  const waiting = await deps.db
    .select({ change: orderChanges })
    .from(orderChanges)
    .leftJoin(paymentSessions, eq(paymentSessions.id, orderChanges.paymentSessionId))
    .where(
      or(
        eq(orderChanges.state, 'OPEN'),
        and(ne(orderChanges.state, 'OPEN'), inArray(paymentSessions.state, ['OPEN', 'UNDER_WAY'])),
      ),
    )
    .orderBy(asc(orderChanges.id))
    .limit(batch);
  for (const { change } of waiting) {
    if (isStopping()) return;
    await look(deps, change).catch((error: unknown) =>
      deps.log.warn({ err: error, change: change.id }, 'change of an order not looked at'),
    );
  }
}

async function look(deps: Deps, change: typeof orderChanges.$inferSelect): Promise<void> {
  const { id: changeId, orderId, paymentSessionId, state } = change;
  if (paymentSessionId === null) {
    if (change.until.getTime() + grace < deps.now()) await giveUp(deps, changeId, orderId);
    return;
  }
  const { payments } = deps;
  const session = await (state === 'OPEN'
    ? payments.retrieve(paymentSessionId)
    : payments.expire(paymentSessionId));
  await settleChange(deps, { orderId, changeId, session });
}

/** Nobody was ever given a page to pay at. */
async function giveUp(deps: Deps, changeId: number, orderId: number): Promise<void> {
  const at = new Date(deps.now());
  await deps.db.transaction(async (tx) => {
    if (!(await lockOrder(tx, orderId))) return;
    const [change] = await tx
      .select()
      .from(orderChanges)
      .where(and(eq(orderChanges.id, changeId), lt(orderChanges.until, at)));
    if (change) await dropChange(tx, system, { order: await readOrder(tx, orderId), change, at });
  });
  deps.wakeOutbox();
}
