import { expect, test } from 'vitest';
import { needsAdded } from './needs-added.ts';
import type { Sentence } from './sentence.ts';

const nobody = { vegan: 0, vegetarian: 0, halal: 0, without: {}, budget: null };
const team: Sentence = { ...nobody, occasion: 'team', guests: 18, meal: 'lunch' };
const noted = (needs: Partial<Sentence>): Sentence => ({
  ...nobody,
  occasion: null,
  guests: 24,
  meal: 'dinner',
  ...needs,
});

test('whoever cannot eat something comes to the table that another order is added to', () => {
  expect(needsAdded(team, noted({ vegan: 2, without: { gluten: 1, milk: 2 } }))).toEqual({
    ...team,
    vegan: 2,
    without: { gluten: 1, milk: 2 },
  });
});

test('what was known already is nothing new, however many it is', () => {
  const known = { ...team, vegan: 5, without: { nuts: 1 } };
  expect(needsAdded(known, noted({ vegan: 7, without: { nuts: 3 } }))).toBeNull();
  expect(needsAdded(team, noted({}))).toBeNull();
});

test('nobody is counted twice, and no fewer than before', () => {
  const known = { ...team, vegan: 5, without: { nuts: 1 } };
  expect(needsAdded(known, noted({ vegan: 4, without: { nuts: 2, milk: 1 } }))).toEqual({
    ...known,
    without: { nuts: 2, milk: 1 },
  });
});

test('where more would eat so than come, an allergen still counts', () => {
  const vegans = { ...team, vegan: 15 };
  expect(needsAdded(vegans, noted({ halal: 6, without: { fish: 20 } }))).toEqual({
    ...vegans,
    without: { fish: 18 },
  });
  expect(needsAdded(vegans, noted({ halal: 6 }))).toBeNull();
});

test('a table of which neither number nor meal was said has those of the order', () => {
  const open = { ...team, guests: null, meal: null };
  expect(needsAdded(open, noted({ halal: 6 }))).toEqual({ ...team, guests: 24, meal: 'dinner', halal: 6 });
});
