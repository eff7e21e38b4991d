import { expect, test } from 'vitest';
import { cacheableRequest } from './cacheable.ts';

const keyOf = (url: string, cookie?: string) => cacheableRequest(url, cookie)?.key ?? null;

test('a page is kept by its path and language', () => {
  expect(keyOf('/category/platter')).toBe('en /category/platter');
  expect(keyOf('/category/platter', 'a=1; language=de')).toBe('de /category/platter');
  expect(keyOf('/category/platter?lang=de', 'language=en')).toBe('de /category/platter');
  expect(keyOf('/', 'mylanguage=de')).toBe('en /');
});

test('what a page does not depend on is not part of it', () => {
  expect(cacheableRequest('/payment/success?productOrderId=1&lang=de', undefined)).toEqual({
    key: 'de /payment/success',
    path: '/payment/success',
    locale: 'de',
    isVariant: false,
  });
});

test.each(['/category/platter', '/shop/1', '/Category/platter', '/category/platter/'])(
  'of %s a filter is kept, in one form however it is written',
  (path) => {
    for (const query of ['diet=vegan&without=gluten,milk', 'x=1&without=milk&without=gluten&diet=vegan']) {
      expect(cacheableRequest(`${path}?${query}`, undefined)).toMatchObject({
        path: `${path}?diet=vegan&without=gluten,milk`,
        isVariant: true,
      });
    }
    expect(cacheableRequest(`${path}?diet=&without=kiwi`, undefined)).toMatchObject({
      path,
      isVariant: false,
    });
  },
);

test('other pages and the data behind navigation know no filter', () => {
  expect(keyOf('/about?diet=vegan')).toBe('en /about');
  expect(keyOf('/category/platter.data?diet=vegan')).toBe('en /category/platter.data');
});

test('the data of a page is kept by the routes asked for', () => {
  expect(keyOf('/shop/1.data?_routes=screens%2Fshop%2Froute', 'language=de')).toBe(
    'de /shop/1.data?_routes=screens%2Fshop%2Froute',
  );
  expect(keyOf('/shop/1.data?_routes=<script>')).toBeNull();
});

test.each(['/v1/sellers', '/v1/categories/7', '/v1/products?sellerId=2', '/v1/extra-config?key=min-order'])(
  'the public call %s is kept as it is written',
  (url) => {
    expect(keyOf(url)).toBe(url);
  },
);

test.each([
  '/v1/orders',
  '/v1/customers',
  '/v1/products?sellerId=1&sellerId=2',
  '/v1/products?x=1',
  '/v1/auth/captcha',
  '/readyz',
  '/docs',
  '/assets/a.js',
  '/favicon.svg',
  '//evil',
  `/category/${'x'.repeat(400)}`,
])('%s is not', (url) => {
  expect(keyOf(url)).toBeNull();
});
