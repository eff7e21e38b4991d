import type { CatalogueCategory } from './types.ts';

/** Ids of the categories; the products of a category are numbered from its hundred. */
export const categoryIds = {
  platter: 1,
  sandwiches: 2,
  wrapsAndPaninis: 3,
  salads: 4,
  snacksAndSides: 5,
  sweets: 6,
  drinks: 7,
} as const;

export const categories: readonly CatalogueCategory[] = [
  { id: categoryIds.platter, name: { en: 'Platter', de: 'Platten' }, categoryOrder: 1, image: 'platters' },
  {
    id: categoryIds.sandwiches,
    name: { en: 'Sandwiches', de: 'Sandwiches' },
    categoryOrder: 2,
    image: 'sandwiches',
  },
  {
    id: categoryIds.wrapsAndPaninis,
    name: { en: 'Wraps and paninis', de: 'Wraps und Panini' },
    categoryOrder: 3,
    image: 'wraps',
  },
  { id: categoryIds.salads, name: { en: 'Salads', de: 'Salate' }, categoryOrder: 4, image: 'salads' },
  {
    id: categoryIds.snacksAndSides,
    name: { en: 'Snacks and sides', de: 'Snacks und Beilagen' },
    categoryOrder: 5,
    image: 'snacks',
  },
  { id: categoryIds.sweets, name: { en: 'Sweets', de: 'Süßes' }, categoryOrder: 6, image: 'sweets' },
  { id: categoryIds.drinks, name: { en: 'Drinks', de: 'Getränke' }, categoryOrder: 7, image: 'drinks' },
];
