import { expect, test } from 'vitest';
import { asksForExtra, caredFor, careForDish, careOf } from './care.ts';

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
  ['kein Dinkel, kein Roggen', ['gluten']],
  ['Zwei Personen: kein Hummer, keine Miesmuscheln, kein Tahini', ['crustaceans', 'sesame', 'molluscs']],
  ['eine Person mit Zöliakie', ['gluten']],
  ['one guest is coeliac, two with celiac disease', ['gluten']],
  ['eine Person mit Zöliakie, zwei vegan', ['gluten'], ['vegan']],
  ['zwei mit Zoeliakie', ['gluten']],
  ['Laktoseunverträglichkeit', ['milk']],
  ['zwei Personen essen vegan', [], ['vegan']],
  ['Bitte halal, zwei Vegetarier', [], ['vegetarian', 'halal']],
  ['ohne Zwiebeln', []],
  ['An allergy: please call', []],
  ['Ohne Tüte und Zwiebeln', []],
  ['keine Tüten, Zwiebeln oder Knoblauch', []],
  ['Keine Maultaschen', []],
  ['Kein Besteck. Ohne Zwiebeln, bitte', []],
  ['No bag; one guest cannot eat garlic', []],
  ['keine Plastikbecher mit Nüssen', ['nuts']],
  ['2 Gäste Zöliakie, 1 Gast Eiallergie', ['gluten', 'eggs']],
  ['bitte eifrei', ['eggs']],
  ['Frau Ott: Eiallergie, ein Gast Laktoseintoleranz', ['eggs', 'milk']],
  ['kein Hühnerei, kein Hühnereiweiß', ['eggs']],
  ['Allergie gegen Schalenfrüchte und Milch', ['milk', 'nuts']],
  ['keine Schalentiere', ['crustaceans', 'molluscs']],
  ['Allergie gegen Meeresfrüchte', ['crustaceans', 'molluscs']],
  ['kein Käse, kein Lachs', ['fish', 'milk']],
  ['Allergie gegen Mandelmilch', ['milk', 'nuts']],
  ['Nussmilch vertrage ich nicht', ['milk', 'nuts']],
  ['Allergie gegen Eiermilch', ['eggs', 'milk']],
  ['Erdnussallergie', ['peanuts']],
  ['Reis und Weißwein, zwei ohne Nüsse, eine Feier', ['nuts']],
] as [string, string[], string[]?][])('"%s" asks for care, for %j by name', (note, allergens, diets = []) => {
  expect(careOf(note)).toMatchObject({ asks: true, allergens, diets });
});

test.each([
  ['EpiPen, zwei vegan', true],
  ['ohne Zwiebeln; ein Gast halal', true],
  ['eine Allergie, bitte anrufen', true],
  ['zwei vegan', false],
  ['Sesamallergie, zwei vegan', false],
  ['Nüsse und Kiwi', true],
  ['Allergie gegen Sesam, Kiwi', true],
  ['Keine Nüsse, keine Zwiebeln', true],
  ['Ohne Nüsse. Zwei ohne Zwiebeln', true],
  ['No nuts, no garlic please', true],
  ['Sesamallergie, EpiPen im Büro', true],
  ['Fruktoseintoleranz', true],
  ['2 Gäste Zöliakie, 1 Gast Fruktoseintoleranz', true],
  ['Histaminunverträglichkeit und Nussallergie', true],
  ['Lebensmittelallergie: Nüsse', false],
  ['Kiwi und Nüsse', true],
  ['Kiwi, Ananas und Nüsse', true],
  ['Allergie: Kiwi, Sesam', true],
  ['Allergic to kiwi and milk', true],
  ['Allergie gegen rote Äpfel und Milch', true],
  ['Allergie gegen Nüsse', false],
  ['Allergien: Milch', false],
  ['Hallo, zwei Gäste ohne Nüsse', false],
  ['Lieferung an den Empfang, keine Nüsse', false],
  ['Liebe Grüße, Familie Müller, keine Nüsse', false],
  ['Bitte ohne Erdnüsse und Soja, danke', false],
  ['Nussallergie (auch Mandeln), bitte am Empfang abgeben', false],
  ['Zwei Gäste ohne Nüsse, drei Personen vegan', false],
  ['Keine Nüsse und keine Tüte', false],
  ['Laktosefrei für eine Person, zweite Klingel, 3. Stock', false],
  ['No nuts, second floor', false],
  ['Von 24 Gästen: 5 vegan, 2 ohne Nüsse. Zweite Klingel', false],
])('"%s" asks for more than is named: %s', (note, asksForMore) => {
  expect(careOf(note).asksForMore).toBe(asksForMore);
});

test.each([
  '',
  'Bitte im Hof klingeln, 3. Stock',
  'Second bell, please',
  'Anlieferung über die Fischerstraße oder den Nussbaumweg',
  'Betriebsfeier, wir feiern im Hinterhaus bei Fischer',
  'Einzeln verpackt, Eingang rechts',
  'Teller und Besteck bitte mitbringen',
  'Keine Tüte, bitte',
  'Bitte ohne Besteck und Servietten. Zweite Klingel',
  'Wir brauchen keine Plastiktüten und kein Einweggeschirr, danke!',
  'No bag, no cutlery please',
  'Without napkins or paper plates',
])('"%s" asks for none', (note) => {
  expect(careOf(note)).toEqual({ asks: false, asksForMore: false, allergens: [], diets: [] });
});

test('a product holds what is named also under the name that the law wants of cereals and nuts', () => {
  expect(caredFor(['wheat', 'eggs', 'walnuts', 'milk'], ['gluten', 'nuts'])).toEqual(['wheat', 'walnuts']);
  expect(caredFor(['wheat'], ['sesame'])).toEqual([]);
  expect(caredFor(['unheard-of'], ['sesame'])).toEqual(['unheard-of']);
  expect(caredFor(['unheard-of'], [])).toEqual([]);
});

test.each([
  ['ohne Sesam', ['sesame'], { asked: ['sesame'], asksForCare: true }],
  ['ohne Sesam', ['milk'], { asked: [], asksForCare: false }],
  ['ohne Sesam und Kiwi', ['milk'], { asked: [], asksForCare: true }],
  ['ohne Zwiebeln', [], { asked: [], asksForCare: true }],
  ['zwei vegan', [], { asked: [], asksForCare: false }],
  ['zwei vegan, einer mit EpiPen', [], { asked: [], asksForCare: true }],
  ['Zweite Klingel', ['sesame'], { asked: [], asksForCare: false }],
])('"%s" concerns a dish with %j: %j', (note, allergens, concerns) => {
  expect(careForDish(allergens, careOf(note))).toEqual(concerns);
});

test('what the shop wrote of the guests asks for care, and for nothing to pack', () => {
  const written = 'Von 24 Gästen: 5 vegan, 2 ohne Nüsse.';
  expect(careOf(written)).toEqual({ asks: true, asksForMore: false, allergens: ['nuts'], diets: ['vegan'] });
  expect(asksForExtra(written)).toBe(false);
  expect(asksForExtra(`${written}\nZweite Klingel, 3. Stock`)).toBe(false);
  expect(asksForExtra(`Zweite Klingel. ${written} Ein Gast ohne Zwiebeln`)).toBe(true);
  expect(asksForExtra('Eine Kollegin verträgt keinen Sesam')).toBe(true);
});
