import { expect, test } from 'vitest';
import { localeFromAcceptLanguage } from './locale.ts';

test.each([
  ['en', 'en'],
  ['de-DE,de;q=0.9,en;q=0.8', 'de'],
  ['fr-FR, en;q=0.4, de;q=0.6', 'de'],
  ['en-GB;q=0.9, de;q=0.1', 'en'],
  ['de; q=0.4, en; q=0.6', 'en'],
  ['en ;q=0.9, de;q=0.1', 'en'],
  ['en;level=1;q=0.9, de;q=0.5', 'en'],
  ['en;q=0', 'de'],
  ['fr', 'de'],
  ['', 'de'],
  [null, 'de'],
] as const)('Accept-Language %j is answered in %s', (header, locale) => {
  expect(localeFromAcceptLanguage(header)).toBe(locale);
});
