import { eq, inArray } from 'drizzle-orm';
import type { Catalogue } from '#content/catalogue/types.ts';
import { isSameValue } from '#rules/catalogue/draft-fields.ts';
import type { MenuProduct } from '#rules/catalogue/menu-product.ts';
import { type TableFields, unsaidTableFields } from '#rules/planner/table-fields.ts';
import type { Queryable } from '../../db/database.ts';
import { products } from '../../db/schema/catalogue.ts';
import { settings } from '../../db/schema/settings.ts';
import { contentOfFiles } from './files.ts';
import { contentOf } from './product-row.ts';
import { writeProducts } from './write-products.ts';

/** Noted once it is done: what an owner takes away later stays away. */
const key = 'table-fields-filled';

/**
 * Gives what tables are laid by to the sample dishes of a shop that is older than these fields, once: a menu that is kept
 * in the database takes nothing else from the files. A dish of which its owner has said something, or that is another one
 * by now, stays as it is.
 */
export async function fillTableFields(tx: Queryable, catalogue: Catalogue): Promise<void> {
  const [done] = await tx.select().from(settings).where(eq(settings.key, key));
  if (done) return;
  const ids = catalogue.products.map(({ id }) => id);
  const rows = await tx.select().from(products).where(inArray(products.id, ids));
  const wanted = rows.flatMap((row) => {
    const content = contentOf(row);
    const product = catalogue.products.find(({ id }) => id === row.id);
    if (!product || !isSameValue(tableFieldsOf(content), unsaidTableFields)) return [];
    const sample = contentOfFiles(product);
    return isStill(sample, content)
      ? [{ id: row.id, content: { ...content, ...tableFieldsOf(sample) } }]
      : [];
  });
  await writeProducts(tx, wanted, { how: 'IMPORTED', at: new Date() });
  await tx.insert(settings).values({ key, value: 'yes' }).onConflictDoNothing();
}

export function tableFieldsOf({ course, kind, warm, fits, parts }: MenuProduct): TableFields {
  return { course, kind, warm, fits, parts };
}

/** Whether it is called as it was in one language at least, and stands where it stood. */
function isStill(sample: MenuProduct, content: MenuProduct): boolean {
  const isCalledSo = sample.name.de === content.name.de || sample.name.en === content.name.en;
  return isCalledSo && sample.categoryId === content.categoryId;
}
