import type { MetaDescriptor } from 'react-router';
import { expect, test } from 'vitest';
import { overwriteGetLocale } from '#locale';
import type { Locale } from '#rules/text/locale.ts';
import type { RootData } from '../../page/use-settings.ts';
import { pageMeta } from './page-meta.ts';

const root: RootData = {
  settings: { minOrder: null, minOrderTimeHour: null, closedDays: null, hideFooter: null },
  categoryNames: ['en:Sweets\nde:Süßes'],
  shopNames: { 2: 'Zuckerhut' },
  publicUrl: 'https://shop.example',
  conversionId: null,
};

/** The descriptors of a page as pairs of what they name and what they say. */
function told(pathname: string, locale: Locale, data: RootData | null = root) {
  overwriteGetLocale(() => locale);
  const pairs = pageMeta(pathname, locale, data ?? undefined).map((entry: MetaDescriptor) => {
    if ('title' in entry) return ['title', entry.title];
    if ('tagName' in entry) return [`${entry.rel}${entry.hrefLang ? ` ${entry.hrefLang}` : ''}`, entry.href];
    return [
      'property' in entry ? entry.property : 'name' in entry ? entry.name : '?',
      'content' in entry && entry.content,
    ];
  });
  return Object.fromEntries(pairs) as Record<string, string>;
}

test('a public page names its address, its languages and its preview', () => {
  expect(told('/about', 'en')).toMatchObject({
    title: 'About us · Tischlein',
    canonical: 'https://shop.example/about',
    'alternate en': 'https://shop.example/about',
    'alternate de': 'https://shop.example/about?lang=de',
    'alternate x-default': 'https://shop.example/about',
    'og:title': 'About us · Tischlein',
    'og:url': 'https://shop.example/about',
    'og:locale': 'en_US',
    'og:locale:alternate': 'de_DE',
    'og:image': 'https://shop.example/pictures/og.jpg',
    'twitter:card': 'summary_large_image',
  });
});

test('in German the canonical address is the German one', () => {
  expect(told('/category/sweets', 'de')).toMatchObject({
    title: 'Süßes · Catering bestellen · Tischlein',
    canonical: 'https://shop.example/category/sweets?lang=de',
    'alternate x-default': 'https://shop.example/category/sweets',
    'og:url': 'https://shop.example/category/sweets?lang=de',
    'og:locale': 'de_DE',
  });
});

test('another spelling of an address leads to the same canonical one', () => {
  expect(told('/category/SWEETS/', 'en').canonical).toBe('https://shop.example/category/sweets');
});

test('public pages describe themselves, each in its own words', () => {
  const paths = [
    '/',
    '/about',
    '/contact',
    '/categories-overview',
    '/category/sweets',
    '/shop/2',
    '/imprint',
    '/terms',
  ];
  for (const locale of ['en', 'de'] as const) {
    const descriptions = paths.map((path) => told(path, locale));
    expect(new Set(descriptions.map(({ description }) => description)).size).toBe(paths.length);
    for (const page of descriptions) expect(page['og:description']).toBe(page.description);
  }
  expect(told('/category/sweets', 'de').description).toMatch(/^Süßes /);
  expect(told('/shop/2', 'en').description).toMatch(/Zuckerhut/);
});

test.each([
  '/cart',
  '/checkout-login',
  '/signin',
  '/orders',
  '/profile',
  '/payment/success',
  '/unauthorized',
  '/nowhere',
  '/about/us',
  '/category/nothing',
  '/shop/99',
])('%s has no canonical address, no languages, no preview and is not indexed', (path) => {
  const page = told(path, 'en');
  expect(page.robots).toBe('noindex');
  expect(Object.keys(page).sort()).toEqual(['description', 'robots', 'theme-color', 'title']);
});

test('a page that failed before anything was read says nothing wrong', () => {
  expect(Object.keys(told('/about', 'en', null))).toContain('robots');
});
