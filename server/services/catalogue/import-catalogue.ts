import { notInArray, sql } from 'drizzle-orm';
import type { Catalogue } from '#content/catalogue/types.ts';
import { writeLocalizedText } from '#rules/text/localized-text.ts';
import type { Queryable } from '../../db/database.ts';
import { categories, products, sellers } from '../../db/schema/catalogue.ts';
import { catalogueHash, noteImported } from './imported.ts';

const vatRates = { food: 7, drink: 19 } as const;

/** One at a time changes the whole catalogue; until the end of the transaction. */
export async function lockCatalogue(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7215094)`);
}

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
    for (const row of catalogue.products.map(productRow)) {
      await tx.insert(products).values(row).onConflictDoUpdate({ target: products.id, set: row });
    }
    for (const [table, rows] of [
      [sellers, catalogue.sellers],
      [categories, catalogue.categories],
      [products, catalogue.products],
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

function pictureUrl(kind: string, slug: string | null, width: number): string | null {
  return slug && `/pictures/${kind}/${slug}-${width}.webp`;
}

function sellerRow(seller: Catalogue['sellers'][number]): typeof sellers.$inferInsert {
  return {
    id: seller.id,
    name: seller.name,
    description: writeLocalizedText(seller.description),
    imageUrl: pictureUrl('products', seller.image, 800),
    active: true,
  };
}

function categoryRow(category: Catalogue['categories'][number]): typeof categories.$inferInsert {
  return {
    id: category.id,
    name: writeLocalizedText(category.name),
    categoryOrder: category.categoryOrder,
    imageUrl: pictureUrl('categories', category.image, 480),
    active: true,
  };
}

function productRow(product: Catalogue['products'][number], position: number): typeof products.$inferInsert {
  return {
    id: product.id,
    sellerId: product.sellerId,
    categoryId: product.categoryId,
    position,
    name: writeLocalizedText(product.name),
    description: writeLocalizedText(product.description),
    price: product.priceCents,
    imageUrl: pictureUrl('products', product.image, 800),
    unit: writeLocalizedText(product.unit),
    servesFrom: product.serves?.from ?? null,
    servesTo: product.serves?.to ?? null,
    netAmount: product.netQuantity?.amount ?? null,
    netUnit: product.netQuantity?.unit ?? null,
    station: product.station,
    prepMinutes: product.prepMinutes,
    kitchenUnit: product.kitchenUnit,
    vatRate: vatRates[product.vat],
    deposit: product.depositCents,
    allergens: [...product.allergens],
    additives: [...product.additives],
    diets: [...product.diets],
    alcoholByVolume: product.alcoholByVolume,
    packaged: (product.packaged ?? []).map((good) => ({
      ...good,
      name: writeLocalizedText(good.name),
      ingredients: writeLocalizedText(good.ingredients),
    })),
    active: true,
  };
}
