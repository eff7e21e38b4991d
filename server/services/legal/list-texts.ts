import { desc } from 'drizzle-orm';
import type { FilledIn } from '#rules/text/fill-in.ts';
import { changedParts, type LegalLack, type LegalPart, legalLacks } from '#rules/text/legal-draft.ts';
import { type OwnLegalPage, ownLegalPages } from '#rules/text/legal-page.ts';
import type { Locale } from '#rules/text/locale.ts';
import type { StaffActor } from '../../access/staff/staff-actor.ts';
import { legalVersions } from '../../db/schema/legal.ts';
import { staff } from '../../db/schema/staff.ts';
import type { Deps } from '../../deps.ts';
import { demand } from '../../policies/demand.ts';
import { mayInKitchen } from '../../policies/kitchen-policies.ts';
import { type Desk, readDesk } from './desk.ts';
import type { NamedVersion } from './read-version.ts';
import { valuesNow } from './shown-page.ts';

/** A page with what is written about it and what it was; each version says which parts were new with it. */
export interface ListedText extends Desk {
  readonly missing: readonly LegalLack[];
  readonly updatedByName: string | null;
  /** The newest first. */
  readonly versions: readonly (NamedVersion & { readonly parts: readonly LegalPart[] })[];
}

/** The caterer's legal texts with drafts and history, and what their placeholders stand for now. Errors: NotAllowed. */
export async function listTexts(
  deps: Deps,
  actor: StaffActor,
): Promise<{ pages: ListedText[]; values: Record<Locale, FilledIn> }> {
  demand(mayInKitchen('seeLegal', actor, deps.now()));
  const { db } = deps;
  const [versions, people, values, ...desks] = await Promise.all([
    db.select().from(legalVersions).orderBy(desc(legalVersions.number)),
    db.select({ id: staff.id, name: staff.name }).from(staff),
    valuesNow(db),
    ...ownLegalPages.map((page) => readDesk(db, page)),
  ]);
  const nameOf = (id: number | null) => people.find((each) => each.id === id)?.name ?? null;
  const versionsOf = (page: OwnLegalPage) => {
    const own = versions.filter((version) => version.page === page);
    return own.map((version, index) => {
      const before = own[index + 1];
      const parts = before ? changedParts(before.content, version.content) : [];
      return { ...version, by: nameOf(version.staffId), parts };
    });
  };
  const pages = desks.map((desk) => ({
    ...desk,
    missing: legalLacks(desk.shown),
    updatedByName: nameOf(desk.updatedBy),
    versions: versionsOf(desk.page),
  }));
  return { pages, values };
}
