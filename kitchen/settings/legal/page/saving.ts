import { type LegalPart, partOf, withParts } from '#rules/text/legal-draft.ts';
import type { LegalTexts, OwnLegalPage } from '#rules/text/legal-page.ts';
import { saveLegalDraft } from '../../../api/legal.ts';
import { startSaving } from '../../../drafts/saving.ts';

/** How a legal text is written part by part. */
export const legalFields = { fieldOf: partOf, withFields: withParts };

/** Saves the draft of a legal text while somebody writes it. */
export function startSavingLegal(
  page: OwnLegalPage,
  by: number | null,
  text: { readonly known: LegalTexts; readonly revision: number },
) {
  return startSaving<LegalTexts, LegalPart>({
    ...text,
    key: `legal-draft-${page}`,
    by,
    fields: legalFields,
    save: async (revision, changes) => {
      const saved = await saveLegalDraft(page, revision, changes);
      return { known: saved.texts, revision: saved.revision };
    },
  });
}

export type LegalSaving = ReturnType<typeof startSavingLegal>;
