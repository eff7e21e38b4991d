import { createHash } from 'node:crypto';
import type { StaffActor } from '../../access/staff/staff-actor.ts';
import { media } from '../../db/schema/menu.ts';
import type { Deps } from '../../deps.ts';
import { PictureFault } from '../../pictures/run-maker.ts';
import { demand } from '../../policies/demand.ts';
import { mayInKitchen } from '../../policies/kitchen-policies.ts';
import { ShopError } from '../../shop-error.ts';

export interface AddedPicture {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
}

/** Uploads that may come at once; seconds after which to try again. */
const mostAtOnce = 4;
const comeAgain = 10;
let underWay = 0;
const later = () => new ShopError('TooManyRequests', { retryAfter: comeAgain });

const codes = {
  unreadable: 'PictureUnreadable',
  'too large': 'PictureTooLarge',
  'no sharp': 'PicturesUnavailable',
} as const;

/**
 * Keeps a picture, made fit for the shop: upright, at most 2,400 pixels and 1 MB, nothing beside it that says where or
 * with what it was taken. The same one again is there once. Errors: NotAllowed, TooManyRequests, PictureTypeUnknown,
 * PictureTooLarge, PictureUnreadable, PicturesUnavailable.
 * @param body read only once all else is said; `null` for none
 */
export async function addPicture(
  deps: Deps,
  actor: StaffActor,
  { body, onAllowed }: { body: ReadableStream<Uint8Array> | null; onAllowed: () => void },
): Promise<AddedPicture> {
  demand(mayInKitchen('addPicture', actor, deps.now()));
  await deps.limits.take('picturesOfStaff', String(actor.staffId));
  if (underWay >= mostAtOnce) throw later();
  underWay += 1;
  try {
    onAllowed();
    if (!body) throw new ShopError('PictureTypeUnknown');
    const upload = await deps.pictures.receive(body);
    const { bytes, width, height } = await deps.pictures.makeMaster(upload);
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    const at = new Date(deps.now());
    await deps.db
      .insert(media)
      .values({ hash, bytes, type: 'image/webp', width, height, at, staffId: actor.staffId })
      // What lay unused for long is wanted anew.
      .onConflictDoUpdate({ target: media.hash, set: { at } });
    return { hash, width, height };
  } catch (error) {
    if (!(error instanceof PictureFault)) throw error;
    throw error.reason === 'crowded' ? later() : new ShopError(codes[error.reason]);
  } finally {
    underWay -= 1;
  }
}
