import { inArray } from 'drizzle-orm';
import { type DraftField, draftFields, fieldOf } from '#rules/catalogue/draft-fields.ts';
import type { Queryable } from '../../../db/database.ts';
import { staff } from '../../../db/schema/staff.ts';
import { ShopError } from '../../../shop-error.ts';
import type { Desk } from './desk.ts';

/** The fields into which somebody has written since a revision. */
export function writtenSince(desk: Desk, revision: number): DraftField[] {
  return draftFields.filter((field) => (desk.fields[field]?.revision ?? 0) > revision);
}

/**
 * Refuses to publish, replace or throw away a draft into which somebody has written since a revision; who names none is
 * not refused. Errors: EditedMeanwhile.
 * @param own whose writing counts as seen, though it may have arrived since
 */
export async function demandSeen(
  tx: Queryable,
  desk: Desk,
  { revision, own }: { readonly revision: number | undefined; readonly own?: number | null },
): Promise<void> {
  const written = revision === undefined ? [] : writtenSince(desk, revision);
  const isOwn = (field: DraftField) => typeof own === 'number' && desk.fields[field]?.by === own;
  const unseen = written.filter((field) => !isOwn(field));
  if (unseen.length > 0) throw await editedMeanwhile(tx, desk, unseen);
}

/** Says what others have written into fields: what stands there now, who wrote it and when. */
export async function editedMeanwhile(
  tx: Queryable,
  desk: Desk,
  fields: readonly DraftField[],
): Promise<ShopError> {
  const ids = fields.flatMap((field) => desk.fields[field]?.by ?? []);
  const names = ids.length > 0 ? await tx.select().from(staff).where(inArray(staff.id, ids)) : [];
  const theirs = fields.map((field) => {
    const { by = null, at = '' } = desk.fields[field] ?? {};
    return {
      field,
      value: fieldOf(desk.shown, field),
      by: names.find(({ id }) => id === by)?.name ?? null,
      at: Math.floor(Date.parse(at) / 1000),
    };
  });
  return new ShopError('EditedMeanwhile', { theirs, revision: desk.revision });
}
