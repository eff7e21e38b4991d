import { expect, test } from 'vitest';
import { asksForExtra } from './asks-for-extra.ts';
import { careOf } from './care-of.ts';

test('what the shop wrote of the guests asks for care, and for nothing to pack', () => {
  const written = 'Von 24 Gästen zum Mittagessen: 5 vegan, 2 ohne Nüsse und Erdnüsse.';
  expect(careOf(written)).toEqual({
    asks: true,
    asksForMore: false,
    allergens: ['peanuts', 'nuts'],
    diets: ['vegan'],
  });
  expect(asksForExtra(written)).toBe(false);
  expect(asksForExtra(`${written}\nZweite Klingel, 3. Stock`)).toBe(false);
  expect(asksForExtra(`Zweite Klingel. ${written} Ein Gast ohne Zwiebeln`)).toBe(true);
  expect(asksForExtra('Eine Kollegin verträgt keinen Sesam')).toBe(true);
});
