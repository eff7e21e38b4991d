import { expect, test } from 'vitest';
import { productIdIn, productPath, productPaths } from './product-path.ts';

test('the page of a dish is called by its number and its name in the language of the page', () => {
  expect(productPaths(103, 'en:Green platter\nde:Grüne Platte')).toEqual({
    en: '/product/103-green-platter',
    de: '/product/103-gruene-platte',
  });
});

test.each([
  ['Süßes & Käse-Öfchen', 'suesses-kaese-oefchen'],
  ['Ärger mit A\u0308pfeln', 'aerger-mit-aepfeln'],
  ['Crème brûlée, 12 Stück', 'creme-brulee-12-stueck'],
  ['Farmer’s salad', 'farmers-salad'],
  ['Apfel\u00adstreusel\u00adkuchen', 'apfelstreuselkuchen'],
  ['  50 % Rabatt!  ', '50-rabatt'],
  ['../../kitchen?x#y', 'kitchen-x-y'],
])('%s reads %s', (name, words) => {
  expect(productPath(1, name, 'de')).toBe(`/product/1-${words}`);
});

test('a name that has no such letters is left out', () => {
  expect(productPath(7, 'شاورما', 'de')).toBe('/product/7');
});

test('a long name ends with a whole word', () => {
  const long = productPath(7, 'Sandwiches '.repeat(20), 'en');
  expect(long).toBe(`/product/7${'-sandwiches'.repeat(5)}`);
  expect(productPath(7, 'x'.repeat(200), 'en')).toBe(`/product/7-${'x'.repeat(60)}`);
  expect(productPath(7, `${'x'.repeat(60)} y`, 'en')).toBe(`/product/7-${'x'.repeat(60)}`);
});

test('whatever follows the number names the same dish', () => {
  for (const segment of ['103', '103-', '103-green-platter', '103-anything']) {
    expect(productIdIn(segment)).toBe(103);
  }
});

test.each(['', '*', 'green', '-103', '0', '0103-x', '103x', '1234567890', '103%2d'])(
  '%j names none',
  (segment) => {
    expect(productIdIn(segment)).toBeNull();
  },
);
