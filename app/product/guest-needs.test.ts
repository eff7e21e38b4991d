import { expect, test } from 'vitest';
import { overwriteGetLocale } from '#locale';
import { allergenChoices } from '#rules/catalogue/product-filter.ts';
import { careOf } from '#rules/orders/care.ts';
import { readSentence } from '#rules/plan/sentence.ts';
import { guestNeeds } from './guest-needs.ts';

const said = (query: string) => guestNeeds(readSentence(new URLSearchParams(query)));

for (const [locale, whole, one] of [
  ['de', 'Von 24 Gästen: 3 vegetarisch, 5 vegan, 2 ohne Nüsse.', 'Von einem Gast: 1 halal.'],
  ['en', 'Of 24 guests: 3 vegetarian, 5 vegan, 2 without nuts.', 'Of one guest: 1 halal.'],
] as const) {
  test(`what guests need is one sentence (${locale})`, () => {
    overwriteGetLocale(() => locale);
    expect(said('guests=24&vegan=5&vegetarian=3&nuts=2')).toBe(whole);
    expect(said('guests=1&halal=1')).toBe(one);
    expect(said('guests=24')).toBe('');
  });

  test.each(allergenChoices)(`the kitchen finds %s in it (${locale})`, (allergen) => {
    overwriteGetLocale(() => locale);
    expect(careOf(said(`guests=12&${allergen}=1`))).toEqual({ asks: true, allergens: [allergen] });
  });
}
