import { expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { createPageMap } from '../pages/page-map.ts';
import { type AskedBy, createCacheable } from './cacheable.ts';

const loader = () => null;
const listed = routes.map(({ file, path, index }) => {
  const id = file.replace('.tsx', '');
  const hasData = path === undefined || /[:*]/.test(path);
  return [id, { id, parentId: 'root', path, index, module: hasData ? { loader } : {} }] as const;
});
const cacheable = createCacheable({
  pageAt: createPageMap({
    root: { id: 'root', path: '', module: { loader } },
    ...Object.fromEntries(listed),
  }),
  isOwn: (path) => ['/readyz', '/docs', '/favicon.svg'].includes(path) || /^\/(assets|kitchen)\//.test(path),
  allowedOrigins: ['https://elsewhere.example'],
});
const keyOf = (url: string, cookie?: string) => {
  const found = cacheable(url, { cookie });
  return found && 'key' in found ? found.key : null;
};

/** What has to exist for an address, and what is kept for all that do not. */
const insteadOf = (url: string, by: AskedBy = {}) => {
  const found = cacheable(url, by);
  return found && 'onlyIf' in found && { exists: found.onlyIf?.exists, ...found.onlyIf?.else() };
};

test('a page is kept by its address and language', () => {
  expect(keyOf('/category/platter')).toBe('en /category/platter');
  expect(keyOf('/category/platter', 'a=1; language=de')).toBe('de /category/platter');
  expect(keyOf('/category/platter?lang=de', 'language=en')).toBe('de /category/platter');
  expect(keyOf('/', 'mylanguage=de')).toBe('en /');
});

test('what a page does not depend on is not part of it', () => {
  expect(cacheable('/payment/success?productOrderId=1&lang=de', {})).toMatchObject({
    key: 'de /payment/success',
    path: '/payment/success',
    shelf: 'pages',
  });
  expect(keyOf(`/about?utm_source=${'x'.repeat(4000)}`)).toBe('en /about');
});

test.each(['/category/platter', '/shop/1'])(
  'of %s a filter is kept, in one form however it is written',
  (path) => {
    for (const query of ['diet=vegan&without=gluten,milk', 'x=1&without=milk&without=gluten&diet=vegan']) {
      expect(cacheable(`${path}?${query}`, {})).toMatchObject({
        path: `${path}?diet=vegan&without=gluten,milk`,
        shelf: 'views',
      });
    }
    expect(cacheable(`${path}?diet=&without=kiwi`, {})).toMatchObject({ path, shelf: 'pages' });
  },
);

test('planned tables stand on a shelf of their own, each in one form, and what is no plan is the page', () => {
  const said = 'occasion=team&guests=24&meal=lunch';
  for (const query of [said, `meal=lunch&x=1&occasion=team&guests=024&vegan=0&nuts=`]) {
    expect(cacheable(`/plan?${query}`, {})).toMatchObject({
      key: `en /plan?${said}`,
      path: `/plan?${said}`,
      shelf: 'plans',
    });
  }
  const laid = `${said}&table=103x2.305&kept=305&price=4000&for=1a2b`;
  for (const query of [
    laid,
    `${laid}&swap=305`,
    `${laid}&set=103x3`,
    `${laid}&put=103.305`,
    `${laid}&lay=anew`,
  ])
    expect(cacheable(`/plan?${query}&lang=de`, {})).toMatchObject({ key: `de /plan?${query}` });
  // What is taken off is part of the form: it can be put back.
  const off = laid.replace('&price', '&off=103x2.0&price');
  for (const query of [laid, off])
    expect(keyOf(`/plan?${query}&set=103x0`)).toBe(`en /plan?${off}&set=103x0`);
  for (const query of ['utm_source=x', 'vegan=0&nuts=&table=&for=1', 'lang=en', 'guests=<script>', 'swap=3'])
    expect(cacheable(`/plan?${query}`, {})).toMatchObject({ key: 'en /plan', shelf: 'pages' });
  expect(cacheable(`/plan.data?${said}`, {})).toMatchObject({ path: `/plan.data?${said}`, shelf: 'plans' });
  expect(keyOf('/about?occasion=team&lay=1')).toBe('en /about');
});

test('other pages and the data behind navigation know no filter', () => {
  expect(keyOf('/about?diet=vegan')).toBe('en /about');
  expect(keyOf('/category/platter.data?diet=vegan')).toBe('en /category/platter.data');
});

test('the data of a page is kept by those of its routes that are asked for, in one order', () => {
  const shop = 'screens%2Fshop%2Froute';
  expect(keyOf(`/shop/1.data?_routes=${shop}`, 'language=de')).toBe(`de /shop/1.data?_routes=${shop}`);
  for (const all of [
    '',
    '?_routes=',
    `?_routes=${shop},root`,
    `?_routes=root%2C${shop},x`,
    '?_routes=<script>',
  ])
    expect(keyOf(`/shop/1.data${all}`)).toBe('en /shop/1.data');
  expect(keyOf('/shop/1.data?_routes=root,screens/home/route')).toBe('en /shop/1.data?_routes=root');
});

test.each([
  ['/Category//PLATTER/?utm=1&lang=de', '/category/platter?utm=1&lang=de'],
  ['/%61bout', '/about'],
  ['/about/_.data?_routes=root', '/about.data?_routes=root'],
  ['//', '/'],
])('%s is sent to %s', (url, to) => {
  expect(cacheable(url, {})).toEqual({ kind: 'moved', to });
});

test('all pages that do not exist are one in each language', () => {
  for (const url of [
    '/nothing',
    '/no/such/page.php',
    '//evil.example/x',
    '/%E0%A4%A',
    `/${'x'.repeat(4000)}`,
  ])
    expect([keyOf(url), keyOf(url, 'language=de')]).toEqual(['en /*', 'de /*']);
  expect(insteadOf('/category/stullen?diet=vegan')).toEqual({
    exists: '/category/stullen',
    key: 'en /category/*',
    path: '/category/*',
  });
});

test('a dish is there by its number, whatever it is called, and its page knows no filter', () => {
  for (const path of ['/product/103-anything', '/product/103', '/product/103-x.data'])
    expect(insteadOf(path)).toMatchObject({ exists: '/product/103' });
  expect(insteadOf('/product/nothing')).toEqual({
    exists: '/product/nothing',
    key: 'en /product/*',
    path: '/product/*',
  });
  expect(cacheable('/product/103-green-platter?diet=vegan&lang=de', {})).toMatchObject({
    key: 'de /product/103-green-platter',
    path: '/product/103-green-platter',
    shelf: 'pages',
  });
});

test.each([
  ['/v1/sellers', '/v1/sellers'],
  ['/v1/categories/7', '/v1/categories/7'],
  ['/v1/products?sellerId=2', '/v1/products?sellerId=2'],
  ['/v1/products?sellerId=0', '/v1/products'],
  ['/v1/extra-config?key=min-order', '/v1/extra-config?key=min-order'],
])('the public call %s is kept', (url, key) => {
  expect(keyOf(url)).toBe(key);
  expect(cacheable(url, { origin: 'https://elsewhere.example' })).toMatchObject({
    key: `https://elsewhere.example ${key}`,
  });
  expect(cacheable(url, { origin: 'https://evil.example' })).toMatchObject({ key, origin: undefined });
});

test('a seller or a category that does not exist shares its answer with all others', () => {
  expect(insteadOf('/v1/products?sellerId=99')).toMatchObject({
    exists: '/v1/products?sellerId=99',
    key: 'de /v1/products?sellerId=*',
  });
  expect(insteadOf('/v1/categories/99', { 'accept-language': 'en' })).toMatchObject({
    key: 'en /v1/categories/*',
    path: '/v1/categories/99',
  });
});

test.each([
  '/v1/orders',
  '/v1/customers',
  '/v1/products?sellerId=1&sellerId=2',
  '/v1/products?x=1',
  '/v1/extra-config?key=token-secret',
  '/v1/auth/captcha',
  '/kitchen/api/me',
  '/kitchen/api/live',
  '/readyz',
  '/docs',
  '/assets/a.js',
  '/favicon.svg',
])('%s is not', (url) => {
  expect(cacheable(url, {})).toBeNull();
});
