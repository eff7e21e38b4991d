import { eq, like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { berlinInstant } from '#rules/booking/berlin-instant.ts';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { refused } from '../../tests/support/client.ts';
import { mailsTo } from '../../tests/support/mailbox.ts';
import { idOf, paidOrder, type TestOrder } from '../../tests/support/orders.ts';
import { inLine } from '../../tests/support/race.ts';
import { startTestShop, type TestShop } from '../../tests/support/shop.ts';
import { callKitchen, staffOf, type TestStaff } from '../../tests/support/staff.ts';
import { outbox } from '../db/schema/jobs.ts';
import { stops } from '../db/schema/kitchen.ts';
import { orderEvents, productOrders } from '../db/schema/ordering.ts';
import { composeMail } from './compose.tsx';

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

const ask = (method: string, path: string, body?: object, { cookie } = driver) =>
  callKitchen(shop, method, path, { cookie, ...(body && { body }) });
/** An order for 12:30 in Berlin that is on a run, at 12:20. */
const planned = async () => {
  nextDay += 1;
  const day = addDays(berlinDay(Date.now()), nextDay);
  shop.clock.offset = 0;
  const order = await paidOrder(shop, { preferDateAndTime: `${day}T12:30` });
  shop.clock.offset = berlinInstant(day, '12:20') - Date.now();
  [office, driver] = [await staffOf(shop, 'OFFICE'), await staffOf(shop, 'DRIVER')];
  await ask('POST', `/days/${day}/runs`, { stops: [order.publicId] }, office);
  return order;
};
const departureOf = async (order: TestOrder) => {
  const ofOrder = eq(stops.orderId, await idOf(shop, order));
  const [stop] = await shop.deps.db.select({ runId: stops.runId }).from(stops).where(ofOrder);
  return `/runs/${stop?.runId}/departure`;
};
/** An order for 12:30 in Berlin whose run has left, at 12:20. */
const onItsWay = async () => {
  const order = await planned();
  await ask('POST', await departureOf(order), { id: crypto.randomUUID() });
  return order;
};
/** When a driver has said to be there, and how often that was taken back. */
const saidOf = async (order: TestOrder) => {
  const orderId = await idOf(shop, order);
  const [stop] = await shop.deps.db
    .select({ expectedAt: stops.expectedAt })
    .from(stops)
    .where(eq(stops.orderId, orderId));
  const events = await shop.deps.db
    .select({ kind: orderEvents.kind })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId));
  const takenBack = events.filter(({ kind }) => kind === 'arrival-taken-back').length;
  return { expectedAt: stop?.expectedAt, takenBack };
};
const say = async ({ publicId }: TestOrder, minutes: number) =>
  (await ask('POST', `/orders/${publicId}/arrival`, { minutes })).json;
const takeBack = ({ publicId }: TestOrder, by = driver) =>
  ask('DELETE', `/orders/${publicId}/arrival`, undefined, by);
const queued = async ({ publicId }: TestOrder) =>
  shop.deps.db
    .select()
    .from(outbox)
    .where(like(outbox.key, `order-late:${publicId}:%`));
const letters = async ({ customer }: TestOrder) =>
  (await mailsTo(customer.email)).filter(({ subject }) => subject.includes('comes later'));
/** The arrival that a sent e-mail has told, in seconds since 1970. */
const toldOf = ({ payload }: { payload: Record<string, unknown> | null }) =>
  payload && Math.floor(Number(payload.expectedAt) / 1000);
/** All of them are sent, or let go. */
const areClosed = async (order: TestOrder) =>
  expect.poll(async () => (await queued(order)).every(({ sentAt }) => sentAt !== null)).toBe(true);
const later = (seconds: number) => {
  shop.clock.offset += seconds * 1000;
};

test('up to a quarter of an hour after the agreed time nobody is written to', async () => {
  const order = await onItsWay();
  expect(await say(order, 24)).toMatchObject({ isLate: false });
  expect(await queued(order)).toEqual([]);
});

test('who waits longer is told once, ten seconds later, when the driver is there', async () => {
  const order = await onItsWay();
  expect(await say(order, 30)).toMatchObject({ isLate: true });
  const [row] = await queued(order);
  expect((row?.nextAttemptAt.getTime() ?? 0) - shop.deps.now()).toBeGreaterThan(8000);
  later(11);
  await expect.poll(() => letters(order)).toHaveLength(1);
  const [letter] = await letters(order);
  expect(letter?.text.replaceAll(/\s+/g, ' ')).toMatch(/at about (12:50|12:50 PM) instead of 12:30/);
  // Said again, or a few minutes more: nobody is told again.
  await say(order, 30);
  expect(await say(order, 35), 'the driver is told that nobody is').toMatchObject({ isLate: false });
  expect(await queued(order)).toHaveLength(1);
  await say(order, 46);
  expect(await queued(order)).toHaveLength(2);
  later(11);
  await expect.poll(() => letters(order)).toHaveLength(2);
});

test('it dies with an undo, and with another arrival', async () => {
  const order = await onItsWay();
  await say(order, 45);
  expect(await takeBack(order, await staffOf(shop, 'DRIVER'))).toMatchObject(
    refused(409, 'StageNotPossible'),
  );
  for (const _ of [1, 2]) expect((await takeBack(order)).status).toBe(204);
  expect(await queued(order)).toEqual([]);
  await say(order, 45);
  await say(order, 10);
  expect(await queued(order)).toEqual([]);
  // What was said before counts again.
  const { expectedAt } = await say(order, 30);
  await say(order, 60);
  expect((await takeBack(order)).status).toBe(204);
  expect(await queued(order)).toHaveLength(1);
  later(11);
  await expect.poll(() => letters(order)).toHaveLength(1);
  // It is with its receiver before it is noted as sent.
  await expect.poll(async () => (await queued(order)).map(toldOf)).toEqual([expectedAt]);
});

test('it dies with the departure that is taken back, and tells nobody less when the run leaves again', async () => {
  const order = await onItsWay();
  const departure = await departureOf(order);
  await say(order, 45);
  expect((await ask('DELETE', departure)).status).toBe(204);
  expect(await queued(order), 'taken back at once').toEqual([]);
  later(11);
  await ask('POST', departure, { id: crypto.randomUUID() });
  expect(await say(order, 45), 'nobody has been told').toMatchObject({ isLate: true });
  later(11);
  await expect.poll(() => letters(order)).toHaveLength(1);
  // Once it is sent it has told what it told, whatever the office takes back.
  expect((await ask('DELETE', departure, undefined, office)).status).toBe(204);
  expect(await queued(order)).toHaveLength(1);
  await ask('POST', departure, { id: crypto.randomUUID() });
  expect(await say(order, 45)).toMatchObject({ isLate: false });
});

test('an order that was on its way before its run loses what was said of it, too, when the run has not left', async () => {
  const order = await planned();
  await ask('POST', `/orders/${order.publicId}/stage`, { stage: 'OUT' }, office);
  await ask('POST', await departureOf(order), { id: crypto.randomUUID() });
  await say(order, 45);
  expect((await ask('DELETE', await departureOf(order))).status).toBe(204);
  expect(await queued(order)).toEqual([]);
  expect(await saidOf(order)).toEqual({ expectedAt: null, takenBack: 1 });
});

test('an order that is not on its way after all is not late', async () => {
  const order = await onItsWay();
  await say(order, 45);
  expect((await ask('POST', `/orders/${order.publicId}/stage`, { stage: 'READY' }, office)).status).toBe(200);
  expect(await queued(order)).toEqual([]);
  expect(await saidOf(order)).toEqual({ expectedAt: null, takenBack: 1 });
});

test('an arrival that is taken back is not taken back again with its departure', async () => {
  const order = await onItsWay();
  await say(order, 45);
  expect((await takeBack(order)).status).toBe(204);
  expect((await ask('DELETE', await departureOf(order))).status).toBe(204);
  expect(await saidOf(order)).toEqual({ expectedAt: null, takenBack: 1 });
});

test('who has it by then is told nothing', async () => {
  const order = await onItsWay();
  await say(order, 45);
  await ask('POST', `/orders/${order.publicId}/stage`, { stage: 'DELIVERED' });
  later(11);
  await expect.poll(async () => (await queued(order)).map(({ sentAt }) => sentAt !== null)).toEqual([true]);
  expect(await letters(order)).toEqual([]);
});

test('of two arrivals the later is told, once, though an e-mail about the first was being sent', async () => {
  const order = await onItsWay();
  await say(order, 45);
  const [first] = await queued(order);
  const { expectedAt } = await shop.deps.db.transaction(async (tx) => {
    // A process has taken it to send it, and has not read the stop yet.
    await tx
      .select()
      .from(outbox)
      .where(eq(outbox.id, first?.id ?? 0))
      .for('update');
    return say(order, 50);
  });
  later(11);
  await areClosed(order);
  await expect.poll(async () => (await queued(order)).map(toldOf).filter(Boolean)).toEqual([expectedAt]);
  expect(await letters(order)).toHaveLength(1);
});

test('an e-mail waits for the one before it that is being sent, and tells nothing that is hardly later', async () => {
  const order = await onItsWay();
  await say(order, 45);
  const [first] = await queued(order);
  const own = eq(outbox.id, first?.id ?? 0);
  // Tried so often that it holds back no other in the outbox.
  await shop.deps.db.update(outbox).set({ attempts: 10 }).where(own);
  await shop.deps.db.transaction(async (tx) => {
    await tx.select().from(outbox).where(own).for('update');
    await say(order, 50);
    later(11);
    expect(await inLine(shop)).toBe(true);
    const told = { expectedAt: shop.deps.now() + 44 * 60_000 };
    await tx.update(outbox).set({ sentAt: new Date(), payload: told }).where(own);
  });
  await areClosed(order);
  expect(await letters(order)).toEqual([]);
});

test('who was told nothing yet is told, though an e-mail about another arrival was let go', async () => {
  const order = await onItsWay();
  await say(order, 45);
  // As a release before this one may write it.
  await shop.deps.db
    .update(stops)
    .set({ expectedAt: new Date(shop.deps.now() + 20 * 60_000) })
    .where(eq(stops.orderId, await idOf(shop, order)));
  later(11);
  await areClosed(order);
  expect(await letters(order)).toEqual([]);
  expect(await say(order, 50)).toMatchObject({ isLate: true });
  later(11);
  await expect.poll(() => letters(order)).toHaveLength(1);
});

test('whose e-mail was refused is written to again about the next arrival', async () => {
  const order = await onItsWay();
  await say(order, 45);
  await shop.deps.db
    .update(outbox)
    .set({ failedAt: new Date(shop.deps.now()) })
    .where(like(outbox.key, `order-late:${order.publicId}:%`));
  expect(await say(order, 50)).toMatchObject({ isLate: true });
  later(11);
  await expect.poll(() => letters(order)).toHaveLength(1);
});

test('a customer is written to in their language', async () => {
  const order = await onItsWay();
  await say(order, 45);
  await shop.deps.db
    .update(productOrders)
    .set({ locale: 'de' })
    .where(eq(productOrders.publicId, order.publicId));
  const [row] = await queued(order);
  const mail = row && (await composeMail(shop.deps, row));
  expect(mail?.subject).toMatch(/^Ihre Bestellung .* kommt später$/);
  expect(mail?.text?.replaceAll(/\s+/g, ' ')).toContain(
    'wir sind gegen 13:05 Uhr bei Ihnen, statt um 12:30 Uhr',
  );
});
