import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { orderNotes, ticks } from '#server/db/schema/kitchen.ts';
import { orderEvents } from '#server/db/schema/ordering.ts';
import { refused, signedIn } from '../../../../tests/support/client.ts';
import {
  act,
  idOf,
  inThreeDays,
  order,
  paidOrder,
  type TestOrder,
} from '../../../../tests/support/orders.ts';
import { elsewhere } from '../../../../tests/support/provider.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { callKitchen, staffOf, type TestStaff, tabletOf } from '../../../../tests/support/staff.ts';

let shop: TestShop;
let owner: TestStaff;
beforeAll(async () => {
  shop = await startTestShop();
  owner = await staffOf(shop, 'OWNER');
});
afterEach(() => {
  shop.clock.offset = 0;
});
afterAll(() => shop.stop());

const tomorrow = () => addDays(berlinDay(shop.deps.now()), 1);
const read = (placed: Pick<TestOrder, 'publicId'>, cookie = owner.cookie, language = 'en') =>
  callKitchen(shop, 'GET', `/orders/${placed.publicId}`, { cookie, language });
const document = (placed: Pick<TestOrder, 'publicId'>, code: string, cookie = owner.cookie) =>
  callKitchen(shop, 'GET', `/orders/${placed.publicId}/documents/${code}`, { cookie });

test('an order is shown with what it is made of, whom to ring and what its note asks to be careful with', async () => {
  const jana = { name: 'Jana', lastname: 'Holm', mobileNumber: '030 5557 0185' };
  const customer = await signedIn(shop, jana);
  const placed = await paidOrder(
    shop,
    {
      productQuantities: { '101': 2, '701': 6 },
      preferDateAndTime: `${tomorrow()}T18:00`,
      deliveryInstruction: 'Eine Kollegin verträgt keinen Sesam. Zweite Klingel',
      guests: '20-25',
    },
    customer,
  );
  const { json } = await read(placed);
  expect(json).toMatchObject({
    bon: 1,
    day: tomorrow(),
    time: '18:00',
    state: 'BINDING',
    stage: 'NEW',
    version: 1,
    name: 'Jana Holm',
    note: 'Eine Kollegin verträgt keinen Sesam. Zweite Klingel',
    asks: ['sesame'],
    guests: '20-25',
    contact: { name: 'Jana Holm', phone: '030 5557 0185' },
    place: { street: 'Oranienstraße 185', city: '10999 Berlin' },
    locale: 'en',
    notes: [],
    notices: [],
  });
  const [rolls, drink] = json.items;
  expect(rolls).toMatchObject({ productId: 101, quantity: 2, sellerId: 1, asked: ['sesame'] });
  expect(rolls.allergens).toContain('wheat');
  expect(drink).toMatchObject({ productId: 701, quantity: 6, asked: [] });
});

test('whom a company names is asked for, and the company is whom it is for', async () => {
  const customer = await signedIn(shop, { name: 'Jana', lastname: 'Holm' });
  const invoice = {
    company: 'Linde & Partner',
    streetName: 'Oranienstraße',
    houseNumber: '185',
    streetAddition: '',
    postalCode: '10999',
    city: 'Berlin',
    country: 'Germany',
    vatIdOrTaxId: '',
    purchaseOrder: '',
    costCentre: '',
    leitwegId: '',
  };
  const { json } = await read(await paidOrder(shop, { invoice }, customer));
  expect(json).toMatchObject({ name: 'Linde & Partner', contact: { name: 'Jana Holm' } });
});

test('its money is that of its invoice, and what left is told once each', async () => {
  const placed = await paidOrder(shop, { preferDateAndTime: inThreeDays(shop) });
  expect((await read(placed)).json.money).toMatchObject({
    email: placed.customer.email,
    lines: [{ productId: 101, unitPrice: 58, lineTotal: 116 }],
    subtotal: 116,
    discount: 0,
    total: 116,
    deposit: 0,
    vat: [{ rate: 7, gross: 116 }],
    paidAt: expect.any(Number),
    reference: expect.stringMatching(/^.{6}$/),
    refunded: 0,
    isDisputed: false,
    movements: [],
    documents: [{ kind: 'INVOICE', code: expect.stringMatching(/^RE-/) }],
  });
  await elsewhere(shop, placed, 'refund', 3000);
  await expect.poll(async () => (await read(placed)).json.money.refunded).toBe(30);
  await act(shop, placed, 'cancel');
  const { money } = (await read(placed)).json;
  expect(money.movements).toMatchObject([
    { kind: 'REFUND', amount: 30, state: 'DONE' },
    { kind: 'REFUND', amount: 86, state: 'DONE' },
  ]);
  expect(money.documents.map(({ kind }: { kind: string }) => kind)).toEqual(['INVOICE', 'CREDIT_NOTE']);
});

test('its history says what happened, when and who did it, the newest first', async () => {
  const placed = await paidOrder(shop);
  const [cook, wall] = [await staffOf(shop, 'KITCHEN'), await tabletOf(shop)];
  const press = (cookie: string, stage: string) =>
    callKitchen(shop, 'POST', `/orders/${placed.publicId}/stage`, {
      cookie,
      body: { stage, id: randomUUID() },
    });
  await press(cook.cookie, 'IN_PREPARATION');
  await press(wall, 'READY');
  const { history } = (await read(placed)).json;
  expect(history).toMatchObject([
    { kind: 'stage', by: { kind: 'TABLET', name: '' }, data: { from: 'IN_PREPARATION', to: 'READY' } },
    { kind: 'stage', by: { kind: 'STAFF', name: 'KITCHEN' }, data: { from: 'NEW', to: 'IN_PREPARATION' } },
    { kind: 'paid', by: { kind: 'SHOP' }, data: { amount: 116 } },
    { kind: 'placed', by: { kind: 'CUSTOMER' }, data: { total: 116 } },
  ]);
  expect(JSON.stringify(history)).not.toMatch(/cs_|pi_|device|session/);
});

test('its notes and ticks are shown to everybody', async () => {
  const placed = await paidOrder(shop);
  const orderId = await idOf(shop, placed);
  const { db } = shop.deps;
  await db.insert(orderNotes).values({ orderId, text: 'Two wraps apart', at: new Date(), staffId: owner.id });
  await db.insert(ticks).values({ orderId, item: '101', kind: 'PACKED', at: new Date() });
  const { json } = await read(placed, await tabletOf(shop));
  expect(json.notes).toMatchObject([{ text: 'Two wraps apart', by: { kind: 'STAFF', name: 'OWNER' } }]);
  expect(json.items[0]).toMatchObject({ isPacked: true, isCooked: false, isLoaded: false });
});

test('its run and how it was handed over are shown', async () => {
  const day = tomorrow();
  const placed = await paidOrder(shop, { preferDateAndTime: `${day}T12:30` });
  const { cookie } = owner;
  expect((await read(placed)).json).toMatchObject({ run: null, handover: null });
  const run = { stops: [placed.publicId], startsAt: '11:50' };
  await callKitchen(shop, 'POST', `/days/${day}/runs`, { cookie, body: run });
  const handed = {
    id: randomUUID(),
    at: Math.floor(Date.now() / 1000),
    receivedBy: 'Reception',
    boardsLeft: 2,
  };
  await callKitchen(shop, 'POST', `/orders/${placed.publicId}/handover`, { cookie, body: handed });
  const { json } = await read(placed);
  expect(json).toMatchObject({
    run: { number: 1, startsAt: '11:50', driver: '' },
    handover: { receivedBy: 'Reception', boardsLeft: 2, hasPhoto: false },
  });
  expect(json.history.slice(0, 3)).toMatchObject([
    { kind: 'stage', data: { to: 'DELIVERED' } },
    { kind: 'handed-over', data: { boardsLeft: 2 } },
    { kind: 'run', data: { run: 1 } },
  ]);
  expect(JSON.stringify(json.history)).not.toContain('Reception');
});

describe('of an order', () => {
  test.each([
    ['OWNER', true, true],
    ['OFFICE', true, true],
    ['DRIVER', true, false],
    ['KITCHEN', false, false],
  ] as const)('%s: address and telephone %s, money and e-mail %s', async (role, hasContact, hasMoney) => {
    const customer = await signedIn(shop, { name: 'Jana', mobileNumber: '030 123456' });
    const placed = await paidOrder(shop, { preferDateAndTime: `${tomorrow()}T12:30` }, customer);
    const { json, text } = await read(placed, (await staffOf(shop, role)).cookie);
    for (const [key, isSeen] of [
      ['contact', hasContact],
      ['place', hasContact],
      ['handover', hasContact],
      ['money', hasMoney],
      ['notices', hasMoney],
    ] as const)
      expect(key in json, key).toBe(isSeen);
    expect(text.includes('Oranienstraße')).toBe(hasContact);
    expect(text.includes('030 123456')).toBe(hasContact);
    expect(text.includes(customer.email)).toBe(hasMoney);
    // The price as a value: an id or a moment can have these digits too.
    expect(/:116[,}]/.test(text)).toBe(hasMoney);
    expect(text.includes('RE-20')).toBe(hasMoney);
  });

  const ofAll = [
    ...[
      'asks',
      'bon',
      'changeUntil',
      'day',
      'fulfilment',
      'guests',
      'hasDeposit',
      'history',
      'isByTelephone',
    ],
    ...[
      'isWishMissing',
      'items',
      'locale',
      'minimumAge',
      'name',
      'note',
      'notes',
      'placedAt',
      'portions',
      'progress',
    ],
    ...['publicProductOrderId', 'run', 'shop', 'stage', 'state', 'ticking', 'time', 'version'],
  ];
  const atTheDoor = [...ofAll, 'contact', 'deposit', 'handover', 'place'];
  const ofOffice = [...atTheDoor, 'attempts', 'change', 'missing', 'money', 'notices', 'questions', 'terms'];
  const atTheDoorOfEvent = { to: 'OUT', emptiesCents: 50 };
  test.each([
    ['OWNER', ofOffice, { ...atTheDoorOfEvent, amount: 1.16, documents: 'RE-1, RE-2' }],
    ['OFFICE', ofOffice, { ...atTheDoorOfEvent, amount: 1.16, documents: 'RE-1, RE-2' }],
    ['DRIVER', atTheDoor, atTheDoorOfEvent],
    ['KITCHEN', ofAll, { to: 'OUT' }],
  ] as const)(
    '%s reads what is given to the role, and of what its history keeps too',
    async (role, keys, told) => {
      const placed = await paidOrder(shop, { preferDateAndTime: `${tomorrow()}T12:30` });
      const kept = { emptiesCents: 50, amount: 116, documents: ['RE-1', 'RE-2'] };
      const nobodys = { device: 1, driverId: 2, session: 'cs_1', constructor: 'x', ofTomorrow: 'new' };
      await shop.deps.db.insert(orderEvents).values({
        ...{ orderId: await idOf(shop, placed), kind: 'stage', at: new Date(), actorKind: 'system' },
        data: { to: 'OUT', ...kept, ...nobodys },
      });
      const { json } = await read(placed, (await staffOf(shop, role)).cookie);
      expect(Object.keys(json).toSorted()).toEqual(keys.toSorted());
      expect(json.history[0].data).toEqual(told);
    },
  );

  test('a driver sees today and tomorrow only, and none without a time', async () => {
    const { cookie } = await staffOf(shop, 'DRIVER');
    for (const change of [{ preferDateAndTime: inThreeDays(shop) }, { preferDateAndTime: undefined }]) {
      expect(await read(await paidOrder(shop, change), cookie)).toMatchObject({
        status: 403,
        json: { code: 'NotAllowed' },
      });
    }
  });

  test('nobody sees one that there is not', async () => {
    expect(await read({ publicId: randomUUID() })).toMatchObject(refused(404, 'OrderNotFound'));
  });
});

describe('a document', () => {
  test('is handed to the office as the same file that its customer has', async () => {
    const placed = await paidOrder(shop);
    const { code } = (await read(placed)).json.money.documents[0];
    const answer = await document(placed, code);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('application/pdf');
    expect(answer.headers.get('Content-Disposition')).toContain(`${code}.pdf`);
    expect(answer.text).toMatch(/^%PDF/);
  });

  test('of another order is not found under this one, nor is one that there is not', async () => {
    const [placed, other] = [await paidOrder(shop), await paidOrder(shop)];
    const { code } = (await read(other)).json.money.documents[0];
    expect(await document(placed, code)).toMatchObject(refused(404, 'InvoiceNotFound'));
    expect(await document(placed, 'RE-2020-00001')).toMatchObject(refused(404, 'InvoiceNotFound'));
    expect(await document(placed, 'RE')).toMatchObject(refused(400, 'ValidationFailed', 'code'));
    expect(await document(await order(shop), code)).toMatchObject(refused(404, 'InvoiceNotFound'));
  });
});
