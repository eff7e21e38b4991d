import { isSameValue } from '#rules/catalogue/draft-fields.ts';
import {
  changedParts,
  type LegalChanges,
  type LegalLack,
  legalLacks,
  partOf,
  withParts,
} from '#rules/text/legal-draft.ts';
import type { LegalTexts, OwnLegalPage } from '#rules/text/legal-page.ts';
import type { StaffActor } from '../../access/staff/staff-actor.ts';
import type { Deps } from '../../deps.ts';
import { changePage } from './change-page.ts';
import { editedMeanwhile, layOut, writtenSince } from './desk.ts';

/**
 * Saves some parts of a draft; it begins from the text in force. Two people lose nothing: different parts come together,
 * and where somebody else has written something else into one since `revision`, nothing is saved.
 * Errors: NotAllowed, EditedMeanwhile.
 */
export async function saveLegalDraft(
  deps: Deps,
  actor: StaffActor,
  {
    page,
    revision,
    changes,
  }: { readonly page: OwnLegalPage; readonly revision: number; readonly changes: LegalChanges },
): Promise<{ revision: number; texts: LegalTexts; missing: readonly LegalLack[] }> {
  return changePage(deps, actor, page, async (tx, desk, hand) => {
    const theirs = writtenSince(desk, revision).filter(
      (part) => part in changes && !isSameValue(partOf(desk.shown, part), changes[part]),
    );
    if (theirs.length > 0) throw await editedMeanwhile(tx, desk, theirs);
    const shown = withParts(desk.shown, changes);
    // What says the same as the text in force is no draft any more.
    const isOpen = changedParts(desk.inForce.content, shown).length > 0;
    const after = await layOut(tx, desk, { shown, isOpen }, hand);
    return { revision: after.revision, texts: shown, missing: legalLacks(shown) };
  });
}

/** Throws a draft away: the text in force stays. Errors: NotAllowed. */
export async function dropLegalDraft(deps: Deps, actor: StaffActor, page: OwnLegalPage): Promise<void> {
  await changePage(deps, actor, page, async (tx, desk, hand) => {
    if (desk.isOpen) await layOut(tx, desk, { shown: desk.inForce.content, isOpen: false }, hand);
  });
}
