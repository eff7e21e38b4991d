import { eq } from 'drizzle-orm';
import { drinksOf, isKeptBack } from '#rules/catalogue/drinks.ts';
import { withAges } from '#rules/catalogue/minimum-age.ts';
import { isBinding } from '#rules/orders/order-moves.ts';
import { isBefore, isSamePlate, type Stage } from '#rules/orders/stages.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Queryable } from '../../../db/database.ts';
import { handovers } from '../../../db/schema/kitchen.ts';
import type { Deps } from '../../../deps.ts';
import { ShopError } from '../../../shop-error.ts';
import { lockOrder, type Order } from '../../ordering/find-order.ts';
import { writeOrderEvent } from '../../ordering/move-order.ts';
import { soldLines } from '../../ordering/sold-lines.ts';
import { moveLockedStage } from '../move-stage.ts';
import { refusePressOfOther } from '../presses/press-of-other.ts';
import { wasPressed } from '../presses/was-pressed.ts';
import { noteLockedAttempt } from './attempts.ts';
import { handedOrBackOf } from './handed-or-back.ts';
import { believed, orderToDrive } from './order-to-drive.ts';
import { forgetRefusal, queueRefusalMail } from './refusal.ts';
import { isCanceledUnseen, tellOfHandOver } from './unseen-cancellation.ts';

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
  /** Cents of deposit that were given back for them. */
  readonly emptiesCents?: number | null | undefined;
  readonly isAlcoholRefused?: boolean | undefined;
  /** Where whoever presses at a desk saw it; undefined at the door. */
  readonly from?: Stage | undefined;
  /** Of when it was what they saw, by the clock of the shop; undefined for now. */
  readonly seenAt?: Date | undefined;
}

/**
 * Notes that an order came into somebody's hands, and moves it to its last stage. Sent again it is noted once; of two that
 * differ the first stays, unless it was taken back, or noted from a desk and the second at the door. One that was canceled
 * while its driver had no connection is noted and not moved, and the office is told. Where nobody was old enough for what is
 * nothing but alcohol, nobody took it: it stays on its way, and the office is told as of any attempt.
 * Errors: NotAllowed, OrderNotFound, OrderNotBinding, OrderNotOfRun, StageChanged, ValidationFailed.
 */
export async function handOver(deps: Deps, actor: StaffActor, handed: HandedOver): Promise<HandedNow> {
  const now = deps.now();
  const at = believed(handed.at, now);
  const found = await orderToDrive(deps, actor, { publicId: handed.publicId, at, what: 'handOver' });
  return deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, found.id);
    if (!order) throw new ShopError('OrderNotFound');
    return handLockedOver(tx, actor, { order, handed: { ...handed, at }, now });
  });
}

interface HandedNow {
  readonly stage: Stage;
  /** It is noted, of an order that was canceled before anybody knew of it; the office is told. */
  readonly isCanceled: boolean;
}

async function handLockedOver(
  tx: Queryable,
  actor: StaffActor,
  { order, handed, now }: { order: Order; handed: HandedOver; now: number },
): Promise<HandedNow> {
  const { stage, status } = order;
  const stays = { stage, isCanceled: false };
  const keptBack = await whatIsKeptBack(tx, order, handed);
  // Who canceled what had been handed over knew of it, and of what was kept back nobody eats.
  const isCanceled = status === 'CANCELED' && stage !== 'DELIVERED' && keptBack !== 'ALL';
  const noted = await notedOf(tx, order);
  if (noted?.pressId === handed.id) return { stage, isCanceled };
  if (await wasPressed(tx, order.id, handed.id)) return stays;
  await refusePressOfOther(tx, order.id, handed.id);
  mindDesk(order, handed);
  const first = noted && (await isHandedOver(tx, order)) ? noted : null;
  if (first && (!first.isFromDesk || handed.from !== undefined)) return stays;
  if (keptBack === 'ALL' && isBinding(order) && stage !== 'DELIVERED') {
    await noteLockedAttempt(tx, actor, { order, id: handed.id, at: handed.at, note: '', now });
    return stays;
  }
  const isAlcoholRefused = keptBack !== 'NOTHING';
  await noteHandOver(tx, actor, { order, handed: { ...handed, isAlcoholRefused }, now });
  if (isAlcoholRefused) await queueRefusalMail(tx, { order, now });
  else if (first) await forgetRefusal(tx, order);
  if (isCanceled) await tellOfHandOver(tx, order, now);
  if (status === 'CANCELED' || !isBefore(stage, 'DELIVERED')) return { stage, isCanceled };
  return { stage: await moveLockedStage(tx, actor, { order, stage: 'DELIVERED', now }), isCanceled };
}

/** What somebody presses who was not there holds for what they saw, and for no order that they saw canceled. */
function mindDesk(order: Order, { from, seenAt }: HandedOver): void {
  if (from === undefined || isCanceledUnseen(order, seenAt)) return;
  if (!isBinding(order)) throw new ShopError('OrderNotBinding');
  if (!isSamePlate(from, order.stage)) throw new ShopError('StageChanged');
}

async function notedOf(tx: Queryable, order: Order) {
  const [handover] = await tx.select().from(handovers).where(eq(handovers.orderId, order.id));
  return handover;
}

/** Whether what is noted of an order's hand-over holds: it stays where somebody took that back. */
async function isHandedOver(tx: Queryable, order: Order): Promise<boolean> {
  if (order.stage !== 'DELIVERED') return false;
  return (await handedOrBackOf(tx, [order.id])).get(order.id)?.isHandedOver === true;
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
  const { temperature = null, ageChecked = null, emptiesTaken = null, emptiesCents = null } = handed;
  const noted = { temperature, boardsLeft, ageChecked, emptiesTaken, emptiesCents, isAlcoholRefused };
  const isFromDesk = handed.from !== undefined;
  const set = { pressId, at, receivedBy, ...noted, isFromDesk, staffId: actor.staffId };
  await tx
    .insert(handovers)
    .values({ orderId: order.id, ...set })
    .onConflictDoUpdate({ target: handovers.orderId, set: { ...set, photo: null, photoType: null } });
  const data = { ...noted, id: pressId, handedAt: at.toISOString() };
  await writeOrderEvent(tx, actor, { orderId: order.id, kind: 'handed-over', at: new Date(now), data });
}
