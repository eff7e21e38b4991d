import { renderToStaticMarkup } from 'react-dom/server';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { companyOfFiles } from '#content/shop.ts';
import { overwriteGetLocale } from '#locale';
import type { Locale } from '#rules/text/locale.ts';
import type { PageNames } from '../../page/page-names.ts';
import { shownCompany } from '../../page/shown-company.ts';
import type { RootData } from '../../page/use-root-data.ts';
import routes from '../../routes.ts';
import { withoutMadeUpNames } from './made-up-names.ts';
import { PageMeta } from './page-meta.tsx';

const root: RootData = {
  company: shownCompany(companyOfFiles),
  settings: {
    minOrder: null,
    minOrderTimeHour: null,
    closedDays: null,
    openingHours: null,
    hideFooter: null,
  },
  feeSteps: [],
  deliveryCosts: { least: 0, most: 0 },
  categoryNames: ['en:Sweets\nde:Süßes'],
  shopNames: { 2: 'Zuckerhut' },
  publicUrl: 'https://shop.example',
  conversionId: null,
};

/** What the route of an address calls its page, and the route's id. */
async function routeOf(pathname: string) {
  const all = routes.map(({ index, path = '/', file }) => ({
    id: file.replace(/\.tsx$/, ''),
    ...(index ? { index } : { path }),
  }));
  const id = matchRoutes(all as RouteObject[], pathname)?.at(-1)?.route.id ?? '';
  return { id, names: await namesOf(id, pathname) };
}

/** What a route calls its page, without data of it where that says its name. */
async function namesOf(id: string, pathname: string): Promise<PageNames> {
  const { handle } = await import(/* @vite-ignore */ `../../${id}.tsx`);
  return typeof handle === 'function' ? handle({ pathname }) : handle;
}

/** What the head of a page says: what each tag names, and what it says of it. */
async function told(pathname: string, locale: Locale, data: RootData | null = root) {
  overwriteGetLocale(() => locale);
  const { id, names } = await routeOf(pathname);
  const path = withoutMadeUpNames(pathname, id, root);
  const html = renderToStaticMarkup(
    <PageMeta pathname={path} locale={locale} names={names} root={data ?? undefined} />,
  );
  const attribute = (tag: string, name: string) => new RegExp(` ${name}="(.*?)"`, 'i').exec(tag)?.[1];
  const tags = html.match(/<(meta|link) .*?>/g) ?? [];
  const pairs = tags.map((tag) => {
    const [rel, language] = [attribute(tag, 'rel'), attribute(tag, 'hreflang')];
    if (rel) return [language ? `${rel} ${language}` : rel, attribute(tag, 'href')];
    return [attribute(tag, 'property') ?? attribute(tag, 'name'), attribute(tag, 'content')];
  });
  return Object.fromEntries([['title', /<title>(.*?)<\/title>/.exec(html)?.[1]], ...pairs]) as Record<
    string,
    string
  >;
}

test('a public page names its address, its languages and its preview', async () => {
  expect(await told('/about', 'en')).toMatchObject({
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

test('in German the canonical address is the German one', async () => {
  expect(await told('/category/sweets', 'de')).toMatchObject({
    title: 'Süßes · Catering bestellen · Tischlein',
    canonical: 'https://shop.example/category/sweets?lang=de',
    'alternate x-default': 'https://shop.example/category/sweets',
    'og:url': 'https://shop.example/category/sweets?lang=de',
    'og:locale': 'de_DE',
  });
});

test('another spelling of an address leads to the same canonical one', async () => {
  expect((await told('/category/SWEETS/', 'en')).canonical).toBe('https://shop.example/category/sweets');
});

test('public pages describe themselves, each in its own words', async () => {
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
    const descriptions = await Promise.all(paths.map((path) => told(path, locale)));
    expect(new Set(descriptions.map(({ description }) => description)).size).toBe(paths.length);
    for (const page of descriptions) expect(page['og:description']).toBe(page.description);
  }
  expect((await told('/category/sweets', 'de')).description).toMatch(/^Süßes /);
  expect((await told('/shop/2', 'en')).description).toMatch(/Zuckerhut/);
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
  '/product/1-nothing',
])('%s has no canonical address, no languages, no preview and is not indexed', async (path) => {
  const page = await told(path, 'en');
  expect(page.robots).toBe('noindex');
  expect(Object.keys(page).sort()).toEqual(['description', 'robots', 'theme-color', 'title']);
});

test('a page that failed before anything was read says nothing wrong', async () => {
  expect(Object.keys(await told('/about', 'en', null))).toContain('robots');
});

test.each([
  ['/', 'Catering in Berlin · Tischlein'],
  ['/About', 'About us · Tischlein'],
  ['/terms/', 'Terms and conditions · Tischlein'],
  ['/payment/failed', 'Failed · Payment · Tischlein'],
  ['/shop/2', 'Zuckerhut · Kitchen · Tischlein'],
  ['/shop/99', 'Page not found · Catering in Berlin · Tischlein'],
  ['/category/nothing', 'Page not found · Catering in Berlin · Tischlein'],
  ['/nowhere', 'Page not found · Catering in Berlin · Tischlein'],
  ['/constructor', 'Page not found · Catering in Berlin · Tischlein'],
])('%s is titled %s', async (path, title) => {
  expect((await told(path, 'en')).title).toBe(title);
});

test('a category is not called missing while nobody knows which there are', async () => {
  const unread = { ...root, categoryNames: [] };
  expect((await told('/category/sweets', 'en', unread)).title).toBe('Order catering · Tischlein');
});

test('every page has a title', async () => {
  for (const { file } of routes) {
    const name = file.replace(/\.tsx$/, '');
    expect(await namesOf(name, '/'), name).toHaveProperty('title');
  }
});

test('what does not exist below a category is missing, and not called by the category', async () => {
  overwriteGetLocale(() => 'en');
  const { names } = await routeOf('/category/sweets/more');
  const page = <PageMeta pathname="/category/sweets/more" locale="en" names={names} root={root} />;
  expect(renderToStaticMarkup(page)).toContain(
    '<title>Page not found · Catering in Berlin · Tischlein</title>',
  );
});
