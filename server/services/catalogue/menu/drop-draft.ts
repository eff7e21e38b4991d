import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Deps } from '../../../deps.ts';
import { changeMenu } from './change-menu.ts';
import { layOut, lockDesk } from './desk.ts';

/** Throws a draft away: what is sold stays. Errors: NotAllowed, CatalogueKeptInFiles, ProductNotFound. */
export async function dropDraft(deps: Deps, actor: StaffActor, productId: number): Promise<void> {
  await changeMenu(deps, actor, { writes: 'drafts' }, async (tx, hand) => {
    const desk = await lockDesk(tx, productId, hand);
    if (desk.isOpen) await layOut(tx, desk, { shown: desk.sold ?? desk.shown, isOpen: false }, hand);
  });
}
