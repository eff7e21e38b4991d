import { asc, count, eq, inArray, like, or, sql } from 'drizzle-orm';
import type { Day } from '#rules/booking/berlin-time.ts';
import { dueOn } from '../../db/due-between.ts';
import { invoices } from '../../db/schema/billing.ts';
import { lineItems, productOrders } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';
import { ShopError } from '../../shop-error.ts';
import { type Order, readOrder } from '../ordering/find-order.ts';
import { paidWithoutTime } from '../ordering/without-time.ts';
import { ledgerOf } from '../payments/ledger/read-ledger.ts';
import { standingOf } from '../payments/ledger/standing.ts';

/**
 * The orders that are due on a day, by their time, with how many lines each has. Paid ones for which no time was
 * agreed end every day's list, so that they are not forgotten.
 */
export async function ordersOfDay(deps: Pick<Deps, 'db' | 'now'>, day: Day) {
  const orders = await deps.db
    .select()
    .from(productOrders)
    .where(or(dueOn(day), paidWithoutTime(deps.now())))
    .orderBy(asc(productOrders.preferDateAndTime), asc(productOrders.id));
  if (orders.length === 0) return [];
  const pieces = await deps.db
    .select({ orderId: lineItems.orderId, lines: count() })
    .from(lineItems)
    .where(
      inArray(
        lineItems.orderId,
        orders.map(({ id }) => id),
      ),
    )
    .groupBy(lineItems.orderId);
  return orders.map((order) => ({
    ...order,
    lines: pieces.find(({ orderId }) => orderId === order.id)?.lines ?? 0,
  }));
}

/**
 * An order by its number or the beginning of it, as e-mails name it, with its documents and how its money stands.
 * Errors: OrderNotFound, also when several begin alike.
 */
export async function orderByNumber(deps: Pick<Deps, 'db'>, number: string) {
  const found: Order[] = /^[\da-f-]{8,36}$/.test(number)
    ? await deps.db
        .select()
        .from(productOrders)
        .where(like(sql`${productOrders.publicId}::text`, `${number}%`))
        .limit(2)
    : [];
  const [order, another] = found;
  if (!order || another) throw new ShopError('OrderNotFound');
  const [whole, documents, ledger] = await Promise.all([
    readOrder(deps.db, order.id),
    deps.db
      .select({ code: invoices.code })
      .from(invoices)
      .where(eq(invoices.orderId, order.id))
      .orderBy(asc(invoices.id)),
    ledgerOf(deps.db, order.id),
  ]);
  return {
    ...whole,
    ...standingOf(order, ledger),
    movements: ledger.filter(({ kind }) => kind !== 'CHARGE'),
    documents: documents.map(({ code }) => code),
  };
}
