import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { berlinClock } from '#rules/booking/berlin-time.ts';
import { settingChanges, settings } from '#server/db/schema/settings.ts';
import { call, refused } from '../../../../tests/support/client.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { callKitchen, staffOf, type TestStaff } from '../../../../tests/support/staff.ts';

let shop: TestShop;
let office: TestStaff;
beforeAll(async () => {
  shop = await startTestShop();
  office = await staffOf(shop, 'OFFICE');
});
afterEach(() => say(null));
afterAll(() => shop.stop());

const minute = 60_000;
/** So many minutes from now, as Berlin's clocks show it. */
const local = (minutes: number) => {
  const { day, time } = berlinClock(shop.deps.now() + minutes * minute);
  return `${day}T${time}`;
};
const texts = { de: 'Am 18. Dezember nehmen wir nichts mehr an.', en: 'We are full on December 18.' };
const open = { ...texts, from: null, until: null };

const get = async () => (await callKitchen(shop, 'GET', '/home-notice', { cookie: office.cookie })).json;
const say = async (notice: object | null, version?: string) =>
  callKitchen(shop, 'PUT', '/home-notice', {
    cookie: office.cookie,
    body: { version: version ?? (await get()).version, notice },
  });
/** What home says to visitors. */
const shown = async () =>
  (await call(shop, 'GET', '/v1/extra-config', { query: { key: 'notice' } })).json.value;
const soon = { timeout: 5000, interval: 50 };

test('a notice without beginning and end stands there at once, and until it is taken away', async () => {
  expect(await shown()).toBe('');
  const answer = await say(open);
  expect(answer).toMatchObject({ status: 200, json: { notice: open, isShown: true } });
  expect(JSON.parse(await shown())).toEqual(texts);
  expect((await say(null)).json).toMatchObject({ notice: null, isShown: false });
  expect(await shown()).toBe('');
});

test('a notice comes at its minute and goes at its minute, without anybody’s press', async () => {
  const { offset } = shop.clock;
  await say({ ...texts, from: local(10), until: local(20) });
  expect(await get()).toMatchObject({ isShown: false });
  shop.clock.offset = offset + 11 * minute;
  await expect.poll(shown, soon).toBe(JSON.stringify(texts));
  shop.clock.offset = offset + 21 * minute;
  await expect.poll(shown, soon).toBe('');
  shop.clock.offset = offset;
});

test('a notice that was due while no process ran comes at the start', async () => {
  const { offset } = shop.clock;
  const notice = { ...texts, from: local(10), until: local(600) };
  await say(notice);
  shop.clock.offset = offset + 11 * minute;
  await shop.restart();
  await expect.poll(shown, soon).toBe(JSON.stringify(texts));
  expect(await get()).toMatchObject({ notice, isShown: true });
  shop.clock.offset = offset;
});

test('who was second is told so, and nothing of the first is lost', async () => {
  const { version } = await get();
  await say(open, version);
  expect(await say({ ...open, en: 'Something else.' }, version)).toMatchObject(
    refused(409, 'ChangedMeanwhile'),
  );
  expect((await get()).notice).toEqual(open);
});

test('half a notice, one too long and one that is over are refused at their field', async () => {
  const until = (minutes: number) => ({ ...open, until: local(minutes) });
  expect(await say({ ...open, en: ' ' })).toMatchObject(refused(400, 'ValidationFailed', 'notice.en'));
  expect(await say({ ...open, de: 'x'.repeat(121) })).toMatchObject(
    refused(400, 'ValidationFailed', 'notice.de'),
  );
  expect(await say(until(-1))).toMatchObject(refused(400, 'ValidationFailed', 'notice.until'));
  expect(await say({ ...until(5), from: local(6) })).toMatchObject(
    refused(400, 'ValidationFailed', 'notice.until'),
  );
  expect((await get()).notice).toBeNull();
});

test('who changed it, when, and what it said before and after stays for ever', async () => {
  await say(open);
  const changes = await shop.deps.db
    .select()
    .from(settingChanges)
    .where(eq(settingChanges.key, 'notice-plan'))
    .orderBy(asc(settingChanges.id));
  expect(changes.at(-1)).toMatchObject({
    staffId: office.id,
    before: '',
    after: JSON.stringify(open),
  });
  const refusal = { cause: { message: 'setting_changes is never changed or deleted' } };
  await expect(shop.deps.db.delete(settingChanges)).rejects.toMatchObject(refusal);
});

test('what is planned is nobody’s business before it is shown', async () => {
  await say({ ...texts, from: local(10), until: null });
  const plan = await call(shop, 'GET', '/v1/extra-config', { query: { key: 'notice-plan' } });
  expect(plan.status).toBe(404);
  const [row] = await shop.deps.db.select().from(settings).where(eq(settings.key, 'notice-plan'));
  expect(row?.public).toBe(false);
});
