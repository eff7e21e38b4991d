import { and, asc, desc, eq, gte, inArray } from 'drizzle-orm';
import { undoTime } from '#rules/orders/stages.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Queryable } from '../../../db/database.ts';
import { eventsOf } from '../../../db/events-of.ts';
import { stops } from '../../../db/schema/kitchen.ts';
import { orderEvents } from '../../../db/schema/ordering.ts';
import type { Deps } from '../../../deps.ts';
import { mayInKitchen } from '../../../policies/kitchen-policies.ts';
import { ShopError } from '../../../shop-error.ts';
import { lockOrder, type Order } from '../../ordering/find-order.ts';
import { writeOrderEvent } from '../../ordering/move-order.ts';
import { queueLateMail } from './late-mail.ts';
import { orderToDrive } from './order-to-drive.ts';

/**
 * The driver says in how many minutes they are there. Later than was agreed, the customer is told by e-mail, unless they
 * know; `isLate` says whether they are. Errors: NotAllowed, OrderNotFound, OrderNotOfRun.
 */
export async function sayArrival(
  deps: Deps,
  actor: StaffActor,
  { publicId, minutes }: { publicId: string; minutes: number },
): Promise<{ expectedAt: Date; isLate: boolean }> {
  const now = deps.now();
  const found = await orderToDrive(deps, actor, { publicId, at: new Date(now) });
  const expectedAt = new Date(now + minutes * 60_000);
  return deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, found.id);
    if (!order) throw new ShopError('OrderNotFound');
    const ofOrder = eq(stops.orderId, order.id);
    const [before] = await tx.select({ expectedAt: stops.expectedAt }).from(stops).where(ofOrder);
    if (!before) throw new ShopError('OrderNotOfRun');
    await tx.update(stops).set({ expectedAt }).where(ofOrder);
    const data = { minutes, device: actor.sessionId, before: before.expectedAt?.toISOString() ?? null };
    await writeOrderEvent(tx, actor, { orderId: order.id, kind: 'arrival', at: new Date(now), data });
    return { expectedAt, isLate: await queueLateMail(tx, { order, expectedAt, now }) };
  });
}

/**
 * What was said since an instant of when an order arrives counts no more, such as on a way that is not gone after all: what
 * was said before counts again, and an e-mail about it that waits is not sent. Where that counts already, nothing happens.
 */
export async function forgetArrival(
  tx: Queryable,
  actor: StaffActor,
  { order, since, now }: { order: Order; since: Date; now: number },
): Promise<void> {
  const said = await tx
    .select({ kind: orderEvents.kind, data: orderEvents.data })
    .from(orderEvents)
    .where(
      and(eq(orderEvents.orderId, order.id), eq(orderEvents.kind, 'arrival'), gte(orderEvents.at, since)),
    )
    .orderBy(asc(orderEvents.id))
    .limit(1);
  const [first] = eventsOf(said, 'arrival');
  if (!first) return;
  const [stop] = await tx
    .select({ expectedAt: stops.expectedAt })
    .from(stops)
    .where(eq(stops.orderId, order.id));
  const before = first.data.before ?? null;
  if (!stop || (stop.expectedAt?.toISOString() ?? null) === before) return;
  await setArrival(tx, actor, { order, before, now });
}

/** Sets an arrival back to what was said before, and tells who must hear of that. */
async function setArrival(
  tx: Queryable,
  actor: StaffActor,
  { order, before, now }: { order: Order; before: string | null | undefined; now: number },
): Promise<void> {
  const expectedAt = before ? new Date(before) : null;
  await tx.update(stops).set({ expectedAt }).where(eq(stops.orderId, order.id));
  await writeOrderEvent(tx, actor, {
    orderId: order.id,
    kind: 'arrival-taken-back',
    at: new Date(now),
    data: {},
  });
  await queueLateMail(tx, { order, expectedAt, now });
}

/**
 * Takes back what the driver said last of their arrival: what was said before counts again, and an e-mail about it that
 * waits is not sent. So does who said it, from the same device and within the time in which stages are taken back, and at
 * any time the office. Where nothing was said, nothing happens. Errors: NotAllowed, OrderNotFound, StageNotPossible.
 */
export async function takeBackArrival(deps: Deps, actor: StaffActor, publicId: string): Promise<void> {
  const now = deps.now();
  const found = await orderToDrive(deps, actor, { publicId, at: new Date(now) });
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, found.id);
    if (!order) throw new ShopError('OrderNotFound');
    const said = await tx
      .select({ kind: orderEvents.kind, at: orderEvents.at, data: orderEvents.data })
      .from(orderEvents)
      .where(
        and(eq(orderEvents.orderId, order.id), inArray(orderEvents.kind, ['arrival', 'arrival-taken-back'])),
      )
      .orderBy(desc(orderEvents.id))
      .limit(1);
    // Where it was taken back last, nothing is said that could be.
    const [last] = eventsOf(said, 'arrival');
    if (!last) return;
    const isOwn = last.data.device === actor.sessionId && now - last.at.getTime() < undoTime;
    if (!isOwn && mayInKitchen('takeBackStage', actor, now) !== null) throw new ShopError('StageNotPossible');
    await setArrival(tx, actor, { order, before: last.data.before, now });
  });
}
