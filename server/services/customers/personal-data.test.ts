import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { berlinInstant } from '#rules/booking/berlin-instant.ts';
import { parseLocalDateTime } from '#rules/booking/berlin-time.ts';
import type { Stage } from '#rules/orders/stages.ts';
import { orderChanges } from '#server/db/schema/changes.ts';
import { outbox } from '#server/db/schema/jobs.ts';
import { deliveryAttempts, handovers, notices, runs, stops } from '#server/db/schema/kitchen.ts';
import { orderEvents, productOrders } from '#server/db/schema/ordering.ts';
import { money } from '#server/db/schema/payments.ts';
import { addressOf, call, signedIn } from '../../../tests/support/client.ts';
import {
  fault,
  idOf,
  inThreeDays,
  order,
  press,
  soon,
  type TestOrder,
  update,
} from '../../../tests/support/orders.ts';
import { elsewhere } from '../../../tests/support/provider.ts';
import { inLine } from '../../../tests/support/race.ts';
import { startTestShop, type TestShop } from '../../../tests/support/shop.ts';
import { askForCode } from '../../../tests/support/sign-in.ts';
import { callKitchen, staffOf } from '../../../tests/support/staff.ts';
import { openNotice } from '../notices/open-notice.ts';
import { lockOrder } from '../ordering/find-order.ts';
import { finishRefunds } from '../payments/refund-order.ts';
import { eraseCustomer, NotErasable } from './erase-customer.ts';
import { exportCustomer } from './export-customer.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterEach(() => {
  shop.clock.offset = 0;
});
afterAll(() => shop.stop());

/** A person whose traces can be told from those of everybody else. */
const newPerson = () => {
  const mark = randomUUID().slice(0, 8);
  const person = {
    name: 'Magdalena',
    lastname: 'Quitt',
    mobileNumber: `+49 ${mark}`,
    streetName: `Allee ${mark}`,
  };
  return { mark, person };
};
/** Everything in the database as one text, but for issued invoices, which nobody may change. */
async function everything(): Promise<string> {
  const { rows } = await shop.deps.db.execute(sql`
    select query_to_xml(format('select * from %I', table_name), true, false, '')::text as rows
    from information_schema.tables where table_schema = 'public' and table_name not like 'invoice%'`);
  return rows.map((row) => String(row.rows)).join('\n');
}

async function paid(placed: TestOrder) {
  await press(shop, placed.sessionId, 'pay');
  await update(shop, placed, 'PAID');
}

async function customerWithOrders() {
  const { mark, person } = newPerson();
  const customer = await signedIn(shop, { ...person, email: `quitt-${mark}+lunch@example.com` });
  await addressOf(shop, customer, { name: `Atelier ${mark}`, deliveryInstruction: `Bell says ${mark}` });
  const change = { deliveryInstruction: `Call ${mark}`, preferDateAndTime: soon(shop) };
  const kept = await order(shop, change, customer);
  await paid(kept);
  const unpaid = await order(shop, { deliveryInstruction: `Never paid, ${mark}` }, customer);
  await update(shop, unpaid, 'CANCELED');
  return { customer, kept, unpaid, mark, person };
}

/** The delivery is past: so is every reason to keep what only it needs. */
const erase = (email: string, options?: { dryRun: boolean }) =>
  eraseCustomer({ db: shop.deps.db, now: Date.now() + 5 * 86_400_000 }, email, options);

test('an export has everything about one customer and nothing about others', async () => {
  const { customer, kept, person, mark } = await customerWithOrders();
  const other = await order(shop);
  const exported = await exportCustomer(shop.deps.db, customer.email.toUpperCase());
  const text = JSON.stringify(exported);
  for (const part of [
    ...Object.values(person),
    customer.email,
    `Atelier ${mark}`,
    `Call ${mark}`,
    kept.publicId,
  ]) {
    expect(text).toContain(part);
  }
  expect(exported?.orders).toHaveLength(2);
  expect(exported?.orders[0]).toMatchObject({
    status: 'PAID',
    total: 11600,
    items: [{ productId: 101, quantity: 2 }],
  });
  expect(exported?.orders[0]?.documents).toMatchObject([
    { kind: 'INVOICE', code: expect.stringMatching(/^RE-\d{4}-\d{5}$/) },
  ]);
  expect(exported?.orders[1]).toMatchObject({ documents: [], refund: null });
  expect(exported?.sessions).toHaveLength(1);
  expect(text).not.toContain(other.publicId);
  expect(text).not.toContain(customer.token);
  expect(text).not.toMatch(/tokenHash|fingerprint/);
  expect(await exportCustomer(shop.deps.db, 'nobody@example.com')).toBeNull();
});

test('an erasure leaves paid orders as vouchers, and nothing else of the customer', async () => {
  const { customer, kept, unpaid, mark } = await customerWithOrders();
  await askForCode(shop, customer.email);
  expect(await erase(customer.email)).toEqual({ deletedOrders: 1, keptOrders: 1 });
  const [voucher] = await shop.deps.db
    .select()
    .from(productOrders)
    .where(eq(productOrders.publicId, kept.publicId));
  expect(voucher).toMatchObject({
    status: 'PAID',
    total: 11600,
    customerId: null,
    deliveryInstruction: null,
  });
  expect(voucher?.customer).toMatchObject({
    name: 'Magdalena',
    lastname: 'Quitt',
    email: '',
    mobileNumber: '',
  });
  expect(voucher?.address).toMatchObject({ streetName: 'Oranienstraße', name: '' });
  const left = await everything();
  expect(left).not.toContain(mark);
  expect(left).not.toContain(unpaid.publicId);
  expect((await call(shop, 'GET', '/v1/customers', { token: customer.token })).status).toBe(403);
  expect(await erase(customer.email)).toBeNull();
});

test('what the kitchen wrote about an order is exported, and gone after an erasure with all that names somebody', async () => {
  const { customer, kept, mark } = await customerWithOrders();
  const { db } = shop.deps;
  const office = await staffOf(shop, 'OFFICE');
  const orderId = await idOf(shop, kept);
  const write = (path: string, body: object) =>
    callKitchen(shop, 'POST', `/orders/${kept.publicId}/${path}`, { cookie: office.cookie, body });
  const written = [
    await write('notes', { text: `Ring ${mark} first` }),
    await write('message', { subject: `To ${mark}`, text: `Dear ${mark}` }),
    await write('stage', { stage: 'OUT' }),
    await write('attempts', {
      id: randomUUID(),
      at: Math.floor(shop.deps.now() / 1000),
      note: `${mark} sleeps`,
    }),
    await callKitchen(shop, 'PUT', `/orders/${kept.publicId}/ticks/101/PACKED`, { cookie: office.cookie }),
  ];
  expect(written.map(({ status }) => status)).toEqual([204, 204, 200, 204, 200]);
  const at = new Date();
  const letters = and(eq(outbox.kind, 'order-message'), isNull(outbox.sentAt));
  await expect.poll(() => db.select().from(outbox).where(letters)).toEqual([]);
  // As if the mail server had refused the letter for good: its words are kept for a person.
  const payload = { orderId, subject: `To ${mark}`, text: `Dear ${mark}`, locale: 'en' };
  await db
    .update(outbox)
    .set({ sentAt: null, failedAt: at, payload })
    .where(eq(outbox.kind, 'order-message'));
  await db.insert(notices).values({ kind: 'EMAIL_REFUSED', orderId, at, data: { mail: 'order-message' } });
  const [run] = await db
    .insert(runs)
    .values({ day: soon(shop).slice(0, 10), number: 1 })
    .returning();
  await db.insert(stops).values({ orderId, runId: run?.id ?? 0, position: 1 });
  await db.insert(handovers).values({
    orderId,
    pressId: randomUUID(),
    at,
    receivedBy: `Reception ${mark}`,
    photo: Buffer.from(`a picture of ${mark}`),
    photoType: 'image/jpeg',
  });
  const [exported] = (await exportCustomer(db, customer.email))?.orders ?? [];
  expect(exported).toMatchObject({
    notes: [{ text: `Ring ${mark} first` }, { text: `${mark} sleeps` }],
    attempts: [{ at: expect.any(Date), note: `${mark} sleeps`, closedAt: null }],
    handover: {
      receivedBy: `Reception ${mark}`,
      photo: Buffer.from(`a picture of ${mark}`).toString('base64'),
    },
  });
  await erase(customer.email);
  const left = await everything();
  expect(left).not.toContain(mark);
  expect(left).not.toContain(Buffer.from(mark).toString('hex'));
  expect(await db.select().from(handovers).where(eq(handovers.orderId, orderId))).toMatchObject([
    { receivedBy: '', photo: null },
  ]);
  expect(await db.select().from(deliveryAttempts).where(eq(deliveryAttempts.orderId, orderId))).toMatchObject(
    [{ noteId: null }],
  );
  const history = await db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId));
  expect(history.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['note', 'message-sent', 'stage', 'tick']),
  );
});

test('what an order was and how it was to be changed is exported; an erasure leaves no address of it', async () => {
  const { customer, kept, mark } = await customerWithOrders();
  const { db } = shop.deps;
  const orderId = await idOf(shop, kept);
  const at = new Date();
  await db.insert(orderChanges).values({
    orderId,
    baseVersion: 1,
    state: 'DROPPED',
    items: [{ productId: 101, quantity: 3 }],
    address: {
      name: `Studio ${mark}`,
      streetName: `Gasse ${mark}`,
      houseNumber: '1',
      streetAddition: '',
      postalCode: '10999',
      city: 'Berlin',
      country: 'Germany',
    },
    deliveryInstruction: `Knock, ${mark}`,
    difference: 5800,
    until: at,
    actorKind: 'link',
    closedAt: at,
  });
  const [exported] = (await exportCustomer(db, customer.email))?.orders ?? [];
  expect(exported).toMatchObject({
    versions: [{ number: 1, total: 11600, items: [{ productId: 101, quantity: 2 }] }],
    changes: [{ state: 'DROPPED', difference: 5800, address: { streetName: `Gasse ${mark}` } }],
  });
  await erase(customer.email);
  expect(await everything()).not.toContain(mark);
  expect(await db.select().from(orderChanges).where(eq(orderChanges.orderId, orderId))).toMatchObject([
    { address: null, deliveryInstruction: null, difference: 5800 },
  ]);
});

test('an e-mail that still waits for an erased customer is let go, not tried for ever', async () => {
  const { customer, kept } = await customerWithOrders();
  const { db } = shop.deps;
  const confirmation = eq(outbox.key, `order-confirmation:${kept.publicId}`);
  const row = async () => (await db.select().from(outbox).where(confirmation))[0];
  await expect.poll(async () => (await row())?.sentAt ?? null).not.toBeNull();
  const [{ id: orderId } = { id: 0 }] = await db
    .select({ id: productOrders.id })
    .from(productOrders)
    .where(eq(productOrders.publicId, kept.publicId));
  await erase(customer.email);
  await db.update(outbox).set({ sentAt: null, payload: { orderId } }).where(confirmation);
  await expect.poll(async () => (await row())?.payload).toBeNull();
  expect(await row()).toMatchObject({ failedAt: null, lastError: null });
});

test('a dry run says the same and changes nothing', async () => {
  const { customer } = await customerWithOrders();
  expect(await erase(customer.email, { dryRun: true })).toEqual({ deletedOrders: 1, keptOrders: 1 });
  expect((await call(shop, 'GET', '/v1/customers', { token: customer.token })).status).toBe(200);
  expect(await exportCustomer(shop.deps.db, customer.email)).not.toBeNull();
});

/** The agreed time of an order, in milliseconds since 1970. */
async function dueTime(placed: TestOrder): Promise<number> {
  const [row] = await shop.deps.db
    .select({ at: productOrders.preferDateAndTime })
    .from(productOrders)
    .where(eq(productOrders.publicId, placed.publicId));
  const slot = parseLocalDateTime(row?.at ?? '');
  return slot ? berlinInstant(slot.day, slot.time) : Number.NaN;
}

/** Says of an order whose time has come how far it is, as the kitchen does. */
async function setStage({ publicId }: TestOrder, stage: Stage) {
  const { cookie } = await staffOf(shop, 'OFFICE');
  const answer = await callKitchen(shop, 'POST', `/orders/${publicId}/stage`, { cookie, body: { stage } });
  expect(answer.status, answer.text).toBe(200);
}

test('an order that was handed over is past at its hour in Berlin, wherever the clock of the server stands', async () => {
  const { customer, kept } = await customerWithOrders();
  const at = await dueTime(kept);
  shop.clock.offset = at - Date.now();
  await setStage(kept, 'DELIVERED');
  const tryAt = (now: number) => eraseCustomer({ db: shop.deps.db, now }, customer.email, { dryRun: true });
  await expect(tryAt(at - 60_000)).rejects.toThrow('still to be delivered');
  expect(await tryAt(at + 60_000)).toEqual({ deletedOrders: 1, keptOrders: 1 });
});

test('nobody is erased whose order is late and still in the car; two days on it is past, whatever was pressed', async () => {
  const { customer, kept } = await customerWithOrders();
  const at = await dueTime(kept);
  shop.clock.offset = at - Date.now();
  await setStage(kept, 'OUT');
  const tryAt = (now: number) => eraseCustomer({ db: shop.deps.db, now }, customer.email, { dryRun: true });
  const inTwoDays = at + 2 * 86_400_000;
  await expect(tryAt(at + 600_000)).rejects.toThrow('still to be delivered');
  await expect(tryAt(inTwoDays - 60_000)).rejects.toThrow('still to be delivered');
  expect(await tryAt(inTwoDays + 60_000)).toEqual({ deletedOrders: 1, keptOrders: 1 });
});

test('nobody is erased while an order is open or still to be delivered', async () => {
  const open = await order(shop);
  await expect(erase(open.customer.email)).rejects.toThrow(NotErasable);
  const { customer } = await customerWithOrders();
  const now = { db: shop.deps.db, now: Date.now() };
  await expect(eraseCustomer(now, customer.email)).rejects.toThrow('still to be delivered');
  expect((await call(shop, 'GET', '/v1/customers', { token: customer.token })).status).toBe(200);
});

test('nobody is erased whose order became less, until that money is back', async () => {
  const placed = await order(shop, { productQuantities: { '101': 4 }, preferDateAndTime: inThreeDays(shop) });
  await paid(placed);
  await fault(shop, { api: '502', match: 'POST /v1/refunds' });
  onTestFinished(() => fault(shop, { api: 'none' }));
  const ask = (path: string, body: object) =>
    call(shop, 'POST', `/v1/order/${path}`, {
      token: placed.customer.token,
      body: {
        publicProductOrderId: placed.publicId,
        items: [{ productId: 101, quantity: 2 }],
        ...body,
      },
    });
  const { version, difference } = (await ask('changes/quote', {})).json;
  expect((await ask('changes', { version, difference })).status).toBe(200);
  const inTenDays = { db: shop.deps.db, now: Date.now() + 10 * 86_400_000 };
  const tried = () => eraseCustomer(inTenDays, placed.customer.email, { dryRun: true });
  await expect(tried()).rejects.toThrow('is being refunded');
  await fault(shop, { api: 'none' });
  await finishRefunds(shop.deps, true);
  expect(await tried()).toMatchObject({ keptOrders: 1 });
});

test.each([
  { what: 'a bank decides about their payment', opened: 'dispute', closed: ['win-dispute'] },
  {
    what: 'a bank asks about their payment, and decides about it after that',
    opened: 'inquiry',
    closed: ['escalate-inquiry', 'lose-dispute'],
  },
  { what: 'a bank asks about their payment', opened: 'inquiry', closed: ['close-inquiry'] },
] as const)(
  'nobody is erased while $what: who took the delivery is known until then',
  async ({ opened, closed }) => {
    const { customer, kept } = await customerWithOrders();
    const { db } = shop.deps;
    const orderId = await idOf(shop, kept);
    const receivedBy = 'Frau Quitt';
    await db.insert(handovers).values({ orderId, pressId: randomUUID(), at: new Date(), receivedBy });
    const proof = async () => (await db.select().from(handovers).where(eq(handovers.orderId, orderId)))[0];
    const ofOrder = and(eq(money.orderId, orderId), eq(money.kind, 'DISPUTE'));
    const said = async () => (await db.select().from(money).where(ofOrder))[0]?.status;
    for (const action of [opened, ...closed]) {
      const before = await said();
      if (before) await expect(erase(customer.email)).rejects.toThrow('is disputed');
      await elsewhere(shop, kept, action);
      await expect.poll(said).not.toBe(before);
    }
    expect(await proof()).toMatchObject({ receivedBy });
    expect(await erase(customer.email)).toEqual({ deletedOrders: 1, keptOrders: 1 });
    expect(await proof()).toMatchObject({ receivedBy: '' });
  },
);

test('a photo of the delivery that comes at that moment and an erasure wait for each other, and both are done', async () => {
  const { customer, kept } = await customerWithOrders();
  const { db } = shop.deps;
  const orderId = await idOf(shop, kept);
  const handed = { orderId, pressId: randomUUID(), at: new Date(), receivedBy: 'Reception' };
  await db.insert(handovers).values(handed);
  const { cookie } = await staffOf(shop, 'OFFICE');
  const [sent, erased] = await db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const sending = shop.send(
      new Request(`${shop.config.PUBLIC_URL}/kitchen/api/orders/${kept.publicId}/handover/photo`, {
        method: 'PUT',
        headers: { Origin: shop.config.PUBLIC_URL, Cookie: cookie, 'Content-Type': 'image/jpeg' },
        body: new Uint8Array([0xff, 0xd8, 0xff]),
      }),
    );
    await inLine(shop);
    const erasing = Promise.allSettled([erase(customer.email)]);
    await inLine(shop, { length: 2 });
    return [sending, erasing];
  });
  expect((await sent).status).toBe(204);
  expect(await erased).toMatchObject([{ status: 'fulfilled' }]);
  expect(await db.select().from(handovers).where(eq(handovers.orderId, orderId))).toMatchObject([
    { receivedBy: '', photo: null },
  ]);
});

test('a letter that is refused at that moment and an erasure do not stop each other', async () => {
  const { customer, kept } = await customerWithOrders();
  const { db } = shop.deps;
  const orderId = await idOf(shop, kept);
  const key = `order-message:${kept.publicId}:1`;
  const nextAttemptAt = new Date(Date.now() + 86_400_000);
  await db.insert(outbox).values({ key, kind: 'order-message', payload: { orderId }, nextAttemptAt });
  const [erased] = await db.transaction(async (tx) => {
    await tx.select().from(outbox).where(eq(outbox.key, key)).for('update');
    const erasing = erase(customer.email);
    await inLine(shop);
    const data = { mail: 'order-message' };
    await openNotice(tx, { kind: 'EMAIL_REFUSED', orderId, at: new Date(), data });
    return [erasing];
  });
  expect(await erased).toEqual({ deletedOrders: 1, keptOrders: 1 });
});

test('an order without a time counts as delivered a month after it was paid', async () => {
  const placed = await order(shop, { preferDateAndTime: undefined });
  await paid(placed);
  const tryIn = (days: number) =>
    eraseCustomer({ db: shop.deps.db, now: Date.now() + days * 86_400_000 }, placed.customer.email, {
      dryRun: true,
    });
  await expect(tryIn(29)).rejects.toThrow('still to be delivered');
  expect(await tryIn(31)).toEqual({ deletedOrders: 0, keptOrders: 1 });
});
