import { berlinDay } from '#rules/booking/berlin-time.ts';
import { asOfDay, changedParts, legalLacks } from '#rules/text/legal-draft.ts';
import type { OwnLegalPage } from '#rules/text/legal-page.ts';
import type { StaffActor } from '../../access/staff/staff-actor.ts';
import type { Deps } from '../../deps.ts';
import { ShopError } from '../../shop-error.ts';
import { changePage } from './change-page.ts';
import { editedMeanwhile, layOut, writtenSince } from './desk.ts';
import { addVersion } from './versions.ts';

/**
 * Puts into force what an editor shows, as the next version, from today on: nobody publishes what they have not seen, and
 * nothing that lacks something. What says the same as the text in force is no new version, unless that came with the
 * program: then it becomes the caterer's own. Errors: NotAllowed, EditedMeanwhile, LegalTextIncomplete.
 */
export async function publishText(
  deps: Deps,
  actor: StaffActor,
  { page, revision }: { readonly page: OwnLegalPage; readonly revision: number },
): Promise<void> {
  const number = await changePage(deps, actor, page, async (tx, desk, hand) => {
    const unseen = writtenSince(desk, revision);
    if (unseen.length > 0) throw await editedMeanwhile(tx, desk, unseen);
    const missing = legalLacks(desk.shown);
    if (missing.length > 0) throw new ShopError('LegalTextIncomplete', { missing });
    const isOwn = desk.inForce.how === 'PUBLISHED';
    if (isOwn && changedParts(desk.inForce.content, desk.shown).length === 0) return null;
    const content = asOfDay(desk.shown, berlinDay(deps.now()));
    const after = desk.inForce;
    const version = await addVersion(tx, { page, content, how: 'PUBLISHED', after, ...hand });
    await layOut(tx, desk, { shown: desk.shown, isOpen: false }, hand);
    return version.number;
  });
  if (number !== null) deps.log.info({ page, number, by: actor.staffId }, 'legal text published');
}
