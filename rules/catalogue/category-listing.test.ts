import { expect, test } from 'vitest';
import { listedCategories } from './category-listing.ts';

test('the overview shows categories with an order above 1, ascending', () => {
  const categories = [
    { id: 3, categoryOrder: 7 },
    { id: 1, categoryOrder: 1 },
    { id: 2, categoryOrder: 2 },
    { id: 4, categoryOrder: null },
    { id: 5 },
    { id: 6, categoryOrder: 9 },
  ];
  expect(listedCategories(categories).map(({ id }) => id)).toEqual([2, 3, 6]);
});
