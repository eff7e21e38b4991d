import { and, asc, eq, sql } from 'drizzle-orm';
import { dayOf } from '#rules/booking/agreed.ts';
import type { Day } from '#rules/booking/berlin-time.ts';
import { isBinding } from '#rules/orders/order-moves.ts';
import type { StaffActor } from '../../access/staff/staff-actor.ts';
import type { Database } from '../../db/database.ts';
import { eventsOf } from '../../db/events-of.ts';
import type { LeftPacked } from '../../db/order-event-data.ts';
import { orderEvents, productOrders } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';
import { demand } from '../../policies/demand.ts';
import { mayInKitchen, maySeeDay } from '../../policies/kitchen-policies.ts';
import { ShopError } from '../../shop-error.ts';
import type { Order } from '../ordering/find-order.ts';
import { writeOrderEvent } from '../ordering/move-order.ts';
import { mindOpposite } from './presses/mind-opposite.ts';
import { type SentPress, wasPressed } from './presses/was-pressed.ts';
import { handedOrBackOf } from './runs/handed-or-back.ts';
import { saidOf } from './said-of.ts';
import { withLockedOrder } from './with-locked-order.ts';

/** Something that lies packed, or in the car, and has to be put away again. */
export interface ToPutAway extends LeftPacked {
  /** Of the event that told it. */
  readonly id: number;
  readonly order: Order;
  /** Whether somebody has put it away. */
  readonly isUnpacked: boolean;
}

const { id, orderId, kind, data } = orderEvents;
const left = eq(kind, 'to-unpack');
const unpacked = { done: 'unpacked', takenBack: 'unpacked-taken-back' } as const;

/** What of a day was packed before its order was canceled or moved, or a dish taken out of it; by the time of the order. */
export async function toPutAway(db: Database, day: Day): Promise<ToPutAway[]> {
  const rows = await db
    .select({ id, kind, data, order: productOrders })
    .from(orderEvents)
    .innerJoin(productOrders, eq(productOrders.id, orderId))
    .where(and(left, sql`${data} ->> 'day' = ${day}`))
    .orderBy(asc(id));
  const found = eventsOf(rows, 'to-unpack');
  const ids = found.map(({ order }) => order.id);
  const [done, handed] = [await saidOf(db, ids, unpacked), await handedOrBackOf(db, ids)];
  const all = found.flatMap(({ id: event, data: what, order }) => {
    // What was moved away and came back is packed again; what was canceled and is eaten lies nowhere.
    const isBack = what.dish === null && isBinding(order) && dayOf(order) === day;
    const last = handed.get(order.id);
    const isEaten =
      what.dish === null && order.status === 'CANCELED' && last?.isHandedOver && last.id > event;
    return isBack || isEaten ? [] : [{ ...what, id: event, order, isUnpacked: done.has(event) }];
  });
  return all.toSorted((a, b) => a.time.localeCompare(b.time));
}

/**
 * Says that something was put away again, or that it was not; said already, nothing happens. Answers whether it is put away then.
 * @param input.of which of what is to be put away of the order
 * Errors: OrderNotFound, NothingToUnpack, OrderChangedMeanwhile, NotAllowed.
 */
export function sayUnpacked(
  deps: Deps,
  actor: StaffActor,
  input: SentPress & { publicId: string; of: number; isUnpacked: boolean },
): Promise<boolean> {
  demand(mayInKitchen('tickPacking', actor, deps.now()));
  return withLockedOrder(deps, input.publicId, async (tx, order, at) => {
    const rows = await tx
      .select({ id, kind, data })
      .from(orderEvents)
      .where(and(left, eq(id, input.of), eq(orderId, order.id)));
    const [event] = eventsOf(rows, 'to-unpack');
    if (!event) throw new ShopError('NothingToUnpack');
    demand(maySeeDay(actor, event.data.day, deps.now()));
    const isUnpacked = (await saidOf(tx, [order.id], unpacked)).has(event.id);
    const isSaid = isUnpacked === input.isUnpacked;
    if (isSaid || (await wasPressed(tx, order.id, input.id))) return isUnpacked;
    const { said, opposite } = input.isUnpacked
      ? { said: unpacked.done, opposite: unpacked.takenBack }
      : { said: unpacked.takenBack, opposite: unpacked.done };
    const about = { of: event.id };
    await mindOpposite(tx, actor, order.id, { kind: opposite, about }, input.seenAt);
    const told = { ...about, dish: event.data.dish, device: actor.sessionId, id: input.id };
    await writeOrderEvent(tx, actor, { orderId: order.id, kind: said, at, data: told });
    return input.isUnpacked;
  });
}
