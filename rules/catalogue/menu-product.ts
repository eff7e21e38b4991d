import { type TableFields, unsaidTableFields } from '../planner/table-fields.ts';
import type { Additive, Allergen, Diet, KitchenUnit, NetUnit, PackagedGood, VatClass } from './declared.ts';
import type { Station } from './stations.ts';

/** A text that may lack a language while somebody writes it. */
export interface DraftText {
  readonly de: string | null;
  readonly en: string | null;
}

/** The label of a packaged good while it is written. */
export interface DraftPackagedGood {
  readonly name: DraftText;
  readonly ingredients: DraftText;
  readonly producer: string | null;
  readonly nutrition: { readonly [Key in keyof PackagedGood['nutrition']]: number | null };
}

/** The picture of a product: one of those that the shop brings along by its slug, or an uploaded one by its hash. */
export interface MenuPicture {
  readonly picture: string;
  readonly alt: DraftText;
}

/**
 * A product as the caterer writes it: null is what nobody has said yet. What has all that the law wants
 * (may-be-published.ts) can be sold.
 */
export interface MenuProduct extends TableFields {
  readonly sellerId: number | null;
  readonly categoryId: number | null;
  readonly name: DraftText;
  readonly description: DraftText;
  /** What one piece in the cart is. */
  readonly unit: DraftText;
  /** VAT included, deposit not included. */
  readonly priceCents: number | null;
  readonly vat: VatClass | null;
  /** For all bottles and the crate together. */
  readonly depositCents: number | null;
  readonly serves: { readonly from: number; readonly to: number } | null;
  readonly netQuantity: { readonly amount: number; readonly unit: NetUnit } | null;
  readonly station: Station | null;
  readonly prepMinutes: number | null;
  readonly kitchenUnit: KitchenUnit | null;
  /** Portions that one is for its kitchen; null for what portions.ts says. */
  readonly portions: number | null;
  /** Null while nobody has declared them; empty for none. */
  readonly allergens: readonly Allergen[] | null;
  readonly additives: readonly Additive[] | null;
  readonly diets: readonly Diet[];
  /** Per cent; null for none. */
  readonly alcoholByVolume: number | null;
  /** Whether it comes in bottles, cans or bags of others; null while nobody has said. */
  readonly isPackaged: boolean | null;
  readonly packaged: readonly DraftPackagedGood[];
  /** Null for none: a cloche stands in its place. */
  readonly image: MenuPicture | null;
  /** Place among the best sellers of home; null for none. */
  readonly bestSeller: number | null;
  /** Whether it is on the menu. */
  readonly active: boolean;
}

const nothing: DraftText = { de: null, en: null };

/** A dish about which nothing is said yet. */
export const newMenuProduct: MenuProduct = {
  sellerId: null,
  categoryId: null,
  name: nothing,
  description: nothing,
  unit: nothing,
  priceCents: null,
  vat: null,
  depositCents: null,
  serves: null,
  netQuantity: null,
  station: null,
  prepMinutes: null,
  kitchenUnit: null,
  portions: null,
  allergens: null,
  additives: null,
  diets: [],
  alcoholByVolume: null,
  isPackaged: null,
  packaged: [],
  image: null,
  bestSeller: null,
  ...unsaidTableFields,
  active: true,
};
