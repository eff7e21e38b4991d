import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { refused } from '../../../../tests/support/client.ts';
import { paidOrder, type TestOrder } from '../../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { callKitchen, staffOf, type TestStaff } from '../../../../tests/support/staff.ts';

let shop: TestShop;
let office: TestStaff;
let driver: TestStaff;
let nextDay = 3;
beforeAll(async () => {
  shop = await startTestShop();
});
afterEach(() => {
  shop.clock.offset = 0;
});
afterAll(() => shop.stop());

const ask = (method: string, path: string, body?: unknown, { cookie } = office) =>
  callKitchen(shop, method, path, { cookie, ...(body !== undefined && { body }) });
const open = async () => (await ask('GET', '/alcohol-back')).json;
const historyOf = async ({ publicId }: TestOrder) =>
  (await ask('GET', `/orders/${publicId}`)).json.history.map(({ kind }: { kind: string }) => kind);
/** An order with beer in it that its driver handed over without that, at noon of its day. */
const handedWithoutBeer = async () => {
  nextDay += 1;
  const day = addDays(berlinDay(Date.now()), nextDay);
  shop.clock.offset = 0;
  const wanted = { preferDateAndTime: `${day}T12:30`, productQuantities: { '101': 1, '707': 2 } };
  const order = await paidOrder(shop, wanted);
  shop.clock.offset = Date.parse(`${day}T11:40:00Z`) - Date.now();
  [office, driver] = [await staffOf(shop, 'OFFICE'), await staffOf(shop, 'DRIVER')];
  const at = Math.floor(shop.deps.now() / 1000);
  const handed = { id: randomUUID(), at, receivedBy: 'Jana Holm', isAlcoholRefused: true };
  await ask('POST', `/orders/${order.publicId}/handover`, handed, driver);
  return { order, day, at, path: `/alcohol-back/${order.publicId}` };
};
const reduce = async ({ publicId }: TestOrder, productIds: number[]) => {
  const { version } = (await ask('GET', `/orders/${publicId}`)).json;
  const reduction = { id: randomUUID(), version, amount: 1, productIds };
  return ask('POST', `/orders/${publicId}/price-reduction`, reduction);
};

test('alcohol that came back needs somebody until its price is off', async () => {
  const { order, day, at } = await handedWithoutBeer();
  expect(await open()).toMatchObject([
    { at, order: { publicProductOrderId: order.publicId, day, time: '12:30' } },
  ]);
  expect((await reduce(order, [101])).status).toBe(204);
  expect(await open()).toHaveLength(1);
  expect((await reduce(order, [707])).status).toBe(204);
  expect(await open()).toEqual([]);
});

test('somebody says that nothing is left to do, and takes that back; the history has both', async () => {
  const { order, path } = await handedWithoutBeer();
  for (const _ of [1, 2]) expect((await ask('POST', `${path}/close`, {})).status).toBe(204);
  expect(await open()).toEqual([]);
  expect((await historyOf(order)).slice(0, 2)).toEqual(['alcohol-closed', 'stage']);
  expect((await ask('POST', `${path}/reopen`, {})).status).toBe(204);
  expect(await open()).toHaveLength(1);
  expect((await historyOf(order))[0]).toBe('alcohol-reopened');
  await ask('POST', `${path}/close`, {});
});

test('nothing is left of it where the hand-over is taken back or the order canceled', async () => {
  const [one, two] = [await handedWithoutBeer(), await handedWithoutBeer()];
  await ask('POST', `/orders/${one.order.publicId}/stage`, { stage: 'OUT' });
  expect(await ask('POST', `${one.path}/close`, {})).toMatchObject(refused(404, 'NoticeNotFound'));
  expect((await open()).map((each: { at: number }) => each.at)).toEqual([two.at]);
  await ask('POST', `/orders/${two.order.publicId}/cancel`, {});
  expect(await open()).toEqual([]);
});

test('a driver neither reads of it nor settles it', async () => {
  const { path } = await handedWithoutBeer();
  expect(await ask('GET', '/alcohol-back', undefined, driver)).toMatchObject(refused(403, 'NotAllowed'));
  expect(await ask('POST', `${path}/close`, {}, driver)).toMatchObject(refused(403, 'NotAllowed'));
});
