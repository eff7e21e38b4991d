import { expect, test } from 'vitest';
import { safeRedirectTarget } from './redirect-target.ts';

test.each(['/cart', '/category/platter?lang=de#top'])('%s is a place to return to', (target) => {
  expect(safeRedirectTarget(target)).toBe(target);
});

test.each([
  null,
  '',
  'cart',
  '//evil',
  '/\\evil',
  '/\t/evil',
  '/\n/evil',
  'javascript:alert(1)',
  'https://evil',
])('%j is not', (target) => {
  expect(safeRedirectTarget(target)).toBeNull();
});
