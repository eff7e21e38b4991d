import { describe, expect, test } from 'vitest';
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
const foundAmong = (names: string[], query: string) =>
  searchCatalogue(names, (name) => text(name, ''), query);

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

test.each(['and', 'with', 'for', 'of', 'the', 'a', 'und', 'mit', 'für', 'der', 'die', 'das'])(
  'the connecting word "%s" need not be there when others are',
  (connecting) => {
    expect(found(`Käsebrett ${connecting} Trauben`)).toEqual(['Käsebrett']);
  },
);

test('whole words come before those that only start so, these before inflected ones and parts', () => {
  expect(foundAmong(['Käsebrot', 'Brotkorb', 'Brot'], 'brot')).toEqual(['Brot', 'Brotkorb', 'Käsebrot']);
  expect(foundAmong(['Brot', 'Brote'], 'brote')).toEqual(['Brote', 'Brot']);
});

test('up to two letters more are an inflection of a word, unless the word is very short', () => {
  expect(found('käsebrett')).toEqual(['Käsebrett']);
  expect(foundAmong(['Tee'], 'teer')).toEqual(['Tee']);
  expect(foundAmong(['Ei'], 'eis')).toEqual([]);
});

test('the end of a compound counts from three letters on, its middle from five', () => {
  expect(found('lachs')).toEqual(['Belegte Brötchen, gemischt']);
  expect(found('te')).toEqual([]);
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

test.each([
  ['swapped letters', 'brine'],
  ['a wrong letter', 'borne'],
  ['a letter too few', 'bire'],
  ['a letter too many', 'birrne'],
])('in a short word one slip is forgiven: %s, "%s"', (_, query) => {
  expect(found(query)).toEqual(['Salat mit Ziegenkäse']);
});

test.each([
  ['two wrong letters', 'balne'],
  ['a wrong letter and one too few', 'bern'],
  ['a letter left out and one added at the end', 'bireb'],
  ['a letter that stands too early, and a wrong one', 'brane'],
  ['a letter that stands too late, and a wrong one', 'baine'],
  ['a wrong letter, then two swapped', 'baren'],
  ['two swapped, then a wrong letter', 'brina'],
  ['the first letter', 'hirne'],
])('in a short word more is not forgiven: %s, "%s"', (_, query) => {
  expect(found(query)).toEqual([]);
});

test('from eight letters on two slips are forgiven', () => {
  expect(found('felefel')).toEqual([]);
  expect(found('rhebarbi')).toEqual(['Kasten Schorle']);
  expect(found('rhiborbi')).toEqual([]);
});

test('with a slip, the start of a word is enough from six letters on; its end never is', () => {
  expect(found('rhabor')).toEqual(['Kasten Schorle']);
  expect(found('rhabx')).toEqual([]);
  expect(foundAmong(['Butterbrot'], 'bret')).toEqual([]);
});

test('a slip is forgiven only where nothing is found as it was typed, and not in short words', () => {
  expect(found('birne')).toEqual(['Salat mit Ziegenkäse']);
  expect(found('eis')).toEqual([]);
  expect(found('pommes')).toEqual([]);
  expect(foundAmong(['Tee'], 'toe')).toEqual([]);
  expect(foundAmong(['Brot'], 'brit')).toEqual(['Brot']);
});

test('nothing typed finds nothing', () => {
  for (const query of ['', '   ', '?!', '-']) expect(found(query)).toEqual([]);
});

describe('a word of the other language', () => {
  const dishes = [
    { de: text('Caesar-Wrap', 'Wraps', 'mit Wiener Würstchen'), en: text('Caesar wrap', 'Wraps') },
    { de: text('Beerenkuchen', 'Süßes'), en: text('Berry cake', 'Sweets') },
    { de: text('Kasten Pils', 'Getränke'), en: text('Crate of beer', 'Drinks') },
    { de: text('Riesling', 'Getränke', 'Schaumwein'), en: text('Riesling', 'Drinks', 'a sparkling wine') },
  ];
  const among = (query: string) =>
    searchCatalogue(
      dishes,
      ({ de }) => de,
      query,
      ({ en }) => en,
    ).map(({ de }) => de.name);

  test('finds what it means, before a slip of this one is taken for it', () => {
    expect(among('wine')).toEqual(['Riesling']);
    expect(among('sparkling wine')).toEqual(['Riesling']);
    expect(among('wienr')).toEqual(['Caesar-Wrap']);
  });

  test('is found beside what only begins so in this one', () => {
    expect(among('beer')).toEqual(['Kasten Pils', 'Beerenkuchen']);
  });

  test('is not taken for a slip of this one where it only begins so in the other', () => {
    const menu = [
      { de: text('Griechischer Salat', 'Salate'), en: text('Greek salad', 'Salads') },
      { de: text('Doritos', 'Snacks', 'leicht gesalzen'), en: text('Doritos', 'Snacks', 'with salt') },
    ];
    const found = searchCatalogue(
      menu,
      ({ de }) => de,
      'salta',
      ({ en }) => en,
    );
    expect(found.map(({ de }) => de.name)).toEqual(['Griechischer Salat']);
  });

  test('is not looked for where it is a word of this one too', () => {
    expect(among('wraps')).toEqual(['Caesar-Wrap']);
    expect(among('kuchen')).toEqual(['Beerenkuchen']);
  });
});
