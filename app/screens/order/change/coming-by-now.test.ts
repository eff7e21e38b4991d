import { expect, test } from 'vitest';
import { readNote } from '#rules/orders/care/noted-guests.ts';
import { comingByNow } from './coming-by-now.ts';

const text = 'Of 35 guests for dinner: 6 vegan, 1 without nuts and peanuts.';
const [noted] = readNote(text).noted;
if (!noted) throw new Error('the sentence is not read');

test.each([
  ['35-40', 40],
  ['40+', 40],
  ['48', 48],
  ['20-25', 25],
])('of %s guests come %i, and their sentence says so', (guests, coming) => {
  const now = comingByNow(noted, guests);
  expect(now).toEqual({
    ...noted,
    guests: coming,
    text: `Of ${coming} guests for dinner: 6 vegan, 1 without nuts and peanuts.`,
  });
  expect(readNote(now.text).noted).toEqual([now]);
});

test.each(['30-35', '35', ''])('“%s” is no other number', (guests) => {
  expect(comingByNow(noted, guests)).toBe(noted);
});

test('it stays as it was where more have a diet than come', () => {
  const many = { ...noted, vegan: 30 };
  expect(comingByNow(many, '20-25')).toBe(many);
});

test('what nobody said of the meal is not said', () => {
  const [before] = readNote('Of 35 guests: 6 vegan.').noted;
  expect(before && comingByNow(before, '48').text).toBe('Of 48 guests: 6 vegan.');
});
