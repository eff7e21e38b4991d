import type { Legal, LegalVersion } from '#contract/kitchen/settings/legal.ts';
import type { LegalChanges } from '#rules/text/legal-draft.ts';
import type { LegalTexts, OwnLegalPage } from '#rules/text/legal-page.ts';
import { call } from './call.ts';

/** The caterer's legal texts, with drafts and history. */
export const getLegal = () => call<Legal>('GET', '/legal');

/** What a legal page says, or said once. */
export const getLegalVersion = (page: OwnLegalPage, number: number) =>
  call<LegalVersion>('GET', `/legal/${page}/versions/${number}`);

/** Saves some parts of a draft. */
export const saveLegalDraft = (page: OwnLegalPage, revision: number, changes: LegalChanges) =>
  call<{ readonly revision: number; readonly texts: LegalTexts }>('PUT', `/legal/${page}/draft`, {
    body: { revision, changes },
  });

/** Throws a draft away. */
export const dropLegalDraft = (page: OwnLegalPage) => call<void>('DELETE', `/legal/${page}/draft`);

/** Puts a draft into force. */
export const publishLegal = (page: OwnLegalPage, revision: number) =>
  call<Legal>('POST', `/legal/${page}/publish`, { body: { revision } });
