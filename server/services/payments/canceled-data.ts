import { and, eq } from 'drizzle-orm';
import type { Cents } from '#rules/money/money.ts';
import type { Queryable } from '../../db/database.ts';
import { orderEvents } from '../../db/schema/ordering.ts';

/** What the history says of the money of a paid order that was canceled, in cents. */
export type CanceledData = {
  /** What its customer is to have back in all. */
  readonly amount: Cents;
  /** What of that had gone back before, by whomever. */
  readonly alreadyBack: Cents;
  /** What is kept for canceling it; absent for nothing. */
  readonly fee?: Cents;
  /** What the shop itself had sent back before; absent for nothing. */
  readonly sentBefore?: Cents;
  /** What had been promised back before and was not sent; absent for nothing. */
  readonly promised?: Cents;
  /** What of it was added to what had been asked for before and not sent; absent for nothing. */
  readonly addedToAsked?: Cents;
};

/** The same of an order as it was canceled; empty of one that was not, or never paid. */
export async function canceledDataOf(db: Queryable, orderId: number): Promise<Partial<CanceledData>> {
  const [event] = await db
    .select({ data: orderEvents.data })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, 'canceled')));
  return event?.data ?? {};
}
