import { isDeepStrictEqual } from 'node:util';
import { desc, eq } from 'drizzle-orm';
import { type LegalTexts, type OwnLegalPage, ownLegalPages } from '#rules/text/legal-page.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { legalVersions } from '../../db/schema/legal.ts';
import { lockPage } from './lock-page.ts';
import { addVersion } from './versions.ts';

/** `older`: it was imported once, and another one after it. */
export type TextAtStart = 'imported' | 'same' | 'older' | 'kept in the database';

/**
 * What a start does with the legal texts that its program carries: each becomes a version when its page has none, or when
 * the page was never published in the kitchen and this text was never imported, so is newer than what is there. Neither a
 * restart nor a way back to an older program brings an old text into force again.
 */
export async function importNewerTexts(
  db: Database,
  texts: Readonly<Record<OwnLegalPage, LegalTexts>>,
): Promise<Record<OwnLegalPage, TextAtStart>> {
  const done = await db.transaction(async (tx) => {
    const pages: [OwnLegalPage, TextAtStart][] = [];
    for (const page of ownLegalPages) pages.push([page, await importText(tx, page, texts[page])]);
    return pages;
  });
  return Object.fromEntries(done) as Record<OwnLegalPage, TextAtStart>;
}

async function importText(tx: Queryable, page: OwnLegalPage, content: LegalTexts): Promise<TextAtStart> {
  await lockPage(tx, page);
  const versions = await tx
    .select()
    .from(legalVersions)
    .where(eq(legalVersions.page, page))
    .orderBy(desc(legalVersions.number));
  if (versions.some(({ how }) => how === 'PUBLISHED')) return 'kept in the database';
  const known = versions.findIndex((version) => isDeepStrictEqual(version.content, content));
  if (known >= 0) return known === 0 ? 'same' : 'older';
  await addVersion(tx, { page, content, how: 'IMPORTED', after: versions[0] ?? null });
  return 'imported';
}
