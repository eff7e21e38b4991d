import { and, asc, eq } from 'drizzle-orm';
import { type GrantedReduction, leftOfLines } from '#rules/money/left-of-lines.ts';
import { type Cents, lineTotal } from '#rules/money/money.ts';
import type { Queryable } from '../../../db/database.ts';
import { eventsOf } from '../../../db/events-of.ts';
import { type lineItems, orderEvents } from '../../../db/schema/ordering.ts';
import type { Order } from '../../ordering/find-order.ts';

type Line = Pick<typeof lineItems.$inferSelect, 'productId' | 'vatRate' | 'unitPrice' | 'quantity'>;

/** What was paid for each dish of an order, by product, and has not been taken off for it since. */
export async function leftOfDishes(
  db: Queryable,
  { id, discount, priceReduction }: Order,
  lines: readonly Line[],
): Promise<ReadonlyMap<number, Cents>> {
  const billed = lines.map(({ productId, vatRate: rate, unitPrice, quantity }) => ({
    productId,
    rate,
    gross: lineTotal(unitPrice, quantity),
  }));
  const granted = priceReduction > 0 ? await reductionsOf(db, id) : [];
  const left = leftOfLines(billed, discount - priceReduction, granted);
  return new Map(lines.map(({ productId }, index) => [productId, left[index] ?? 0]));
}

/** What was taken off the price of an order afterwards, the oldest first. */
async function reductionsOf(db: Queryable, orderId: number): Promise<GrantedReduction[]> {
  const { kind, data } = orderEvents;
  const rows = await db
    .select({ kind, data })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(kind, 'changed')))
    .orderBy(asc(orderEvents.id));
  return eventsOf(rows, 'changed').flatMap(({ data: { isReduction, difference, productIds = [] } }) =>
    isReduction ? [{ amount: -difference, productIds }] : [],
  );
}
