import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { orderChanges } from '#server/db/schema/changes.ts';
import { orderEvents } from '#server/db/schema/ordering.ts';
import { staff } from '#server/db/schema/staff.ts';
import { call } from '../../../../tests/support/client.ts';
import { idOf, inThreeDays, order, paidOrder, press } from '../../../../tests/support/orders.ts';
import { lostPayment } from '../../../../tests/support/provider.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { callKitchen, listen, staffOf, tabletOf } from '../../../../tests/support/staff.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

/** A board that listens: what it has heard, and whether the stream has ended. */
async function board(cookie: string) {
  const response = await listen(shop, cookie);
  const heard = { text: '', isOver: false, events: () => heard.text.match(/^event: \w+/gm) ?? [] };
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const done = (async () => {
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read())
      heard.text += read.value;
    heard.isOver = true;
  })();
  return { response, heard, leave: () => reader?.cancel(), done };
}

const changes = ({ heard }: Awaited<ReturnType<typeof board>>) =>
  heard.events().filter((line) => line === 'event: changed').length;

/** Waits until what happened before has been heard. */
async function settled(wall: Awaited<ReturnType<typeof board>>) {
  await expect.poll(() => wall.heard.text).toContain('event: hello');
  await new Promise((resolve) => setTimeout(resolve, 1000));
}

test('a board hears the release, then that something happened, wherever it was done', async () => {
  const wall = await board(await tabletOf(shop));
  expect(wall.response.headers.get('Content-Type')).toContain('text/event-stream');
  expect(wall.response.headers.get('X-Accel-Buffering')).toBe('no');
  await expect.poll(() => wall.heard.text).toMatch(/^event: hello\ndata: {"release":"\d+\.\d+\.\d+"}\n\n/);
  const placed = await paidOrder(shop);
  await expect.poll(() => changes(wall)).toBeGreaterThan(0);
  const before = changes(wall);
  // What another process writes goes through the same database.
  await shop.deps.db
    .insert(orderEvents)
    .values({ orderId: await idOf(shop, placed), at: new Date(), actorKind: 'system', kind: 'note' });
  await expect.poll(() => changes(wall)).toBeGreaterThan(before);
  await wall.leave();
});

test('a board hears that a dish is sold out, and that it is there again', async () => {
  const cookie = await tabletOf(shop);
  const wall = await board(cookie);
  await settled(wall);
  const say = (soldOut: boolean) =>
    callKitchen(shop, 'PUT', '/products/101/availability', {
      cookie,
      body: { fromDay: '2030-01-01', untilDay: '2030-01-01', soldOut },
    });
  const heard = changes(wall);
  await say(true);
  await expect.poll(() => changes(wall)).toBe(heard + 1);
  await say(false);
  await expect.poll(() => changes(wall)).toBe(heard + 2);
  await wall.leave();
});

test('a board hears who drives a run, when it leaves and in which order, though no order’s history says so', async () => {
  const office = await staffOf(shop, 'OFFICE');
  const driver = await staffOf(shop, 'DRIVER');
  const day = berlinDay(shop.deps.now());
  const [one, two] = [
    await paidOrder(shop, { preferDateAndTime: `${addDays(day, 2)}T12:00` }),
    await paidOrder(shop, { preferDateAndTime: `${addDays(day, 2)}T13:00` }),
  ];
  const ask = (method: string, path: string, body?: object) =>
    callKitchen(shop, method, path, { cookie: office.cookie, ...(body && { body }) });
  const planned = { stops: [one.publicId, two.publicId] };
  const { id } = (await ask('POST', `/days/${addDays(day, 2)}/runs`, planned)).json;
  const wall = await board(driver.cookie);
  await settled(wall);
  const heard = changes(wall);
  await ask('PATCH', `/runs/${id}`, { driverId: driver.id });
  await expect.poll(() => changes(wall)).toBe(heard + 1);
  await ask('PATCH', `/runs/${id}`, { startsAt: '10:30' });
  await expect.poll(() => changes(wall)).toBe(heard + 2);
  await ask('PATCH', `/runs/${id}`, { stops: [two.publicId, one.publicId] });
  await expect.poll(() => changes(wall)).toBe(heard + 3);
  await wall.leave();
});

test('what a slow transaction did is heard too, though others with later numbers were faster', async () => {
  const placed = await order(shop);
  const orderId = await idOf(shop, placed);
  const slow = new pg.Client(shop.databaseUrl);
  await slow.connect();
  const event = `insert into order_events (order_id, at, actor_kind, kind) values (${orderId}, now(), 'system', 'slow')`;
  await slow.query('begin');
  await slow.query(event);
  const wall = await board(await tabletOf(shop));
  const other = { orderId, at: new Date(), actorKind: 'system', kind: 'note' } as const;
  await shop.deps.db.insert(orderEvents).values(other);
  await expect.poll(() => changes(wall)).toBe(1);
  await slow.query('commit');
  await expect.poll(() => changes(wall)).toBe(2);
  await slow.end();
  await wall.leave();
});

test('a notice of money without an order is heard of, though it is in no order’s history', async () => {
  const wall = await board(await tabletOf(shop));
  const { id } = await lostPayment(shop, 4200);
  await press(shop, id, 'pay');
  await expect.poll(() => changes(wall)).toBe(1);
  await wall.leave();
});

test('a change that begins to wait for its payment is heard of, one that waits longer, and one that is dropped', async () => {
  const placed = await paidOrder(shop, { preferDateAndTime: inThreeDays(shop) });
  const { publicId: publicProductOrderId, customer } = placed;
  const ask = (path: string, body: object) =>
    call(shop, 'POST', `/v1/order/${path}`, {
      token: customer.token,
      body: { publicProductOrderId, ...body },
    });
  const wish = { items: [{ productId: 101, quantity: 3 }] };
  const { version, difference } = (await ask('changes/quote', wish)).json;
  const wall = await board(await tabletOf(shop));
  await settled(wall);
  const before = changes(wall);
  expect((await ask('changes', { ...wish, version, difference })).status).toBe(200);
  await expect.poll(() => changes(wall)).toBe(before + 1);
  // A payment under way has a day more: no event tells of it.
  await shop.deps.db
    .update(orderChanges)
    .set({ until: new Date(shop.deps.now() + 86_400_000) })
    .where(eq(orderChanges.orderId, await idOf(shop, placed)));
  await expect.poll(() => changes(wall)).toBe(before + 2);
  expect((await ask('changes/drop', {})).status).toBe(204);
  await expect.poll(() => changes(wall)).toBe(before + 3);
  await wall.leave();
});

test('nothing is heard while nothing happens', async () => {
  const wall = await board(await tabletOf(shop));
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(wall.heard.events()).toEqual(['event: hello']);
  await wall.leave();
});

test('who leaves is no longer counted, and a process has room for two hundred', async () => {
  const cookie = await tabletOf(shop);
  await expect.poll(() => shop.events.listening()).toBe(0);
  const boards = await Promise.all(Array.from({ length: 200 }, () => board(cookie)));
  const { status, json } = await callKitchen(shop, 'GET', '/live', { cookie });
  expect({ status, code: json.code }).toEqual({ status: 429, code: 'TooManyRequests' });
  await Promise.all(boards.map(({ leave }) => leave()));
  await expect.poll(() => shop.events.listening()).toBe(0);
});

test('a shop that closes sends its listeners away first', async () => {
  const wall = await board(await tabletOf(shop));
  shop.events.sendAway();
  await wall.done;
  expect(wall.heard.isOver).toBe(true);
});

test('the stream shows that it lives, and ends with its session', async () => {
  const { id, cookie } = await staffOf(shop, 'KITCHEN');
  const wall = await board(cookie);
  await expect.poll(() => wall.heard.text).toContain('\n:\n\n');
  await shop.deps.db.update(staff).set({ removedAt: new Date() }).where(eq(staff.id, id));
  await expect.poll(() => wall.heard.isOver).toBe(true);
});
