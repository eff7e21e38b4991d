import { expect, test } from 'vitest';
import { type SearchableText, searchCatalogue } from './catalogue-search.ts';

const text = (
  name: string,
  category: string,
  description = '',
  labels: string[] = [],
  contents: string[] = [],
): SearchableText => ({ name, category, description, labels, contents });
const catalogue = [
  text('Belegte Brötchen, gemischt', 'Platten', '20 Hälften mit Käse, Salami und Räucherlachs'),
  text('Käsebrett', 'Platten', 'Fünf Käse, dazu Trauben', ['Vegetarisch'], ['Milch', 'Walnüsse', 'Nüsse']),
  text('Grüne Platte', 'Platten', '24 Falafel mit Hummus', ['Vegan', 'Vegetarisch']),
  text('Salat mit Ziegenkäse', 'Salate', 'Rucola und Birne', ['Vegetarisch']),
  text('Cupcakes', 'Süßes', 'Zwölf Stück mit Creme', ['Vegetarisch']),
  text('Kasten Schorle', 'Getränke', 'Apfel, Rhabarber und Zitrone', ['Vegan', 'Vegetarisch']),
];
const found = (query: string) => searchCatalogue(catalogue, (item) => item, query).map(({ name }) => name);

test.each(['Käsebrett', 'käsebrett', 'KÄSEBRETT', 'kaesebrett', 'kasebrett', 'käseb', '  käsebrett! '])(
  '"%s" finds the cheese board',
  (query) => {
    expect(found(query)[0]).toBe('Käsebrett');
  },
);

test.each(['Süßes', 'suesses', 'süsses', 'susses', 'suess'])('"%s" finds what is sweet', (query) => {
  expect(found(query)).toEqual(['Cupcakes']);
});

test('names weigh more than categories, these more than descriptions, whole words more than parts', () => {
  expect(found('käse')).toEqual(['Käsebrett', 'Salat mit Ziegenkäse', 'Belegte Brötchen, gemischt']);
  expect(found('platte')).toEqual(['Grüne Platte', 'Belegte Brötchen, gemischt', 'Käsebrett']);
});

test('a category finds all that is in it, in the order given', () => {
  expect(found('Platten')).toEqual(['Grüne Platte', 'Belegte Brötchen, gemischt', 'Käsebrett']);
  expect(found('getraenke')).toEqual(['Kasten Schorle']);
});

test('a diet is found in its inflected forms', () => {
  expect(found('vegan')).toEqual(['Grüne Platte', 'Kasten Schorle']);
  expect(found('veganes')).toEqual(['Grüne Platte', 'Kasten Schorle']);
  expect(found('vegetarische')).toHaveLength(5);
});

test('what a dish contains finds it, after the dishes that are named so', () => {
  expect(found('nuss')).toEqual(['Käsebrett']);
  expect(found('walnuss')).toEqual(['Käsebrett']);
  expect(found('milch')).toEqual(['Käsebrett']);
});

test('every word of several has to be there, in any field and order; connecting words do not count', () => {
  expect(found('vegan platte')).toEqual(['Grüne Platte']);
  expect(found('Platte mit Hummus')).toEqual(['Grüne Platte']);
  expect(found('salami vegan')).toEqual([]);
  expect(found('mit')).not.toEqual([]);
});

test('the end of a compound counts from three letters on, its middle from five', () => {
  expect(found('lachs')).toEqual(['Belegte Brötchen, gemischt']);
  expect(found('äse')).toContain('Salat mit Ziegenkäse');
  expect(found('cherl')).toEqual(['Belegte Brötchen, gemischt']);
  expect(found('cher')).toEqual([]);
});

test.each([
  ['hummsu', 'Grüne Platte'],
  ['falaffel', 'Grüne Platte'],
  ['cupcaks', 'Cupcakes'],
  ['rabarber', 'Kasten Schorle'],
  ['räuhcerlach', 'Belegte Brötchen, gemischt'],
])('a slip is forgiven: "%s"', (query, name) => {
  expect(found(query)).toEqual([name]);
});

test('a slip is forgiven only where nothing is found as it was typed, and not in short words', () => {
  expect(found('birne')).toEqual(['Salat mit Ziegenkäse']);
  expect(found('eis')).toEqual([]);
  expect(found('pommes')).toEqual([]);
});

test('nothing typed finds nothing', () => {
  for (const query of ['', '   ', '?!', '-']) expect(found(query)).toEqual([]);
});
