import { asc, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { defaultFeeSteps } from '#rules/orders/fee-steps.ts';
import { settingChanges } from '#server/db/schema/settings.ts';
import { call, refused } from '../../../../tests/support/client.ts';
import { act, paidOrder } from '../../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { callKitchen, staffOf, type TestStaff } from '../../../../tests/support/staff.ts';

let shop: TestShop;
let owner: TestStaff;
beforeAll(async () => {
  shop = await startTestShop();
  owner = await staffOf(shop, 'OWNER');
});
afterAll(() => shop.stop());

const get = async (who = owner) =>
  (await callKitchen(shop, 'GET', '/change-rules', { cookie: who.cookie })).json;
const set = async (change: object, version?: string, who = owner) => {
  const now = await get();
  return callKitchen(shop, 'PUT', '/change-rules', {
    cookie: who.cookie,
    body: { ...now, ...change, version: version ?? now.version },
  });
};
const step = (hours: number, percent: number) => ({ hours, percent, tax: 'DAMAGES' });

test('the usual table holds until the owner sets another, which stays', async () => {
  expect(await get()).toMatchObject({ feeSteps: defaultFeeSteps, changeHours: 24 });
  const wanted = { feeSteps: [step(72, 0), step(12, 30), step(0, 80)], changeHours: 36 };
  expect(await set(wanted)).toMatchObject({ status: 200, json: wanted });
  expect(await get()).toMatchObject(wanted);
});

test.each([
  ['hours that rise', [step(24, 0), step(48, 50), step(0, 100)], 'feeSteps.1.hours'],
  ['per cents that fall', [step(48, 50), step(0, 10)], 'feeSteps.1.percent'],
  ['an end before the order is due', [step(48, 0), step(24, 50)], 'feeSteps.1.hours'],
  ['no step at all', [], 'feeSteps'],
])('a table of %s is refused in a sentence, at its field', async (_what, feeSteps, field) => {
  const before = await get();
  const answer = await set({ feeSteps });
  expect(answer).toMatchObject(refused(400, 'FeeStepsWrong', field));
  expect(answer.json.message).toContain('the last step ends at 0');
  expect(await get()).toEqual(before);
});

test('hours that are none and a tax that nobody knows are refused before that', async () => {
  expect(await set({ changeHours: 0.5 })).toMatchObject(refused(400, 'ValidationFailed', 'changeHours'));
  const feeSteps = [{ ...step(0, 100), tax: 'GIFT' }];
  expect(await set({ feeSteps })).toMatchObject(refused(400, 'ValidationFailed', 'feeSteps.0.tax'));
});

test('the office reads it and changes nothing; who was second is told so', async () => {
  const office = await staffOf(shop, 'OFFICE');
  const { version } = await get(office);
  expect(await set({ changeHours: 12 }, version, office)).toMatchObject(refused(403, 'NotAllowed'));
  expect(await set({ changeHours: 12 }, version)).toMatchObject({ status: 200 });
  expect(await set({ changeHours: 13 }, version)).toMatchObject(refused(409, 'ChangedMeanwhile'));
  expect(await get()).toMatchObject({ changeHours: 12 });
});

test('who changed what, and what stood there before and after, stays for ever', async () => {
  await set({ changeHours: 20, feeSteps: [step(30, 0), step(0, 100)] });
  await set({ changeHours: 21 });
  const changes = await shop.deps.db
    .select()
    .from(settingChanges)
    .where(inArray(settingChanges.key, ['fee-steps', 'change-until-hours']))
    .orderBy(asc(settingChanges.id));
  expect(changes.slice(-2)).toMatchObject([
    { key: 'change-until-hours', after: '20' },
    { key: 'change-until-hours', staffId: owner.id, before: '20', after: '21' },
  ]);
  expect(changes.findLast(({ key }) => key === 'fee-steps')).toMatchObject({
    after: '30 0 damages, 0 100 damages',
  });
});

test('what canceling costs is told to everybody before they order', async () => {
  await set({ feeSteps: [step(30, 0), step(0, 100)] });
  const told = (key: string) => call(shop, 'GET', '/v1/extra-config', { query: { key } });
  expect((await told('fee-steps')).json).toEqual({ value: '30 0 damages, 0 100 damages' });
  expect((await told('change-until-hours')).status).toBe(404);
});

test('an order is free to cancel for as long as the table said when it was placed', async () => {
  await set({ feeSteps: [step(1, 0), step(0, 100)] });
  const tomorrow = `${addDays(berlinDay(shop.deps.now()), 1)}T23:00`;
  const [early, late] = [
    await paidOrder(shop, { preferDateAndTime: tomorrow }),
    await paidOrder(shop, { preferDateAndTime: tomorrow }),
  ];
  expect(await act(shop, early, 'cancel')).toMatchObject({ status: 200 });
  await set({ feeSteps: [step(999, 0), step(0, 100)] });
  expect(await act(shop, late, 'cancel')).toMatchObject({ status: 200 });
});
