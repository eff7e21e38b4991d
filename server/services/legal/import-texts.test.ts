import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { catalogueVersion } from '#server/db/schema/catalogue.ts';
import { legalVersions } from '#server/db/schema/legal.ts';
import { textsWith, textWith } from '../../../tests/support/legal.ts';
import { startTestShop, type TestShop } from '../../../tests/support/shop.ts';
import { importNewerTexts } from './import-texts.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await startTestShop();
});
afterEach(() => shop.stop());

const start = (heading: string) => importNewerTexts(shop.deps.db, textsWith('imprint', heading));
const versions = async () =>
  (
    await shop.deps.db
      .select()
      .from(legalVersions)
      .orderBy(asc(legalVersions.page), asc(legalVersions.number))
  ).map(({ page, number, how, content }) => [page, number, how, content.en.sections.at(-1)?.heading]);
const ofImprint = async () =>
  (await versions()).filter(([page]) => page === 'imprint').map((each) => each.slice(1));

test('the first start notes the text of each page that is the caterer’s, and a restart nothing', async () => {
  const before = await versions();
  expect(before.map((each) => each.slice(0, 3))).toEqual([
    ['imprint', 1, 'IMPORTED'],
    ['privacy', 1, 'IMPORTED'],
    ['terms', 1, 'IMPORTED'],
  ]);
  const counted = await shop.deps.db.select().from(catalogueVersion);
  await shop.restart();
  expect(await versions()).toEqual(before);
  expect(await shop.deps.db.select().from(catalogueVersion)).toEqual(counted);
});

test('a newer program brings its text, and neither the older one nor a restart brings the old one back', async () => {
  expect(await start('Newer')).toMatchObject({ imprint: 'imported', terms: 'same' });
  expect(await start('Newer')).toMatchObject({ imprint: 'same' });
  await shop.restart();
  expect(shop.logs.some((line) => line.includes('legal text not imported'))).toBe(true);
  expect(await start('Newest')).toMatchObject({ imprint: 'imported' });
  expect(await start('Newer')).toMatchObject({ imprint: 'older' });
  expect(await ofImprint()).toEqual([
    [1, 'IMPORTED', 'Consumer arbitration'],
    [2, 'IMPORTED', 'Newer'],
    [3, 'IMPORTED', 'Newest'],
  ]);
});

test('what was published here is restored by no program, older or newer', async () => {
  const { db } = shop.deps;
  const content = textWith('imprint', 'Ours');
  await db.insert(legalVersions).values({ page: 'imprint', number: 2, content, how: 'PUBLISHED' });
  expect(await start('Newer')).toMatchObject({ imprint: 'kept in the database' });
  await shop.restart();
  expect((await ofImprint()).at(-1)).toEqual([2, 'PUBLISHED', 'Ours']);
});

test('processes that start at once note one version', async () => {
  await Promise.all([1, 2, 3, 4].map(() => start('Newer')));
  expect(await ofImprint()).toHaveLength(2);
});

test('a version is never changed and never deleted', async () => {
  const { db } = shop.deps;
  const refusal = { cause: { message: 'legal_versions is never changed or deleted' } };
  const first = eq(legalVersions.page, 'terms');
  await expect(db.update(legalVersions).set({ how: 'PUBLISHED' }).where(first)).rejects.toMatchObject(
    refusal,
  );
  await expect(db.delete(legalVersions).where(first)).rejects.toMatchObject(refusal);
});
