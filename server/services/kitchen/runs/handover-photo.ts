import { eq } from 'drizzle-orm';
import { type PhotoType, photoTypes } from '#contract/kitchen/day/handovers.ts';
import { isDriversDay } from '#rules/access/drivers-days.ts';
import { berlinDay } from '#rules/booking/berlin-time.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import { handovers } from '../../../db/schema/kitchen.ts';
import { productOrders } from '../../../db/schema/ordering.ts';
import type { Deps } from '../../../deps.ts';
import { pictureTypeOf } from '../../../pictures/picture-type.ts';
import { ShopError } from '../../../shop-error.ts';
import { lockOrder } from '../../ordering/find-order.ts';
import { writeOrderEvent } from '../../ordering/move-order.ts';
import { believed, orderToDrive } from './order-to-drive.ts';

/**
 * Adds the photo of a handover, which shows what was handed over. In place of one that is there puts another who handed over,
 * on that day, and the office at any time. The same one sent again is kept once.
 * @param photo.type as a browser names it, such as `image/jpeg`
 * Errors: NotAllowed, OrderNotFound, UnsupportedMediaType (also for what is no picture by its bytes), HandoverNotFound.
 */
export async function addHandoverPhoto(
  deps: Deps,
  actor: StaffActor,
  { publicId, photo, type }: { publicId: string; photo: Buffer; type: string },
): Promise<void> {
  const now = deps.now();
  const [handed] = await deps.db
    .select({ at: handovers.at })
    .from(handovers)
    .innerJoin(productOrders, eq(productOrders.id, handovers.orderId))
    .where(eq(productOrders.publicId, publicId));
  const { id } = await orderToDrive(deps, actor, { publicId, at: believed(handed?.at, now) });
  const photoType = photoTypeOf(photo, type);
  if (!photoType) throw new ShopError('UnsupportedMediaType');
  await deps.db.transaction(async (tx) => {
    await lockOrder(tx, id);
    const [kept] = await tx.select().from(handovers).where(eq(handovers.orderId, id));
    if (!kept) throw new ShopError('HandoverNotFound');
    if (kept.photo?.equals(photo)) return;
    if (!mayAdd(actor, kept, now)) throw new ShopError('NotAllowed');
    await tx.update(handovers).set({ photo, photoType }).where(eq(handovers.orderId, id));
    const data = { isReplaced: kept.photo !== null };
    await writeOrderEvent(tx, actor, { orderId: id, kind: 'photo', at: new Date(now), data });
  });
}

/** What a photo is, by what was said and by its bytes; undefined for what we do not take. */
function photoTypeOf(photo: Buffer, said: string): PhotoType | undefined {
  if (!photoTypes.some((each) => said.split(';')[0]?.trim() === each)) return undefined;
  return photoTypes.find((each) => each === `image/${pictureTypeOf(photo)}`);
}

function mayAdd(
  actor: StaffActor,
  { at, staffId, photo }: Pick<typeof handovers.$inferSelect, 'at' | 'staffId' | 'photo'>,
  now: number,
): boolean {
  if (actor.role !== 'DRIVER' || photo === null) return true;
  return staffId === actor.staffId && isDriversDay(berlinDay(at.getTime()), now);
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
