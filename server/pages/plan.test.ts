import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../../tests/support/shop.ts';
import { storefront } from '../../tests/support/storefront.ts';
import { createApp } from '../app.ts';
import { products } from '../db/schema/catalogue.ts';

let shop: TestShop;
let open: (path: string) => Promise<Response>;

beforeAll(async () => {
  shop = await startTestShop();
  const build = await storefront();
  const app = createApp(shop.deps, {
    build: { en: build, de: build },
    assets: null,
    mode: 'production',
    events: shop.events,
  });
  open = async (path) => app.fetch(new Request(shop.config.PUBLIC_URL + path), {});
});
afterAll(() => shop.stop());

const said = 'occasion=team&guests=24&vegan=5&vegetarian=6&halal=2&nuts=1&meal=lunch&budget=20';

test('a sentence that is sent is led to the address of its table, and that one stays where it is', async () => {
  const sent = await open(`/plan?${said}&milk=0&lay=1`);
  expect(sent.status).toBe(302);
  const address = sent.headers.get('Location') ?? '';
  expect(address).toMatch(/^\/plan\?occasion=team&.*&table=[\dx.]+&price=\d+&for=\w+$/);
  const page = await open(address);
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain('The table is laid.');
  expect(html).toContain('Enough for 24');
  expect(html).not.toContain('free from');
});

test('what is missing is said, and nothing is laid', async () => {
  const html = await (await open('/plan?guests=24&lay=1')).text();
  expect(html).toContain('Occasion, Meal');
  expect(html).not.toContain('plan-line');
});

test.each([
  ['occasion=team&guests=4&meal=lunch&lay=1', 'fewer than 10 guests'],
  ['occasion=team&guests=500&meal=lunch&lay=1', 'more than 120 guests'],
  ['occasion=team&guests=12&vegan=13&meal=lunch&lay=1', 'More guests eat vegan'],
  ['occasion=team&guests=12&nuts=13&meal=lunch&lay=1', 'More guests have an allergy'],
])('%s is answered with a way out', async (query, words) => {
  expect(await (await open(`/plan?${query}`)).text()).toContain(words);
});

test('the empty table offers examples for what their tables cost', async () => {
  const html = await (await open('/plan')).text();
  expect(html).toContain('Team lunch for 20');
  const examples = [...html.matchAll(/href="(\/plan\?occasion=[^"]+)"(?:.*?)(€[\d.]+) a head/g)];
  expect(examples).toHaveLength(3);
  for (const [, link = '', head] of examples) {
    const laid = await open((await open(link.replaceAll('&amp;', '&'))).headers.get('Location') ?? '');
    expect(await laid.text()).toContain(`${head} a head`);
  }
});

test('a dish of an address that was withdrawn is named', async () => {
  const { db } = shop.deps;
  await db.update(products).set({ active: false }).where(eq(products.id, 508));
  try {
    const address = (await open(`/plan?${said}&table=103.508`)).headers.get('Location') ?? '';
    const html = await (await open(address)).text();
    expect(html).toContain('Chicken dippers: no longer on the menu');
  } finally {
    await db.update(products).set({ active: true }).where(eq(products.id, 508));
  }
});

test('where the menu cannot be had, the page says so and leads back to the same sentence', async () => {
  const { db } = shop.deps;
  await db.execute(sql`alter table products rename to products_elsewhere`);
  try {
    const answer = await open(`/plan?${said}&lay=1`);
    expect(answer.status).toBe(503);
    const html = await answer.text();
    expect(html).toContain('Nothing is lost');
    expect(html).toContain('href="tel:');
    expect(html).toContain(`href="/plan?${said}&lay=1"`.replaceAll('&', '&amp;'));
  } finally {
    await db.execute(sql`alter table products_elsewhere rename to products`);
  }
});
