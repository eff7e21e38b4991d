import { expect, test } from 'vitest';
import { canonicalPath, pageAddress } from './public-pages.ts';

const catalogue = {
  categoryNames: ['en:Platter\nde:Platten', 'en:Wraps & Co\nde:Wraps und mehr'],
  shopNames: { 2: 'Zuckerhut' },
};

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/About', '/about'],
  ['/accessibility', '/accessibility'],
  ['/category/platter', '/category/platter'],
  ['/category/PLATTER/', '/category/platter'],
  ['/category/wraps-%26-co', '/category/wraps-%26-co'],
  ['/shop/2', '/shop/2'],
])('%s is found as %s', (pathname, canonical) => {
  expect(canonicalPath(pathname, catalogue)).toBe(canonical);
});

test.each([
  '/nowhere',
  '/about/us',
  '/category',
  '/category/nothing',
  '/category/platter/more',
  '/category/%E0%A4%A',
  '/shop',
  '/shop/3',
  '/shop/02',
  '/shop/constructor',
  '/cart',
  '/checkout-login',
  '/signin',
  '/orders',
  '/profile',
  '/payment/success',
  '/unauthorized',
])('%s is not to be found', (pathname) => {
  expect(canonicalPath(pathname, catalogue)).toBeNull();
});

test('an address names its language unless it is the default one', () => {
  expect(pageAddress('https://shop.example', '/', 'en')).toBe('https://shop.example/');
  expect(pageAddress('https://shop.example', '/shop/2', 'de')).toBe('https://shop.example/shop/2?lang=de');
});
