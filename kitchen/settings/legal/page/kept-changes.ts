import type { LegalChanges } from '#rules/text/legal-draft.ts';
import type { OwnLegalPage } from '#rules/text/legal-page.ts';

/** What was written and has not reached the shop. */
interface Kept {
  /** Who wrote it. */
  readonly by: number | null;
  readonly revision: number;
  readonly changes: LegalChanges;
}

const keyOf = (page: OwnLegalPage) => `legal-draft-${page}`;

/** What somebody wrote in this browser that has not reached the shop; null for nothing. */
export function keptChanges(page: OwnLegalPage, by: number | null): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(page)) ?? 'null') as Kept | null;
    return kept?.by === by ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps it, also over a reload, until it has reached the shop. */
export function keepChanges(page: OwnLegalPage, kept: Kept): void {
  try {
    if (Object.keys(kept.changes).length === 0) localStorage.removeItem(keyOf(page));
    else localStorage.setItem(keyOf(page), JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing: then leaving asks.
  }
}
