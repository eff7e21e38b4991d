import { type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { inBatches } from './in-batches.ts';

/** Days for which an order is kept that was never paid: who it was for may ask, and its payment may be disputed. */
const unpaidDays = 90;
/** Days for which the photo of a hand-over is kept: nobody says later that something did not come. */
const photoDays = 365;

/** An order that was never paid and of which no cent has moved. */
const unpaid = sql`status = 'CANCELED' and paid_at is null
  and not exists (select 1 from money m where m.order_id = product_orders.id)`;

/**
 * Deletes orders that were given up 90 days ago and never paid, with all that was written about them, and photos of hand-overs of a
 * year ago. Answers whether it came to its end: a process that closes goes on the next time.
 */
export async function forgetOrders(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  isStopping: () => boolean = () => false,
): Promise<boolean> {
  const daysAgo = (days: number) => new Date(now() - days * 86_400_000);
  const rows = (table: SQL, condition: SQL, batch: number) => sql`ctid = any(array(
    select ctid from ${table} where ${condition} limit ${batch} for update skip locked))`;
  const orders = sql`product_orders`;
  const handovers = sql`handovers`;
  const works = [
    (batch: number) =>
      sql`delete from ${orders} where ${rows(orders, sql`${unpaid} and canceled_at < ${daysAgo(unpaidDays)}`, batch)}`,
    (batch: number) =>
      sql`update ${handovers} set photo = null, photo_type = null
        where ${rows(handovers, sql`photo is not null and at < ${daysAgo(photoDays)}`, batch)}`,
  ];
  for (const work of works) await inBatches(db, work, isStopping);
  return !isStopping();
}
