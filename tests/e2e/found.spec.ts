import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** What a page tells search engines in its HTML, before any script has run. */
async function toldBy(request: APIRequestContext, address: string) {
  const response = await request.get(address);
  const html = await response.text();
  const attribute = (pattern: RegExp) => pattern.exec(html)?.[1];
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return {
    status: response.status(),
    policy: response.headers()['content-security-policy'] ?? '',
    canonical: attribute(/<link rel="canonical" href="(.*?)"/),
    robots: attribute(/<meta name="robots" content="(.*?)"/),
    picture: attribute(/<meta property="og:image" content="(.*?)"/),
    alternates: [...html.matchAll(/<link rel="alternate" hrefLang="(.*?)" href="(.*?)"/gi)].map(
      ([, language, href]) => `${language} ${href}`,
    ),
    facts: blocks.map(([, text = '']) => JSON.parse(text)),
  };
}

const ofType = (facts: { '@type': string }[], type: string) => facts.filter((fact) => fact['@type'] === type);

test('every page of the sitemap exists and names itself and its sisters as the sitemap does', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const xml = await (await request.get('/sitemap.xml')).text();
  const entries = [...xml.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)];
  expect(entries.length).toBeGreaterThan(30);
  for (const [, address = '', sisters = ''] of entries) {
    expect(address.startsWith(`${baseURL}/`)).toBe(true);
    const page = await toldBy(request, address);
    expect(page, address).toMatchObject({ status: 200, canonical: address, robots: undefined });
    const listed = [...sisters.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(
      ([, language, href]) => `${language} ${href}`,
    );
    expect(page.alternates, address).toEqual(listed);
    const isHome = new URL(address).pathname === '/';
    expect(ofType(page.facts, 'BreadcrumbList'), address).toHaveLength(isHome ? 0 : 1);
  }
});

test('personal and missing pages are not to be found', async ({ request }) => {
  const personal = [
    '/cart',
    '/checkout-login',
    '/signin',
    '/orders',
    '/profile',
    '/payment/success',
    '/unauthorized',
  ];
  const missing = ['/nothing-here', '/about/us', '/category/nothing', '/shop/99', '/product/99999'];
  for (const path of [...personal, ...missing]) {
    const page = await toldBy(request, path);
    expect(page.status, path).toBe(missing.includes(path) ? 404 : 200);
    expect(page, path).toMatchObject({ canonical: undefined, robots: 'noindex', alternates: [] });
  }
});

test('home and contact say who runs the shop', async ({ request }) => {
  for (const path of ['/', '/contact?lang=de']) {
    const [business] = ofType((await toldBy(request, path)).facts, 'FoodEstablishment');
    expect(business, path).toMatchObject({ name: 'Tischlein', openingHours: 'Mo-Su 08:00-23:00' });
  }
});

test('pages of products list them with price, picture and the page of each', async ({ page, request }) => {
  for (const path of ['/category/platter', '/shop/2']) {
    const { facts } = await toldBy(request, path);
    const [list] = ofType(facts, 'ItemList') as unknown as {
      itemListElement: { item: { name: string; url: string; image: string; offers: object } }[];
    }[];
    await page.goto(path);
    const dishes = page.getByRole('article');
    expect(list?.itemListElement.map(({ item }) => item.name)).toEqual(
      await dishes.getByRole('heading', { level: 2 }).allTextContents(),
    );
    for (const { item } of list?.itemListElement ?? []) {
      const told = await toldBy(request, item.url);
      expect(told).toMatchObject({ status: 200, canonical: item.url });
      expect(ofType(told.facts, 'Product')).toMatchObject([{ name: item.name, url: item.url }]);
      expect(item.offers).toMatchObject({ priceCurrency: 'EUR', price: expect.any(Number) });
      expect((await request.get(item.image)).headers()['content-type']).toMatch(/^image\//);
    }
  }
});

test('an address that somebody made up is not in its page, and stays text in the browser', async ({
  page,
  request,
}) => {
  const words = '</script><script>document.title=1</script>';
  const path = `/${encodeURIComponent(words)}`;
  expect(await (await request.get(path)).text()).not.toContain('document.title');
  expect((await toldBy(request, path)).policy).toContain("script-src 'self' 'sha256-");
  await page.goto(path);
  await expect(page.getByRole('navigation', { name: 'You are here' })).toContainText(words);
  await expect(page).toHaveTitle(/Tischlein/);
});

test('another spelling of an address leads to the one that is', async ({ page }) => {
  for (const path of ['/Category//PLATTER/', '/category/%70latter', '/category/platter/']) {
    await page.goto(`${path}?diet=vegan`);
    await expect(page).toHaveURL('/category/platter?diet=vegan');
  }
});

test('the fixed files are there', async ({ request, baseURL }) => {
  const files = {
    '/robots.txt': 'text/plain',
    '/sitemap.xml': 'application/xml',
    '/site.webmanifest': 'application/manifest+json',
    '/favicon.ico': 'image/x-icon',
    '/pictures/og.jpg': 'image/jpeg',
  };
  for (const [path, type] of Object.entries(files)) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toContain(type);
  }
  expect((await toldBy(request, '/about')).picture).toBe(`${baseURL}/pictures/og.jpg`);
});
