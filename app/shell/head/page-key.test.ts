import { expect, test } from 'vitest';
import { pageKey } from './page-key.ts';

test.each([
  ['/', 'home'],
  ['/about', 'about'],
  ['/category/platter', 'category'],
  ['/payment/failed', 'payment'],
  ['/terms/', 'terms'],
  ['/nowhere', 'home'],
  ['/home', 'home'],
  ['/constructor', 'home'],
] as const)('%s has the title of %s', (path, key) => {
  expect(pageKey(path)).toBe(key);
});
