import { expect, test } from 'vitest';
import { categorySlug, findCategoryBySlug, isPlatterCategory } from './category-slug.ts';

const categories = [
  { id: 1, name: 'en:Platter\nde:Platten' },
  { id: 2, name: 'en:Wraps and paninis\nde:Wraps und Paninis' },
];

test('the slug is the English name in lower case with hyphens', () => {
  expect(categorySlug('en:Wraps and paninis\nde:Wraps und Paninis')).toBe('wraps-and-paninis');
});

test('a path segment finds its category, also URL-encoded', () => {
  expect(findCategoryBySlug(categories, 'wraps-and-paninis')?.id).toBe(2);
  expect(findCategoryBySlug(categories, 'wraps%2Dand%2Dpaninis')?.id).toBe(2);
  expect(findCategoryBySlug(categories, 'platten')).toBeUndefined();
  expect(findCategoryBySlug(categories, '%E0%A4%A')).toBeUndefined();
});

test('platter categories are told by their name', () => {
  expect(isPlatterCategory('en:Platter\nde:Platten')).toBe(true);
  expect(isPlatterCategory('en:Platters for two\nde:Platten für zwei')).toBe(true);
  expect(isPlatterCategory('en:Drinks\nde:Getränke')).toBe(false);
});
