import { expect, test } from 'vitest';
import { readPriceList, writePriceList } from './price-list.ts';

const rolls = {
  id: 101,
  name: '=Brötchen; gemischt',
  seller: 'Brotzeit',
  category: 'Platten',
  priceCents: 5800,
};
const sauce = { id: 503, name: 'Dip', seller: 'Brotzeit', category: 'Beilagen', priceCents: 5 };

test('a list says what is sold at what price, and reading it changes nothing', () => {
  const list = writePriceList([rolls, sauce]);
  expect(list).toContain('101;"\'=Brötchen; gemischt";Brotzeit;Platten;58,00\r\n');
  expect(list).toContain(';0,05\r\n');
  expect(readPriceList(list, [101, 503])).toEqual({
    prices: [
      { id: 101, priceCents: 5800 },
      { id: 503, priceCents: 5 },
    ],
    wrong: [],
  });
});

test('what a dish is called becomes no day, and its number and price are read as they were written', () => {
  const list = writePriceList([{ ...rolls, name: '1/2', seller: 'Mai 27', category: '3-4' }]);
  expect(list).toContain("101;'1/2;'Mai 27;'3-4;58,00\r\n");
  expect(readPriceList(list, [101])).toEqual({ prices: [{ id: 101, priceCents: 5800 }], wrong: [] });
});

test('prices are read as people write them, in whatever columns they stand', () => {
  const { prices } = readPriceList('Preis in €,x,Nr.\n"1.160,50 €",,101\n62,,503\n', [101, 503]);
  expect(prices).toEqual([
    { id: 101, priceCents: 116_050 },
    { id: 503, priceCents: 6200 },
  ]);
});

test.each([
  ['Gericht;Preis\nDip;3', { line: 1, code: 'NO_HEADS' }],
  ['', { line: 1, code: 'NO_HEADS' }],
  ['Nummer;Preis\nzwei;3', { line: 2, code: 'NO_NUMBER' }],
  ['Nummer;Preis\n;3', { line: 2, code: 'NO_NUMBER' }],
  ['Nummer;Preis\n999;3', { line: 2, code: 'UNKNOWN_PRODUCT' }],
  ['Nummer;Preis\n101;58\n101;60', { line: 3, code: 'TWICE' }],
  ['Nummer;Preis\n101;gratis', { line: 2, code: 'NO_PRICE' }],
  ['Nummer;Preis\n101;1.250', { line: 2, code: 'NO_PRICE' }],
  ['Nummer;Preis\n101;0', { line: 2, code: 'NO_PRICE' }],
  ['Nummer;Preis\n\n\n101;gratis', { line: 4, code: 'NO_PRICE' }],
  ['Nummer;Preis\n101', { line: 2, code: 'NO_PRICE' }],
  ['Nummer;Preis\n101;10000,01', { line: 2, code: 'TOO_HIGH' }],
])('%j is said to be wrong, with its line', (list, wrong) => {
  expect(readPriceList(list, [101]).wrong).toEqual([wrong]);
});
