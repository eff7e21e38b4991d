import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { call } from '../../../../tests/support/client.ts';
import { paidOrder, press, type TestOrder } from '../../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { callKitchen, staffOf, type TestStaff } from '../../../../tests/support/staff.ts';

let shop: TestShop;
let office: TestStaff;
beforeAll(async () => {
  shop = await startTestShop();
  office = await staffOf(shop, 'OFFICE');
});
afterAll(() => shop.stop());

const day = () => addDays(berlinDay(shop.deps.now()), 4);
const dishes = { '101': 2, '401': 2, '603': 1 };
const asOffice = (method: string, path: string, body?: object) =>
  callKitchen(shop, method, path, { cookie: office.cookie, ...(body && { body }) });

/** A paid order of which all dishes are made, packed and in the car. */
async function packed(): Promise<TestOrder> {
  const placed = await paidOrder(shop, {
    preferDateAndTime: `${day()}T12:30`,
    productQuantities: dishes,
    deliveryInstruction: 'Ein Gast ohne Zwiebeln',
  });
  for (const item of [...Object.keys(dishes), 'wish']) {
    for (const kind of ['COOKED', 'PACKED', 'LOADED'])
      expect((await asOffice('PUT', `/orders/${placed.publicId}/ticks/${item}/${kind}`)).status).toBeLessThan(
        300,
      );
  }
  expect((await asOffice('POST', `/orders/${placed.publicId}/stage`, { stage: 'READY' })).status).toBe(200);
  return placed;
}

/** What of an order is ticked off, and its stage. */
async function work({ publicId }: TestOrder) {
  const { json } = await asOffice('GET', `/days/${day()}/packing`);
  const list = json.orders.find(
    (each: { publicProductOrderId: string }) => each.publicProductOrderId === publicId,
  );
  const ticked = (row: Record<string, boolean>) =>
    ['isCooked', 'isPacked', 'isLoaded'].filter((kind) => row[kind]);
  return {
    stage: list.stage,
    ticks: Object.fromEntries(
      list.rows.map((row: { item: string } & Record<string, boolean>) => [row.item, ticked(row)]),
    ),
  };
}

async function change({ customer, publicId: publicProductOrderId }: TestOrder, wish: object) {
  const ask = (path: string, body: object) =>
    call(shop, 'POST', `/v1/order/${path}`, {
      token: customer.token,
      body: { publicProductOrderId, ...body },
    });
  const { json: quote } = await ask('changes/quote', wish);
  const { version, difference } = quote;
  const made = await ask('changes', { ...wish, version, difference });
  expect(made.status).toBe(200);
  if (made.json.checkoutUrl) await press(shop, made.json.checkoutUrl.split('/').at(-1), 'pay');
}
const items = (quantities: Record<string, number>) => ({
  items: Object.entries(quantities).map(([id, quantity]) => ({ productId: Number(id), quantity })),
});
const all = ['isCooked', 'isPacked', 'isLoaded'];

test('what is more after an order was packed is made, packed and loaded anew: nothing of it is taken for done', async () => {
  const placed = await packed();
  expect(await work(placed)).toEqual({
    stage: 'READY',
    ticks: { '101': all, '401': all, '603': all, wish: all },
  });
  await change(placed, items({ ...dishes, '603': 2, '402': 1 }));
  await expect
    .poll(() => work(placed))
    .toEqual({
      stage: 'IN_PREPARATION',
      ticks: { '101': all, '401': all, '603': [], '402': [], wish: all },
    });
});

test('what is less stays made and is packed again; what was taken out and comes back begins anew', async () => {
  const placed = await packed();
  await change(placed, items({ '101': 1, '401': 2 }));
  expect(await work(placed)).toEqual({
    stage: 'IN_PREPARATION',
    ticks: { '101': ['isCooked'], '401': all, wish: all },
  });
  await change(placed, items({ '101': 1, '401': 2, '603': 1 }));
  await expect.poll(async () => (await work(placed)).ticks['603']).toEqual([]);
});

test('another note is packed for again; another door changes nothing of what lies there', async () => {
  const placed = await packed();
  await change(placed, {
    address: {
      name: 'Office',
      streetName: 'Oranienstraße',
      houseNumber: '187',
      streetAddition: '',
      postalCode: '10999',
      city: 'Berlin',
      country: 'Germany',
    },
  });
  expect((await work(placed)).stage).toBe('READY');
  await change(placed, { deliveryInstruction: 'Zwei Gäste ohne Zwiebeln' });
  expect(await work(placed)).toEqual({
    stage: 'IN_PREPARATION',
    ticks: { '101': all, '401': all, '603': all, wish: [] },
  });
});
