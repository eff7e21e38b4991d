import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { orderLinkHeader } from '#contract/shop/order-link.ts';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { orderLink } from '#server/access/order-link.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { productOrders } from '#server/db/schema/ordering.ts';
import { call, refused, signedIn } from '../../../tests/support/client.ts';
import {
  act,
  inThreeDays,
  listedOrder,
  order,
  paidOrder,
  type TestOrder,
} from '../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../tests/support/shop.ts';
import { callKitchen, staffOf } from '../../../tests/support/staff.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const open = (link: string | undefined, path = '/v1/order', headers: Record<string, string> = {}) =>
  call(shop, 'GET', path, {
    headers: { ...(link !== undefined && { [orderLinkHeader]: link }), ...headers },
  });
const linkOf = ({ publicId }: TestOrder) => orderLink(shop.deps.secret, publicId);
const kitchen = async (role: 'OFFICE' | 'KITCHEN', method: string, path: string, body?: object) => {
  const { cookie } = await staffOf(shop, role);
  const answer = await callKitchen(shop, method, path, { cookie, ...(body && { body }) });
  if (answer.status >= 300) throw new Error(`${path}: ${answer.text}`);
  return answer;
};

test('My orders have the link of each order, and it opens this order without a session', async () => {
  const placed = await paidOrder(shop, {
    preferDateAndTime: inThreeDays(shop),
    guests: '20-25',
    deliveryInstruction: 'Zweite Klingel',
  });
  const { id: _id, ...listed } = await listedOrder(shop, placed);
  expect(listed.link).toBe(linkOf(placed));
  const { status, json } = await open(listed.link);
  expect(status).toBe(200);
  expect(json).toMatchObject({
    ...listed,
    items: [{ ...listed.items[0], food: { allergens: expect.arrayContaining(['wheat']) } }],
    version: 1,
    priceSum: 116,
    deposit: 0,
    arrival: null,
    documents: [
      {
        code: listed.invoiceCode,
        kind: 'INVOICE',
        path: `/v1/order/documents/${listed.invoiceCode}`,
      },
    ],
  });
  expect(json.items[0].imageUrl).toMatch(/^\/(pictures|media)\//);
  expect(json.phone).toMatch(/\d/);
  expect(json.cancelableUntil).toBeGreaterThan(json.createdDate);
});

test('it says whom its invoice names and what their bookkeeping looks for, and nothing of a person', async () => {
  const invoice = {
    company: 'Lindenhof GmbH',
    purchaseOrder: '4711',
    costCentre: 'Empfang',
    streetName: 'Lindenallee',
    houseNumber: '3',
    postalCode: '10117',
    city: 'Berlin',
    country: 'Deutschland',
  };
  const toCompany = await paidOrder(shop, { preferDateAndTime: inThreeDays(shop), invoice });
  expect((await open(linkOf(toCompany))).json.invoiceTo).toEqual(['Lindenhof GmbH', '4711', 'Empfang']);
  const toPerson = await paidOrder(shop, { preferDateAndTime: inThreeDays(shop) });
  expect((await open(linkOf(toPerson))).json.invoiceTo).toEqual([]);
});

test('of the customer it says nothing beyond this order', async () => {
  const customer = await signedIn(shop, {
    name: 'Magdalena',
    lastname: 'Quitt',
    mobileNumber: '0170 5550123',
    streetName: 'Quittenallee',
    vatIdOrTaxId: 'DE123456789',
  });
  const placed = await paidOrder(shop, {}, customer);
  const { text } = await open(linkOf(placed));
  for (const personal of [customer.email, 'Magdalena', 'Quitt', '5550123', 'Quittenallee', 'DE123456789'])
    expect(text).not.toContain(personal);
});

test('it says how far the order is and when it came to each station, and what the driver said', async () => {
  const placed = await paidOrder(shop);
  const link = linkOf(placed);
  const stations = async () =>
    (await open(link)).json.stations.map(
      ({ name, state, at }: { name: string; state: string; at: number | null }) =>
        `${name} ${state} ${at === null ? '–' : 'at'}`,
    );
  const next = ['OUT NEXT –', 'DELIVERED NEXT –'];
  expect(await stations()).toEqual(['ORDERED NOW at', 'IN_PREPARATION NEXT –', 'READY NEXT –', ...next]);
  await kitchen('KITCHEN', 'POST', `/orders/${placed.publicId}/stage`, { stage: 'READY' });
  expect(await stations()).toEqual(['ORDERED DONE at', 'IN_PREPARATION DONE –', 'READY NOW at', ...next]);
  await kitchen('OFFICE', 'POST', `/orders/${placed.publicId}/stage`, { stage: 'NEW' });
  expect((await stations())[0]).toBe('ORDERED NOW at');

  const day = addDays(berlinDay(shop.deps.now()), 2);
  const run = await kitchen('OFFICE', 'POST', `/days/${day}/runs`, {
    startsAt: '11:45',
    stops: [placed.publicId],
  });
  expect(run.status).toBeLessThan(300);
  await kitchen('OFFICE', 'POST', `/orders/${placed.publicId}/arrival`, { minutes: 12 });
  expect((await open(link)).json.arrival).toBeNull();
  await kitchen('OFFICE', 'POST', `/orders/${placed.publicId}/stage`, { stage: 'OUT' });
  const { arrival } = (await open(link)).json;
  expect(arrival.expectedAt - arrival.saidAt).toBe(720);

  // Taken back, what was said before counts again, with the time at which it was said.
  onTestFinished(() => {
    shop.clock.offset = 0;
  });
  shop.clock.offset = 60_000;
  await kitchen('OFFICE', 'POST', `/orders/${placed.publicId}/arrival`, { minutes: 30 });
  expect((await open(link)).json.arrival.saidAt).toBeGreaterThan(arrival.saidAt);
  await kitchen('OFFICE', 'DELETE', `/orders/${placed.publicId}/arrival`);
  expect((await open(link)).json.arrival).toEqual(arrival);
});

test('an order that is unpaid or canceled is on no way, and says what has become of it', async () => {
  const unpaid = await order(shop);
  expect((await open(linkOf(unpaid))).json).toMatchObject({
    status: 'PENDING',
    payNow: 'POSSIBLE',
    stations: [],
  });
  const canceled = await paidOrder(shop, { preferDateAndTime: inThreeDays(shop) });
  expect((await act(shop, canceled, 'cancel')).status).toBe(200);
  const { json } = await open(linkOf(canceled));
  expect(json).toMatchObject({ status: 'CANCELED', stations: [], cancelableUntil: null });
  expect(json.documents.map(({ kind }: { kind: string }) => kind)).toEqual(['INVOICE', 'CREDIT_NOTE']);
});

test('a dish that is gone keeps its name and price, without picture and allergens', async () => {
  const placed = await paidOrder(shop, { productQuantities: { '101': 1, '102': 1 } });
  await shop.deps.db.delete(products).where(eq(products.id, 102));
  const { items } = (await open(linkOf(placed))).json;
  const gone = items.find(({ productId }: { productId: number }) => productId === 102);
  expect(gone).toMatchObject({ imageUrl: null, food: null, quantity: 1 });
  expect(gone.name).toContain('de:');
});

test('who has seen it hears 304 until something changes', async () => {
  const placed = await paidOrder(shop);
  const link = linkOf(placed);
  const first = await open(link);
  const etag = first.headers.get('ETag') ?? '';
  expect(etag).toMatch(/^(W\/)?".+"$/);
  expect(first.headers.get('Cache-Control')).toBe('no-store');
  const same = await open(link, '/v1/order', { 'If-None-Match': etag });
  expect([same.status, same.text]).toEqual([304, '']);
  await kitchen('KITCHEN', 'POST', `/orders/${placed.publicId}/stage`, { stage: 'IN_PREPARATION' });
  const changed = await open(link, '/v1/order', { 'If-None-Match': etag });
  expect(changed.status).toBe(200);
  expect(changed.headers.get('ETag')).not.toBe(etag);
});

test('its documents open by their number, those of other orders do not', async () => {
  const [one, other] = [await paidOrder(shop), await paidOrder(shop)];
  const [{ path }] = (await open(linkOf(one))).json.documents;
  const document = await open(linkOf(one), path);
  expect(document.headers.get('Content-Type')).toBe('application/pdf');
  expect(document.text.startsWith('%PDF-')).toBe(true);
  expect(await open(linkOf(other), path)).toMatchObject(refused(404, 'InvoiceNotFound'));
  expect(await open(undefined, path)).toMatchObject(refused(404, 'OrderNotFound'));
});

test('its file for the calendar keeps its name and counts on when the time is moved', async () => {
  const placed = await paidOrder(shop);
  const file = async (language = 'en') =>
    (
      await call(shop, 'GET', '/v1/order/calendar', {
        language,
        headers: { [orderLinkHeader]: linkOf(placed) },
      })
    ).text
      .replaceAll('\r\n ', '')
      .replace(/^.*END:VTIMEZONE/s, '');
  const line = (text: string, name: string) => new RegExp(`^${name}[:;](.*)$`, 'm').exec(text)?.[1]?.trim();
  const before = await file();
  const day = addDays(berlinDay(shop.deps.now()), 2);
  expect(line(before, 'DTSTART')).toBe(`TZID=Europe/Berlin:${day.replaceAll('-', '')}T123000`);
  expect(line(before, 'LOCATION')).toContain('Oranienstraße 185');
  expect(line(before, 'SUMMARY')).toContain('delivery');
  expect(line(await file('de'), 'SUMMARY')).toContain('Lieferung');
  await kitchen('OFFICE', 'POST', `/orders/${placed.publicId}/time`, { day, time: '13:00' });
  const after = await file();
  expect(line(after, 'UID')).toBe(line(before, 'UID'));
  expect(line(after, 'DTSTART')).toContain('T130000');
  expect(Number(line(after, 'SEQUENCE'))).toBe(Number(line(before, 'SEQUENCE')) + 1);
  expect(before).not.toContain(linkOf(placed));
});

test('whoever guesses, forges or cuts a link hears one and the same answer, whatever they ask for', async () => {
  const placed = await paidOrder(shop);
  const link = linkOf(placed);
  const { secret } = shop.deps;
  const flipped = [...link].map((_, at) => {
    const sign = link[at] === 'A' ? 'B' : 'A';
    return link.slice(0, at) + sign + link.slice(at + 1);
  });
  const wrong = [
    undefined,
    '',
    link.slice(0, -1),
    `${link}A`,
    placed.publicId,
    orderLink('another secret', placed.publicId),
    // Ours, of an order that is gone.
    orderLink(secret, randomUUID()),
    orderLink(secret, '00000000-0000-0000-0000-000000000000'),
    ...flipped.filter((one) => one !== link),
    ...Array.from({ length: 250 }, () => randomBytes(36).toString('base64url')),
  ];
  const refusal = await open(undefined);
  expect(refusal).toMatchObject(refused(404, 'OrderNotFound'));
  const told = (headers: Headers) =>
    Object.fromEntries([...headers].filter(([name]) => name !== 'x-request-id' && name !== 'date'));
  for (const one of wrong) {
    const answer = await open(one);
    expect([answer.status, answer.text], one).toEqual([refusal.status, refusal.text]);
    expect(told(answer.headers)).toEqual(told(refusal.headers));
  }
  for (const path of ['/v1/order/calendar', '/v1/order/documents/RE-2026-00001'])
    expect(await open(wrong[5], path)).toMatchObject(refused(404, 'OrderNotFound'));
  // A link is no session, and a session no link.
  expect(await call(shop, 'GET', '/v1/orders', { token: link })).toMatchObject(
    refused(403, 'SessionInvalid'),
  );
  expect(await call(shop, 'GET', '/v1/order', { token: placed.customer.token })).toMatchObject(
    refused(404, 'OrderNotFound'),
  );
  expect(shop.logs.join('\n')).not.toContain(link);
});

test('once its customer is erased, the link of an order opens nothing', async () => {
  const placed = await paidOrder(shop);
  const { db } = shop.deps;
  await db.update(productOrders).set({ customerId: null }).where(eq(productOrders.publicId, placed.publicId));
  expect(await open(linkOf(placed))).toMatchObject(refused(404, 'OrderNotFound'));
});

test('a link in a request that fails is in no log', async () => {
  const placed = await paidOrder(shop);
  const link = linkOf(placed);
  const before = shop.logs.length;
  const answer = await open(link, '/v1/order/documents/%E0%A4%A');
  expect(answer.status).toBeGreaterThanOrEqual(400);
  await open(link, `/v1/${link}`);
  expect(shop.logs.slice(before).join('\n')).not.toContain(link);
});
