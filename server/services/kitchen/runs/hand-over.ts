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
 * that differ the first stays, unless it was taken back. One that was canceled while its driver had no connection is noted
 * and not moved. Where nobody was old enough for what is nothing but alcohol, nobody took it: it stays on its way, and the
 * office is told as of any attempt. Errors: NotAllowed, OrderNotFound, OrderNotBinding, OrderNotOfRun.
 */
export async function handOver(deps: Deps, actor: StaffActor, handed: HandedOver): Promise<Stage> {
  const now = deps.now();
  const at = believed(handed.at, now);
  const found = await orderToDrive(deps, actor, { publicId: handed.publicId, at, what: 'handOver' });
  return deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, found.id);
    if (!order) throw new ShopError('OrderNotFound');
    if (await isKnown(tx, order, handed.id)) return order.stage;
    const keptBack = await whatIsKeptBack(tx, order, handed);
    if (keptBack === 'ALL' && isBinding(order) && order.stage !== 'DELIVERED') {
      await noteLockedAttempt(tx, actor, { order, id: handed.id, at, note: '', now });
      return order.stage;
    }
    const isAlcoholRefused = keptBack !== 'NOTHING';
    await noteHandOver(tx, actor, { order, handed: { ...handed, at, isAlcoholRefused }, now });
    if (isAlcoholRefused) await queueRefusalMail(tx, { order, now });
    if (order.status === 'CANCELED' || !isForward(order.stage, 'DELIVERED')) return order.stage;
    return moveLockedStage(tx, actor, { order, stage: 'DELIVERED', now });
  });
}

/** Whether a press was sent before, or another one was first; what was taken back may be handed over again. */
async function isKnown(tx: Queryable, order: Order, pressId: string): Promise<boolean> {
  const [known] = await tx.select().from(handovers).where(eq(handovers.orderId, order.id));
  if (known && (known.pressId === pressId || order.stage === 'DELIVERED')) return true;
  return wasPressed(tx, order.id, pressId);
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
