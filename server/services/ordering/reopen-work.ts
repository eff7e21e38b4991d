import { and, eq, inArray } from 'drizzle-orm';
import { asksForExtra } from '#rules/orders/care/asks-for-extra.ts';
import { changesOf } from '#rules/orders/change-order.ts';
import { isBefore, type Stage } from '#rules/orders/stages.ts';
import { tickKinds, ticksLost } from '#rules/orders/work/kitchen-ticks.ts';
import type { Actor, Doer } from '../../access/actor.ts';
import type { Queryable } from '../../db/database.ts';
import { stops, ticks } from '../../db/schema/kitchen.ts';
import { productOrders } from '../../db/schema/ordering.ts';
import type { Order, OrderWithLines } from './find-order.ts';
import { leavePacked } from './leave-packed.ts';
import { madeBeforeOf } from './made-before.ts';
import { writeOrderEvent } from './move-order.ts';
import { tellKitchens } from './tell-kitchens.ts';

/**
 * Opens again what the kitchens had ticked off and a change makes untrue: of dishes that are more, less or out, and of a
 * wish that reads otherwise. A dish of which no more is left than was made and ticked before is ticked again. An order that was packed is being prepared again then.
 */
export async function reopenWork(
  tx: Queryable,
  by: Actor | Doer,
  { before, after, at }: { before: OrderWithLines; after: OrderWithLines; at: Date },
): Promise<void> {
  const changes = changesOf(before.lines, after.lines);
  await leavePacked(tx, by, { order: before, dishes: takenOut(before, changes), at });
  const dishes = [...before.lines, ...after.lines];
  await tellKitchens(tx, by, { order: before, why: 'CHANGED', dishes, changes, now: after, at });
  const isNoted = before.deliveryInstruction !== after.deliveryInstruction;
  const lost = [
    ...changes.map((change) => ({
      item: String(change.productId),
      kinds: ticksLost(change),
    })),
    ...(isNoted ? [{ item: 'wish', kinds: tickKinds }] : []),
  ];
  for (const { item, kinds } of lost)
    await tx
      .delete(ticks)
      .where(and(eq(ticks.orderId, before.id), eq(ticks.item, item), inArray(ticks.kind, [...kinds])));
  await tickMade(tx, before, changes, at);
  const isToPackAgain = changes.length > 0 || (isNoted && asksForExtra(after.deliveryInstruction ?? ''));
  if (isToPackAgain) await fallBack(tx, by, { order: before, to: 'IN_PREPARATION', at });
}

/** Ticks what its kitchen had made before more of it was ordered, and is all of it again. */
async function tickMade(tx: Queryable, before: Order, changes: Changes, at: Date): Promise<void> {
  const madeOf = await madeBeforeOf(tx, [before]);
  const all = changes.flatMap(({ productId, to }) => {
    const part = madeOf(before, String(productId));
    return part?.isTicked && to > 0 && to <= part.pieces ? [String(productId)] : [];
  });
  for (const item of all)
    await tx.insert(ticks).values({ orderId: before.id, item, kind: 'COOKED', at }).onConflictDoNothing();
}

type Changes = ReturnType<typeof changesOf>;

/** The pieces of dishes that an order has no more. */
const takenOut = ({ lines }: OrderWithLines, changes: Changes) =>
  changes.flatMap(({ productId, from, to }) => {
    const line = lines.find((each) => each.productId === productId);
    return line && to < from ? { productId, name: line.name, quantity: from - to } : [];
  });

/**
 * Takes an order off the day for which it was agreed: off its run, and what was begun or made for that day is nothing to
 * another one, where it begins anew. One that had no day yet loses nothing.
 */
export async function leaveDay(
  tx: Queryable,
  by: Actor | Doer,
  { order, at }: { order: OrderWithLines; at: Date },
): Promise<void> {
  if (order.preferDateAndTime === null) return;
  await stopWork(tx, by, { order, why: 'MOVED', at });
  await tx.delete(stops).where(eq(stops.orderId, order.id));
  await tx.delete(ticks).where(eq(ticks.orderId, order.id));
  await fallBack(tx, by, { order, to: 'ACCEPTED', at });
}

/** Tells who works on an order that it is wanted no more on its day: packing table and kitchens. */
export async function stopWork(
  tx: Queryable,
  by: Actor | Doer,
  { order, why, at }: { order: OrderWithLines; why: 'MOVED' | 'CANCELED'; at: Date },
): Promise<void> {
  await leavePacked(tx, by, { order, at });
  const changes = order.lines.map(({ productId, quantity }) => ({ productId, from: quantity, to: 0 }));
  await tellKitchens(tx, by, { order, why, dishes: order.lines, changes, at });
}

/** Puts an order that is further back to a stage, since what was said of it no longer holds: nobody needs a right for that. */
export async function fallBack(
  tx: Queryable,
  by: Actor | Doer,
  { order: { id: orderId, stage: from }, to, at }: { order: Order; to: Stage; at: Date },
): Promise<void> {
  if (!isBefore(to, from)) return;
  await writeOrderEvent(tx, by, {
    orderId,
    kind: 'stage-taken-back',
    at,
    data: { from, to, isReopened: true },
  });
  await tx.update(productOrders).set({ stage: to }).where(eq(productOrders.id, orderId));
}
