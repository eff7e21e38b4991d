import { eq } from 'drizzle-orm';
import { drinksOf, isKeptBack } from '#rules/catalogue/drinks.ts';
import { withAges } from '#rules/catalogue/minimum-age.ts';
import { isBinding } from '#rules/orders/order-moves.ts';
import { isForward, type Stage } from '#rules/orders/stages.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Queryable } from '../../../db/database.ts';
import { handovers } from '../../../db/schema/kitchen.ts';
import type { Deps } from '../../../deps.ts';
import { ShopError } from '../../../shop-error.ts';
import { lockOrder, type Order } from '../../ordering/find-order.ts';
import { writeOrderEvent } from '../../ordering/move-order.ts';
import { soldLines } from '../../ordering/sold-lines.ts';
import { moveLockedStage } from '../move-stage.ts';
import { wasPressed } from '../was-pressed.ts';
import { noteLockedAttempt } from './attempts.ts';
import { believed, orderToDrive } from './order-to-drive.ts';
import { queueRefusalMail } from './refusal.ts';

interface HandedOver {
  readonly publicId: string;
  /** Of the press. */
  readonly id: string;
  /** By the clock of who was there. */
  readonly at: Date;
  readonly receivedBy: string;
  readonly temperature?: number | null | undefined;
  readonly boardsLeft: number;
  readonly ageChecked?: number | null | undefined;
  readonly emptiesTaken?: number | null | undefined;
  readonly isAlcoholRefused?: boolean | undefined;
}

/**
 * Notes that an order came into somebody's hands, and moves it to its last stage. Sent again it is noted once; of two
 * that differ the first stays, unless it was taken back, and what it left open is taken from the second. One that was
 * canceled while its driver had no connection is noted and not moved. Where nobody was old enough for what is nothing but alcohol, nobody took it: it stays on its way, and the
 * office is told as of any attempt. Errors: NotAllowed, OrderNotFound, OrderNotBinding, OrderNotOfRun.
 */
export async function handOver(deps: Deps, actor: StaffActor, handed: HandedOver): Promise<Stage> {
  const now = deps.now();
  const at = believed(handed.at, now);
  const found = await orderToDrive(deps, actor, { publicId: handed.publicId, at, what: 'handOver' });
  return deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, found.id);
    if (!order) throw new ShopError('OrderNotFound');
    if (await wasNoted(tx, order, handed.id)) return order.stage;
    const first = order.stage === 'DELIVERED' ? await handoverOf(tx, order) : undefined;
    const keptBack = await whatIsKeptBack(tx, order, handed);
    if (keptBack === 'ALL' && isBinding(order) && order.stage !== 'DELIVERED') {
      await noteLockedAttempt(tx, actor, { order, id: handed.id, at, note: '', now });
      return order.stage;
    }
    const isAlcoholRefused = keptBack !== 'NOTHING';
    const noted = { ...handed, at, isAlcoholRefused };
    if (first) await fillIn(tx, actor, { order, first, handed: noted, now });
    else await noteHandOver(tx, actor, { order, handed: noted, now });
    if (isAlcoholRefused) await queueRefusalMail(tx, { order, now });
    if (order.status === 'CANCELED' || !isForward(order.stage, 'DELIVERED')) return order.stage;
    return moveLockedStage(tx, actor, { order, stage: 'DELIVERED', now });
  });
}

type Handover = typeof handovers.$inferSelect;

async function handoverOf(tx: Queryable, order: Order): Promise<Handover | undefined> {
  const [handover] = await tx.select().from(handovers).where(eq(handovers.orderId, order.id));
  return handover;
}

/** Whether a press was sent before. */
async function wasNoted(tx: Queryable, order: Order, pressId: string): Promise<boolean> {
  return (await handoverOf(tx, order))?.pressId === pressId || wasPressed(tx, order.id, pressId);
}

/** What of an order nobody was old enough for: nothing, its alcohol, or all of it where it is nothing else. */
async function whatIsKeptBack(
  tx: Queryable,
  order: Order,
  handed: HandedOver,
): Promise<'NOTHING' | 'ALCOHOL' | 'ALL'> {
  const lines = await soldLines(tx, order.id);
  const drinks = drinksOf(withAges(lines));
  if (!isKeptBack(handed) || drinks.length === 0) return 'NOTHING';
  return drinks.length === lines.length ? 'ALL' : 'ALCOHOL';
}

/** Writes down how an order was handed over, over what was taken back, and that into its history. */
async function noteHandOver(
  tx: Queryable,
  actor: StaffActor,
  { order, handed, now }: { order: Order; handed: HandedOver & { isAlcoholRefused: boolean }; now: number },
): Promise<void> {
  const { id: pressId, at, receivedBy, boardsLeft, isAlcoholRefused } = handed;
  const { temperature = null, ageChecked = null, emptiesTaken = null } = handed;
  const noted = { temperature, boardsLeft, ageChecked, emptiesTaken, isAlcoholRefused };
  const set = { pressId, at, receivedBy, ...noted, staffId: actor.staffId };
  await tx
    .insert(handovers)
    .values({ orderId: order.id, ...set })
    .onConflictDoUpdate({ target: handovers.orderId, set: { ...set, photo: null, photoType: null } });
  const data = { ...noted, handedAt: at.toISOString() };
  await writeOrderEvent(tx, actor, { orderId: order.id, kind: 'handed-over', at: new Date(now), data });
}

/**
 * Adds to a hand-over what a second one knows and it does not: a desk may have been first, and the driver without a connection.
 * That nobody was old enough is known at the door alone.
 */
async function fillIn(
  tx: Queryable,
  actor: StaffActor,
  {
    order,
    first,
    handed,
    now,
  }: { order: Order; first: Handover; handed: HandedOver & { isAlcoholRefused: boolean }; now: number },
): Promise<void> {
  const { isAlcoholRefused, temperature = null, ageChecked = null, emptiesTaken = null } = handed;
  const added = {
    ...(first.temperature === null && temperature !== null && { temperature }),
    ...(first.boardsLeft === 0 && handed.boardsLeft > 0 && { boardsLeft: handed.boardsLeft }),
    ...(first.emptiesTaken === null && emptiesTaken !== null && { emptiesTaken }),
    ...(first.ageChecked === null && !first.isAlcoholRefused && ageChecked !== null && { ageChecked }),
    ...(isAlcoholRefused && !first.isAlcoholRefused && { isAlcoholRefused, ageChecked: null }),
  };
  if (Object.keys(added).length === 0) return;
  await tx.update(handovers).set(added).where(eq(handovers.orderId, order.id));
  const data = { ...added, id: handed.id, handedAt: handed.at.toISOString() };
  await writeOrderEvent(tx, actor, { orderId: order.id, kind: 'handed-over', at: new Date(now), data });
}
