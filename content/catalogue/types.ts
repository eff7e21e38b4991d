import type { Station } from '#rules/catalogue/stations.ts';
import type { LocalizedText } from '#rules/text/localized-text.ts';

export type { LocalizedText };

/**
 * The 14 allergens of EU 1169/2011, annex II, in its order. The law wants the cereal and the nut by name,
 * so these follow their group as slugs of their own.
 */
export const allergens = [
  'gluten',
  'wheat',
  'rye',
  'barley',
  'oats',
  'spelt',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'almonds',
  'hazelnuts',
  'walnuts',
  'cashews',
  'pistachios',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof allergens)[number];

/** Additives that loose food has to name (LMIDV, § 5). */
export const additives = [
  'colour',
  'preservative',
  'antioxidant',
  'flavour-enhancer',
  'sulphured',
  'blackened',
  'waxed',
  'phosphate',
  'sweetener',
  'phenylalanine',
  'caffeine',
  'quinine',
] as const;
export type Additive = (typeof additives)[number];

/** What guests ask about. 'vegan' stands alone: it includes 'vegetarian'. */
export const diets = ['vegan', 'vegetarian', 'halal', 'pork', 'alcohol'] as const;
export type Diet = (typeof diets)[number];

/** 'food' is taxed at the reduced rate (also drinks of at least 75 % milk), 'drink' at the full one. */
export const vatClasses = ['food', 'drink'] as const;
export type VatClass = (typeof vatClasses)[number];

export const netUnits = ['ml', 'g', 'piece'] as const;
export type NetUnit = (typeof netUnits)[number];

/** What one ordered piece is to those who make it: 20 burgers, 1.5 kg. The words are those of several. */
export interface KitchenUnit extends LocalizedText {
  readonly perPiece: number;
}

export interface CatalogueSeller {
  readonly id: number;
  readonly name: string;
  readonly description: LocalizedText;
  /** Slug of a product picture. */
  readonly image: string;
}

export interface CatalogueCategory {
  readonly id: number;
  /** The English name is the slug: lower-cased, spaces as hyphens (spec §2). */
  readonly name: LocalizedText;
  readonly categoryOrder: number | null;
  /** Slug of a category plate. */
  readonly image: string | null;
}

export interface CatalogueProduct {
  readonly id: number;
  readonly sellerId: number;
  readonly categoryId: number;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  /** Euro cents, VAT included, deposit not included. */
  readonly priceCents: number;
  /** Slug of a product picture. */
  readonly image: string | null;
  readonly serves: { readonly from: number; readonly to: number } | null;
  /** What one piece in the cart is, e.g. "Platter, 20 halves". */
  readonly unit: LocalizedText;
  readonly netQuantity: { readonly amount: number; readonly unit: NetUnit } | null;
  /** Where its kitchen makes it. */
  readonly station: Station;
  /** From the start of one lot until it is ready to pack, what bakes, cools or draws by itself included. */
  readonly prepMinutes: number;
  readonly kitchenUnit: KitchenUnit;
  readonly vat: VatClass;
  /** Euro cents for all bottles and the crate together. */
  readonly depositCents: number;
  readonly allergens: readonly Allergen[];
  readonly additives: readonly Additive[];
  readonly diets: readonly Diet[];
  /** Percent by volume. */
  readonly alcoholByVolume: number | null;
  /** What comes in bottles, cans or bags of others; left out for what the kitchens make. */
  readonly packaged?: readonly PackagedGood[];
}

/** The label of a packaged good (EU 1169/2011, art. 9). */
export interface PackagedGood {
  readonly name: LocalizedText;
  readonly ingredients: LocalizedText;
  /** Name and address of who answers for it. */
  readonly producer: string;
  /** Per 100 ml of a drink, per 100 g of food: energy, then grams. */
  readonly nutrition: {
    readonly energyKj: number;
    readonly energyKcal: number;
    readonly fat: number;
    readonly saturates: number;
    readonly carbohydrate: number;
    readonly sugars: number;
    readonly protein: number;
    readonly salt: number;
  };
}

export interface Catalogue {
  readonly sellers: readonly CatalogueSeller[];
  readonly categories: readonly CatalogueCategory[];
  readonly products: readonly CatalogueProduct[];
}
