import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '#server/db/schema/catalogue.ts';
import { call } from '../../../tests/support/client.ts';
import { mailsTo } from '../../../tests/support/mailbox.ts';
import { act, listedOrder, paidOrder, press } from '../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

/** Two platters, two crates with €4.20 deposit and three with €3.10. */
const crates = { '101': 2, '701': 2, '707': 3 };
const mailOf = async (address: string, word: string) =>
  (await mailsTo(address)).find(({ subject }) => subject.includes(word))?.text;

test('a quote says the deposit of a basket, apart from its total', async () => {
  const quoted = await call(shop, 'POST', '/v1/product-orders/quote', {
    body: { productQuantities: crates },
  });
  expect(quoted.json.deposit).toBe(17.7);
  expect(quoted.json.total).toBe(quoted.json.subtotal);
  const food = { body: { productQuantities: { '101': 2 } } };
  expect((await call(shop, 'POST', '/v1/product-orders/quote', food)).json.deposit).toBe(0);
});

test('an order keeps the deposit that was due when it was placed, and the e-mails name it', async () => {
  const placed = await paidOrder(shop, { productQuantities: crates });
  await shop.deps.db.update(products).set({ deposit: 999 }).where(eq(products.id, 701));
  expect((await listedOrder(shop, placed)).deposit).toBe(17.7);
  const { email } = placed.customer;
  await expect
    .poll(() => mailOf(email, 'table is booked'))
    .toContain('plus €17.70 deposit, settled at hand-over');
  const kitchen = shop.config.ORDERS_EMAIL ?? '';
  await expect
    .poll(() => mailOf(kitchen, 'Neue Bestellung'))
    .toMatch(/zzgl\. 17,70\s€ Pfand, abgerechnet bei der Übergabe/);
});

test('of an order that is changed, the deposit of each piece is that of when it was ordered, however often', async () => {
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const placed = await paidOrder(shop, {
    productQuantities: { '101': 2, '707': 3, '703': 2 },
    preferDateAndTime: `${day}T12:30`,
  });
  const own = async () => (await listedOrder(shop, placed)).deposit;
  const ordered = await own();
  await shop.deps.db.update(products).set({ deposit: 500 }).where(eq(products.id, 707));
  const { customer, publicId: publicProductOrderId } = placed;
  const ask = (path: string, body: object) =>
    call(shop, 'POST', path, { token: customer.token, body: { publicProductOrderId, ...body } });
  const change = async (crates: number) => {
    const items = [
      { productId: 101, quantity: 2 },
      { productId: 707, quantity: crates },
      { productId: 703, quantity: 2 },
    ].filter(({ quantity }) => quantity > 0);
    const { version, difference } = (await ask('/v1/order/changes/quote', { items })).json;
    return ask('/v1/order/changes', { items, version, difference });
  };
  expect(await change(2)).toMatchObject({ status: 200 });
  expect(await own()).toBeCloseTo(ordered - 3.1);
  expect(await change(1)).toMatchObject({ status: 200 });
  expect(await own()).toBeCloseTo(ordered - 6.2);
  // One more waits for its payment; what was agreed to by a release before says no deposit of its lines.
  const { json } = await change(2);
  await shop.deps.db.execute(sql`update order_changes set outcome = jsonb_set(outcome, '{lines}',
    (select jsonb_agg(line - 'deposit') from jsonb_array_elements(outcome -> 'lines') line)) where state = 'OPEN'`);
  await press(shop, json.checkoutUrl.split('/').at(-1), 'pay');
  await expect.poll(own).toBeCloseTo(ordered - 3.1);
  expect(await change(0)).toMatchObject({ status: 200 });
  expect(await own()).toBeCloseTo(ordered - 9.3);
});

test('of a canceled order no deposit is due', async () => {
  const day = new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10);
  const placed = await paidOrder(shop, { productQuantities: crates, preferDateAndTime: `${day}T12:30` });
  await act(shop, placed, 'cancel');
  await expect.poll(() => mailOf(placed.customer.email, 'canceled')).toBeDefined();
  expect(await mailOf(placed.customer.email, 'canceled')).not.toContain('deposit');
});
