import { and, asc, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Day } from '#rules/booking/berlin-time.ts';
import type { StaffActor } from '../../access/staff/staff-actor.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { ticks } from '../../db/schema/kitchen.ts';
import { orderEvents, productOrders } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';
import { demand } from '../../policies/demand.ts';
import { mayInKitchen, maySeeDay } from '../../policies/kitchen-policies.ts';
import { ShopError } from '../../shop-error.ts';
import type { Order } from '../ordering/find-order.ts';
import { writeOrderEvent } from '../ordering/move-order.ts';
import { dueOn } from './due-on.ts';
import { dayOf } from './kitchen-lines.ts';
import { withLockedOrder } from './with-locked-order.ts';

/** A canceled order that lay packed, or in the car already. */
export interface ToUnpack {
  readonly order: Order;
  readonly isLoaded: boolean;
  /** Whether somebody has taken it away. */
  readonly isUnpacked: boolean;
}

const { status, stage, preferDateAndTime, id } = productOrders;
const lies = (kind: 'PACKED' | 'LOADED') =>
  sql<boolean>`exists (select from ${ticks} where ${ticks.orderId} = ${id} and ${ticks.kind} = ${kind})`;
const isLoaded = sql<boolean>`(${stage} = 'OUT' or ${lies('LOADED')})`;
/** Canceled after something of it was ticked as packed, or all of it told so, and not with its customer. */
const isToUnpack = and(
  eq(status, 'CANCELED'),
  ne(stage, 'DELIVERED'),
  or(eq(stage, 'READY'), isLoaded, lies('PACKED')),
);
const unpackedKinds = ['unpacked', 'unpacked-taken-back'];

/** The orders of a day that were canceled after something of them was packed: somebody has to take it away again. */
export async function toUnpack(db: Database, day: Day): Promise<ToUnpack[]> {
  const found = await db
    .select({ order: productOrders, isLoaded })
    .from(productOrders)
    .where(and(dueOn(day), isToUnpack))
    .orderBy(asc(preferDateAndTime), asc(id));
  return Promise.all(
    found.map(async (each) => ({ ...each, isUnpacked: await wasUnpacked(db, each.order.id) })),
  );
}

/**
 * Says that a canceled order was taken away from where it lay packed, or that it was not; said already, nothing happens.
 * Errors: OrderNotFound, NothingToUnpack, NotAllowed.
 */
export function sayUnpacked(
  deps: Deps,
  actor: StaffActor,
  { publicId, isUnpacked }: { publicId: string; isUnpacked: boolean },
): Promise<void> {
  demand(mayInKitchen('tickPacking', actor, deps.now()));
  return withLockedOrder(deps, publicId, async (tx, order, at) => {
    demand(maySeeDay(actor, dayOf(order) ?? '', deps.now()));
    const packed = await tx
      .select({ id })
      .from(productOrders)
      .where(and(eq(id, order.id), isToUnpack));
    if (packed.length === 0) throw new ShopError('NothingToUnpack');
    if ((await wasUnpacked(tx, order.id)) === isUnpacked) return;
    const kind = isUnpacked ? 'unpacked' : 'unpacked-taken-back';
    await writeOrderEvent(tx, actor, { orderId: order.id, kind, at });
  });
}

/** What was said last of it in the history of the order. */
async function wasUnpacked(db: Queryable, orderId: number): Promise<boolean> {
  const [last] = await db
    .select({ kind: orderEvents.kind })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), inArray(orderEvents.kind, unpackedKinds)))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  return last?.kind === 'unpacked';
}
