import type { LocalizedText } from '../text/localized-text.ts';

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
  'pecans',
  'brazil-nuts',
  'pistachios',
  'macadamias',
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
