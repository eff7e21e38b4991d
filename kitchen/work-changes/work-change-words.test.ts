import { expect, test } from 'vitest';
import type { WorkChange } from '#contract/kitchen/day/work-changes.ts';
import { workChangeWords } from './work-change-words.ts';

const change: WorkChange = {
  id: 1,
  publicProductOrderId: '0d0f7a4e-5b9f-4c0c-9c52-3f1b3c0d9a11',
  bon: 12,
  time: '12:30',
  name: 'Jana Holm',
  sellerId: 1,
  why: 'CHANGED',
  dishes: [],
  timeNow: null,
  note: null,
  isSeen: false,
};
const rolls = { kitchenName: 'Brötchen', from: 3, to: 0, isMade: false };
const soup = { kitchenName: 'Suppe', from: 2, to: 0, isMade: true };

test('says what is not to be cooked any more, and what of it is made already', () => {
  expect(workChangeWords({ ...change, why: 'CANCELED', dishes: [rolls, soup] })).toBe(
    'Storniert, nicht weiter kochen: 3 × Brötchen und 2 × Suppe (schon fertig)',
  );
  expect(workChangeWords({ ...change, why: 'MOVED', dishes: [rolls] })).toBe(
    'Auf einen anderen Tag verlegt, nicht weiter kochen: 3 × Brötchen',
  );
});

test('says what is less, out or new, and when it has to be there', () => {
  const dishes = [{ ...rolls, to: 2 }, rolls, soup, { ...soup, from: 0, to: 4, isMade: false }];
  expect(workChangeWords({ ...change, dishes, timeNow: '11:00' })).toBe(
    '2 statt 3 × Brötchen · 3 × Brötchen entfällt · 2 × Suppe entfällt (schon fertig) · neu: 4 × Suppe · jetzt um 11:00 statt 12:30',
  );
});

test('says how much of what there is more of is made already', () => {
  expect(workChangeWords({ ...change, dishes: [{ ...soup, to: 3 }] })).toBe(
    '3 statt 2 × Suppe (2 sind schon fertig)',
  );
});

test('says of one piece that it is made, and of a part how many are', () => {
  const more = { ...soup, isMade: false, made: 1 };
  expect(workChangeWords({ ...change, dishes: [{ ...soup, from: 1, to: 2, made: 1 }] })).toBe(
    '2 statt 1 × Suppe (1 ist schon fertig)',
  );
  expect(workChangeWords({ ...change, dishes: [{ ...more, to: 3 }, more] })).toBe(
    '3 statt 2 × Suppe (1 ist schon fertig) · 2 × Suppe entfällt (1 ist schon fertig)',
  );
  expect(workChangeWords({ ...change, why: 'CANCELED', dishes: [more] })).toBe(
    'Storniert, nicht weiter kochen: 2 × Suppe (1 ist schon fertig)',
  );
});

test('says what a customer asks for now, in their words, or that they ask for nothing any more', () => {
  expect(workChangeWords({ ...change, note: 'Ein Gast verträgt keine Nüsse ' })).toBe(
    'zu beachten ist jetzt: „Ein Gast verträgt keine Nüsse“',
  );
  expect(workChangeWords({ ...change, note: '' })).toBe('der Hinweis gilt nicht mehr');
});
