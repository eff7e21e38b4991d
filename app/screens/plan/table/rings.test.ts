import { expect, test } from 'vitest';
import type { Wish } from '#rules/planner/wish.ts';
import { ringsOf } from './rings.ts';

const wish: Wish = {
  ...{ occasion: 'team', meal: 'lunch', guests: 26, budget: null },
  ...{ vegan: 4, vegetarian: 0, halal: 0, without: {} },
};
const vegan = (what: 'portions' | 'dishes', has: number, needs: number) =>
  ringsOf([{ course: 'main', what, who: 'vegan', has, needs }], wish).map(({ text }) => text);

test('an empty place is for those who are still hungry, not for all of their diet', () => {
  expect(vegan('portions', 0, 5)).toEqual(['For 4\u00a0vegan']);
  expect(vegan('portions', 3, 5)).toEqual(['For 2\u00a0vegan']);
  expect(vegan('portions', 4.9, 5)).toEqual(['For 1\u00a0vegan']);
  expect(vegan('dishes', 1, 2)).toEqual(['For 4\u00a0vegan']);
});
