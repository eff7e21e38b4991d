import { expect, test } from 'vitest';
import { countryCode, countryName } from './country-code.ts';

test.each([
  ['Germany', 'DE'],
  [' deutschland ', 'DE'],
  ['Österreich', 'AT'],
  ['O\u0308sterreich', 'AT'],
  ['fr', 'FR'],
  ['Norwegen', 'NO'],
  ['Luxembourg', 'LU'],
  ['Polska', 'PL'],
  ['Türkiye', 'TR'],
  ['Russia', 'RU'],
  ['United Kingdom', 'GB'],
  ['uk', 'GB'],
  ['USA', 'US'],
  ['Holland', 'NL'],
  ['BRD', 'DE'],
  ['Great Britain', 'GB'],
  ['Großbritannien', 'GB'],
  ['England', 'GB'],
  ['Czech Republic', 'CZ'],
  ['Tschechische Republik', 'CZ'],
])('%j is %s', (written, code) => {
  expect(countryCode(written)).toBe(code);
});

test.each([
  'Atlantis',
  '',
  'XX',
  'ZZ',
  'EU',
  'UN',
  'Eurozone',
  'QO',
  'XA',
  'XB',
  'DD',
  'Berlin',
  'constructor',
])('%j is no country, and no other is taken for it', (written) => {
  expect(countryCode(written)).toBeNull();
});

test.each([
  ['TÜRKİYE', 'TR'],
  ["Côte d'Ivoire", 'CI'],
  ['Côte d’Ivoire', 'CI'],
  ['U.S.A.', 'US'],
  ['Grossbritannien', 'GB'],
  ['Bundesrepublik Deutschland', 'DE'],
])('%s is known however it is written', (written, code) => {
  expect(countryCode(written)).toBe(code);
});

test.each(['Kanarische Inseln', 'Ascension', 'IC', 'EA'])('%s is a part of a country, not one', (written) => {
  expect(countryCode(written)).toBeNull();
});

test('a country is named in the language of the reader', () => {
  expect(countryName('Germany', 'de')).toBe('Deutschland');
  expect(countryName('deutschland', 'en')).toBe('Germany');
  expect(countryName('Atlantis', 'de')).toBe('Atlantis');
});
