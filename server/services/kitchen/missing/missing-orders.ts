import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import { bindingOrders } from '../../../db/binding-orders.ts';
import type { Queryable } from '../../../db/database.ts';
import { dueBetween } from '../../../db/due-between.ts';
import { lineItems, orderEvents, productOrders } from '../../../db/schema/ordering.ts';
import type { Deps } from '../../../deps.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen } from '../../../policies/kitchen-policies.ts';
import { ShopError } from '../../../shop-error.ts';
import type { Order } from '../../ordering/find-order.ts';
import { writeOrderEvent } from '../../ordering/move-order.ts';
import { ticksOf } from '../../ordering/ticks-of.ts';
import { withLockedOrder } from '../with-locked-order.ts';
import { missingNow } from './missing-now.ts';

/** An order that has left without something. */
export interface MissingOrder {
  readonly order: Order;
  /** When it left. */
  readonly at: Date;
  /** Names, localized, or `wish`, in the order in which they stand in the order. */
  readonly dishes: readonly string[];
}

/** Days before today of whose orders somebody is told what they left without: longer ago nobody brings it any more. */
const daysTold = 14;

/** The orders that have left without something that is neither brought nor settled, the oldest first. Errors: NotAllowed. */
export async function listMissing(deps: Deps, actor: StaffActor): Promise<MissingOrder[]> {
  demand(mayInKitchen('seeNotices', actor, deps.now()));
  const today = berlinDay(deps.now());
  const { id, stage } = productOrders;
  const left = await deps.db
    .selectDistinctOn([id], { order: productOrders, at: orderEvents.at })
    .from(productOrders)
    .innerJoin(orderEvents, and(eq(orderEvents.orderId, id), eq(orderEvents.kind, 'stage')))
    .where(
      and(
        dueBetween(addDays(today, -daysTold), addDays(today, daysTold)),
        inArray(stage, ['OUT', 'DELIVERED']),
        bindingOrders,
        isNotNull(sql`${orderEvents.data} -> 'notPacked'`),
      ),
    )
    .orderBy(id, desc(orderEvents.id));
  const missing = await withMissing(deps.db, left);
  return missing.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

async function withMissing(
  db: Queryable,
  left: readonly { readonly order: Order; readonly at: Date }[],
): Promise<MissingOrder[]> {
  const ids = left.map(({ order }) => order.id);
  if (ids.length === 0) return [];
  const missingOf = await missingNow(
    db,
    left.map(({ order }) => order),
    await ticksOf(db, ids),
  );
  const lines = await db
    .select({ orderId: lineItems.orderId, productId: lineItems.productId, name: lineItems.name })
    .from(lineItems)
    .where(inArray(lineItems.orderId, ids))
    .orderBy(asc(lineItems.position));
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  return left
    .map(({ order, at }) => {
      const items = missingOf(order);
      return { order, at, dishes: namesOf(items, linesOf.get(order.id) ?? []) };
    })
    .filter(({ dishes }) => dishes.length > 0);
}

/** Things of an order by name; what was asked for besides has none. */
export const namesOf = (
  items: readonly string[],
  lines: readonly { readonly productId: number; readonly name: string }[],
): string[] => items.map((item) => lines.find(({ productId }) => String(productId) === item)?.name ?? item);

/**
 * Notes that nothing is left to do about what an order has left without, or takes that back.
 * Errors: OrderNotFound, NoticeNotFound (it has left without nothing), NotAllowed.
 */
export async function seeMissing(
  deps: Deps,
  actor: StaffActor,
  { publicId, isSeen }: { readonly publicId: string; readonly isSeen: boolean },
): Promise<void> {
  demand(mayInKitchen('closeNotice', actor, deps.now()));
  await withLockedOrder(deps, publicId, async (tx, order, at) => {
    const { orderId, kind, id } = orderEvents;
    const [last] = await tx
      .select({ kind })
      .from(orderEvents)
      .where(and(eq(orderId, order.id), inArray(kind, ['missing-closed', 'missing-reopened'])))
      .orderBy(desc(id))
      .limit(1);
    const isOpen = (await missingNow(tx, [order], await ticksOf(tx, [order.id])))(order).length > 0;
    const isClosed = !isOpen && last?.kind === 'missing-closed';
    if (!isOpen && !isClosed) throw new ShopError('NoticeNotFound');
    if (isClosed === isSeen) return;
    const closing = isSeen ? 'missing-closed' : 'missing-reopened';
    await writeOrderEvent(tx, actor, { orderId: order.id, kind: closing, at, data: {} });
  });
}
