import { expect, test } from 'vitest';
import type { Category } from '#contract/shop/categories.ts';
import type { Product } from '#contract/shop/products.ts';
import { overwriteGetLocale } from '#locale';
import { locales } from '#rules/text/locale.ts';
import { findDishes, menuItems } from './search-menu.ts';

const dish = (name: string, diets: string[], description = ''): Product => ({
  id: 101,
  name: `en:${name}\nde:${name}`,
  description: `en:${description}\nde:${description}`,
  price: 4.9,
  imageUrl: null,
  imageUrlExtra: null,
  imageAlt: null,
  bestSeller: null,
  categoryId: 1,
  sellerId: 1,
  unit: 'en:Platter\nde:Platte',
  serves: null,
  netQuantity: null,
  vatRate: 7,
  deposit: 0,
  allergens: [],
  additives: [],
  diets,
  alcoholByVolume: null,
  packaged: [],
});
const categories: Category[] = [{ id: 1, name: 'en:Platters\nde:Platten', imageUrl: null, categoryOrder: 1 }];
const menu = menuItems(categories, [
  dish('Burger Bean', ['vegan']),
  dish('Burger Halloumi', ['vegetarian']),
  dish('Burger Beef', ['halal'], 'with vegan mayonnaise, mit veganer Mayonnaise'),
  dish('Falafel', ['vegan']),
]);
const found = (query: string) =>
  locales.map((locale) => {
    overwriteGetLocale(() => locale);
    return findDishes(menu, query, locale).map(({ product }) => product.name.split(/[:\n]/)[1]);
  });
const inBoth = (...names: string[]) => locales.map(() => names);

test.each([
  'vegan burger',
  'burger vegan',
  'vegane Burger',
  'Burger, veganer',
  'pflanzliche Burger',
  'burger plant-based',
  'plant based burger',
])('"%s" finds the burger that is declared vegan, and none whose text only says the word', (query) => {
  expect(found(query)).toEqual(inBoth('Burger Bean'));
});

test.each([
  'vegetarian burger',
  'Burger vegetarisch',
  'veggie burger',
  'Burger fleischlos',
  'meatless burger',
])('"%s" finds the burgers without meat, the vegan one too', (query) => {
  expect(found(query)).toEqual(inBoth('Burger Bean', 'Burger Halloumi'));
});

test.each(['vegan', 'Veganer', 'pflanzlich'])('"%s" finds all that is vegan', (query) => {
  expect(found(query)).toEqual(inBoth('Burger Bean', 'Falafel'));
});

test('two diets are asked for at once', () => {
  expect(found('burger halal')).toEqual(inBoth('Burger Beef'));
  expect(found('halal vegan burger')).toEqual(inBoth());
});

test('what nothing is like finds nothing', () => {
  expect(found('lasagne')).toEqual(inBoth());
  expect(found('vegan lasagne')).toEqual(inBoth());
});
