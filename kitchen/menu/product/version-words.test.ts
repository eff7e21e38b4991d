import { expect, test } from 'vitest';
import { versionWords } from './version-words.ts';

const version = { number: 2, at: 0, by: null, how: 'PRICE', fields: ['priceCents'], priceCents: 4100 };
const before = { ...version, number: 1, how: 'PUBLISHED', fields: [], priceCents: 3600 };
const plain = (words: string) => words.replaceAll('\u00a0', ' ');

test('the history of a dish says of its price from what to what', () => {
  expect(plain(versionWords(version, before))).toBe('Preis geändert: von 36,00 € auf 41,00 €');
  const published = { ...version, how: 'PUBLISHED', fields: ['priceCents', 'vat'] };
  expect(plain(versionWords(published, before))).toMatch(
    /^veröffentlicht: Preis.* von 36,00 € auf 41,00 €, /,
  );
});

test('where a price is not known it says once that it changed', () => {
  expect(versionWords(version, { ...before, priceCents: null })).toBe('Preis geändert');
});

test('of the oldest it says how it was made, and nothing of what was different before', () => {
  expect(versionWords(before, undefined)).toBe('veröffentlicht');
  expect(versionWords({ ...version, how: 'WITHDRAWN', fields: ['active'] }, before)).toBe(
    'von der Karte genommen',
  );
});
