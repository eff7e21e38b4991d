import { notInArray } from 'drizzle-orm';
import type { Catalogue } from '#content/catalogue/types.ts';
import type { MenuProduct } from '#rules/catalogue/menu-product.ts';
import { pictureAddress, platePictureAddress } from '#rules/catalogue/product-picture.ts';
import { writeLocalizedText } from '#rules/text/localized-text.ts';
import type { Queryable } from '../../db/database.ts';
import { categories, products, sellers } from '../../db/schema/catalogue.ts';
import { contentOfFiles } from './files.ts';
import { tableFieldsOf } from './fill-table-fields.ts';
import { catalogueHash, noteImported } from './imported.ts';
import { contentOf, type ProductRow } from './product-row.ts';
import { lockCatalogue, writeProducts } from './write-products.ts';

/**
 * Brings the database's catalogue to that of content/catalogue, whatever is there: new rows are added, changed ones
 * updated, rows that are gone are hidden (old orders still name them).
 */
export async function importCatalogue(db: Queryable, catalogue: Catalogue): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCatalogue(tx);
    for (const row of catalogue.sellers.map(sellerRow)) {
      await tx.insert(sellers).values(row).onConflictDoUpdate({ target: sellers.id, set: row });
    }
    for (const row of catalogue.categories.map(categoryRow)) {
      await tx.insert(categories).values(row).onConflictDoUpdate({ target: categories.id, set: row });
    }
    const before = await tx.select().from(products);
    const wanted = catalogue.products.map((product, position) => ({
      id: product.id,
      position,
      content: withOwn(
        contentOfFiles(product),
        before.find(({ id }) => id === product.id),
      ),
    }));
    const gone = before
      .filter(({ id, active }) => active && !wanted.some((product) => product.id === id))
      .map((row) => ({ id: row.id, content: { ...contentOf(row), active: false } }));
    await writeProducts(tx, [...wanted, ...gone], { how: 'IMPORTED', at: new Date() });
    for (const [table, rows] of [
      [sellers, catalogue.sellers],
      [categories, catalogue.categories],
    ] as const) {
      const kept = rows.map(({ id }) => id);
      await tx
        .update(table)
        .set({ active: false })
        .where(notInArray(table.id, [...kept, -1]));
    }
    await noteImported(tx, catalogueHash(catalogue));
  });
}

function sellerRow(seller: Catalogue['sellers'][number]): typeof sellers.$inferInsert {
  return {
    id: seller.id,
    name: seller.name,
    description: writeLocalizedText(seller.description),
    imageUrl: seller.image && pictureAddress(seller.image),
    active: true,
  };
}

function categoryRow(category: Catalogue['categories'][number]): typeof categories.$inferInsert {
  return {
    id: category.id,
    name: writeLocalizedText(category.name),
    categoryOrder: category.categoryOrder,
    imageUrl: category.image && platePictureAddress(category.image),
    active: true,
  };
}

/** How many portions something is, and what it is on a laid table, stays as the owner has set it where the files say nothing. */
function withOwn(content: MenuProduct, before: ProductRow | undefined): MenuProduct {
  if (!before) return content;
  const ownFields = content.kind === null && tableFieldsOf(contentOf(before));
  return { ...content, portions: content.portions ?? before.portions, ...ownFields };
}
