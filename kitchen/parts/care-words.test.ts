import { expect, test } from 'vitest';
import { careWords } from './care-words.ts';

test.each([
  [['wheat'], 'ohne Gluten (Weizen)'],
  [['wheat', 'rye', 'celery'], 'ohne Gluten (Weizen, Roggen), ohne Sellerie'],
  [['hazelnuts', 'peanuts'], 'ohne Nüsse (Haselnüsse), ohne Erdnüsse'],
  [['milk'], 'ohne Milch'],
])('whoever cooks reads what was asked for, with what the dish has of it: %j', (asked, words) => {
  expect(careWords({ asksForCare: true, asked })).toBe(words);
});

test('whoever cooks reads the note, too, where it asks for more than the allergens that it names', () => {
  const care = { asksForCare: true, asksForMore: true };
  expect(careWords({ ...care, asked: ['wheat', 'sesame'] })).toBe(
    'ohne Gluten (Weizen), ohne Sesam, Hinweis beachten',
  );
  expect(careWords({ ...care, asked: [] })).toBe('Hinweis beachten');
});

test('where no dish declares what was asked for, the note has to be read; nothing is to be minded where nothing was asked', () => {
  expect(careWords({ asksForCare: true, asked: [] })).not.toBe('');
  expect(careWords({ asksForCare: false, asked: ['milk'] })).toBe('');
});
