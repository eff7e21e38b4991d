import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { jobDays } from '#server/db/schema/jobs.ts';
import { money } from '#server/db/schema/payments.ts';
import { fault, idOf, paidOrder } from '../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../tests/support/shop.ts';
import { callKitchen, staffOf } from '../../../tests/support/staff.ts';

let shop: TestShop;
let cookie: string;
beforeAll(async () => {
  shop = await startTestShop();
  ({ cookie } = await staffOf(shop, 'OFFICE'));
});
afterEach(() => fault(shop, { api: 'none' }));
afterAll(() => shop.stop());

const at = '/money/comparison';
const state = async () => (await callKitchen(shop, 'GET', at, { cookie })).json;
const compare = async () => (await callKitchen(shop, 'POST', at, { cookie })).json;
const now = () => Math.floor(shop.deps.now() / 1000);
/** The hourly comparison of this shop is over; it is none that anybody asked for. */
const quiet = () => expect.poll(async () => (await state()).runningSince).toBeNull();
const differences = async () =>
  (await callKitchen(shop, 'GET', '/notices', { cookie })).json.filter(
    ({ what }: { what: string }) => what === 'ledger-contradiction',
  );

test('says when the provider was last compared, by whomever, and compares it now', async () => {
  await quiet();
  await expect.poll(async () => (await state()).comparedAt).not.toBeNull();
  const before = await state();
  shop.clock.offset += 120_000;
  const told = await compare();
  expect(told).toMatchObject({ runningSince: null, hasFailed: false });
  expect(told.comparedAt).toBeGreaterThanOrEqual(now() - 20);
  expect(told.comparedAt).toBeGreaterThan(before.comparedAt);
  expect(await state()).toEqual({ ...told, hasFailed: false });
});

test('what it finds is a notice, until somebody closes it', async () => {
  await quiet();
  const placed = await paidOrder(shop);
  const orderId = await idOf(shop, placed);
  const [charge] = await shop.deps.db.select().from(money).where(eq(money.orderId, orderId));
  const anHourAgo = new Date(shop.deps.now() - 3_600_000);
  const providerId = `re_${randomUUID()}`;
  await shop.deps.db.insert(money).values({
    ...{ orderId, kind: 'REFUND', amount: -500, state: 'DONE', providerId, chargeId: charge?.id },
    ...{ askedAt: anHourAgo, closedAt: anHourAgo },
  });
  await compare();
  expect(await differences()).toMatchObject([
    { kind: 'PAYMENT_MISMATCH', amount: 5, order: { publicProductOrderId: placed.publicId } },
  ]);
  const [{ id }] = await differences();
  await callKitchen(shop, 'POST', `/notices/${id}/close`, { cookie });
  await compare();
  expect(await differences()).toEqual([]);
  await shop.deps.db.update(money).set({ state: 'FAILED' }).where(eq(money.providerId, providerId));
});

test('goes on one at a time: who comes meanwhile is told since when, and waits for nothing', async () => {
  await quiet();
  const { db } = shop.deps;
  const startedAt = new Date(shop.deps.now() - 20_000);
  const row = { job: 'compare payments', day: 'under way' };
  await db.insert(jobDays).values({ ...row, startedAt });
  const { comparedAt } = await state();
  expect(await compare()).toEqual({
    comparedAt,
    runningSince: Math.floor(startedAt.getTime() / 1000),
    hasFailed: false,
  });
  // Its process has died.
  shop.clock.offset += 600_000;
  expect(await state()).toMatchObject({ comparedAt, runningSince: null });
  expect((await compare()).comparedAt).toBeGreaterThan(comparedAt);
  const both = await Promise.all([compare(), compare(), compare()]);
  expect(both.map(({ hasFailed }) => hasFailed)).toEqual([false, false, false]);
  await quiet();
});

test('says that the provider did not answer, and leaves the next one free to try', async () => {
  await quiet();
  const { comparedAt } = await state();
  await fault(shop, { api: '500' });
  expect(await compare()).toEqual({ comparedAt, runningSince: null, hasFailed: true });
  await fault(shop, { api: 'none' });
  shop.clock.offset += 60_000;
  expect((await compare()).comparedAt).toBeGreaterThan(comparedAt);
});
