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
import { madeBeforeOf } from '../ordering/made-before.ts';
import { writeOrderEvent } from '../ordering/move-order.ts';
import { fallBack } from '../ordering/reopen-work.ts';
import type { TickItem } from '../ordering/ticks-of.ts';
import { beginByTick, takeBackBegin } from './move-stage.ts';
import { mindChanges } from './presses/mind-changes.ts';
import { mindOpposite } from './presses/mind-opposite.ts';
import { type SentPress, wasPressed } from './presses/was-pressed.ts';
import { withLockedOrder } from './with-locked-order.ts';

interface Tick extends SentPress {
  readonly publicId: string;
  readonly item: TickItem;
  readonly kind: TickKind;
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
  return withOrder(deps, actor, { ...what, isOn: true }, async (tx, order, at) => {
    await tx.insert(ticks).values({ orderId: order.id, item, kind, at, staffId: actor.staffId });
    await writeTickEvent(tx, actor, { ...what, order, event: 'tick', at });
    return isCooking(kind) ? beginByTick(tx, actor, { order, now: at.getTime() }) : order.stage;
  });
}

/**
 * Takes a tick back; where there is none, nothing happens. When that was all that had been begun, and within the time in
 * which stages are taken back, the order goes back to where the tick had moved it from; what was told as packed, and of which
 * something does not lie there after all, is being prepared again. Errors: those of `tick`.
 */
export function takeBackTick(deps: Deps, actor: StaffActor, what: Tick): Promise<Stage> {
  const { kind } = what;
  return withOrder(deps, actor, { ...what, isOn: false }, async (tx, order, at) => {
    await tx.delete(ticks).where(ownTick(order, what));
    const stage = stageWithout(kind, order.stage);
    await writeTickEvent(tx, actor, { ...what, order, event: 'tick-taken-back', at });
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

const ownTick = ({ id }: Order, { item, kind }: Tick) =>
  and(eq(ticks.orderId, id), eq(ticks.item, item), eq(ticks.kind, kind));

type TickEvent = 'tick' | 'tick-taken-back';

function writeTickEvent(
  tx: Queryable,
  actor: StaffActor,
  { order, event, at, item, kind, id }: Tick & { order: Order; event: TickEvent; at: Date },
): Promise<void> {
  const data = { item, tick: kind, device: actor.sessionId, id };
  return writeOrderEvent(tx, actor, { orderId: order.id, kind: event, at, data });
}

/**
 * Ticks something of an order, or takes that back: the order is locked then, has it, and it is not so yet. A press that has done
 * its work already, or that nothing is left of to do, answers where the order stands.
 */
async function withOrder(
  deps: Deps,
  actor: StaffActor,
  what: Tick & { readonly isOn: boolean },
  act: (tx: Queryable, order: Order, at: Date) => Promise<Stage>,
): Promise<Stage> {
  const { publicId, item, kind, id, seenAt, isOn } = what;
  const now = deps.now();
  demand(mayInKitchen(isCooking(kind) ? 'tickCooking' : 'tickPacking', actor, now));
  return withLockedOrder(deps, publicId, async (tx, order, at) => {
    if (await wasPressed(tx, order.id, id)) return order.stage;
    const isTicked = (await tx.$count(ticks, ownTick(order, what))) > 0;
    // A tick that a change has taken away is gone, as was wanted.
    if (isOn || isTicked) await mindChanges(tx, order, { item, tick: kind }, seenAt);
    demand(maySeeDay(actor, dayOf(order) ?? '', now));
    if (!isBinding(order)) throw new ShopError('OrderNotBinding');
    if (!(await hasItem(tx, order, item))) throw new ShopError('ItemNotInOrder');
    // Of what was made before more of it was ordered no tick is left, and that it is not made can be said all the same.
    const isThere = isTicked || (!isOn && kind === 'COOKED' && (await isPartMade(tx, order, item)));
    if (isThere === isOn) return order.stage;
    const opposite = { kind: oppositeOf(isOn), about: { item, tick: kind } };
    await mindOpposite(tx, actor, order.id, opposite, seenAt);
    return act(tx, order, at);
  });
}

const isPartMade = async (tx: Queryable, order: Order, item: TickItem) =>
  (await madeBeforeOf(tx, [order]))(order, item) !== null;

const oppositeOf = (isOn: boolean): TickEvent => (isOn ? 'tick-taken-back' : 'tick');

async function hasItem(tx: Queryable, order: Order, item: TickItem): Promise<boolean> {
  if (item === 'wish') return asksForExtra(order.deliveryInstruction ?? '');
  const lines = await tx
    .select({ position: lineItems.position })
    .from(lineItems)
    .where(and(eq(lineItems.orderId, order.id), eq(lineItems.productId, Number(item))));
  return lines.length > 0;
}
