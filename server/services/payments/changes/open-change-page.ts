import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { m } from '#messages';
import { orderNumber } from '#rules/orders/order-number.ts';
import { orderChanges } from '../../../db/schema/changes.ts';
import { paymentSessions } from '../../../db/schema/payments.ts';
import type { Deps } from '../../../deps.ts';
import type { OpenSession } from '../../../payments/provider.ts';
import { ShopError } from '../../../shop-error.ts';
import { lockOrder, readOrder } from '../../ordering/find-order.ts';
import { answerOf } from '../ask-provider.ts';
import { changeReference } from './change-reference.ts';
import { settleChange } from './settle-change.ts';

type Change = typeof orderChanges.$inferSelect;

/**
 * The page at which the difference of a change can be paid: the one it has, or a new one. A press that died before its page
 * was noted finds the same page again by the provider's key.
 * Errors: OrderChangedMeanwhile (it was dropped meanwhile), PaymentNotConfirmed (the money of an earlier one is on its way),
 * PaymentProviderFailed, PaymentProviderTimeout.
 */
export async function openChangePage(deps: Deps, change: Change): Promise<{ url: string; until: Date }> {
  const page = (await pageOf(deps, change)) ?? (await newPage(deps, change));
  if (!page) throw new ShopError('OrderChangedMeanwhile');
  return { url: page, until: change.until };
}

async function newPage(deps: Deps, change: Change): Promise<string | null> {
  await closeEarlier(deps, change);
  return attach(deps, change, await open(deps, change));
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

async function pageOf({ db }: Deps, { paymentSessionId }: Change): Promise<string | null> {
  if (paymentSessionId === null) return null;
  const [session] = await db.select().from(paymentSessions).where(eq(paymentSessions.id, paymentSessionId));
  return session?.url ?? null;
}

async function open(deps: Deps, change: Change): Promise<OpenSession> {
  const order = await readOrder(deps.db, change.orderId);
  const { locale, publicId, customer } = order;
  const back = (search: string) => `${deps.config.PUBLIC_URL}/order?${search}`;
  return answerOf(
    deps.payments.open({
      reference: changeReference(publicId, change.id),
      attempt: 1,
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
    }),
  );
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
