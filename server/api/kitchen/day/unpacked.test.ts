import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { refused } from '../../../../tests/support/client.ts';
import { paidOrder, press, type TestOrder } from '../../../../tests/support/orders.ts';
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
const orderAt = (time: string, day = tomorrow()) =>
  paidOrder(shop, { preferDateAndTime: `${day}T${time}`, productQuantities: { '101': 2, '105': 1 } });
const asOffice = async (placed: TestOrder, path: string, body: object) => {
  const { status, json } = await callKitchen(shop, 'POST', `/orders/${placed.publicId}/${path}`, {
    cookie: office.cookie,
    body,
  });
  expect(status, path).toBe(200);
  return json;
};
const tick = ({ publicId }: TestOrder, kind: string, item = '101') =>
  callKitchen(shop, 'PUT', `/orders/${publicId}/ticks/${item}/${kind}`, { cookie: cook.cookie });
const cancel = (placed: TestOrder) => asOffice(placed, 'cancel', {});
const said = ({ publicId }: TestOrder, id: number, method: 'PUT' | 'DELETE' = 'PUT', by = cook) =>
  callKitchen(shop, method, `/orders/${publicId}/unpacked/${id}`, { cookie: by.cookie });
const packing = async () =>
  (await callKitchen(shop, 'GET', `/days/${tomorrow()}/packing`, { cookie: cook.cookie })).json;
const toPutAway = async ({ publicId }: TestOrder) =>
  (await packing()).putAway.filter(
    ({ publicProductOrderId }: { publicProductOrderId: string }) => publicProductOrderId === publicId,
  );

test('what was canceled after it was packed is named, to be put away, and what was not packed is not', async () => {
  const [packed, loaded, untouched] = [
    await orderAt('14:00'),
    await orderAt('14:30'),
    await orderAt('15:00'),
  ];
  for (const placed of [packed, loaded]) await tick(placed, 'PACKED');
  await tick(loaded, 'LOADED');
  for (const placed of [packed, loaded, untouched]) await cancel(placed);
  const shared = { why: 'CANCELED', dish: null, isUnpacked: false };
  expect(await toPutAway(packed)).toMatchObject([{ ...shared, time: '14:00', isLoaded: false }]);
  expect(await toPutAway(loaded)).toMatchObject([{ ...shared, time: '14:30', isLoaded: true }]);
  expect(await toPutAway(untouched)).toEqual([]);
  expect(JSON.stringify((await packing()).orders)).not.toContain(loaded.publicId);
});

test('what was told as packed, or left, without a tick is named too', async () => {
  const [told, left] = [await orderAt('11:00'), await orderAt('11:30')];
  await asOffice(told, 'stage', { stage: 'READY' });
  await asOffice(left, 'stage', { stage: 'OUT' });
  for (const placed of [told, left]) await cancel(placed);
  expect(await toPutAway(told)).toMatchObject([{ isLoaded: false }]);
  expect(await toPutAway(left)).toMatchObject([{ isLoaded: true }]);
});

test('what was canceled on the road and handed over all the same lies nowhere', async () => {
  const left = await orderAt('12:00');
  await asOffice(left, 'stage', { stage: 'OUT' });
  await cancel(left);
  expect(await toPutAway(left)).toHaveLength(1);
  const at = Math.floor(shop.deps.now() / 1000);
  await asOffice(left, 'handover', { id: crypto.randomUUID(), at, receivedBy: 'Jana Holm' });
  expect(await toPutAway(left)).toEqual([]);
});

/** Changes what is ordered, as the office does it, and waits until it is paid where it costs more. */
const change = async (placed: TestOrder, items: Record<string, number>) => {
  const wished = Object.entries(items).map(([id, quantity]) => ({ productId: Number(id), quantity }));
  const { version, difference } = await asOffice(placed, 'changes/quote', { items: wished });
  const { checkoutUrl } = await asOffice(placed, 'changes', { items: wished, version, difference });
  if (checkoutUrl) await press(shop, checkoutUrl.split('/').at(-1), 'pay');
  const lines = async () => {
    const { orders } = await packing();
    const list = orders.find(
      ({ publicProductOrderId }: { publicProductOrderId: string }) =>
        publicProductOrderId === placed.publicId,
    );
    return Object.fromEntries(
      list.rows.map(({ item, quantity }: { item: string; quantity: number }) => [item, quantity]),
    );
  };
  await expect.poll(lines).toEqual(items);
};

test.each([
  ['less of it was wanted', { '101': 1, '105': 1 }, 1],
  ['more of it was wanted', { '101': 3, '105': 1 }, 0],
  ['something else was taken out', { '101': 2 }, 0],
])('what was packed is named when its order is canceled, also after %s', async (_, items, taken) => {
  const placed = await orderAt('15:30');
  await tick(placed, 'PACKED');
  await change(placed, items);
  expect(await toPutAway(placed)).toHaveLength(taken);
  await cancel(placed);
  expect((await toPutAway(placed)).at(-1)).toMatchObject({ why: 'CANCELED', dish: null, isLoaded: false });
});

test('what was told as packed is named after a change too, and what was taken back by hand is not', async () => {
  const [told, takenBack] = [await orderAt('17:30'), await orderAt('17:30')];
  for (const placed of [told, takenBack]) await asOffice(placed, 'stage', { stage: 'READY' });
  await change(told, { '101': 2 });
  await asOffice(takenBack, 'stage', { stage: 'IN_PREPARATION' });
  for (const placed of [told, takenBack]) await cancel(placed);
  expect(await toPutAway(told)).toMatchObject([{ why: 'TAKEN_OUT' }, { why: 'CANCELED' }]);
  expect(await toPutAway(takenBack)).toEqual([]);
});

test('a dish that is taken out after it was packed is named with the pieces that are too many', async () => {
  const placed = await orderAt('12:00');
  await tick(placed, 'PACKED');
  for (const kind of ['PACKED', 'LOADED']) await tick(placed, kind, '105');
  await change(placed, { '101': 1 });
  const left = [
    { why: 'TAKEN_OUT', dish: { kitchenName: 'Open rolls', quantity: 1 }, isLoaded: false },
    { why: 'TAKEN_OUT', dish: { kitchenName: 'Mini burgers', quantity: 1 }, isLoaded: true },
  ];
  expect(await toPutAway(placed)).toMatchObject(left);
  // The ticks of it are gone by now; its history still says what it was.
  const path = `/orders/${placed.publicId}`;
  const { history } = (await callKitchen(shop, 'GET', path, { cookie: office.cookie })).json;
  expect(history.find(({ data }: { data: { item?: string } }) => data.item === '105').data.dish).toContain(
    'Mini',
  );
  await cancel(placed);
  expect(await toPutAway(placed)).toMatchObject([...left, { why: 'CANCELED', dish: null, isLoaded: true }]);
});

test('an order that is moved to another day is named on the day for which it was packed', async () => {
  const placed = await orderAt('13:00');
  for (const kind of ['PACKED', 'LOADED']) await tick(placed, kind);
  const [{ bon }] = (await packing()).orders.filter(
    ({ publicProductOrderId }: { publicProductOrderId: string }) => publicProductOrderId === placed.publicId,
  );
  await asOffice(placed, 'time', { day: addDays(tomorrow(), 2), time: '18:00' });
  expect(await toPutAway(placed)).toMatchObject([
    { why: 'MOVED', dish: null, time: '13:00', bon, isLoaded: true },
  ]);
  // Back on its day it is packed there after all.
  await asOffice(placed, 'time', { day: tomorrow(), time: '13:30' });
  expect(await toPutAway(placed)).toEqual([]);
});

test('the history of what was canceled on the road says that it was there', async () => {
  const history = async ({ publicId }: TestOrder) =>
    (await callKitchen(shop, 'GET', `/orders/${publicId}`, { cookie: office.cookie })).json.history;
  const [left, packed] = [await orderAt('08:30'), await orderAt('09:00')];
  await asOffice(left, 'stage', { stage: 'OUT' });
  await tick(packed, 'LOADED');
  for (const placed of [left, packed]) await cancel(placed);
  expect(await history(left)).toContainEqual(
    expect.objectContaining({ kind: 'to-unpack', data: expect.objectContaining({ isOut: true }) }),
  );
  expect(await history(packed)).toContainEqual(
    expect.objectContaining({ kind: 'to-unpack', data: expect.objectContaining({ isOut: false }) }),
  );
});

test('who puts it away says so, once however often it is pressed, and may take that back', async () => {
  const placed = await orderAt('16:00');
  await tick(placed, 'PACKED');
  await cancel(placed);
  const [{ id }] = await toPutAway(placed);
  for (const time of ['first', 'second'])
    expect(await said(placed, id), time).toMatchObject({ status: 200, json: { isUnpacked: true } });
  expect(await toPutAway(placed)).toMatchObject([{ isUnpacked: true }]);
  for (const time of ['first', 'second'])
    expect(await said(placed, id, 'DELETE'), time).toMatchObject({ json: { isUnpacked: false } });
  expect(await toPutAway(placed)).toMatchObject([{ isUnpacked: false }]);
  const path = `/orders/${placed.publicId}`;
  const { history } = (await callKitchen(shop, 'GET', path, { cookie: office.cookie })).json;
  expect(history.slice(0, 2)).toMatchObject([
    { kind: 'unpacked-taken-back', by: { kind: 'STAFF' } },
    { kind: 'unpacked', by: { kind: 'STAFF' } },
  ]);
});

test('nothing is put away of what stands, or by who may not see its day', async () => {
  const [standing, other] = [await orderAt('16:30'), await orderAt('17:00', addDays(tomorrow(), 3))];
  for (const placed of [standing, other]) await tick(placed, 'PACKED');
  await cancel(other);
  const [event] = (
    await callKitchen(shop, 'GET', `/orders/${other.publicId}`, { cookie: office.cookie })
  ).json.history.filter(({ kind }: { kind: string }) => kind === 'to-unpack');
  expect(await said(standing, event.id)).toMatchObject(refused(409, 'NothingToUnpack'));
  expect(await said(other, event.id, 'PUT', await staffOf(shop, 'DRIVER'))).toMatchObject(
    refused(403, 'NotAllowed'),
  );
  const nobodys = { ...standing, publicId: '0f8fad5b-d9cb-469f-a165-70867728950e' };
  expect(await said(nobodys, event.id)).toMatchObject(refused(404, 'OrderNotFound'));
});

test('what was taken out of an order and lies in the car is named at its stop, until it is out', async () => {
  const placed = await orderAt('13:00');
  await tick(placed, 'PACKED', '105');
  await tick(placed, 'LOADED', '105');
  await change(placed, { '101': 2 });
  const stop = async () => {
    const path = `/days/${tomorrow()}/runs`;
    const { unplanned } = (await callKitchen(shop, 'GET', path, { cookie: office.cookie })).json;
    return unplanned.find(
      (each: { publicProductOrderId: string }) => each.publicProductOrderId === placed.publicId,
    );
  };
  expect(await stop()).toMatchObject({ toUnload: [{ quantity: 1 }] });
  const [left] = await toPutAway(placed);
  await said(placed, left.id);
  expect(await stop()).toMatchObject({ toUnload: [] });
});

test('what was taken out of an order before it was handed over lies there still, whatever became of the rest', async () => {
  const placed = await orderAt('13:30');
  await tick(placed, 'PACKED', '105');
  await tick(placed, 'LOADED', '105');
  await change(placed, { '101': 2 });
  await asOffice(placed, 'stage', { stage: 'OUT' });
  await cancel(placed);
  const at = Math.floor(shop.deps.now() / 1000);
  await asOffice(placed, 'handover', { id: crypto.randomUUID(), at, receivedBy: 'Jana Holm' });
  expect(await toPutAway(placed)).toMatchObject([{ dish: { quantity: 1 }, isLoaded: true }]);
});
