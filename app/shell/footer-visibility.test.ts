import { expect, test } from 'vitest';
import { isFooterShown } from './footer-visibility.ts';

test.each([
  '/category/platter',
  '/category/platters-big',
  '/categories-overview',
  '/categories-overview/',
  '/category/sweets',
  '/category/snacks-and-sides',
  '/category/salads',
  '/category/drinks',
  '/category/Drinks/',
])('no footer on %s', (path) => {
  expect(isFooterShown(path, null)).toBe(false);
});

test.each(['/', '/about', '/category/sandwiches', '/category/wraps-and-paninis', '/cart', '/drinks/1'])(
  'a footer on %s',
  (path) => {
    expect(isFooterShown(path, 'false')).toBe(true);
  },
);

test('the setting hides it everywhere', () => {
  expect(isFooterShown('/', 'true')).toBe(false);
  expect(isFooterShown('/', '')).toBe(true);
});
