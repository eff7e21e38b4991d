import { eq } from 'drizzle-orm';
import { type PhotoType, photoTypes } from '#contract/kitchen/day/handovers.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import { handovers } from '../../../db/schema/kitchen.ts';
import { productOrders } from '../../../db/schema/ordering.ts';
import type { Deps } from '../../../deps.ts';
import { ShopError } from '../../../shop-error.ts';
import { believed, orderToDrive } from './order-to-drive.ts';

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
