import { expect, test } from 'vitest';
import { noteWithAdded, readNote } from './noted-guests.ts';

const nobody = { vegan: 0, vegetarian: 0, halal: 0, without: {}, meal: null };

test('what the shop wrote of the guests is read, in either language', () => {
  const english = 'Of 24 guests: 5 vegan, 2 without nuts and peanuts.';
  expect(readNote(english)).toEqual({
    noted: [{ ...nobody, text: english, guests: 24, vegan: 5, without: { nuts: 2 } }],
    own: '',
  });
  const german = 'Von einem Gast: 1 vegetarisch, 1 ohne Erdnüsse, 1 ohne Nüsse und Erdnüsse.';
  expect(readNote(german)).toEqual({
    noted: [{ ...nobody, text: german, guests: 1, vegetarian: 1, without: { peanuts: 1, nuts: 1 } }],
    own: '',
  });
});

test.each([
  ['Of 24 guests for a snack: 5 vegan.', 'snack'],
  ['Of one guest for lunch: 1 vegan.', 'lunch'],
  ['Of 24 guests\nfor dinner: 5 vegan.', 'dinner'],
  ['Von 24 Gästen zum Imbiss: 5 vegan.', 'snack'],
  ['Von einem Gast zum Mittagessen: 1 vegan.', 'lunch'],
  ['Von 24 Gästen zum Abendessen: 5 vegan.', 'dinner'],
  // As the shop wrote it until it said what the meal is.
  ['Von 24 Gästen: 5 vegan.', null],
])('"%s" is read as a %s', (text, meal) => {
  expect(readNote(`${text}\nZweite Klingel`)).toMatchObject({
    noted: [{ text, meal }],
    own: 'Zweite Klingel',
  });
});

test('what the shop wrote of nuts before it said that peanuts are meant too is read the same', () => {
  for (const text of ['Of 24 guests: 2 without nuts.', 'Von 24 Gästen: 2 ohne Nüsse.'])
    expect(readNote(text)).toEqual({
      noted: [{ ...nobody, text, guests: 24, without: { nuts: 2 } }],
      own: '',
    });
});

test.each([
  ['Of 24 guests: 5 vegan.\nSecond bell, no onions', 'Second bell, no onions'],
  ['Zweite Klingel. Von 24 Gästen: 5 vegan. Bitte ohne Zwiebeln', 'Zweite Klingel.\nBitte ohne Zwiebeln'],
  ['  Second bell\n\nOf 24 guests: 5 vegan.  ', 'Second bell'],
  // As a form or an e-mail breaks lines.
  ['Of 24\u00a0guests: 5\nvegan,\r\n2 without nuts.', ''],
  // Written once in each language.
  ['Of 24 guests: 5 vegan.\nVon 24 Gästen: 5 vegan.\nZweite Klingel', 'Zweite Klingel'],
])('of "%s" the customer has written "%s"', (note, own) => {
  const { noted, own: left } = readNote(note);
  expect(left).toBe(own);
  for (const guests of noted) expect(guests).toMatchObject({ guests: 24, vegan: 5 });
  expect(noted.length).toBeGreaterThan(0);
});

test.each([
  '',
  'Zweite Klingel',
  'Of 24 guests: 5 vegan',
  'Of 24 guests, 5 are vegan.',
  'Of 24 guests: 5 without onions.',
  'Of 24 guests: 5 vegan, and no onions.',
  'Of 24 guests: 5 vegan, 2 vegan.',
  'Of 24 guests: 2 without nuts and peanuts, 1 without nuts.',
  'Of 24 guests: .',
  'Of 24 guests for breakfast: 5 vegan.',
  'Of 24 guests zum Imbiss: 5 vegan.',
  'Half of 24 guests: 5 vegan.',
  'Hälfte Von 24 Gästen: fünf vegan.',
  'Von 24 guests: 5 vegan.',
  'of 24 guests: 5 vegan.',
])('"%s" is the customer’s own', (note) => {
  expect(readNote(note)).toEqual({ noted: [], own: note });
});

const [of18, of24] = ['Of 18 guests for lunch: 4 vegan.', 'Von 24 Gästen zum Mittagessen: 5 vegan.'];
test.each([
  ['', `${of24}\nSecond bell`, '', `${of24}\nSecond bell`],
  ['No nuts', `${of24}\nSecond bell`, '', `No nuts\n${of24}\nSecond bell`],
  [of18, `${of24}\nSecond bell`, '', `${of18}\nSecond bell`],
  [`${of18}\nSecond bell`, `${of24}\nSecond bell`, '', `${of18}\nSecond bell`],
  // It was written in a tab that is closed, or taken out.
  ['', `${of24}\nSecond bell`, of18, 'Second bell'],
])('in "%s" with "%s" added who comes is said once', (note, added, minded, both) => {
  expect(noteWithAdded(note, added, minded)).toBe(both);
});

test('in a note what nobody needed before is said all the same', () => {
  const withoutNuts = 'Of 24 guests for lunch: 5 vegan, 2 without nuts and peanuts.';
  expect(noteWithAdded(of18, withoutNuts, '')).toBe(`${of18}\n${withoutNuts}`);
  expect(noteWithAdded(withoutNuts, of18, '')).toBe(withoutNuts);
});
