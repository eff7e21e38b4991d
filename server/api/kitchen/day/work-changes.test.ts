import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Production } from '#contract/kitchen/day/production.ts';
import type { WorkChange } from '#contract/kitchen/day/work-changes.ts';
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
/** Rolls and soup of one kitchen, burgers of the other. */
const orderAt = (time: string, productQuantities: Record<string, number> = { '101': 3, '105': 1 }) =>
  paidOrder(shop, { preferDateAndTime: `${tomorrow()}T${time}`, productQuantities });
const asOffice = async ({ publicId }: TestOrder, path: string, body: object) => {
  const { status, json } = await callKitchen(shop, 'POST', `/orders/${publicId}/${path}`, {
    cookie: office.cookie,
    body,
  });
  expect(status, JSON.stringify(json)).toBe(200);
  return json;
};
const tick = ({ publicId }: TestOrder, kind: string, item = '101') =>
  callKitchen(shop, 'PUT', `/orders/${publicId}/ticks/${item}/${kind}`, { cookie: cook.cookie });
/** Changes an order as the office does it, and waits until it is paid where it costs more. */
async function change(placed: TestOrder, wish: object): Promise<void> {
  const { version, difference } = await asOffice(placed, 'changes/quote', wish);
  const { checkoutUrl } = await asOffice(placed, 'changes', { ...wish, version, difference });
  if (checkoutUrl) await press(shop, checkoutUrl.split('/').at(-1), 'pay');
}
const takeBack = ({ publicId }: TestOrder, kind: string, item = '101') =>
  callKitchen(shop, 'DELETE', `/orders/${publicId}/ticks/${item}/${kind}`, { cookie: cook.cookie });
const items = (wished: Record<string, number>) => ({
  items: Object.entries(wished).map(([id, quantity]) => ({ productId: Number(id), quantity })),
});
async function toldOf({ publicId }: TestOrder): Promise<WorkChange[]> {
  const { status, json } = await callKitchen(shop, 'GET', `/days/${tomorrow()}/work-changes`, {
    cookie: cook.cookie,
  });
  expect(status).toBe(200);
  return json.filter(({ publicProductOrderId }: WorkChange) => publicProductOrderId === publicId);
}

/** What production says of the rolls of an order: how many, how many of them are made already, and whether all are. */
async function rollsOf({ publicId }: TestOrder) {
  const { json } = await callKitchen(shop, 'GET', `/days/${tomorrow()}/production`, { cookie: cook.cookie });
  const rolls = (json as Production).totals.find(({ productId }) => productId === 101);
  const cells = rolls?.orders ?? [];
  const left = cells.reduce((sum, cell) => sum + (cell.isMade ? 0 : cell.quantity - (cell.made ?? 0)), 0);
  expect(rolls?.left, 'what is left of the row is that of its cells').toBe(left);
  const cell = cells.find(({ publicProductOrderId: id }) => id === publicId);
  const { json: order } = await callKitchen(shop, 'GET', `/orders/${publicId}`, { cookie: cook.cookie });
  const item = order.items.find(({ productId }: { productId: number }) => productId === 101);
  expect([item?.quantity, item?.made], 'the order says what production says').toEqual([
    cell?.quantity,
    cell?.made,
  ]);
  return cell && [cell.quantity, cell.made, cell.isMade];
}
/** Changes the rolls of an order, and waits until production has it. */
async function changeRolls(placed: TestOrder, to: number): Promise<void> {
  await change(placed, items({ '105': 1, ...(to > 0 && { '101': to }) }));
  await expect.poll(async () => (await rollsOf(placed))?.[0]).toBe(to || undefined);
}

test('what is made of a dish stays made where more of it is ordered: only the rest is left, until that is ticked', async () => {
  const placed = await orderAt('10:00');
  await tick(placed, 'COOKED');
  await changeRolls(placed, 4);
  expect(await rollsOf(placed)).toEqual([4, 3, false]);
  expect(await toldOf(placed)).toMatchObject([{ dishes: [{ from: 3, to: 4, isMade: true, made: 3 }] }]);
  // More again, and another dish ticked in between.
  await tick(placed, 'STARTED', '105');
  await changeRolls(placed, 6);
  expect(await rollsOf(placed)).toEqual([6, 3, false]);
  expect((await toldOf(placed)).at(-1)).toMatchObject({
    dishes: [{ from: 4, to: 6, isMade: false, made: 3 }],
  });
  await changeRolls(placed, 5);
  expect(await rollsOf(placed)).toEqual([5, 3, false]);
  await tick(placed, 'COOKED');
  expect(await rollsOf(placed)).toEqual([5, 0, true]);
});

test('what is made counts as all of it where no more than that is ordered any more, and begins anew once it is out', async () => {
  const placed = await orderAt('10:30');
  await tick(placed, 'COOKED');
  await changeRolls(placed, 4);
  await changeRolls(placed, 2);
  expect(await rollsOf(placed)).toEqual([2, 0, true]);
  await changeRolls(placed, 3);
  expect(await rollsOf(placed)).toEqual([3, 2, false]);
  await changeRolls(placed, 0);
  await changeRolls(placed, 3);
  expect(await rollsOf(placed)).toEqual([3, 0, false]);
});

test('nothing is made of what a kitchen takes back, before more of it is ordered or after, or on another day', async () => {
  const [before, after, late, moved] = [
    await orderAt('11:00'),
    await orderAt('11:30'),
    await orderAt('12:00'),
    await orderAt('12:30'),
  ];
  await tick(before, 'COOKED');
  await takeBack(before, 'COOKED');
  await changeRolls(before, 4);
  for (const placed of [after, late, moved]) {
    await tick(placed, 'COOKED');
    await changeRolls(placed, 4);
  }
  await tick(after, 'COOKED');
  await takeBack(after, 'COOKED');
  // A device without a connection did not know that there is more of it.
  expect((await takeBack(late, 'COOKED')).status).toBe(200);
  for (const day of [addDays(tomorrow(), 3), tomorrow()])
    await asOffice(moved, 'time', { day, time: '12:30' });
  for (const placed of [before, after, late, moved]) expect(await rollsOf(placed)).toEqual([4, 0, false]);
});

test('what was packed without a tick of its kitchen is made as well, where more of it is ordered', async () => {
  const placed = await orderAt('13:00');
  await asOffice(placed, 'stage', { from: 'NEW', stage: 'READY' });
  await changeRolls(placed, 4);
  expect(await rollsOf(placed)).toEqual([4, 3, false]);
  expect(await toldOf(placed)).toMatchObject([{ dishes: [{ from: 3, to: 4, isMade: true, made: 3 }] }]);
});

test('a kitchen hears what became of a dish that it has begun, and of none that it has not', async () => {
  const placed = await orderAt('12:00');
  await tick(placed, 'STARTED');
  await change(placed, items({ '101': 2 }));
  expect(await toldOf(placed)).toMatchObject([
    {
      why: 'CHANGED',
      time: '12:00',
      dishes: [{ from: 3, to: 2, isMade: false }],
      timeNow: null,
      note: null,
      isSeen: false,
    },
  ]);
});

test('of what is new in an order that is begun its kitchen hears too, and of what is out', async () => {
  const placed = await orderAt('12:00');
  await tick(placed, 'COOKED');
  await change(placed, items({ '105': 1, '102': 4 }));
  await expect
    .poll(() => toldOf(placed))
    .toMatchObject([
      {
        dishes: [
          { from: 3, to: 0, isMade: true },
          { from: 0, to: 4, isMade: false },
        ],
      },
    ]);
});

test('of an order on which nobody has begun nothing is told, nor of less of what lies packed', async () => {
  const [untouched, packed] = [await orderAt('13:00'), await orderAt('13:30')];
  await tick(packed, 'PACKED');
  for (const placed of [untouched, packed]) await change(placed, items({ '101': 1, '105': 1 }));
  expect(await toldOf(untouched)).toEqual([]);
  expect(await toldOf(packed)).toEqual([]);
});

test('that an order is canceled or moved to another day stops who is cooking it', async () => {
  const [canceled, moved] = [await orderAt('14:00'), await orderAt('14:30')];
  for (const placed of [canceled, moved]) await tick(placed, 'STARTED');
  await asOffice(canceled, 'cancel', {});
  await asOffice(moved, 'time', { day: addDays(tomorrow(), 3), time: '12:00' });
  const dishes = [{ from: 3, to: 0 }];
  expect(await toldOf(canceled)).toMatchObject([{ why: 'CANCELED', time: '14:00', dishes }]);
  expect(await toldOf(moved)).toMatchObject([{ why: 'MOVED', time: '14:30', dishes }]);
});

test('another time of the same day is told, however it was moved', async () => {
  const [moved, changed] = [await orderAt('15:00'), await orderAt('15:30')];
  for (const placed of [moved, changed]) await tick(placed, 'STARTED');
  await asOffice(moved, 'time', { day: tomorrow(), time: '11:00' });
  await change(changed, { preferDateAndTime: `${tomorrow()}T11:30` });
  expect(await toldOf(moved)).toMatchObject([{ time: '15:00', timeNow: '11:00', dishes: [] }]);
  expect(await toldOf(changed)).toMatchObject([{ time: '15:30', timeNow: '11:30', dishes: [] }]);
});

test('an allergy that is noted once it is made is told in the customer’s words, and other notes are not', async () => {
  const [allergy, bell] = [await orderAt('16:00'), await orderAt('16:30')];
  for (const placed of [allergy, bell]) await tick(placed, 'COOKED');
  await change(allergy, { deliveryInstruction: 'One guest has a nut allergy' });
  await change(bell, { deliveryInstruction: 'Third bell' });
  expect(await toldOf(allergy)).toMatchObject([{ note: 'One guest has a nut allergy', dishes: [] }]);
  expect(await toldOf(bell)).toEqual([]);
});

test('each kitchen hears of its own dishes', async () => {
  const placed = await orderAt('17:00', { '101': 2, '401': 1 });
  for (const item of ['101', '401']) await tick(placed, 'STARTED', item);
  await asOffice(placed, 'cancel', {});
  const told = await toldOf(placed);
  expect(new Set(told.map(({ sellerId }) => sellerId)).size).toBe(2);
  expect(told.map(({ dishes }) => dishes.length)).toEqual([1, 1]);
});

test('what a kitchen says it has seen is seen, also when said twice, and can be taken back', async () => {
  const placed = await orderAt('18:00');
  await tick(placed, 'STARTED');
  await asOffice(placed, 'cancel', {});
  const [told] = await toldOf(placed);
  const say = (method: 'PUT' | 'DELETE', id = told?.id) =>
    callKitchen(shop, method, `/orders/${placed.publicId}/work-changes/${id}/seen`, { cookie: cook.cookie });
  for (const _ of [1, 2]) expect(await say('PUT')).toMatchObject({ status: 200, json: { isSeen: true } });
  expect(await toldOf(placed)).toMatchObject([{ isSeen: true }]);
  expect(await say('DELETE')).toMatchObject({ status: 200, json: { isSeen: false } });
  expect(await toldOf(placed)).toMatchObject([{ isSeen: false }]);
  expect(await say('PUT', 99_999_999)).toMatchObject(refused(404, 'WorkChangeNotFound'));
});
