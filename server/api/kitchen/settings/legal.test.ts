import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { legal } from '#content/legal/legal.ts';
import { berlinDay } from '#rules/booking/berlin-time.ts';
import { catalogueVersion } from '#server/db/schema/catalogue.ts';
import { importNewerTexts } from '#server/services/legal/import-texts.ts';
import { call, refused } from '../../../../tests/support/client.ts';
import { textsWith } from '../../../../tests/support/legal.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { callKitchen, staffOf, type TestStaff } from '../../../../tests/support/staff.ts';

let shop: TestShop;
let owner: TestStaff;
let partner: TestStaff;
beforeAll(async () => {
  shop = await startTestShop();
  owner = await staffOf(shop, 'OWNER');
  partner = await staffOf(shop, 'OWNER');
});
afterEach(() => dropped());
afterAll(() => shop.stop());

const ask = (method: string, path: string, body?: unknown, { cookie } = owner) =>
  callKitchen(shop, method, `/legal${path}`, { cookie, ...(body !== undefined && { body }) });
const textOf = async (page: string) => {
  const { pages } = (await ask('GET', '')).json;
  return pages.find((each: { page: string }) => each.page === page);
};
const dropped = () => ask('DELETE', '/imprint/draft');
const save = async (changes: Record<string, unknown>, by = owner, revision?: number) =>
  ask('PUT', '/imprint/draft', { revision: revision ?? (await textOf('imprint')).revision, changes }, by);
const publish = async (by = owner) =>
  ask('POST', '/imprint/publish', { revision: (await textOf('imprint')).revision }, by);
const inShop = async () => (await call(shop, 'GET', '/v1/legal-pages/imprint')).json;
const versionNow = () => shop.deps.db.select().from(catalogueVersion);
const sections = (...headings: string[]) => headings.map((heading) => ({ heading, body: ['{company}'] }));

test('the caterer’s pages are listed with what is in force, and those of the program are not', async () => {
  const { pages, values } = (await ask('GET', '')).json;
  expect(pages.map(({ page }: { page: string }) => page)).toEqual(['terms', 'privacy', 'imprint']);
  expect(pages[0]).toMatchObject({
    isDraft: false,
    revision: 0,
    missing: [],
    versions: [{ number: 1, day: '2024-05-24', how: 'IMPORTED', by: null, parts: [] }],
  });
  expect(pages[0].texts.en.sections).toEqual(legal.terms.en.sections);
  expect(values.de.registerCourt).toContain('Charlottenburg');
  expect(await ask('GET', '/cookies/versions/1')).toMatchObject(refused(400, 'ValidationFailed', 'page'));
});

test('a draft is saved part by part, moves no page and is in force only once it is published', async () => {
  const before = await versionNow();
  const saved = await save({ 'de.title': 'Anbieter' });
  expect(saved.json).toMatchObject({ revision: 1, missing: [], texts: { de: { title: 'Anbieter' } } });
  expect(await versionNow()).toEqual(before);
  expect((await inShop()).texts.de.title).toBe('Impressum');
  expect(await textOf('imprint')).toMatchObject({ isDraft: true, draftBy: 'OWNER' });
  expect((await publish()).status).toBe(200);
  const shown = await inShop();
  const today = berlinDay(shop.deps.now());
  expect(shown).toMatchObject({ version: 2, isSample: false });
  expect(shown.texts.de).toMatchObject({ title: 'Anbieter', updated: today });
  expect(shown.texts.en).toMatchObject({ title: 'Imprint', updated: today });
  expect(await versionNow()).not.toEqual(before);
  expect(await textOf('imprint')).toMatchObject({
    isDraft: false,
    versions: [
      { number: 2, day: today, how: 'PUBLISHED', by: 'OWNER', parts: ['de.title'] },
      { number: 1, how: 'IMPORTED' },
    ],
  });
});

test('what two write in different parts comes together, in the same one nobody loses anything', async () => {
  const { revision } = await textOf('imprint');
  await save({ 'de.intro': 'Von mir.' }, owner, revision);
  expect((await save({ 'en.intro': 'By them.' }, partner, revision)).status).toBe(200);
  const late = await save({ 'de.intro': 'Von ihnen.' }, partner, revision);
  expect(late).toMatchObject(refused(409, 'EditedMeanwhile'));
  expect(late.json).toMatchObject({
    theirs: [{ field: 'de.intro', value: 'Von mir.', by: 'OWNER' }],
    revision: revision + 2,
  });
  const after = await save({ 'de.intro': 'Von ihnen.' }, partner, late.json.revision);
  expect(after.json.texts).toMatchObject({ de: { intro: 'Von ihnen.' }, en: { intro: 'By them.' } });
});

test('nobody publishes what they have not seen', async () => {
  const { revision } = await textOf('imprint');
  await save({ 'de.intro': 'Eben geschrieben.' }, partner);
  const late = await ask('POST', '/imprint/publish', { revision });
  expect(late).toMatchObject(refused(409, 'EditedMeanwhile'));
  expect(late.json.theirs).toMatchObject([{ field: 'de.intro', value: 'Eben geschrieben.' }]);
});

test('languages of unlike sections, unknown placeholders and what is empty are refused with a list', async () => {
  const { number } = (await textOf('imprint')).versions[0];
  await save({
    'de.sections': [...sections('Anbieter'), { heading: ' ', body: [] }],
    'en.sections': [{ heading: 'Provider', body: ['{compny} in {city}'] }],
  });
  const answer = await publish();
  expect(answer).toMatchObject(refused(409, 'LegalTextIncomplete'));
  expect(answer.json.missing).toEqual([
    { field: 'en', code: 'UNKNOWN_PLACEHOLDER', what: '{compny}' },
    { field: 'de.sections.1.heading', code: 'MISSING' },
    { field: 'de.sections.1.body', code: 'MISSING' },
    { field: 'sections', code: 'SECTION_COUNT' },
  ]);
  expect((await textOf('imprint')).versions[0].number).toBe(number);
});

test('the way back makes an old version the draft, and publishing it the next version', async () => {
  await save({ 'de.sections': sections('Neu'), 'en.sections': sections('New') });
  expect((await publish()).status).toBe(200);
  const { texts } = (await ask('GET', '/imprint/versions/1')).json;
  await save({
    'de.title': texts.de.title,
    'de.sections': texts.de.sections,
    'en.sections': texts.en.sections,
  });
  expect((await publish()).status).toBe(200);
  expect((await inShop()).texts.en.sections).toHaveLength(legal.imprint.en.sections.length);
  expect((await textOf('imprint')).versions.map(({ number }: { number: number }) => number)).toEqual([
    4, 3, 2, 1,
  ]);
});

test('a draft that says what is in force is none, and publishing it again makes no version', async () => {
  const { texts, versions } = await textOf('imprint');
  await save({ 'de.intro': 'Anderes.' });
  expect((await save({ 'de.intro': texts.de.intro })).status).toBe(200);
  expect((await textOf('imprint')).isDraft).toBe(false);
  expect((await publish()).status).toBe(200);
  expect((await textOf('imprint')).versions).toHaveLength(versions.length);
});

test('a thrown-away draft leaves what is in force, and its revisions go on', async () => {
  const { json } = await save({ 'en.intro': 'Never said.' });
  expect((await dropped()).status).toBe(204);
  expect(await textOf('imprint')).toMatchObject({
    isDraft: false,
    texts: { en: { intro: legal.imprint.en.intro } },
  });
  expect((await textOf('imprint')).revision).toBeGreaterThan(json.revision);
});

test('a text that came with the program can be made one’s own as it is, and no start changes it then', async () => {
  const { revision } = await textOf('privacy');
  expect((await ask('POST', '/privacy/publish', { revision })).status).toBe(200);
  const { version, isSample } = (await call(shop, 'GET', '/v1/legal-pages/privacy')).json;
  expect({ version, isSample }).toEqual({ version: 2, isSample: false });
  const done = await importNewerTexts(shop.deps.db, textsWith('privacy', 'Newer'));
  expect(done).toMatchObject({ privacy: 'kept in the database', imprint: 'kept in the database' });
});

test('the office reads, and only who owns the shop writes', async () => {
  const office = await staffOf(shop, 'OFFICE');
  expect((await ask('GET', '', undefined, office)).status).toBe(200);
  expect((await ask('GET', '/terms/versions/1', undefined, office)).status).toBe(200);
  expect(await save({ 'de.intro': 'Nein.' }, office)).toMatchObject(refused(403, 'NotAllowed'));
  expect(await publish(office)).toMatchObject(refused(403, 'NotAllowed'));
});

test('what is far too long is refused, a long text is not', async () => {
  const text = (length: number) => ({ 'de.sections': [{ heading: 'Lang', body: ['x'.repeat(length)] }] });
  expect((await save(text(20_001))).status).toBe(400);
  expect((await save(text(20_000))).status).toBe(200);
  const long = Array.from({ length: 12 }, () => text(10_000)['de.sections'][0]);
  expect((await save({ 'de.sections': long })).status).toBe(200);
});
