import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Day } from '#rules/booking/berlin-time.ts';
import type { StaffActor } from '../../access/staff/staff-actor.ts';
import type { Queryable } from '../../db/database.ts';
import { orderEvents, productOrders } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';
import { demand } from '../../policies/demand.ts';
import { mayInKitchen, maySeeDay } from '../../policies/kitchen-policies.ts';
import { ShopError } from '../../shop-error.ts';
import type { Order } from '../ordering/find-order.ts';
import { writeOrderEvent } from '../ordering/move-order.ts';
import type { WorkChanged } from '../ordering/tell-kitchens.ts';
import { withLockedOrder } from './with-locked-order.ts';

/** A change of what a kitchen is at work on, until it has seen it and after. */
export interface WorkChangeOfDay extends WorkChanged {
  /** Of the event that told it. */
  readonly id: number;
  readonly order: Order;
  readonly isSeen: boolean;
}

const { id, orderId, kind, data } = orderEvents;
const told = eq(kind, 'work-changed');

/** What was changed of the orders of a day after their kitchens had begun, in the order in which it was. Errors: NotAllowed. */
export async function workChangesOf(deps: Deps, actor: StaffActor, day: Day): Promise<WorkChangeOfDay[]> {
  demand(mayInKitchen('seeDay', actor, deps.now()));
  demand(maySeeDay(actor, day, deps.now()));
  const found = await deps.db
    .select({ event: orderEvents, order: productOrders })
    .from(orderEvents)
    .innerJoin(productOrders, eq(productOrders.id, orderId))
    .where(and(told, sql`${data} ->> 'day' = ${day}`))
    .orderBy(asc(id));
  const seen = await seenOf(
    deps.db,
    found.map(({ order }) => order.id),
  );
  return found.map(({ event, order }) => ({
    ...(event.data as unknown as WorkChanged),
    id: event.id,
    order,
    isSeen: seen.has(event.id),
  }));
}

/**
 * Says that a kitchen has seen a change, or that it has not; said already, nothing happens.
 * @param input.id which of the changes of the order
 * Errors: OrderNotFound, WorkChangeNotFound, NotAllowed.
 */
export function sayWorkChangeSeen(
  deps: Deps,
  actor: StaffActor,
  input: { publicId: string; id: number; isSeen: boolean },
): Promise<void> {
  demand(mayInKitchen('tickCooking', actor, deps.now()));
  return withLockedOrder(deps, input.publicId, async (tx, order, at) => {
    const [event] = await tx
      .select({ id })
      .from(orderEvents)
      .where(and(told, eq(id, input.id), eq(orderId, order.id)));
    if (!event) throw new ShopError('WorkChangeNotFound');
    if ((await seenOf(tx, [order.id])).has(event.id) === input.isSeen) return;
    const said = input.isSeen ? 'work-change-seen' : 'work-change-unseen';
    await writeOrderEvent(tx, actor, { orderId: order.id, kind: said, at, data: { of: event.id } });
  });
}

/** The changes of some orders that were said to be seen, and not taken back since. */
async function seenOf(db: Queryable, orderIds: readonly number[]): Promise<ReadonlySet<number>> {
  const said = await db
    .select({ kind, of: sql<number>`(${data} ->> 'of')::int` })
    .from(orderEvents)
    .where(and(inArray(orderId, [...orderIds]), inArray(kind, ['work-change-seen', 'work-change-unseen'])))
    .orderBy(asc(id));
  const last = new Map(said.map((each) => [each.of, each.kind]));
  return new Set([...last].flatMap(([of, each]) => (each === 'work-change-seen' ? of : [])));
}
