import { expect, test } from 'vitest';
import type { Lack } from '#rules/planner/lacks.ts';
import type { Wish } from '#rules/planner/wish.ts';
import { gapTexts, missingTexts, unfitTexts } from './lack-words.ts';
import type { LaidProps } from './laid-props.ts';

const wish: Wish = {
  ...{ occasion: 'team', meal: 'lunch', guests: 24, budget: null },
  ...{ vegan: 0, vegetarian: 0, halal: 2, without: { nuts: 1 } },
};
const nothing = { has: 0, needs: 0 } as const;
const empty = { menu: { dishes: [] }, settled: { laid: { table: [] } } } as unknown as LaidProps;

test('what should not be there is not told as missing', () => {
  const short: Lack[] = [
    { course: 'sweet', what: 'allergen', who: 'nuts', ...nothing },
    { course: 'main', what: 'portions', who: 'halal', has: 0, needs: 2 },
  ];
  expect(missingTexts(short, wish)).toEqual(['Mains: for 2\u00a0halal']);
  expect(unfitTexts(short)).toEqual(['There is something with nuts on the table that could be left out.']);
});

test('what is not declared halal is not said to be missing where a salad stands', () => {
  const gaps: Lack[] = (['side', 'sweet'] as const).map((course) => ({
    ...{ course, what: 'portions', who: 'halal', has: 0, needs: 2 },
  }));
  expect(gapTexts(gaps, empty)).toEqual(['Declared halal: no side, nothing sweet.']);
});
