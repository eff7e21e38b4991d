import { describe, expect, test } from 'vitest';
import { isTaxId, isVatNumber } from './tax-id.ts';

test.each([
  'DE123456789',
  'de 123 456 789',
  'ATU12345678',
  'NL123456789B01',
  'CHE-123.456.789 MWST',
  'GB 123 4567 89',
  'XI GD123',
  'JP1234567890123',
  '12/345/67890',
  '1121081508150',
])('%s is one', (text) => {
  expect(isTaxId(text)).toBe(true);
});

test.each([
  'DE 123',
  'DE12345678',
  'DE1234567890',
  'ATU1234567',
  'AT12345678',
  'number',
  'constructor',
  '12',
  '',
])('%j is none', (text) => {
  expect(isTaxId(text)).toBe(false);
});

describe('the VAT number of a country', () => {
  const numbers: readonly [country: string, ...numbers: string[]][] = [
    ['AT', 'U12345678'],
    ['BE', '0123456789', '1123456789'],
    ['BG', '123456789', '1234567890'],
    ['CH', 'E123456789', 'E123456789MWST', 'E123456789TVA', 'E123456789IVA'],
    ['CY', '12345678X'],
    ['CZ', '12345678', '123456789', '1234567890'],
    ['DE', '123456789'],
    ['DK', '12345678'],
    ['EE', '123456789'],
    ['EL', '123456789'],
    ['ES', 'X12345678', '12345678X', 'X1234567X'],
    ['FI', '12345678'],
    ['FR', '12345678901', 'X1345678901', '1X345678901', 'XX345678901'],
    ['GB', '123456789', '123456789012', 'GD123', 'HA123'],
    ['HR', '12345678901'],
    ['HU', '12345678'],
    ['IE', '1234567X', '1X34567X', '1+34567X', '1*34567X', '1234567XX'],
    ['IT', '12345678901'],
    ['LT', '123456789', '123456789012'],
    ['LU', '12345678'],
    ['LV', '12345678901'],
    ['MT', '12345678'],
    ['NL', '123456789B01', 'XXXXXXXXXX12', '1+3*567X9012'],
    ['NO', '123456789', '123456789MVA'],
    ['PL', '1234567890'],
    ['PT', '123456789'],
    ['RO', '12', '123', '1234', '12345', '123456', '1234567', '12345678', '123456789', '1234567890'],
    ['SE', '123456789012'],
    ['SI', '12345678'],
    ['SK', '1234567890'],
    ['XI', '123456789', '123456789012'],
    // Countries without a form of their own here.
    ['IS', ...Array.from({ length: 11 }, (_, more) => '1234567890ABCD'.slice(0, 4 + more)), 'X1234Y'],
  ];
  const all = numbers.flatMap(([country, ...ofCountry]) => ofCountry.map((number) => country + number));

  test.each(all)('%s has its form', (text) => {
    expect(isTaxId(text)).toBe(true);
  });

  test('has not a sign less or more, at its end or its beginning, unless its country has that length too', () => {
    const changed = numbers.flatMap(([country, ...ofCountry]) => {
      const lengths = new Set(ofCountry.map(({ length }) => length));
      return ofCountry
        .flatMap((number) => [number.slice(0, -1), number.slice(1), `${number}0`, `0${number}`])
        .filter(({ length }) => !lengths.has(length))
        .map((number) => country + number);
    });
    expect(changed.filter(isTaxId)).toEqual([]);
  });

  test.each([
    ['an A where Austria writes a U', 'ATA12345678'],
    ['a 2 where Belgium begins with 0 or 1', 'BE2123456789'],
    ['an A where Switzerland writes an E', 'CHA123456789'],
    ['no digits but letters, with an abbreviation that Switzerland does not write', 'CHE123456789VAT'],
    ['a digit where Cyprus writes a letter', 'CY123456789'],
    ['a letter in the middle of a Spanish number', 'ESX1234X678'],
    ['a letter among the last nine of France', 'FRXX34567890X'],
    ['letters that Britain gives no office', 'GBAB123'],
    ['a letter at the beginning of an Irish number', 'IEX234567X'],
    ['a hash where Ireland writes a letter, a plus or a star', 'IE1#34567X'],
    ['a letter among the digits of an Irish number', 'IE12345X7X'],
    ['no letter at the end of an Irish number', 'IE12345678'],
    ['a letter among the last two of the Netherlands', 'NL123456789B0X'],
    ['a hash in a Dutch number', 'NL12345678#B01'],
    ['other letters than MVA after a Norwegian number', 'NO123456789MOM'],
    ['three digits in a row only, of another country', 'IS123A123'],
    ['a sign that is neither letter nor digit, of another country', 'IS1234/5'],
  ])('has not %s', (_what, text) => {
    expect(isTaxId(text)).toBe(false);
  });

  test('has not a letter where its country writes a digit', () => {
    const digitsOnly = numbers.flatMap(([country, ...ofCountry]) =>
      ofCountry.every((number) => /^\d+$/.test(number)) ? ofCountry.map((number) => country + number) : [],
    );
    const withLetter = digitsOnly.flatMap((text) => [
      `${text.slice(0, 2)}X${text.slice(3)}`,
      `${text.slice(0, -1)}X`,
    ]);
    expect(withLetter.filter(isTaxId)).toEqual([]);
  });
});

test.each([
  ['DE123456789', true],
  ['CHE123456789MWST', true],
  ['STNR3012345678', false],
  ['USTDE136695976', false],
  ['JP1234567890123', false],
  ['12/345/67890', false],
  ['', false],
])('whether %j is the VAT number of a country whose form is known: %s', (plain, isOne) => {
  expect(isVatNumber(plain)).toBe(isOne);
});

describe('a tax number', () => {
  test.each([
    ['eight digits', '12345678', true],
    ['seven digits', '1234567', false],
    ['sixteen digits', '1234 5678 9012 3456', true],
    ['seventeen digits', '1234 5678 9012 3456 7', false],
    ['the marks of Austria', '12-345/6789', true],
    ['blanks around its marks', '12 / 345 / 67890', true],
    ['more marks than digits', '1//////1', false],
    ['two marks in a row', '12//345/67890', false],
    ['blanks around it', '  12 345 67890\n', true],
    ['a mark before it', '/12/345/67890', false],
    ['a mark after it', '12/345/67890/', false],
    ['a letter in it', '12/345/6789A/1', false],
    ['a letter before it', 'A12/345/67890', false],
    ['a letter after it', '12/345/67890A', false],
  ])('with %s', (_what, text, isOne) => {
    expect(isTaxId(text)).toBe(isOne);
  });

  test('after the letters of a country is none', () => {
    expect(isTaxId('12345678 DE123456789')).toBe(false);
  });
});
