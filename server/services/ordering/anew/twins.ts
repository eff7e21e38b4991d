import { and, desc, eq, gte, isNull, ne, or, sql } from 'drizzle-orm';
import { areTwins } from '#rules/orders/twins.ts';
import type { Queryable } from '../../../db/database.ts';
import { notices } from '../../../db/schema/kitchen.ts';
import { productOrders } from '../../../db/schema/ordering.ts';
import { closeNotices } from '../../notices/open-notice.ts';
import { tellShop } from '../../notices/tell-shop.ts';
import { isPaymentUnderWay, lockOrders, type Order, withLines } from '../find-order.ts';
import { askToEnd } from './in-place-of.ts';

/**
 * Locks an order whose money has come, and its twins with it: of two that are paid at once the second sees the first.
 * Undefined when it is gone.
 */
export async function lockWithTwins(tx: Queryable, orderId: number): Promise<Order | undefined> {
  const [order] = await tx.select().from(productOrders).where(eq(productOrders.id, orderId));
  const twins = order && !order.paidAt ? await twinsOf(tx, order) : [];
  const locked = await lockOrders(tx, [orderId, ...twins.map(({ id }) => id)]);
  return locked.find(({ id }) => id === orderId);
}

/**
 * Has the open twins of an order end that has just been paid. Where one of them was paid as well, the office is told to ask which is
 * wanted. The caller has locked them all.
 */
export async function endTwins(tx: Queryable, order: Order, at: Date): Promise<void> {
  const twins = await twinsOf(tx, order);
  const open = twins.filter((twin) => twin.status === 'PENDING' && !isPaymentUnderWay(twin));
  const ids = open.map(({ id }) => id);
  await askToEnd(tx, ids, at);
  const paid = twins.find(({ status }) => status === 'PAID');
  if (!paid) return;
  const { id: orderId, total: amount } = order;
  await tellShop(tx, { what: 'paid-twice', at, once: paid.publicId, orderId, amount });
}

/** The twins of an order, of those that are paid the last one first. */
async function twinsOf(tx: Queryable, order: Order): Promise<Order[]> {
  const { id, customerId, status, paidAt } = productOrders;
  if (order.customerId === null) return [];
  const others = await tx
    .select()
    .from(productOrders)
    .where(
      and(
        eq(customerId, order.customerId),
        ne(id, order.id),
        ne(status, 'CANCELED'),
        or(isNull(paidAt), gte(paidAt, order.createdAt)),
      ),
    )
    .orderBy(desc(paidAt));
  const one = await withLines(tx, order);
  const twins: Order[] = [];
  for (const other of others) if (areTwins(one, await withLines(tx, other))) twins.push(other);
  return twins;
}

/** Once one of two that were paid is canceled, nobody has to ask about them any more. */
export async function closePaidTwice(
  tx: Queryable,
  { id, publicId }: Pick<Order, 'id' | 'publicId'>,
  at: Date,
): Promise<void> {
  const about = sql<string>`${notices.data} ->> 'about'`;
  const open = await tx
    .select({ orderId: notices.orderId, about })
    .from(notices)
    .where(
      and(
        isNull(notices.closedAt),
        eq(sql`${notices.data} ->> 'what'`, 'paid-twice'),
        or(eq(notices.orderId, id), eq(about, publicId)),
      ),
    );
  for (const { orderId, about } of open) {
    if (orderId !== null) await closeNotices(tx, orderId, ['PAYMENT_MISMATCH'], at, about);
  }
}
