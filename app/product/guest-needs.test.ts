import { expect, test } from 'vitest';
import { overwriteGetLocale } from '#locale';
import { allergenChoices, dietChoices } from '#rules/catalogue/product-filter.ts';
import { careOf } from '#rules/orders/care/care-of.ts';
import { readNote } from '#rules/orders/care/noted-guests.ts';
import { readSentence } from '#rules/plan/sentence.ts';
import { meals } from '#rules/planner/wish.ts';
import { guestNeeds } from './guest-needs.ts';

const said = (query: string) => guestNeeds(readSentence(new URLSearchParams(query)));

for (const [locale, whole, one] of [
  [
    'de',
    'Von 24 Gästen zum Mittagessen: 3 vegetarisch, 5 vegan, 2 ohne Nüsse und Erdnüsse.',
    'Von einem Gast: 1 halal.',
  ],
  [
    'en',
    'Of 24 guests for lunch: 3 vegetarian, 5 vegan, 2 without nuts and peanuts.',
    'Of one guest: 1 halal.',
  ],
] as const) {
  test(`what guests need is one sentence (${locale})`, () => {
    overwriteGetLocale(() => locale);
    expect(said('guests=24&vegan=5&vegetarian=3&nuts=2&meal=lunch')).toBe(whole);
    expect(said('guests=1&halal=1')).toBe(one);
    expect(said('guests=24&meal=lunch')).toBe('');
  });

  test.each([...dietChoices, ...allergenChoices])(`it is read back with %s (${locale})`, (who) => {
    overwriteGetLocale(() => locale);
    for (const query of [
      `guests=1&${who}=1`,
      `guests=120&${who}=37`,
      ...meals.map((meal) => `guests=24&${who}=5&meal=${meal}`),
    ]) {
      const { guests, vegan, vegetarian, halal, without, meal } = readSentence(new URLSearchParams(query));
      const text = said(query);
      expect(readNote(`Zweite Klingel\n${text}`)).toEqual({
        noted: [{ text, guests, vegan, vegetarian, halal, without, meal }],
        own: 'Zweite Klingel',
      });
    }
  });

  test(`it is read back with all diets and allergens at once (${locale})`, () => {
    overwriteGetLocale(() => locale);
    const query = [...dietChoices, ...allergenChoices].map((who, index) => `${who}=${index + 1}`).join('&');
    const text = said(`guests=96&${query}`);
    const { guests, vegan, vegetarian, halal, without, meal } = readSentence(
      new URLSearchParams(`guests=96&${query}`),
    );
    expect(readNote(text)).toEqual({
      noted: [{ text, guests, vegan, vegetarian, halal, without, meal }],
      own: '',
    });
  });

  test.each(allergenChoices)(`the kitchen finds %s in it (${locale})`, (allergen) => {
    overwriteGetLocale(() => locale);
    expect(careOf(said(`guests=12&${allergen}=1&meal=snack`))).toEqual({
      asks: true,
      asksForMore: false,
      allergens: allergen === 'nuts' ? ['peanuts', 'nuts'] : [allergen],
      diets: [],
    });
  });
}
