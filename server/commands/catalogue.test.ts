import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue } from '#content/catalogue/catalogue.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { menuHand } from '../../tests/support/menu.ts';
import { startTestShop, type TestShop } from '../../tests/support/shop.ts';
import { importCatalogue } from '../services/catalogue/import-catalogue.ts';
import { runCommand } from './run.ts';

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  shop = await startTestShop();
  folder = await mkdtemp(path.join(tmpdir(), 'menu-'));
});
afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true });
});

async function run(line: string) {
  const { DATABASE_URL, SMTP_URL, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE } = shop.config;
  const variables = { DATABASE_URL, SMTP_URL, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE };
  let [output, complaint] = ['', ''];
  const code = await runCommand(line.split(' '), variables, {
    write: (text) => {
      output += text;
    },
    complain: (text) => {
      complaint += text;
    },
  });
  return { code, output, complaint };
}

test('the menu is adopted once, and no import takes it back', async () => {
  expect((await run('catalogue adopt --dry-run')).output).toBe('would keep the menu in the database\n');
  expect((await run('catalogue import')).code).toBe(0);
  expect((await run('catalogue adopt')).output).toContain('kept in the database now');
  expect((await run('catalogue adopt')).output).toBe('the menu is kept in the database already\n');
  expect(await run('catalogue import')).toMatchObject({ code: 1, output: '' });
});

test('the menu is written back as files that may be sold, and that bring the same rows again', async () => {
  const { db } = shop.deps;
  const hand = await menuHand(shop);
  await hand.price(101, 6300);
  await hand.newDish({ bestSeller: 9, portions: 4 });
  await hand.kitchen('POST', '/products/102/withdraw', {});
  await hand.kitchen('PUT', '/menu/order', { productIds: [104, 103] });
  const file = path.join(folder, 'catalogue.ts');
  expect((await run(`catalogue export ${folder}`)).output).toContain(`products written to ${file}\n`);
  expect((await run(`catalogue check ${file}`)).output).toMatch(/^\d+ products, all of which may be sold\n$/);
  const rows = async () =>
    (await db.select().from(products).orderBy(asc(products.position))).filter(({ active }) => active);
  const before = await rows();
  const { catalogue } = await import(pathToFileURL(file).href);
  await db.update(products).set({ price: 1, diets: [], position: 0 });
  await importCatalogue(db, catalogue);
  const positions = before.map((_, position) => ({ position }));
  expect(await rows()).toEqual(before.map((row, index) => ({ ...row, ...positions[index] })));
});

test('a file that lacks what the law wants is refused with the list', async () => {
  const file = path.join(folder, 'wanting.ts');
  const wanting = { ...catalogue.products[0], allergens: null };
  await writeFile(file, `export const catalogue = ${JSON.stringify({ ...catalogue, products: [wanting] })};`);
  const { code, output, complaint } = await run(`catalogue check ${file}`);
  expect(code).toBe(1);
  expect(output).toMatch(/101 +Open rolls, mixed +allergens +MISSING\n/);
  expect(complaint).toContain('1 of 1 products');
  expect((await run('catalogue check')).output).toBe('66 products, all of which may be sold\n');
});
