import type { DraftText, MenuProduct } from './menu-product.ts';

/** Texts are written by language: who writes the German one loses nothing to who writes the English one. */
const texts = ['name', 'description', 'unit'] as const;
const languages = ['de', 'en'] as const;
type Text = (typeof texts)[number];
type TextField = `${Text}.${(typeof languages)[number]}`;
type WholeField = Exclude<keyof MenuProduct, Text | 'active'>;

/** A part of a product that one person writes while another writes the next. */
export type DraftField = WholeField | TextField;

const whole: Record<WholeField, true> = {
  sellerId: true,
  categoryId: true,
  priceCents: true,
  vat: true,
  depositCents: true,
  serves: true,
  netQuantity: true,
  station: true,
  prepMinutes: true,
  kitchenUnit: true,
  portions: true,
  allergens: true,
  additives: true,
  diets: true,
  alcoholByVolume: true,
  isPackaged: true,
  packaged: true,
  image: true,
  bestSeller: true,
  course: true,
  kind: true,
  warm: true,
  fits: true,
  parts: true,
};

/** Every field of a draft, texts first. */
export const draftFields: readonly DraftField[] = [
  ...texts.flatMap((text) => languages.map((language): TextField => `${text}.${language}`)),
  ...(Object.keys(whole) as WholeField[]),
];

/** What a field of a product says. */
export function fieldOf(product: MenuProduct, field: DraftField): unknown {
  const [name, language] = field.split('.') as [keyof MenuProduct, keyof DraftText | undefined];
  return language ? (product[name] as DraftText)[language] : product[name];
}

/** A product with other values in some fields. */
export function withFields(
  product: MenuProduct,
  values: { readonly [Field in DraftField]?: unknown },
): MenuProduct {
  const changed: Record<string, unknown> = { ...product };
  for (const [field, value] of Object.entries(values)) {
    const [name = '', language] = field.split('.');
    changed[name] = language ? { ...(changed[name] as DraftText), [language]: value } : value;
  }
  return changed as unknown as MenuProduct;
}

/** The fields in which two products differ; one that was written before there was a field says nothing about it. */
export function changedFields(one: MenuProduct, other: MenuProduct): DraftField[] {
  return draftFields.filter((field) => {
    const values = [fieldOf(one, field), fieldOf(other, field)];
    return !values.includes(undefined) && !isSameValue(values[0], values[1]);
  });
}

/** Whether two values say the same, in whatever order their parts stand. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) =>
        key in other &&
        isSameValue((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
    )
  );
}
