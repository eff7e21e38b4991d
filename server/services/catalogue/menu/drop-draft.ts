import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Deps } from '../../../deps.ts';
import { changeMenu } from './change-menu.ts';
import { layOut, lockDesk } from './desk.ts';
import { demandSeen } from './edited-meanwhile.ts';

/**
 * Throws a draft away as somebody has seen it: what is sold stays.
 * Errors: NotAllowed, CatalogueKeptInFiles, ProductNotFound, EditedMeanwhile.
 */
export async function dropDraft(
  deps: Deps,
  actor: StaffActor,
  { productId, revision }: { readonly productId: number; readonly revision?: number | undefined },
): Promise<void> {
  await changeMenu(deps, actor, { writes: 'drafts' }, async (tx, hand) => {
    const desk = await lockDesk(tx, productId, hand);
    await demandSeen(tx, desk, { revision, own: hand.staffId });
    if (desk.isOpen) await layOut(tx, desk, { shown: desk.sold ?? desk.shown, isOpen: false }, hand);
  });
}
