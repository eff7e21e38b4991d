import { and, asc, eq, sql } from 'drizzle-orm';
import type { Day } from '#rules/booking/berlin-time.ts';
import type { StaffActor } from '../../access/staff/staff-actor.ts';
import { eventsOf } from '../../db/events-of.ts';
import type { WorkChanged } from '../../db/order-event-data.ts';
import { orderEvents, productOrders } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';
import { demand } from '../../policies/demand.ts';
import { mayInKitchen, maySeeDay } from '../../policies/kitchen-policies.ts';
import { ShopError } from '../../shop-error.ts';
import type { Order } from '../ordering/find-order.ts';
import { writeOrderEvent } from '../ordering/move-order.ts';
import { mindOpposite } from './presses/mind-opposite.ts';
import { type SentPress, wasPressed } from './presses/was-pressed.ts';
import { saidOf } from './said-of.ts';
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
const seen = { done: 'work-change-seen', takenBack: 'work-change-unseen' } as const;

/** What was changed of the orders of a day after their kitchens had begun, in the order in which it was. Errors: NotAllowed. */
export async function workChangesOf(deps: Deps, actor: StaffActor, day: Day): Promise<WorkChangeOfDay[]> {
  demand(mayInKitchen('seeDay', actor, deps.now()));
  demand(maySeeDay(actor, day, deps.now()));
  const found = await deps.db
    .select({ id, kind, data, order: productOrders })
    .from(orderEvents)
    .innerJoin(productOrders, eq(productOrders.id, orderId))
    .where(and(told, sql`${data} ->> 'day' = ${day}`))
    .orderBy(asc(id));
  const ids = found.map(({ order }) => order.id);
  const isSeen = await saidOf(deps.db, ids, seen);
  return eventsOf(found, 'work-changed').map(({ id: event, data: change, order }) => ({
    ...change,
    id: event,
    order,
    isSeen: isSeen.has(event),
  }));
}

/**
 * Says that a kitchen has seen a change, or that it has not; said already, nothing happens. Answers whether it is seen then.
 * @param input.of which of the changes of the order
 * Errors: OrderNotFound, WorkChangeNotFound, OrderChangedMeanwhile, NotAllowed.
 */
export function sayWorkChangeSeen(
  deps: Deps,
  actor: StaffActor,
  input: SentPress & { publicId: string; of: number; isSeen: boolean },
): Promise<boolean> {
  demand(mayInKitchen('tickCooking', actor, deps.now()));
  return withLockedOrder(deps, input.publicId, async (tx, order, at) => {
    const [event] = await tx
      .select({ id })
      .from(orderEvents)
      .where(and(told, eq(id, input.of), eq(orderId, order.id)));
    if (!event) throw new ShopError('WorkChangeNotFound');
    const isSeen = (await saidOf(tx, [order.id], seen)).has(event.id);
    if (isSeen === input.isSeen || (await wasPressed(tx, order.id, input.id))) return isSeen;
    const { said, opposite } = input.isSeen
      ? { said: seen.done, opposite: seen.takenBack }
      : { said: seen.takenBack, opposite: seen.done };
    const about = { of: event.id };
    await mindOpposite(tx, actor, order.id, { kind: opposite, about }, input.seenAt);
    const pressed = { device: actor.sessionId, id: input.id };
    await writeOrderEvent(tx, actor, { orderId: order.id, kind: said, at, data: { ...about, ...pressed } });
    return input.isSeen;
  });
}
