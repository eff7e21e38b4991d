import { isDeepStrictEqual } from 'node:util';
import type { Additive, Allergen, Diet } from '#rules/catalogue/declared.ts';
import type { DraftText, MenuProduct } from '#rules/catalogue/menu-product.ts';
import { pictureAddress, pictureAt } from '#rules/catalogue/product-picture.ts';
import type { TableFields } from '#rules/planner/table-fields.ts';
import { splitLocalizedText, writeLocalizedText } from '#rules/text/localized-text.ts';
import type { products } from '../../db/schema/catalogue.ts';

const vatRates = { food: 7, drink: 19 } as const;

export type ProductRow = typeof products.$inferSelect;

/** A product as the caterer writes it, from what is sold. What is sold has declared all, so that empty lists mean none. */
export function contentOf(row: ProductRow): MenuProduct {
  return {
    sellerId: row.sellerId,
    categoryId: row.categoryId,
    name: splitLocalizedText(row.name),
    description: splitLocalizedText(row.description),
    unit: splitLocalizedText(row.unit),
    priceCents: row.price,
    vat: row.vatRate === vatRates.food ? 'food' : row.vatRate === vatRates.drink ? 'drink' : null,
    depositCents: row.deposit,
    serves:
      row.servesFrom === null || row.servesTo === null ? null : { from: row.servesFrom, to: row.servesTo },
    netQuantity:
      row.netAmount === null || row.netUnit === null ? null : { amount: row.netAmount, unit: row.netUnit },
    station: row.station,
    prepMinutes: row.prepMinutes,
    kitchenUnit: row.kitchenUnit,
    portions: row.portions,
    allergens: row.allergens as Allergen[],
    additives: row.additives as Additive[],
    diets: row.diets as Diet[],
    alcoholByVolume: row.alcoholByVolume,
    isPackaged: row.packaged.length > 0,
    packaged: row.packaged.map((good) => ({
      ...good,
      name: splitLocalizedText(good.name),
      ingredients: splitLocalizedText(good.ingredients),
    })),
    image:
      row.imageUrl === null
        ? null
        : {
            picture: pictureAt(row.imageUrl),
            alt: row.imageAlt === null ? { de: null, en: null } : splitLocalizedText(row.imageAlt),
          },
    bestSeller: row.bestSeller,
    course: row.course,
    kind: row.kind,
    warm: row.warm,
    fits: row.fits as TableFields['fits'],
    parts: row.parts,
    active: row.active,
  };
}

/** What is sold, from what may be published (rules/catalogue/may-be-published.ts has said so). */
export function rowOf(
  id: number,
  position: number,
  content: MenuProduct,
): Omit<typeof products.$inferInsert, 'imageUrlExtra'> {
  return {
    id,
    position,
    sellerId: said(content.sellerId),
    categoryId: said(content.categoryId),
    name: localized(content.name),
    description: localized(content.description),
    unit: localized(content.unit),
    price: said(content.priceCents),
    vatRate: content.vat === null ? 0 : vatRates[content.vat],
    deposit: content.depositCents ?? 0,
    servesFrom: content.serves?.from ?? null,
    servesTo: content.serves?.to ?? null,
    netAmount: content.netQuantity?.amount ?? null,
    netUnit: content.netQuantity?.unit ?? null,
    station: content.station,
    prepMinutes: content.prepMinutes,
    kitchenUnit: content.kitchenUnit,
    portions: content.portions,
    allergens: [...(content.allergens ?? [])],
    additives: [...(content.additives ?? [])],
    diets: [...content.diets],
    alcoholByVolume: content.alcoholByVolume,
    packaged: content.packaged.map(({ name, ingredients, producer, nutrition }) => ({
      name: localized(name),
      ingredients: localized(ingredients),
      producer: said(producer),
      nutrition: nutrition as ProductRow['packaged'][number]['nutrition'],
    })),
    imageUrl: content.image && pictureAddress(content.image.picture),
    imageAlt: content.image?.alt.de && content.image.alt.en ? localized(content.image.alt) : null,
    bestSeller: content.bestSeller,
    course: content.course,
    kind: content.kind,
    warm: content.warm,
    fits: [...content.fits],
    parts: content.parts,
    active: content.active,
  };
}

/** Whether two say the same, in whatever order their fields stand. */
export function isSame(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one, other);
}

function localized({ en, de }: DraftText): string {
  return writeLocalizedText({ en: said(en), de: said(de) });
}

function said<Value>(value: Value | null): Value {
  if (value === null) throw new Error('what is sold lacks something');
  return value;
}
