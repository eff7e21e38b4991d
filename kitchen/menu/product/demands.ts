import type { Lack } from '#rules/catalogue/may-be-published.ts';

/** What the law and the shop want of a product before it is sold, each by the fields that it looks at. */
const fields = {
  texts: ['name', 'description', 'unit'],
  place: ['sellerId', 'categoryId'],
  price: ['priceCents', 'depositCents', 'serves'],
  vat: ['vat'],
  basePrice: ['netQuantity'],
  allergens: ['allergens', 'diets'],
  additives: ['additives'],
  packaged: ['isPackaged', 'packaged', 'alcoholByVolume'],
  image: ['image'],
} as const;

export type DemandKey = keyof typeof fields;

/** Something that a product has to say before it may be sold, and what of it is missing. */
export interface Demand {
  readonly key: DemandKey;
  readonly lacks: readonly Lack[];
}

/** All that a product has to say, in the order of its form; what no demand looks at stands with the price. */
export function demandsOf(missing: readonly Lack[]): Demand[] {
  const keyOf = ({ field }: Lack): DemandKey =>
    (Object.keys(fields) as DemandKey[]).find((key) =>
      (fields[key] as readonly string[]).includes(field.split('.')[0] ?? ''),
    ) ?? 'price';
  return (Object.keys(fields) as DemandKey[]).map((key) => ({
    key,
    lacks: missing.filter((lack) => keyOf(lack) === key),
  }));
}
