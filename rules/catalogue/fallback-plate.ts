import { readLocalizedText } from '../text/localized-text.ts';

const keywords: readonly (readonly [RegExp, string])[] = [
  [/platter|board|buffet/, 'platters'],
  [/sandwich|bread|roll|bagel/, 'sandwiches'],
  [/wrap|panini|burrito/, 'wraps'],
  [/salad|bowl|vegan/, 'salads'],
  [/snack|side|nacho|finger/, 'snacks'],
  [/sweet|cake|dessert|pastr/, 'sweets'],
  [/drink|juice|coffee|beverage/, 'drinks'],
];

/** The plate of a category without a picture, by keywords in its English name; an empty one for others (spec §3). */
export function fallbackPlate(name: string): string {
  const english = readLocalizedText(name, 'en').toLowerCase();
  const slug = keywords.find(([pattern]) => pattern.test(english))?.[1] ?? 'empty';
  return `/pictures/categories/${slug}-480.webp`;
}
