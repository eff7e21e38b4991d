import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cookies as de } from '#content/legal/de/cookies.ts';
import { cookies as en } from '#content/legal/en/cookies.ts';

const app = globSync('app/**/*.{ts,tsx}').filter((path) => !path.includes('.test.'));
const keys = app
  .map((path) => readFileSync(path, 'utf8'))
  .filter((text) => /Storage\b/.test(text))
  .flatMap((text) => [...text.matchAll(/const \w*[kK]ey = '(\w+)'/g)])
  .flatMap(([, key = '']) => key);

test('whatever a browser keeps for the shop is named on the cookie page, in both languages', () => {
  expect(keys).toEqual(expect.arrayContaining(['cart', 'accessToken', 'productFilter', 'signInTarget']));
  expect(keys.filter((key) => !new RegExp(`\\b${key}\\b`).test(JSON.stringify(de)))).toEqual([]);
  expect(keys.filter((key) => !new RegExp(`\\b${key}\\b`).test(JSON.stringify(en)))).toEqual([]);
});
