import {
  changedFields,
  type DraftField,
  fieldOf,
  isSameValue,
  withFields,
} from '#rules/catalogue/draft-fields.ts';
import { type Lack, whatIsMissing } from '#rules/catalogue/may-be-published.ts';
import type { MenuProduct } from '#rules/catalogue/menu-product.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Deps } from '../../../deps.ts';
import { changeMenu } from './change-menu.ts';
import { type Desk, layOut, lockDesk } from './desk.ts';
import { editedMeanwhile, writtenSince } from './edited-meanwhile.ts';
import { onTheMenu } from './on-the-menu.ts';

interface Saved {
  readonly revision: number;
  readonly content: MenuProduct;
  readonly missing: readonly Lack[];
}

/**
 * Saves some fields of a draft; it begins from what is sold. Two people lose nothing: different fields come together, and
 * where somebody else has written another value into one since `revision`, nothing is saved.
 * Errors: NotAllowed, CatalogueKeptInFiles, ProductNotFound, EditedMeanwhile.
 */
export async function saveDraft(
  deps: Deps,
  actor: StaffActor,
  {
    productId,
    revision,
    changes,
  }: {
    readonly productId: number;
    readonly revision: number;
    readonly changes: { readonly [Field in DraftField]?: unknown };
  },
): Promise<Saved> {
  return changeMenu(deps, actor, { writes: 'drafts' }, async (tx, hand) => {
    const desk = await lockDesk(tx, productId, hand);
    const theirs = writtenSince(desk, revision).filter(
      (field) => field in changes && !isSameValue(fieldOf(desk.shown, field), changes[field]),
    );
    if (theirs.length > 0) throw await editedMeanwhile(tx, desk, theirs);
    const shown = withFields(desk.shown, changes);
    const after = await layOut(tx, desk, { shown, isOpen: isDraft(desk, shown) }, hand);
    return { ...after, content: shown, missing: whatIsMissing(shown, await onTheMenu(tx)) };
  });
}

/** What says the same as what is sold is no draft any more. */
function isDraft({ sold }: Desk, shown: MenuProduct): boolean {
  return sold === null || changedFields(sold, shown).length > 0;
}
