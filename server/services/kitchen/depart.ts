import { and, asc, eq } from 'drizzle-orm';
import { isForward } from '#rules/orders/stages.ts';
import type { StaffActor } from '../../access/staff/staff-actor.ts';
import { runs, stops } from '../../db/schema/kitchen.ts';
import { productOrders } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';
import { demand } from '../../policies/demand.ts';
import { mayInKitchen, maySeeDay } from '../../policies/kitchen-policies.ts';
import { ShopError } from '../../shop-error.ts';
import { bindingOrders } from '../ordering/binding-orders.ts';
import { lockOrder, orderByReference } from '../ordering/find-order.ts';
import { writeOrderEvent } from '../ordering/move-order.ts';
import { moveLockedStage } from './move-stage.ts';
import { lockRun } from './plan-run.ts';

/**
 * A run leaves: what of it is still here is on its way. Pressed twice it has left once, when it first did.
 * Errors: NotAllowed, RunNotFound.
 */
export async function departRun(deps: Deps, actor: StaffActor, id: number): Promise<Date> {
  demand(mayInKitchen('drive', actor, deps.now()));
  return deps.db.transaction(async (tx) => {
    const run = await lockRun(tx, id);
    demand(maySeeDay(actor, run.day, deps.now()));
    if (run.departedAt) return run.departedAt;
    const departedAt = new Date(deps.now());
    await tx.update(runs).set({ departedAt }).where(eq(runs.id, id));
    const own = await tx
      .select({ id: productOrders.id })
      .from(stops)
      .innerJoin(productOrders, eq(productOrders.id, stops.orderId))
      .where(and(eq(stops.runId, id), bindingOrders))
      .orderBy(asc(productOrders.id));
    for (const { id: orderId } of own) {
      const order = await lockOrder(tx, orderId);
      if (!order || !isForward(order.stage, 'OUT')) continue;
      await moveLockedStage(tx, actor, { order, stage: 'OUT', now: deps.now() });
    }
    return departedAt;
  });
}

/** The driver says in how many minutes they are there. Errors: NotAllowed, OrderNotFound, OrderNotOfRun. */
export async function sayArrival(
  deps: Deps,
  actor: StaffActor,
  { publicId, minutes }: { publicId: string; minutes: number },
): Promise<Date> {
  demand(mayInKitchen('drive', actor, deps.now()));
  const order = await orderByReference(deps.db, publicId);
  if (!order) throw new ShopError('OrderNotFound');
  demand(maySeeDay(actor, order.preferDateAndTime?.slice(0, 10) ?? '', deps.now()));
  const now = deps.now();
  const expectedAt = new Date(now + minutes * 60_000);
  await deps.db.transaction(async (tx) => {
    const [stop] = await tx.update(stops).set({ expectedAt }).where(eq(stops.orderId, order.id)).returning();
    if (!stop) throw new ShopError('OrderNotOfRun');
    const data = { minutes };
    await writeOrderEvent(tx, actor, { orderId: order.id, kind: 'arrival', at: new Date(now), data });
  });
  return expectedAt;
}
