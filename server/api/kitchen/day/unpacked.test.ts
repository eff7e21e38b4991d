import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { orderEvents } from '#server/db/schema/ordering.ts';
import { refused } from '../../../../tests/support/client.ts';
import { idOf, paidOrder, type TestOrder } from '../../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { callKitchen, staffOf, type TestStaff } from '../../../../tests/support/staff.ts';

let shop: TestShop;
let cook: TestStaff;
let office: TestStaff;
beforeAll(async () => {
  shop = await startTestShop();
  cook = await staffOf(shop, 'KITCHEN');
  office = await staffOf(shop, 'OFFICE');
});
afterAll(() => shop.stop());

const tomorrow = () => addDays(berlinDay(shop.deps.now()), 1);
const orderAt = (time: string, day = tomorrow()) => paidOrder(shop, { preferDateAndTime: `${day}T${time}` });
const tick = ({ publicId }: TestOrder, kind: string) =>
  callKitchen(shop, 'PUT', `/orders/${publicId}/ticks/101/${kind}`, { cookie: cook.cookie });
const cancel = ({ publicId }: TestOrder) =>
  callKitchen(shop, 'POST', `/orders/${publicId}/cancel`, { cookie: office.cookie, body: {} });
const unpacked = ({ publicId }: TestOrder, method: 'PUT' | 'DELETE' = 'PUT', cookie = cook.cookie) =>
  callKitchen(shop, method, `/orders/${publicId}/unpacked`, { cookie });
const packing = async () =>
  (await callKitchen(shop, 'GET', `/days/${tomorrow()}/packing`, { cookie: cook.cookie })).json;
const toUnpack = async ({ publicId }: TestOrder) =>
  (await packing()).toUnpack.find(
    ({ publicProductOrderId }: { publicProductOrderId: string }) => publicProductOrderId === publicId,
  );

test('what was canceled after it was packed is named, to be taken away, and what was not packed is not', async () => {
  const [packed, loaded, untouched] = [
    await orderAt('14:00'),
    await orderAt('14:30'),
    await orderAt('15:00'),
  ];
  for (const placed of [packed, loaded]) await tick(placed, 'PACKED');
  await tick(loaded, 'LOADED');
  for (const placed of [packed, loaded, untouched]) expect((await cancel(placed)).status).toBe(200);
  const { orders, toUnpack: named } = await packing();
  expect(named).toMatchObject([
    { publicProductOrderId: packed.publicId, time: '14:00', isLoaded: false, isUnpacked: false },
    { publicProductOrderId: loaded.publicId, time: '14:30', isLoaded: true, isUnpacked: false },
  ]);
  expect(JSON.stringify(orders)).not.toContain(loaded.publicId);
});

test('what was told as packed, or left, without a tick is named too', async () => {
  const [told, left] = [await orderAt('11:00'), await orderAt('11:30')];
  for (const [placed, stage] of [
    [told, 'READY'],
    [left, 'OUT'],
  ] as const) {
    const path = `/orders/${placed.publicId}/stage`;
    expect((await callKitchen(shop, 'POST', path, { cookie: office.cookie, body: { stage } })).status).toBe(
      200,
    );
    expect((await cancel(placed)).status).toBe(200);
  }
  expect(await toUnpack(told)).toMatchObject({ isLoaded: false, isUnpacked: false });
  expect(await toUnpack(left)).toMatchObject({ isLoaded: true, isUnpacked: false });
  expect(await unpacked(told)).toMatchObject({ status: 200 });
});

test('who takes it away says so, once however often it is pressed, and may take that back', async () => {
  const placed = await orderAt('16:00');
  await tick(placed, 'PACKED');
  await cancel(placed);
  for (const time of ['first', 'second'])
    expect(await unpacked(placed), time).toMatchObject({ status: 200, json: { isUnpacked: true } });
  expect((await toUnpack(placed)).isUnpacked).toBe(true);
  for (const time of ['first', 'second'])
    expect(await unpacked(placed, 'DELETE'), time).toMatchObject({
      status: 200,
      json: { isUnpacked: false },
    });
  expect((await toUnpack(placed)).isUnpacked).toBe(false);
  const history = await shop.deps.db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, await idOf(shop, placed)))
    .orderBy(orderEvents.id);
  expect(history.slice(-2).map(({ kind, actorId }) => [kind, actorId])).toEqual([
    ['unpacked', cook.id],
    ['unpacked-taken-back', cook.id],
  ]);
});

test('nothing is to be taken away of what stands, of what was not packed, or of what nobody knows', async () => {
  const [standing, untouched] = [await orderAt('16:30'), await orderAt('17:00')];
  await tick(standing, 'PACKED');
  await cancel(untouched);
  for (const placed of [standing, untouched])
    expect(await unpacked(placed)).toMatchObject(refused(409, 'NothingToUnpack'));
  const nobodys = { ...standing, publicId: '0f8fad5b-d9cb-469f-a165-70867728950e' };
  expect(await unpacked(nobodys)).toMatchObject(refused(404, 'OrderNotFound'));
  const later = await orderAt('16:00', addDays(tomorrow(), 3));
  await tick(later, 'PACKED');
  await cancel(later);
  const driver = await staffOf(shop, 'DRIVER');
  expect(await unpacked(later, 'PUT', driver.cookie)).toMatchObject(refused(403, 'NotAllowed'));
});
