import { eq } from 'drizzle-orm';
import { type PhotoType, photoTypes } from '#contract/kitchen/day/handovers.ts';
import { drinksOf, isKeptBack } from '#rules/catalogue/drinks.ts';
import { withAges } from '#rules/catalogue/minimum-age.ts';
import { isBinding } from '#rules/orders/order-moves.ts';
import { isForward, type Stage } from '#rules/orders/stages.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import { handovers } from '../../../db/schema/kitchen.ts';
import { productOrders } from '../../../db/schema/ordering.ts';
import type { Deps } from '../../../deps.ts';
import { ShopError } from '../../../shop-error.ts';
import { lockOrder } from '../../ordering/find-order.ts';
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
  const instant = believed(handed.at, now);
  const found = await orderToDrive(deps, actor, { publicId: handed.publicId, at: instant });
  return deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, found.id);
    if (!order) throw new ShopError('OrderNotFound');
    const { id: pressId, receivedBy } = handed;
    const { temperature = null, boardsLeft, ageChecked = null, emptiesTaken = null } = handed;
    const [known] = await tx.select().from(handovers).where(eq(handovers.orderId, order.id));
    // What was taken back may be handed over again.
    if (known && (known.pressId === pressId || order.stage === 'DELIVERED')) return order.stage;
    if (await wasPressed(tx, order.id, pressId)) return order.stage;
    const lines = await soldLines(tx, order.id);
    const drinks = drinksOf(withAges(lines));
    const isAlcoholRefused = isKeptBack(handed) && drinks.length > 0;
    const isAlcoholAlone = drinks.length === lines.length;
    if (isAlcoholRefused && isAlcoholAlone && isBinding(order) && order.stage !== 'DELIVERED') {
      await noteLockedAttempt(tx, actor, { order, id: pressId, at: instant, note: '', now });
      return order.stage;
    }
    const { staffId } = actor;
    const noted = { temperature, boardsLeft, ageChecked, emptiesTaken, isAlcoholRefused };
    const set = { pressId, at: instant, receivedBy, ...noted, staffId };
    const anew = { ...set, photo: null, photoType: null };
    await tx
      .insert(handovers)
      .values({ orderId: order.id, ...set })
      .onConflictDoUpdate({ target: handovers.orderId, set: anew });
    const data = { ...noted, handedAt: instant.toISOString() };
    await writeOrderEvent(tx, actor, { orderId: order.id, kind: 'handed-over', at: new Date(now), data });
    if (isAlcoholRefused) await queueRefusalMail(tx, { order, now });
    if (order.status === 'CANCELED' || !isForward(order.stage, 'DELIVERED')) return order.stage;
    return moveLockedStage(tx, actor, { order, stage: 'DELIVERED', now });
  });
}

/**
 * Adds the photo of a handover, over one that is there.
 * @param photo.type as a browser names it, such as `image/jpeg`
 * Errors: NotAllowed, OrderNotFound, UnsupportedMediaType, HandoverNotFound.
 */
export async function addHandoverPhoto(
  deps: Deps,
  actor: StaffActor,
  { publicId, photo, type }: { publicId: string; photo: Buffer; type: string },
): Promise<void> {
  const [handed] = await deps.db
    .select({ at: handovers.at })
    .from(handovers)
    .innerJoin(productOrders, eq(productOrders.id, handovers.orderId))
    .where(eq(productOrders.publicId, publicId));
  const at = believed(handed?.at, deps.now());
  const { id } = await orderToDrive(deps, actor, { publicId, at });
  const photoType = photoTypes.find((each) => type.split(';')[0]?.trim() === each);
  if (!photoType) throw new ShopError('UnsupportedMediaType');
  const [kept] = await deps.db
    .update(handovers)
    .set({ photo, photoType })
    .where(eq(handovers.orderId, id))
    .returning({ orderId: handovers.orderId });
  if (!kept) throw new ShopError('HandoverNotFound');
}

/** The photo of a handover. Errors: NotAllowed, OrderNotFound, HandoverNotFound. */
export async function handoverPhoto(
  deps: Deps,
  actor: StaffActor,
  publicId: string,
): Promise<{ photo: Buffer; photoType: PhotoType }> {
  const at = new Date(deps.now());
  const { id } = await orderToDrive(deps, actor, { publicId, at });
  const [kept] = await deps.db
    .select({ photo: handovers.photo, photoType: handovers.photoType })
    .from(handovers)
    .where(eq(handovers.orderId, id));
  if (!kept?.photo || !kept.photoType) throw new ShopError('HandoverNotFound');
  return { photo: kept.photo, photoType: kept.photoType };
}
