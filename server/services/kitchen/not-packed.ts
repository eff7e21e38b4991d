import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { hasLeft, isBefore, type Stage } from '#rules/orders/stages.ts';
import { toPack, unpackedOf } from '#rules/orders/work/to-pack.ts';
import type { Queryable } from '../../db/database.ts';
import { eventsOf } from '../../db/events-of.ts';
import { lineItems, orderEvents } from '../../db/schema/ordering.ts';
import type { Order } from '../ordering/find-order.ts';
import { type TickItem, ticksOf } from '../ordering/ticks-of.ts';

/**
 * What of an order nobody has reported as packed when it leaves, for its history, or that nobody has reported any of it; nothing
 * where it does not leave, where all of it was told as packed, or nothing is missing.
 */
export async function leftBehind(
  tx: Queryable,
  order: Order,
  to: Stage,
): Promise<{ notPacked?: TickItem[]; isUnpacked?: true }> {
  if (!hasLeft(to) || !isBefore(order.stage, 'READY')) return {};
  const lines = await tx
    .select({ productId: lineItems.productId })
    .from(lineItems)
    .where(eq(lineItems.orderId, order.id))
    .orderBy(lineItems.position);
  const isTicked = await ticksOf(tx, [order.id]);
  const missing = missingOf({ ...order, lines }, isTicked);
  if (missing.length > 0) return { notPacked: missing };
  const isAny = lines.some(({ productId }) => isThere(isTicked, order, String(productId)));
  return to !== 'OUT' || isAny ? {} : { isUnpacked: true };
}

type IsTicked = Awaited<ReturnType<typeof ticksOf>>;
type Packed = Order & { readonly lines: readonly { readonly productId: number }[] };

/**
 * What of orders nobody has reported as packed, as a question: of what is here by its ticks, of what is on its way as it left,
 * but for what was ticked since. Nothing is missing of what was told as packed as a whole.
 * @param isTicked what of them is ticked off
 */
export async function notPackedOf(
  db: Queryable,
  orders: readonly Packed[],
  isTicked: IsTicked,
): Promise<(order: Packed) => TickItem[]> {
  const left = await leftBehindOf(
    db,
    orders.filter(({ stage }) => stage === 'OUT').map(({ id }) => id),
  );
  return (order) => {
    if (isBefore(order.stage, 'READY')) return missingOf(order, isTicked);
    const missing = order.stage === 'OUT' ? (left.get(order.id) ?? []) : [];
    return missing.filter((item) => !isThere(isTicked, order, item));
  };
}

/** What is missing of an order that is being packed. */
const missingOf = (order: Packed, isTicked: IsTicked): TickItem[] =>
  unpackedOf(
    toPack(
      order.lines.map(({ productId }) => productId),
      order.deliveryInstruction ?? '',
    ),
    (item) => isThere(isTicked, order, item),
  );

/** What is in the car was packed. */
const isThere = (isTicked: IsTicked, { id }: Order, item: TickItem) =>
  isTicked(id, item, 'PACKED') || isTicked(id, item, 'LOADED');

/** What was missing of orders when they last left, by their numbers, as their histories have it. */
async function leftBehindOf(
  db: Queryable,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly TickItem[]>> {
  const { orderId, id, kind, data } = orderEvents;
  const departures = await db
    .selectDistinctOn([orderId], { orderId, kind, data })
    .from(orderEvents)
    .where(and(inArray(orderId, [...orderIds]), eq(kind, 'stage'), sql`${data} ->> 'to' = 'OUT'`))
    .orderBy(orderId, desc(id));
  return new Map(eventsOf(departures, 'stage').map((each) => [each.orderId, each.data.notPacked ?? []]));
}
