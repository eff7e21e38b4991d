import { randomUUID } from 'node:crypto';
import { like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { outbox } from '#server/db/schema/jobs.ts';
import { composeMail } from '#server/mail/compose.tsx';
import { refused } from '../../../../tests/support/client.ts';
import { paidOrder, type TestOrder } from '../../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { callKitchen, staffOf, type TestStaff } from '../../../../tests/support/staff.ts';

let shop: TestShop;
let office: TestStaff;
let driver: TestStaff;
let day: string;
let nextDay = 3;
beforeAll(async () => {
  shop = await startTestShop();
});
// Each test has a day before which nobody has ticked anything for as long as that counts, and it is ten in the morning of it.
beforeEach(async () => {
  nextDay += 16;
  day = addDays(berlinDay(Date.now()), nextDay);
  await onIts(day);
});
afterEach(() => {
  shop.clock.offset = 0;
});
afterAll(() => shop.stop());

const onIts = async (day: string) => {
  shop.clock.offset = Date.parse(`${day}T09:00:00Z`) - Date.now();
  [office, driver] = [await staffOf(shop, 'OFFICE'), await staffOf(shop, 'DRIVER')];
};
const ask = (method: string, path: string, body?: unknown, { cookie } = office) =>
  callKitchen(shop, method, path, { cookie, ...(body !== undefined && { body }) });
const ordered = async (more: object = {}) => {
  shop.clock.offset = 0;
  const order = await paidOrder(shop, {
    preferDateAndTime: `${day}T12:30`,
    productQuantities: { '101': 1, '102': 1, '105': 2 },
    ...more,
  });
  await onIts(day);
  return order;
};
const tick = ({ publicId }: TestOrder, item: number | string, ...kinds: string[]) =>
  Promise.all(kinds.map((kind) => ask('PUT', `/orders/${publicId}/ticks/${item}/${kind}`)));
const move = ({ publicId }: TestOrder, stage: string) => ask('POST', `/orders/${publicId}/stage`, { stage });
const detailsOf = async ({ publicId }: TestOrder) => (await ask('GET', `/orders/${publicId}`)).json;
const missingOf = async (order: TestOrder): Promise<number[]> =>
  (await detailsOf(order)).items.flatMap((item: { productId: number; isMissing: boolean }) =>
    item.isMissing ? [item.productId] : [],
  );
const cellOf = async ({ publicId }: TestOrder, product: number) => {
  const { totals } = (await ask('GET', `/days/${day}/production`)).json;
  const total = totals.find(({ productId }: { productId: number }) => productId === product);
  const isIts = (cell: { publicProductOrderId: string }) => cell.publicProductOrderId === publicId;
  return { left: total.left, ...total.orders.find(isIts) };
};
const rowsOf = async ({ publicId }: TestOrder) => {
  const { orders } = (await ask('GET', `/days/${day}/packing`)).json;
  const isIts = (list: { publicProductOrderId: string }) => list.publicProductOrderId === publicId;
  return orders
    .find(isIts)
    .rows.flatMap(({ item, isMissing }: { item: string; isMissing: boolean }) => (isMissing ? [item] : []));
};
const open = async () => (await ask('GET', '/missing')).json;
/** The letter by which a customer hears that an order is on its way, or with them. */
const mailOf = async ({ publicId }: TestOrder, kind = 'order-out') => {
  const [row] = await shop.deps.db
    .select()
    .from(outbox)
    .where(like(outbox.key, `${kind}:${publicId}`));
  return row ? (await composeMail(shop.deps, row))?.text : undefined;
};
/** A pickup of which all but the burgers are made and given out, told as packed and as fetched all the same. */
const fetchedWithoutBurgers = async () => {
  const order = await ordered({ fulfilment: 'PICKUP' });
  for (const item of [101, 102]) await tick(order, item, 'COOKED', 'PACKED', 'LOADED');
  await move(order, 'READY');
  await move(order, 'DELIVERED');
  return order;
};

test('what was missing at the hand-over stays open for the cook, by name, until it is brought', async () => {
  const order = await fetchedWithoutBurgers();
  expect(await missingOf(order)).toEqual([105]);
  const { progress, history } = await detailsOf(order);
  expect(progress.reduce((sum: number, { cooked }: { cooked: number }) => sum + cooked, 0)).toBe(2);
  expect(history[0].data.notPacked).toContain('Mini');
  expect(await cellOf(order, 105)).toMatchObject({ left: 2, isMade: false, isMissing: true });
  expect(await cellOf(order, 101)).toMatchObject({ left: 0, isMade: true, isMissing: false });
  expect(await rowsOf(order)).toEqual(['105']);
  const thanks = async () => (await mailOf(order, 'order-delivered'))?.replaceAll(/\s+/g, ' ');
  expect(await thanks()).toMatch(/Not with it yet: Mini [^.]*\. We know and will get in touch/);
  await tick(order, 105, 'COOKED');
  expect(await cellOf(order, 105)).toMatchObject({ left: 0, isMade: true, isMissing: true });
  await tick(order, 105, 'PACKED');
  expect([await missingOf(order), await rowsOf(order)]).toEqual([[], []]);
  expect(await thanks()).not.toContain('Not with it');
});

test('a run that leaves unpacked leaves without what its kitchen has not ticked: its stop and its mail know', async () => {
  const [half, whole] = [await ordered(), await ordered()];
  await tick(half, 101, 'COOKED');
  await tick(half, 102, 'COOKED');
  for (const item of [101, 102, 105]) await tick(whole, item, 'COOKED');
  await move(whole, 'READY');
  const stops = [half, whole].map(({ publicId }) => publicId);
  const run = (await ask('POST', `/days/${day}/runs`, { driverId: driver.id, stops })).json;
  const missing = async () =>
    (await ask('GET', `/days/${day}/runs`, undefined, driver)).json.runs[0].stops.map(
      (stop: { notPacked: string[] }) => stop.notPacked.length,
    );
  expect(await missing()).toEqual([1, 0]);
  await ask('POST', `/runs/${run.id}/departure`, { id: randomUUID() }, driver);
  expect(await missing()).toEqual([1, 0]);
  expect(await missingOf(half)).toEqual([105]);
  expect(await cellOf(half, 105)).toMatchObject({ isMade: false, isMissing: true });
  expect(await mailOf(whole)).toContain('packed and on its way');
  expect(await mailOf(half)).toContain('your order is on its way to you.');
  expect(await mailOf(half)).not.toContain('packed');
  const handed = { id: randomUUID(), at: Math.floor(shop.deps.now() / 1000), receivedBy: 'Jana Holm' };
  await ask('POST', `/orders/${half.publicId}/handover`, handed, driver);
  expect([await missing(), await missingOf(half)]).toEqual([[1, 0], [105]]);
});

test('where others are packed by ticks, what leaves untold leaves without all that is not ticked', async () => {
  const [other, told, untold] = [await ordered(), await ordered(), await ordered()];
  await move(told, 'READY');
  const stops = [told, untold].map(({ publicId }) => publicId);
  const run = (await ask('POST', `/days/${day}/runs`, { driverId: driver.id, stops })).json;
  const shown = async () =>
    (await ask('GET', `/days/${day}/runs`, undefined, driver)).json.runs[0].stops.map(
      ({ notPacked, unticked }: { notPacked: string[]; unticked: string[] }) => [notPacked.length, unticked],
    );
  const all = ['101', '102', '105'];
  expect(await shown()).toEqual([
    [0, all],
    [0, all],
  ]);
  await tick(other, 101, 'PACKED');
  expect(await shown()).toEqual([
    [0, all],
    [3, all],
  ]);
  await tick(untold, 102, 'LOADED');
  expect((await shown())[1]).toEqual([2, ['101', '105']]);
  await ask('DELETE', `/orders/${untold.publicId}/ticks/102/LOADED`);
  await ask('POST', `/runs/${run.id}/departure`, { id: randomUUID() }, driver);
  expect([await missingOf(told), await missingOf(untold)]).toEqual([[], [101, 102, 105]]);
  expect(await open()).toMatchObject([{ order: { publicProductOrderId: untold.publicId } }]);
});

test('where nobody ticks nothing is missing, told as packed or not', async () => {
  const [told, untold] = [await ordered(), await ordered()];
  await move(told, 'READY');
  for (const order of [told, untold]) await move(order, 'OUT');
  const { history } = await detailsOf(untold);
  expect(history[0]).toMatchObject({ kind: 'stage', data: { to: 'OUT', isUnpacked: true } });
  expect([await missingOf(told), await missingOf(untold), await open()]).toEqual([[], [], []]);
  expect(await cellOf(untold, 105)).toMatchObject({ left: 0, isMade: true, isMissing: false });
  expect(await mailOf(told)).toContain('packed and on its way');
  expect(await mailOf(untold)).not.toContain('packed');
});

test('what the note asked for besides is missing too, and nothing is once the departure is taken back', async () => {
  const order = await ordered({ deliveryInstruction: 'Bitte glutenfrei' });
  for (const item of [101, 102, 105]) await tick(order, item, 'PACKED');
  await move(order, 'OUT');
  expect(await detailsOf(order)).toMatchObject({ isWishMissing: true, missing: [{ dishes: ['wish'] }] });
  await move(order, 'IN_PREPARATION');
  expect(await detailsOf(order)).toMatchObject({ isWishMissing: false, missing: [] });
});

test('the office is told what is missing until its price is off', async () => {
  const order = await fetchedWithoutBurgers();
  expect(await open()).toMatchObject([
    {
      order: { publicProductOrderId: order.publicId, day, time: '12:30' },
      dishes: [expect.stringContaining('Mini')],
    },
  ]);
  expect((await detailsOf(order)).missing).toEqual(await open());
  const reduce = async (...productIds: number[]) => {
    const { version } = await detailsOf(order);
    return ask('POST', `/orders/${order.publicId}/price-reduction`, {
      id: randomUUID(),
      version,
      amount: 1,
      productIds,
    });
  };
  expect((await reduce(101)).status).toBe(204);
  expect(await open()).toHaveLength(1);
  expect((await reduce(105)).status).toBe(204);
  expect([await open(), await missingOf(order)]).toEqual([[], []]);
});

test('somebody says that nothing is left to do, and takes that back; the history has both', async () => {
  const order = await fetchedWithoutBurgers();
  const path = `/missing/${order.publicId}`;
  const last = async () => (await detailsOf(order)).history[0].kind;
  for (const _ of [1, 2]) expect((await ask('POST', `${path}/close`, {})).status).toBe(204);
  expect([await open(), await missingOf(order), await last()]).toEqual([[], [], 'missing-closed']);
  expect((await ask('POST', `${path}/reopen`, {})).status).toBe(204);
  expect([await missingOf(order), await last()]).toEqual([[105], 'missing-reopened']);
  await ask('POST', `${path}/close`, {});
  expect(await ask('GET', '/missing', undefined, driver)).toMatchObject(refused(403, 'NotAllowed'));
  expect(await ask('POST', `${path}/close`, {}, driver)).toMatchObject(refused(403, 'NotAllowed'));
  const whole = await ordered();
  expect(await ask('POST', `/missing/${whole.publicId}/close`, {})).toMatchObject(
    refused(404, 'NoticeNotFound'),
  );
});
