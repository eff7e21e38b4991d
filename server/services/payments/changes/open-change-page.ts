import { and, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import { m } from '#messages';
import { orderNumber } from '#rules/orders/order-number.ts';
import { lifetimeOfChange } from '#rules/orders/payment-lifetime.ts';
import { orderChanges } from '../../../db/schema/changes.ts';
import { paymentSessions } from '../../../db/schema/payments.ts';
import type { Deps } from '../../../deps.ts';
import { type OpenSession, PaymentProviderError } from '../../../payments/provider.ts';
import { ShopError } from '../../../shop-error.ts';
import { lockOrder, readOrder } from '../../ordering/find-order.ts';
import { answerOf } from '../ask-provider.ts';
import { mayAskAgain } from '../page-tries.ts';
import { changeReference } from './change-reference.ts';
import { settleChange } from './settle-change.ts';

type Change = typeof orderChanges.$inferSelect;

/** Where a difference can be paid, and until when the change is kept for that. */
interface Page {
  readonly url: string;
  readonly until: Date;
}

/**
 * The page at which the difference of a change can be paid: the one it has, or a new one. A press that died before its page
 * was noted finds the same page again by the provider's key; an answer that is an error stays with its key for a day, so the
 * next try gets another one.
 * Errors: OrderChangedMeanwhile (it was dropped meanwhile), PaymentNotConfirmed (the money of an earlier one is on its way),
 * PaymentProviderFailed, PaymentProviderTimeout.
 */
export async function openChangePage(deps: Deps, change: Change): Promise<Page> {
  const page = (await pageOf(deps, change)) ?? (await newPage(deps, change));
  if (!page) throw new ShopError('OrderChangedMeanwhile');
  return page;
}

/** Null where nobody waits for it any more. */
async function newPage(deps: Deps, asked: Change): Promise<Page | null> {
  await closeEarlier(deps, asked);
  let change = asked;
  for (let nth = 1; ; nth++) {
    try {
      const url = await attach(deps, change, await open(deps, change));
      return url === null ? null : { url, until: change.until };
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error;
      if (error.isAnswer) await nextAttempt(deps, change);
      if (!(await mayAskAgain(error, nth))) return answerOf(Promise.reject(error));
      const next = await waitingChange(deps, change);
      if (!next) return null;
      // The same press of another may have been faster.
      const page = await pageOf(deps, next);
      if (page) return page;
      change = next;
    }
  }
}

const isWaiting = ({ now }: Deps, { id }: Change) =>
  and(eq(orderChanges.id, id), eq(orderChanges.state, 'OPEN'), gt(orderChanges.until, new Date(now())));

/** Null where nobody waits for it any more: it is dropped, or its time is over and its room may be somebody else's. */
async function waitingChange(deps: Deps, change: Change): Promise<Change | null> {
  const [waiting] = await deps.db.select().from(orderChanges).where(isWaiting(deps, change));
  return waiting ?? null;
}

/** Another key, and its whole time anew. */
async function nextAttempt(deps: Deps, change: Change): Promise<void> {
  const { paymentAttempt, actorKind } = change;
  await deps.db
    .update(orderChanges)
    .set({ paymentAttempt: paymentAttempt + 1, until: new Date(deps.now() + lifetimeOfChange(actorKind)) })
    .where(
      and(
        isWaiting(deps, change),
        isNull(orderChanges.paymentSessionId),
        eq(orderChanges.paymentAttempt, paymentAttempt),
      ),
    );
}

/** An order has one page at a time: that of a change which was dropped may still be open, as after a crash. */
async function closeEarlier(deps: Deps, { id, orderId }: Change): Promise<void> {
  const earlier = await deps.db
    .select({ changeId: orderChanges.id, sessionId: paymentSessions.id })
    .from(orderChanges)
    .innerJoin(paymentSessions, eq(paymentSessions.id, orderChanges.paymentSessionId))
    .where(
      and(
        eq(orderChanges.orderId, orderId),
        ne(orderChanges.id, id),
        inArray(paymentSessions.state, ['OPEN', 'UNDER_WAY']),
      ),
    );
  for (const { changeId, sessionId } of earlier) {
    const session = await answerOf(deps.payments.expire(sessionId));
    await settleChange(deps, { orderId, changeId, session });
    if (session.state === 'processing') throw new ShopError('PaymentNotConfirmed');
  }
}

async function pageOf({ db }: Deps, { paymentSessionId, until }: Change): Promise<Page | null> {
  if (paymentSessionId === null) return null;
  const [session] = await db.select().from(paymentSessions).where(eq(paymentSessions.id, paymentSessionId));
  return session?.url ? { url: session.url, until } : null;
}

async function open(deps: Deps, change: Change): Promise<OpenSession> {
  const order = await readOrder(deps.db, change.orderId);
  const { locale, publicId, customer } = order;
  const back = (search: string) => `${deps.config.PUBLIC_URL}/order?${search}`;
  return deps.payments.open({
    reference: changeReference(publicId, change.id),
    attempt: change.paymentAttempt,
    email: customer.email,
    locale,
    lines: [
      {
        name: m.payment_change_line({ number: orderNumber(publicId) }, { locale }),
        unitPrice: change.difference,
        quantity: 1,
      },
    ],
    discount: null,
    successUrl: back('changed'),
    cancelUrl: back('change'),
    expiresAt: change.until.getTime(),
  });
}

/** Notes the page; null where nobody waits for it any more: it is closed again then. */
async function attach(deps: Deps, { id, orderId }: Change, session: OpenSession): Promise<string | null> {
  const isAttached = await deps.db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const [change] = await tx.select().from(orderChanges).where(eq(orderChanges.id, id));
    if (change?.state !== 'OPEN') return false;
    if (change.paymentSessionId === session.id) return true;
    const [last] = await tx
      .select({ attempt: sql<number>`coalesce(max(${paymentSessions.attempt}), 0)::int` })
      .from(paymentSessions)
      .where(eq(paymentSessions.orderId, orderId));
    await tx.insert(paymentSessions).values({
      id: session.id,
      orderId,
      attempt: (last?.attempt ?? 0) + 1,
      url: session.url,
      state: 'OPEN',
      expiresAt: new Date(session.expiresAt),
      createdAt: new Date(deps.now()),
    });
    await tx
      .update(orderChanges)
      .set({ paymentSessionId: session.id })
      .where(and(eq(orderChanges.id, id), eq(orderChanges.state, 'OPEN')));
    return true;
  });
  if (isAttached) return session.url;
  await settleChange(deps, {
    orderId,
    changeId: id,
    session: await answerOf(deps.payments.expire(session.id)),
  });
  return null;
}
