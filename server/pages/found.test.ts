import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedPages } from '#app/page/public-pages.ts';
import { companyOfFiles } from '#content/shop.ts';
import { productPath } from '#rules/catalogue/product-path.ts';
import { categories, products, sellers } from '#server/db/schema/catalogue.ts';
import { startTestShop, type TestShop } from '../../tests/support/shop.ts';

const publicUrl = 'https://shop.example';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ config: { PUBLIC_URL: publicUrl } });
});
afterAll(() => shop.stop());

/** Asks as a forger would: the address and the headers name another host than the shop's own. */
async function get(path: string) {
  const response = await shop.send(
    new Request(`http://evil.example${path}`, {
      headers: { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' },
    }),
  );
  const text = await response.text();
  expect(response.status).toBe(200);
  expect(text).not.toContain('evil');
  return { text, type: response.headers.get('Content-Type'), cache: response.headers.get('Cache-Control') };
}

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

test('robots.txt keeps crawlers from the calls and the kitchen, and names the sitemap', async () => {
  const { text, type, cache } = await get('/robots.txt');
  expect(type).toBe('text/plain; charset=utf-8');
  expect(cache).toBe('public, max-age=3600');
  expect(text).toBe(
    `User-agent: *\nDisallow: /v1/\nDisallow: /kitchen/\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
  );
});

test('security.txt says whom to tell of a weakness, and never that it has expired', async () => {
  const { text, type } = await get('/.well-known/security.txt');
  expect(type).toBe('text/plain; charset=utf-8');
  const fields = Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(': ', 2)),
  );
  expect(fields).toMatchObject({
    Contact: `mailto:${companyOfFiles.email}`,
    'Preferred-Languages': 'de, en',
    Canonical: `${publicUrl}/.well-known/security.txt`,
  });
  const days = (Date.parse(fields.Expires ?? '') - shop.deps.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test('the sitemap has every public page in both languages', async () => {
  const { text, type } = await get('/sitemap.xml');
  expect(type).toBe('application/xml; charset=utf-8');
  const paths = [
    ...fixedPages,
    '/category/platter',
    '/category/sandwiches',
    '/category/wraps-and-paninis',
    '/category/salads',
    '/category/snacks-and-sides',
    '/category/sweets',
    '/category/drinks',
    '/shop/1',
    '/shop/2',
  ];
  const dishes = (await shop.deps.db.select().from(products)).sort((one, other) => one.id - other.id);
  expect(dishes.length).toBeGreaterThan(50);
  const listed = locations(text);
  expect(listed.filter((address) => !address?.includes('/product/'))).toEqual(
    paths.flatMap((path) => [`${publicUrl}${path}`, `${publicUrl}${path}?lang=de`]),
  );
  expect(listed.filter((address) => address?.includes('/product/')).toSorted()).toEqual(
    dishes
      .flatMap(({ id, name }) => [
        publicUrl + productPath(id, name, 'en'),
        `${publicUrl}${productPath(id, name, 'de')}?lang=de`,
      ])
      .toSorted(),
  );
  for (const personal of [
    'cart',
    'signin',
    'checkout-login',
    'orders',
    'profile',
    'payment',
    'unauthorized',
  ]) {
    expect(text).not.toContain(`/${personal}`);
  }
});

test('every address in it names the page in all languages, itself included', async () => {
  const { text } = await get('/sitemap.xml');
  const entries = [...text.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => entry);
  expect(entries).toHaveLength(locations(text).length);
  for (const entry of entries) {
    const [address = ''] = locations(entry);
    if (address.includes('/product/')) continue;
    const english = address?.replace('?lang=de', '');
    const alternates = [...entry.matchAll(/<xhtml:link rel="alternate" hreflang="(.*?)" href="(.*?)"\/>/g)];
    expect(alternates.map(([, language, href]) => [language, href])).toEqual([
      ['en', english],
      ['de', `${english}?lang=de`],
      ['x-default', english],
    ]);
  }
});

test('a dish is named in each language by its own name', async () => {
  const { text } = await get('/sitemap.xml');
  const sisters = [
    ['en', `${publicUrl}/product/103-green-platter`],
    ['de', `${publicUrl}/product/103-gruene-platte?lang=de`],
    ['x-default', `${publicUrl}/product/103-green-platter`],
  ]
    .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
    .join('');
  for (const address of ['103-green-platter', '103-gruene-platte?lang=de'])
    expect(text).toContain(`<url><loc>${publicUrl}/product/${address}</loc>${sisters}</url>`);
});

test('no day of change is made up', async () => {
  expect((await get('/sitemap.xml')).text).not.toContain('lastmod');
});

test('what is taken off the menu leaves the sitemap', async () => {
  const { db } = shop.deps;
  await db.update(categories).set({ active: false }).where(eq(categories.id, 4));
  await db.update(sellers).set({ active: false }).where(eq(sellers.id, 2));
  const addresses = locations((await get('/sitemap.xml')).text);
  expect(addresses).not.toContain(`${publicUrl}/category/salads`);
  expect(addresses).not.toContain(`${publicUrl}/shop/2`);
  expect(addresses).toContain(`${publicUrl}/shop/1`);
});

test('the manifest names the shop, its colours and icons that exist in the size it says', async () => {
  const { text, type } = await get('/site.webmanifest');
  expect(type).toBe('application/manifest+json; charset=utf-8');
  const manifest = JSON.parse(text);
  expect(manifest).toMatchObject({
    name: 'Tischlein',
    start_url: '/',
    theme_color: '#ffdf91',
    background_color: '#ffdf91',
  });
  const icons = manifest.icons as { src: string; sizes: string; type: string; purpose?: string }[];
  expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512', 'any']);
  for (const { src, sizes, type } of icons) {
    const file = readFileSync(`public${src}`);
    if (type === 'image/png') expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes);
  }
});

test('one icon may be cut to any shape: it has no transparent edge', async () => {
  const manifest = JSON.parse((await get('/site.webmanifest')).text);
  const icons = manifest.icons as { src: string; purpose?: string }[];
  const maskable = icons.filter(({ purpose }) => purpose === 'maskable');
  expect(maskable).toHaveLength(1);
  const file = readFileSync(`public${maskable[0]?.src}`);
  // A palette or RGB, and no chunk that makes any of its colours transparent.
  expect([2, 3]).toContain(file.readUInt8(25));
  expect(file.includes('tRNS')).toBe(false);
});

test('favicon.ico is a real one', () => {
  const file = readFileSync('public/favicon.ico');
  const count = file.readUInt16LE(4);
  expect(file.readUInt16LE(2)).toBe(1);
  expect(count).toBeGreaterThan(0);
  for (let index = 0; index < count; index++) {
    const entry = 6 + 16 * index;
    const start = file.readUInt32LE(entry + 12);
    expect(file.subarray(start + 1, start + 4).toString()).toBe('PNG');
    expect(file.readUInt32BE(start + 16)).toBe(file[entry]);
  }
});

test('the wall colour is the one of the style sheet', async () => {
  const tokens = readFileSync('ui/theme/tokens.css', 'utf8');
  const { theme_color } = JSON.parse((await get('/site.webmanifest')).text);
  expect(tokens).toContain(`--color-butter: ${theme_color};`);
});
