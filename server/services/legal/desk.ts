import { eq, inArray } from 'drizzle-orm';
import { changedParts, type LegalPart, legalParts, partOf } from '#rules/text/legal-draft.ts';
import type { LegalTexts, OwnLegalPage } from '#rules/text/legal-page.ts';
import type { Queryable } from '../../db/database.ts';
import { legalDrafts } from '../../db/schema/legal.ts';
import { staff } from '../../db/schema/staff.ts';
import { ShopError } from '../../shop-error.ts';
import { type LegalVersion, textInForce } from './versions.ts';

type Row = typeof legalDrafts.$inferSelect;

/** Who changes something, and when. */
export interface Hand {
  readonly at: Date;
  readonly staffId: number | null;
}

/** What an editor shows of a page: its draft while there is one, else the text in force. */
export interface Desk {
  readonly page: OwnLegalPage;
  readonly inForce: LegalVersion;
  readonly isOpen: boolean;
  readonly revision: number;
  readonly parts: Row['parts'];
  readonly shown: LegalTexts;
  readonly updatedAt: Date | null;
  readonly updatedBy: number | null;
}

/** What lies on the desk of a page; who changes it has locked the page. Errors: LegalVersionNotFound. */
export async function readDesk(db: Queryable, page: OwnLegalPage): Promise<Desk> {
  const inForce = await textInForce(db, page);
  if (!inForce) throw new ShopError('LegalVersionNotFound');
  const [row] = await db.select().from(legalDrafts).where(eq(legalDrafts.page, page));
  const isOpen = row !== undefined && row.closedAt === null;
  return {
    page,
    inForce,
    isOpen,
    revision: row?.revision ?? 0,
    parts: row?.parts ?? {},
    shown: isOpen ? row.content : inForce.content,
    updatedAt: row?.updatedAt ?? null,
    updatedBy: row?.updatedBy ?? null,
  };
}

/**
 * Lays something else on the desk: `shown` is what its editors see from now on. The parts in which it differs from before
 * are noted with who wrote them.
 */
export async function layOut(
  tx: Queryable,
  desk: Desk,
  { shown, isOpen }: Pick<Desk, 'shown' | 'isOpen'>,
  { at, staffId }: Hand,
): Promise<Desk> {
  const changed = changedParts(desk.shown, shown);
  const revision = desk.revision + (changed.length > 0 ? 1 : 0);
  const noted = changed.map((part) => [part, { revision, by: staffId, at: at.toISOString() }]);
  const parts = { ...desk.parts, ...Object.fromEntries(noted) };
  const row = {
    content: shown,
    revision,
    parts,
    updatedAt: at,
    updatedBy: staffId,
    closedAt: isOpen ? null : at,
  };
  await tx
    .insert(legalDrafts)
    .values({ page: desk.page, ...row })
    .onConflictDoUpdate({ target: legalDrafts.page, set: row });
  return { ...desk, shown, isOpen, revision, parts, updatedAt: at, updatedBy: staffId };
}

/** The parts into which somebody has written since a revision. */
export function writtenSince(desk: Desk, revision: number): LegalPart[] {
  return legalParts.filter((part) => (desk.parts[part]?.revision ?? 0) > revision);
}

/** Says what others have written into parts: what stands there now, who wrote it and when. */
export async function editedMeanwhile(
  tx: Queryable,
  desk: Desk,
  parts: readonly LegalPart[],
): Promise<ShopError> {
  const ids = parts.flatMap((part) => desk.parts[part]?.by ?? []);
  const names = ids.length > 0 ? await tx.select().from(staff).where(inArray(staff.id, ids)) : [];
  const theirs = parts.map((part) => {
    const { by = null, at = '' } = desk.parts[part] ?? {};
    return {
      field: part,
      value: partOf(desk.shown, part),
      by: names.find(({ id }) => id === by)?.name ?? null,
      at: Math.floor(Date.parse(at) / 1000),
    };
  });
  return new ShopError('EditedMeanwhile', { theirs, revision: desk.revision });
}
