import { expect, test } from 'vitest';
import { readSearchWishes } from './search-wishes.ts';

test.each([
  ['glutenfrei', ['gluten'], [], ''],
  ['Glutenfreies Brot', ['gluten'], [], 'brot'],
  ['gluten-free bread', ['gluten'], [], 'bread'],
  ['nussfrei', ['nuts'], [], ''],
  ['laktosefreie Salate', ['milk'], [], 'salate'],
  ['eifrei', ['eggs'], [], ''],
  ['dairy free', ['milk'], [], ''],
  ['ohne Nüsse und Milch', ['nuts', 'milk'], [], ''],
  ['salad without nuts, sesame or fish', ['nuts', 'sesame', 'fish'], [], 'salad'],
  ['Salat ohne Zwiebeln', [], ['zwiebeln'], 'salat'],
  ['ohne Ei und Speck', ['eggs'], ['speck'], ''],
  ['vegan ohne Soja Platte', ['soy'], [], 'vegan platte'],
  ['nuss', [], [], 'nuss'],
  ['Milch', [], [], 'milch'],
  ['alkoholfrei', [], [], 'alkoholfrei'],
  ['frei', [], [], 'frei'],
  ['ohne', [], [], ''],
  ['', [], [], ''],
])('"%s" leaves out %j, and the words %j, and looks for "%s"', (query, without, unwanted, rest) => {
  expect(readSearchWishes(query)).toEqual({ without, unwanted, query: rest });
});
