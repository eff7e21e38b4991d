import { and, asc, desc, eq, lte } from 'drizzle-orm';
import { berlinDay, type Day } from '#rules/booking/berlin-time.ts';
import type { LegalTexts, OwnLegalPage } from '#rules/text/legal-page.ts';
import type { Queryable } from '../../db/database.ts';
import { legalVersions } from '../../db/schema/legal.ts';

export type LegalVersion = typeof legalVersions.$inferSelect;

/** The day from which on a version says what it says: the one it names itself, else that on which it was noted. */
export function dayOfVersion({ content, at }: Pick<LegalVersion, 'content' | 'at'>): Day {
  return content.de.updated ?? berlinDay(at.getTime());
}

/** What a page says now: its newest version; null before the first start. */
export async function textInForce(db: Queryable, page: OwnLegalPage): Promise<LegalVersion | null> {
  const [version] = await db
    .select()
    .from(legalVersions)
    .where(eq(legalVersions.page, page))
    .orderBy(desc(legalVersions.number))
    .limit(1);
  return version ?? null;
}

/** A version of a page; null for one that there is not. */
export async function versionOf(
  db: Queryable,
  page: OwnLegalPage,
  number: number,
): Promise<LegalVersion | null> {
  const [version] = await db
    .select()
    .from(legalVersions)
    .where(and(eq(legalVersions.page, page), eq(legalVersions.number, number)));
  return version ?? null;
}

/**
 * The terms that an order agreed to. One of a release that noted none agreed to those that were in force when it was
 * placed, or to the first where there was none yet.
 */
export async function termsOfOrder(
  db: Queryable,
  { termsVersion, createdAt }: { readonly termsVersion: number | null; readonly createdAt: Date },
): Promise<LegalVersion | null> {
  if (termsVersion !== null) return versionOf(db, 'terms', termsVersion);
  const { page, number, at } = legalVersions;
  const [then] = await db
    .select()
    .from(legalVersions)
    .where(and(eq(page, 'terms'), lte(at, createdAt)))
    .orderBy(desc(number))
    .limit(1);
  if (then) return then;
  const [first] = await db
    .select()
    .from(legalVersions)
    .where(eq(page, 'terms'))
    .orderBy(asc(number))
    .limit(1);
  return first ?? null;
}

/** Notes what a page says from now on; who writes has locked the page. */
export async function addVersion(
  tx: Queryable,
  version: Omit<typeof legalVersions.$inferInsert, 'number'> & {
    readonly content: LegalTexts;
    readonly after: LegalVersion | null;
  },
): Promise<LegalVersion> {
  const { after, ...rest } = version;
  const [written] = await tx
    .insert(legalVersions)
    .values({ ...rest, number: (after?.number ?? 0) + 1 })
    .returning();
  if (!written) throw new Error('the version was not written');
  return written;
}
