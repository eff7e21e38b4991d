import { asc, eq } from 'drizzle-orm';
import type { Catalogue, CatalogueProduct } from '#content/catalogue/types.ts';
import { whatIsMissing } from '#rules/catalogue/may-be-published.ts';
import type { DraftText, MenuProduct } from '#rules/catalogue/menu-product.ts';
import { pictureAt, platePictureAt } from '#rules/catalogue/product-picture.ts';
import { unsaidTableFields } from '#rules/planner/table-fields.ts';
import { type LocalizedText, splitLocalizedText } from '#rules/text/localized-text.ts';
import type { Queryable } from '../../db/database.ts';
import { categories, products, sellers } from '../../db/schema/catalogue.ts';
import { contentOf } from './product-row.ts';

/** A product of the files as the caterer would write it. */
export function contentOfFiles(product: CatalogueProduct): MenuProduct {
  const { id: _id, image, imageAlt, packaged = [], portions, bestSeller, ...rest } = product;
  return {
    ...unsaidTableFields,
    ...rest,
    image: image === null ? null : { picture: image, alt: imageAlt ?? { de: null, en: null } },
    isPackaged: packaged.length > 0,
    packaged,
    portions: portions ?? null,
    bestSeller: bestSeller ?? null,
    active: true,
  };
}

/** What each product of the files lacks of what the law wants; those that lack nothing are left out. */
export function checkFiles(catalogue: Catalogue) {
  const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);
  const there = { sellers: idsOf(catalogue.sellers), categories: idsOf(catalogue.categories) };
  return catalogue.products
    .map((product) => ({
      id: product.id,
      name: product.name,
      missing: whatIsMissing(contentOfFiles(product), there),
    }))
    .filter(({ missing }) => missing.length > 0);
}

/** The menu as the files have it: what is sold, in its order. */
export async function catalogueForFiles(db: Queryable): Promise<Catalogue> {
  const kitchens = await db.select().from(sellers).where(eq(sellers.active, true)).orderBy(asc(sellers.id));
  const groups = await db
    .select()
    .from(categories)
    .where(eq(categories.active, true))
    .orderBy(asc(categories.categoryOrder), asc(categories.id));
  const dishes = await db
    .select()
    .from(products)
    .where(eq(products.active, true))
    .orderBy(asc(products.position), asc(products.id));
  return {
    sellers: kitchens.map(({ id, name, description, imageUrl }) => ({
      id,
      name,
      description: both(splitLocalizedText(description)),
      image: imageUrl && pictureAt(imageUrl),
    })),
    categories: groups.map(({ id, name, categoryOrder, imageUrl }) => ({
      id,
      name: both(splitLocalizedText(name)),
      categoryOrder,
      image: imageUrl && platePictureAt(imageUrl),
    })),
    products: dishes.map((row) => forFiles(row.id, contentOf(row))),
  };
}

/** What is not said is left out where the files may leave it out; the kitchens' words are asked for where they lack. */
function forFiles(id: number, content: MenuProduct): CatalogueProduct {
  const {
    image,
    isPackaged: _isPackaged,
    packaged,
    portions,
    bestSeller,
    course,
    kind,
    warm,
    fits,
    parts,
    active: _active,
    ...rest
  } = content;
  return {
    id,
    ...(rest as Omit<CatalogueProduct, 'id' | 'image' | 'packaged' | 'portions' | 'bestSeller'>),
    image: image?.picture ?? null,
    ...(image?.alt.de && image.alt.en && { imageAlt: both(image.alt) }),
    ...(portions !== null && { portions }),
    ...(bestSeller !== null && { bestSeller }),
    ...(course !== null && { course }),
    ...(kind !== null && { kind }),
    ...(warm && { warm }),
    ...(fits.length > 0 && { fits }),
    ...(Object.keys(parts).length > 0 && { parts }),
    ...(packaged.length > 0 && { packaged: packaged as CatalogueProduct['packaged'] & object }),
  };
}

function both({ de, en }: DraftText): LocalizedText {
  return { en: en ?? de ?? '', de: de ?? en ?? '' };
}
