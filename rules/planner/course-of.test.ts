import { expect, test } from 'vitest';
import { courseOf } from './course-of.ts';

test.each([
  ['Platter', 'main'],
  ['Sandwiches', 'main'],
  ['Wraps and paninis', 'main'],
  ['Salads', 'side'],
  ['Snacks and sides', 'side'],
  ['Sauces', 'extra'],
  ['Sweets', 'sweet'],
  ['Drinks', 'drink'],
])('dishes of %s are counted as %s', (category, course) => {
  expect(courseOf({ category })).toBe(course);
  expect(courseOf({ category, course: null })).toBe(course);
});

test('what its owner says goes before its category', () => {
  expect(courseOf({ category: 'Snacks and sides', course: 'main' })).toBe('main');
  expect(courseOf({ category: 'Platter', course: 'side' })).toBe('side');
});
