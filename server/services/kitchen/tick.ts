import { and, eq, inArray } from 'drizzle-orm';
import { dayOf } from '#rules/booking/agreed.ts';
import { asksForExtra } from '#rules/orders/care/asks-for-extra.ts';
import { isBinding } from '#rules/orders/order-moves.ts';
import type { Stage } from '#rules/orders/stages.ts';
import { stageWithout, type TickKind } from '#rules/orders/work/kitchen-ticks.ts';
import type { StaffActor } from '../../access/staff/staff-actor.ts';
import type { Queryable } from '../../db/database.ts';
import { ticks } from '../../db/schema/kitchen.ts';
import { lineItems } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';
import { demand } from '../../policies/demand.ts';
import { mayInKitchen, maySeeDay } from '../../policies/kitchen-policies.ts';
import { ShopError } from '../../shop-error.ts';
import type { Order } from '../ordering/find-order.ts';
import { writeOrderEvent } from '../ordering/move-order.ts';
import { fallBack } from '../ordering/reopen-work.ts';
import type { TickItem } from '../ordering/ticks-of.ts';
import { beginByTick, takeBackBegin } from './move-stage.ts';
import { mindChanges } from './presses/mind-changes.ts';
import { withLockedOrder } from './with-locked-order.ts';

interface Tick {
  readonly publicId: string;
  readonly item: TickItem;
  readonly kind: TickKind;
  /** Of when it was what whoever pressed saw, by the clock of the shop; undefined for now. */
  readonly seenAt?: Date | undefined;
}

const cookingKinds: readonly TickKind[] = ['STARTED', 'COOKED'];
const isCooking = (kind: TickKind) => cookingKinds.includes(kind);

/**
 * Ticks off that something of an order is begun, made, packed or loaded; ticked already, nothing happens. The first
 * that is begun or made moves the order into preparation. Answers where the order stands then.
 * Errors: OrderNotFound, OrderNotBinding, ItemNotInOrder, TimeChanged, OrderChangedMeanwhile, NotAllowed.
 */
export function tick(deps: Deps, actor: StaffActor, what: Tick): Promise<Stage> {
  const { item, kind } = what;
  const isMeant = async () => true;
  return withOrder(deps, actor, { ...what, isMeant }, async (tx, order, at) => {
    const { staffId } = actor;
    const [fresh] = await tx
      .insert(ticks)
      .values({ orderId: order.id, item, kind, at, staffId })
      .onConflictDoNothing()
      .returning();
    if (!fresh) return order.stage;
    await writeOrderEvent(tx, actor, { orderId: order.id, kind: 'tick', at, data: { item, tick: kind } });
    return isCooking(kind) ? beginByTick(tx, actor, { order, now: at.getTime() }) : order.stage;
  });
}

/**
 * Takes a tick back; where there is none, nothing happens. When that was all that had been begun, and within the time in
 * which stages are taken back, the order goes back to where the tick had moved it from; what was told as packed, and of which
 * something does not lie there after all, is being prepared again. Errors: those of `tick`.
 */
export function takeBackTick(deps: Deps, actor: StaffActor, what: Tick): Promise<Stage> {
  const { item, kind } = what;
  const ownOf = ({ id }: Order) => and(eq(ticks.orderId, id), eq(ticks.item, item), eq(ticks.kind, kind));
  // What a change has taken away is what was wanted.
  const isMeant = async (tx: Queryable, order: Order) => (await tx.$count(ticks, ownOf(order))) > 0;
  return withOrder(deps, actor, { ...what, isMeant }, async (tx, order, at) => {
    const [gone] = await tx.delete(ticks).where(ownOf(order)).returning();
    if (!gone) return order.stage;
    const data = { item, tick: kind };
    const stage = stageWithout(kind, order.stage);
    await writeOrderEvent(tx, actor, { orderId: order.id, kind: 'tick-taken-back', at, data });
    await fallBack(tx, actor, { order, to: stage, at });
    const begun = await tx
      .select({ item: ticks.item })
      .from(ticks)
      .where(and(eq(ticks.orderId, order.id), inArray(ticks.kind, [...cookingKinds])))
      .limit(1);
    if (!isCooking(kind) || begun.length > 0) return stage;
    return takeBackBegin(tx, actor, { order, now: at.getTime() });
  });
}

interface Pressed extends Tick {
  /** Whether there is something for it to do: of what there is not it does not matter what the order was. */
  readonly isMeant: (tx: Queryable, order: Order) => Promise<boolean>;
}

/** Does something with an order that is locked, and that has what is ticked. */
async function withOrder(
  deps: Deps,
  actor: StaffActor,
  { publicId, item, kind, seenAt, isMeant }: Pressed,
  act: (tx: Queryable, order: Order, at: Date) => Promise<Stage>,
): Promise<Stage> {
  const now = deps.now();
  demand(mayInKitchen(isCooking(kind) ? 'tickCooking' : 'tickPacking', actor, now));
  return withLockedOrder(deps, publicId, async (tx, order, at) => {
    if (await isMeant(tx, order)) await mindChanges(tx, order, { item, tick: kind }, seenAt);
    demand(maySeeDay(actor, dayOf(order) ?? '', now));
    if (!isBinding(order)) throw new ShopError('OrderNotBinding');
    if (!(await hasItem(tx, order, item))) throw new ShopError('ItemNotInOrder');
    return act(tx, order, at);
  });
}

async function hasItem(tx: Queryable, order: Order, item: TickItem): Promise<boolean> {
  if (item === 'wish') return asksForExtra(order.deliveryInstruction ?? '');
  const lines = await tx
    .select({ position: lineItems.position })
    .from(lineItems)
    .where(and(eq(lineItems.orderId, order.id), eq(lineItems.productId, Number(item))));
  return lines.length > 0;
}
