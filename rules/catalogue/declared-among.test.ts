import { expect, test } from 'vitest';
import { declaredAmong } from './declared-among.ts';

test('a product holds what is named also under the name that the law wants of cereals and nuts', () => {
  expect(declaredAmong(['wheat', 'eggs', 'walnuts', 'milk'], ['gluten', 'nuts'])).toEqual([
    'wheat',
    'walnuts',
  ]);
  expect(declaredAmong(['wheat'], ['sesame'])).toEqual([]);
  expect(declaredAmong(['unheard-of'], ['sesame'])).toEqual(['unheard-of']);
  expect(declaredAmong(['unheard-of'], [])).toEqual([]);
  // Whoever says "tree nuts" eats peanuts; for "nuts" both are named.
  expect(declaredAmong(['peanuts'], ['nuts'])).toEqual([]);
  expect(declaredAmong(['peanuts', 'walnuts'], ['peanuts', 'nuts'])).toEqual(['peanuts', 'walnuts']);
});
