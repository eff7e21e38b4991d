import { and, eq } from 'drizzle-orm';
import { hasLeft } from '#rules/orders/stages.ts';
import { system } from '../../../access/actor.ts';
import type { Queryable } from '../../../db/database.ts';
import { type ChangeOutcome, orderChanges } from '../../../db/schema/changes.ts';
import { outbox } from '../../../db/schema/jobs.ts';
import { money, paymentSessions } from '../../../db/schema/payments.ts';
import type { Deps } from '../../../deps.ts';
import type { PaymentSession } from '../../../payments/provider.ts';
import { keptAfterPage } from '../../booking/day-load.ts';
import { tellShop } from '../../notices/tell-shop.ts';
import { lockOrder, type Order, type OrderWithLines, readOrder } from '../../ordering/find-order.ts';
import { lockDayOfLateChange } from '../../ordering/notice-overbooked.ts';
import { askBack } from '../ledger/ask-back.ts';
import { ledgerOf } from '../ledger/read-ledger.ts';
import { standingOf } from '../ledger/standing.ts';
import { writeCharge } from '../ledger/write-charge.ts';
import { refundOrder } from '../refund-order.ts';
import { applyChange } from './apply-change.ts';
import { dropChange } from './drop-change.ts';

type Change = typeof orderChanges.$inferSelect;
type OpenChange = Change & { readonly outcome: ChangeOutcome };

/** Milliseconds for which the place of a change is kept on while its money is on its way. */
const underWay = 86_400_000;

/**
 * Moves a change to where its payment stands; webhook, reconciler and whoever drops it come here, in any order and at the
 * same time. Paid money makes the change, or goes back whole where the order is not what it was about any more.
 */
export async function settleChange(
  deps: Deps,
  { orderId, changeId, session }: { orderId: number; changeId: number; session: PaymentSession },
): Promise<Change['state'] | null> {
  const state = await deps.db.transaction(async (tx) => {
    await deps.atLock?.('before', 'settle change');
    if (session.state === 'paid') await lockDayOfLateChange(tx, changeId, deps.now());
    if (!(await lockOrder(tx, orderId))) return null;
    await deps.atLock?.('after', 'settle change');
    const order = await readOrder(tx, orderId);
    const [change] = await tx
      .select()
      .from(orderChanges)
      .where(and(eq(orderChanges.id, changeId), eq(orderChanges.orderId, orderId)));
    const at = new Date(deps.now());
    return change ? takeNewsOfChange(tx, { order, change, session, at }) : tellOfLost(tx, order, session, at);
  });
  if (session.state === 'open') return state;
  // What goes back goes at once, or as soon as the provider can be reached.
  if (session.state === 'paid') await refundOrder(deps, orderId);
  return state;
}

/** Money for a change that nobody knows any more, as after a restore: a person has to look. */
async function tellOfLost(tx: Queryable, order: Order, session: PaymentSession, at: Date): Promise<null> {
  if (session.state !== 'paid') return null;
  const { id: orderId } = order;
  const amount = session.total ?? 0;
  await tellShop(tx, { what: 'payment-mismatch', at, once: session.id, orderId, amount });
  return null;
}

interface News {
  readonly order: OrderWithLines;
  readonly change: Change;
  readonly session: PaymentSession;
  readonly at: Date;
}

async function takeNewsOfChange(tx: Queryable, news: News): Promise<Change['state']> {
  const { change, session, at } = news;
  await noteSession(tx, news);
  if (session.state === 'paid') return takeMoney(tx, news);
  if (change.state !== 'OPEN') return change.state;
  // What is heard of once its room may be somebody else's stays late: a person is told when its money comes.
  if (session.state === 'processing' && change.until.getTime() > at.getTime() - keptAfterPage) {
    const until = new Date(Math.max(change.until.getTime(), at.getTime() + underWay));
    await tx.update(orderChanges).set({ until }).where(eq(orderChanges.id, change.id));
  }
  if (session.state !== 'expired' && session.state !== 'failed') return 'OPEN';
  await dropChange(tx, system, news);
  return 'DROPPED';
}

async function takeMoney(tx: Queryable, { order, change, session, at }: News): Promise<Change['state']> {
  const { id: orderId } = order;
  const providerId = session.paymentIntentId;
  const amount = session.total ?? change.difference;
  const [taken] = await tx
    .select()
    .from(money)
    .where(and(eq(money.orderId, orderId), eq(money.providerId, providerId ?? '')));
  if (taken) return change.state;
  await writeCharge(tx, { orderId, amount, at, providerId });
  if (isStillMeant(order, change) && amount === change.difference && session.currency === 'eur') {
    await tx
      .update(orderChanges)
      .set({ state: 'APPLIED', closedAt: at })
      .where(eq(orderChanges.id, change.id));
    await applyChange(tx, change, order, {
      outcome: change.outcome,
      difference: change.difference,
      wished: {
        preferDateAndTime: change.preferDateAndTime,
        address: change.address ?? order.address,
        deliveryInstruction: change.deliveryInstruction,
        guests: change.guests,
      },
      changeId: change.id,
      isLate: change.until < at,
      at,
    });
    return 'APPLIED';
  }
  // That nobody paid would be no word for whoever did.
  await dropChange(tx, system, { order, change, at, isSilent: true });
  await askBack(tx, orderId, standingOf(order, await ledgerOf(tx, orderId)).toSend, at);
  await tellShop(tx, { what: 'change-paid-too-late', at, once: session.id, orderId, amount });
  const key = `change-too-late:${order.publicId}:${session.id}`;
  await tx
    .insert(outbox)
    .values({ key, kind: 'change-too-late', payload: { orderId, amount } })
    .onConflictDoNothing();
  return 'DROPPED';
}

/** Whether the order is still what a change was agreed for; a dropped one is paid in vain. */
export function isStillMeant(order: OrderWithLines, change: Change): change is OpenChange {
  return (
    change.state === 'OPEN' &&
    change.outcome !== null &&
    order.status === 'PAID' &&
    !hasLeft(order.stage) &&
    order.version === change.baseVersion &&
    order.preferDateAndTime === change.outcome.from
  );
}

/** Writes down where the page of a change stands. */
export async function noteSession(
  tx: Queryable,
  { session, at }: { session: Pick<PaymentSession, 'id' | 'state'>; at: Date },
): Promise<void> {
  if (session.state === 'open') return;
  const states = { paid: 'PAID', processing: 'UNDER_WAY', expired: 'ENDED', failed: 'ENDED' } as const;
  const state = states[session.state];
  const closedAt = state === 'UNDER_WAY' ? null : at;
  await tx
    .update(paymentSessions)
    .set({ state, url: null, closedAt })
    .where(eq(paymentSessions.id, session.id));
}
