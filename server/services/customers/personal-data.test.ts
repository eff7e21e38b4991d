import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { berlinInstant } from '#rules/booking/berlin-instant.ts';
import { parseLocalDateTime } from '#rules/booking/berlin-time.ts';
import { outbox } from '#server/db/schema/jobs.ts';
import { productOrders } from '#server/db/schema/ordering.ts';
import { addressOf, call, signedIn } from '../../../tests/support/client.ts';
import { order, press, soon, type TestOrder, update } from '../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../tests/support/shop.ts';
import { askForCode } from '../../../tests/support/sign-in.ts';
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

test('an e-mail that still waits for an erased customer is let go, not tried for ever', async () => {
  const { customer, kept } = await customerWithOrders();
  const { db } = shop.deps;
  const confirmation = eq(outbox.key, `order-confirmation:${kept.publicId}`);
  const row = async () => (await db.select().from(outbox).where(confirmation))[0];
  await expect.poll(async () => (await row())?.sentAt ?? null, { timeout: 10_000 }).not.toBeNull();
  const [{ id: orderId } = { id: 0 }] = await db
    .select({ id: productOrders.id })
    .from(productOrders)
    .where(eq(productOrders.publicId, kept.publicId));
  await erase(customer.email);
  await db.update(outbox).set({ sentAt: null, payload: { orderId } }).where(confirmation);
  await expect.poll(async () => (await row())?.payload, { timeout: 10_000 }).toBeNull();
  expect(await row()).toMatchObject({ failedAt: null, lastError: null });
});

test('a dry run says the same and changes nothing', async () => {
  const { customer } = await customerWithOrders();
  expect(await erase(customer.email, { dryRun: true })).toEqual({ deletedOrders: 1, keptOrders: 1 });
  expect((await call(shop, 'GET', '/v1/customers', { token: customer.token })).status).toBe(200);
  expect(await exportCustomer(shop.deps.db, customer.email)).not.toBeNull();
});

test('an order is delivered at its hour in Berlin, wherever the clock of the server stands', async () => {
  const { customer, kept } = await customerWithOrders();
  const [delivered] = await shop.deps.db
    .select({ at: productOrders.preferDateAndTime })
    .from(productOrders)
    .where(eq(productOrders.publicId, kept.publicId));
  const slot = parseLocalDateTime(delivered?.at ?? '');
  const at = slot ? berlinInstant(slot.day, slot.time) : Number.NaN;
  const tryAt = (now: number) => eraseCustomer({ db: shop.deps.db, now }, customer.email, { dryRun: true });
  await expect(tryAt(at - 60_000)).rejects.toThrow('still to be delivered');
  expect(await tryAt(at + 60_000)).toEqual({ deletedOrders: 1, keptOrders: 1 });
});

test('nobody is erased while an order is open or still to be delivered', async () => {
  const open = await order(shop);
  await expect(erase(open.customer.email)).rejects.toThrow(NotErasable);
  const { customer } = await customerWithOrders();
  const now = { db: shop.deps.db, now: Date.now() };
  await expect(eraseCustomer(now, customer.email)).rejects.toThrow('still to be delivered');
  expect((await call(shop, 'GET', '/v1/customers', { token: customer.token })).status).toBe(200);
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
