import { expect, test } from 'vitest';
import { careOf } from './care.ts';

test.each([
  ['Zweite Klingel, 3. Stock; zwei Gäste vertragen keine Nüsse', ['nuts']],
  ['Second bell, 3rd floor; two guests cannot eat nuts', ['nuts']],
  ['Eine Kollegin hat eine schwere Sesamallergie', ['sesame']],
  ['Bitte ohne Erdnüsse und Soja', ['peanuts', 'soy']],
  ['laktosefrei für eine Person', ['milk']],
  ['Ein Gast isst weder Ei noch Fisch', ['eggs', 'fish']],
  ['no hazelnuts, no walnuts', ['nuts']],
  ['Jemand verträgt keine Mandeln', ['nuts']],
  ['SELLERIE!!', ['celery']],
  ['eine Person mit Zöliakie', []],
  ['one guest is coeliac', []],
  ['Laktoseunverträglichkeit', ['milk']],
  ['zwei Personen essen vegan', []],
  ['Bitte halal', []],
  ['ohne Zwiebeln', []],
  ['An allergy: please call', []],
])('"%s" asks for care, for %j by name', (note, allergens) => {
  expect(careOf(note)).toEqual({ asks: true, allergens });
});

test.each([
  '',
  'Bitte im Hof klingeln, 3. Stock',
  'Second bell, please',
  'Anlieferung über die Fischerstraße oder den Nussbaumweg',
  'Betriebsfeier, wir feiern im Hinterhaus bei Fischer',
  'Einzeln verpackt, Eingang rechts',
  'Teller und Besteck bitte mitbringen',
])('"%s" asks for none', (note) => {
  expect(careOf(note)).toEqual({ asks: false, allergens: [] });
});
