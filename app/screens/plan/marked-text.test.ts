import { expect, test } from 'vitest';
import type { Wish } from '#rules/planner/wish.ts';
import { markedText } from './marked-text.ts';

const wish: Wish = {
  ...{ occasion: 'birthday', meal: 'dinner', guests: 16, budget: null },
  ...{ vegan: 0, vegetarian: 0, halal: 0, without: { gluten: 1, eggs: 1, milk: 1, nuts: 1 } },
};

test('a dish with allergens of several guests says for how many it may be nothing', () => {
  expect(markedText(['nuts'], wish)).toBe('Contains nuts: not for 1 guest');
  expect(markedText(['gluten', 'eggs', 'milk', 'nuts'], wish)).toBe(
    'Contains gluten, eggs, milk, nuts: not for 1 to 4 guests',
  );
});
