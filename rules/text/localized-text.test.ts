import { expect, test } from 'vitest';
import {
  bothLanguages,
  readLocalizedText,
  splitLocalizedText,
  writeLocalizedText,
} from './localized-text.ts';

test('the reader gets the line of the language', () => {
  const text = writeLocalizedText({ en: 'Drinks', de: 'Getränke' });
  expect(text).toBe('en:Drinks\nde:Getränke');
  expect(readLocalizedText(text, 'en')).toBe('Drinks');
  expect(readLocalizedText(text, 'de')).toBe('Getränke');
});

test('lines may stand in any order and with blanks', () => {
  expect(readLocalizedText(' de: Getränke \r\n en: Drinks ', 'en')).toBe('Drinks');
});

test('a text without language lines is the same in both languages', () => {
  expect(readLocalizedText('Doritos', 'de')).toBe('Doritos');
  expect(readLocalizedText('  Limonade\r\n', 'en')).toBe('Limonade');
});

test('a missing language falls back to the other one', () => {
  expect(readLocalizedText('en:Drinks', 'de')).toBe('Drinks');
  expect(readLocalizedText('de:Getränke', 'en')).toBe('Getränke');
});

test.each([
  ['en:Drinks\nde:Getränke', { en: 'Drinks', de: 'Getränke' }],
  ['de: Getränke', { en: null, de: 'Getränke' }],
  ['Doritos ', { en: 'Doritos', de: 'Doritos' }],
])('%j is split into its languages', (text, both) => {
  expect(splitLocalizedText(text)).toEqual(both);
});

test('both languages are there where one stands for the other', () => {
  expect(bothLanguages('de:Getränke')).toEqual({ de: 'Getränke', en: 'Getränke' });
  expect(bothLanguages('en:Drinks\nde:Getränke')).toEqual({ de: 'Getränke', en: 'Drinks' });
});
