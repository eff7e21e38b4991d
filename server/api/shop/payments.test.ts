import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { orderNumber } from '#rules/orders/order-number.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { outbox } from '#server/db/schema/jobs.ts';
import { discounts, lineItems, productOrders } from '#server/db/schema/ordering.ts';
import { reconcile } from '#server/services/payments/reconcile.ts';
import { call, refused, signedIn } from '../../../tests/support/client.ts';
import { mailsTo, waitForMails } from '../../../tests/support/mailbox.ts';
import { fault, order, press, statusOf, type TestOrder, update } from '../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../tests/support/shop.ts';
import { postWebhook } from '../../../tests/support/webhook.ts';

let shop: TestShop;
let kitchen: string;
beforeAll(async () => {
  shop = await startTestShop();
  kitchen = shop.config.ORDERS_EMAIL ?? '';
});
afterEach(() => fault(shop, { api: 'none', webhooks: 'deliver' }));
afterAll(() => shop.stop());

const paid = (placed: TestOrder) => expect.poll(() => statusOf(shop, placed)).toBe('PAID');

const webhook = (placed: TestOrder, change?: Parameters<typeof postWebhook>[2]) =>
  postWebhook(shop, placed, change);

describe('a payment', () => {
  test('makes the order PAID and tells customer and kitchen once', async () => {
    const placed = await order(shop, { deliveryInstruction: 'Ring twice' });
    await press(shop, placed.sessionId, 'pay');
    const answer = await update(shop, placed, 'PAID');
    expect(answer).toMatchObject({ status: 200, json: 116 });
    expect(await update(shop, placed, 'PAID')).toMatchObject({ status: 200, json: 116 });
    const [confirmation] = await waitForMails(placed.customer.email, 1);
    expect(confirmation?.text).toContain('2 × Open rolls, mixed');
    expect(confirmation?.text).toContain('€116.00');
    expect(confirmation?.html.match(/<th scope="(col|row)"/g)).toHaveLength(5);
    expect(confirmation?.text).toMatch(/Delivery and setting up\s+free/);
    expect(confirmation?.text).toContain('Oranienstraße 185');
    expect(confirmation?.text).toMatch(/Your instructions\s+Ring twice/);
    expect(confirmation?.text).toContain(orderNumber(placed.publicId));
    const notices = (await waitForMails(kitchen, 1)).filter(({ text }) =>
      text.includes(orderNumber(placed.publicId)),
    );
    expect(notices).toHaveLength(1);
    expect(notices[0]?.subject).toMatch(/^Neue Bestellung: 116,00\s€/);
    expect(notices[0]?.text).toMatch(/Hinweise zur Bestellung\s+Ring twice/);
    expect(await mailsTo(placed.customer.email)).toHaveLength(1);
  });

  test('has the kitchen check the age for what was ordered, whatever the catalogue says later', async () => {
    const { db } = shop.deps;
    const withBeer = { productQuantities: { '101': 1, '707': 1 } };
    const noticeOf = async (placed: TestOrder) => {
      await press(shop, placed.sessionId, 'pay');
      await paid(placed);
      const find = async () =>
        (await mailsTo(kitchen)).find(({ text }) => text.includes(orderNumber(placed.publicId)));
      await expect.poll(find).toBeDefined();
      return (await find())?.text;
    };
    const proof = 'bei der Übergabe das Alter prüfen (ab 16)';
    const old = await order(shop, withBeer);
    await db.update(lineItems).set({ alcoholByVolume: null });
    const beer = await order(shop, withBeer);
    expect(await noticeOf(old), 'from a version that did not keep it').toContain(proof);
    await db.update(products).set({ alcoholByVolume: null }).where(eq(products.id, 707));
    await db.update(products).set({ alcoholByVolume: 40 }).where(eq(products.id, 101));
    expect(await noticeOf(beer)).toContain(proof);
    const plain = await order(shop, { productQuantities: { '707': 2 } });
    await db.update(products).set({ alcoholByVolume: 4.9 }).where(eq(products.id, 707));
    await db.update(products).set({ alcoholByVolume: null }).where(eq(products.id, 101));
    expect(await noticeOf(plain)).not.toContain('Alter prüfen');
  });

  test('is noticed by the webhook alone, without the customer coming back', async () => {
    const placed = await order(shop);
    await press(shop, placed.sessionId, 'pay');
    await paid(placed);
  });

  test('is noticed by the reconciler when every webhook is lost', async () => {
    await fault(shop, { webhooks: 'drop' });
    const placed = await order(shop);
    await press(shop, placed.sessionId, 'pay');
    expect(await statusOf(shop, placed)).toBe('PENDING');
    await shop.restart();
    await paid(placed);
    await waitForMails(placed.customer.email, 1);
  });

  test('is asked about in its turn: not at once, when its customer is only about to pay, but half a minute later', async () => {
    await fault(shop, { webhooks: 'drop' });
    const placed = await order(shop);
    await press(shop, placed.sessionId, 'pay');
    await reconcile(shop.deps);
    expect(await statusOf(shop, placed)).toBe('PENDING');
    shop.clock.offset = 30_000;
    await reconcile(shop.deps).finally(() => {
      shop.clock.offset = 0;
    });
    expect(await statusOf(shop, placed)).toBe('PAID');
  });

  test('is noticed however many orders cannot be looked at just then', async () => {
    await fault(shop, { webhooks: 'drop' });
    const placed = await Promise.all(Array.from({ length: 10 }, () => order(shop)));
    for (const { sessionId } of placed) await press(shop, sessionId, 'pay');
    const [stuck, ...others] = placed;
    const holder = new pg.Client(shop.databaseUrl);
    await holder.connect();
    await holder.query('begin');
    await holder.query('select from product_orders where public_id = $1 for update', [stuck?.publicId]);
    await reconcile(shop.deps, true);
    expect(await Promise.all(others.map((each) => statusOf(shop, each)))).toEqual(others.map(() => 'PAID'));
    await holder.end();
  });

  test('confirms in the language of the order', async () => {
    const customer = await signedIn(shop, { name: 'Jana', lastname: 'Holm' });
    await call(shop, 'POST', '/v1/product-orders/create-checkout-session', {
      token: customer.token,
      language: 'de',
      body: { productQuantities: { '101': 2 }, fulfilment: 'PICKUP' },
    });
    const [row] = await shop.deps.db
      .select()
      .from(productOrders)
      .where(eq(productOrders.customerId, customer.id));
    await press(shop, row?.paymentSessionId ?? '', 'pay');
    const [mail] = await waitForMails(customer.email, 1);
    expect(mail?.subject).toContain('Ihr Tisch ist bestellt');
    expect(mail?.text).toContain('Guten Tag Jana Holm');
    expect(mail?.text).toContain('Abholung');
    expect(mail?.text).not.toContain('Lieferung und Aufbau');
    expect(mail?.text).toMatch(/116,00\s€/);
  });

  test('that comes later leaves the order open until the money is there', async () => {
    const placed = await order(shop);
    await press(shop, placed.sessionId, 'pay-later');
    expect(await update(shop, placed, 'PAID')).toMatchObject(refused(409, 'PaymentNotConfirmed'));
    expect(await update(shop, placed, 'CANCELED')).toMatchObject(refused(409, 'PaymentNotConfirmed'));
    await press(shop, placed.sessionId, 'settle');
    await paid(placed);
  });

  test('that fails later cancels the order', async () => {
    const placed = await order(shop);
    await press(shop, placed.sessionId, 'pay-later');
    await press(shop, placed.sessionId, 'fail-later');
    await expect.poll(() => statusOf(shop, placed)).toBe('CANCELED');
  });

  test('that was declined leaves the order open to another try', async () => {
    const placed = await order(shop);
    await press(shop, placed.sessionId, 'decline');
    expect(await update(shop, placed, 'PAID')).toMatchObject(refused(409, 'PaymentNotConfirmed'));
    await press(shop, placed.sessionId, 'pay');
    await paid(placed);
  });
});

describe('saying that an order is', () => {
  test('PAID does not make it so', async () => {
    const placed = await order(shop);
    expect(await update(shop, placed, 'PAID')).toMatchObject(refused(409, 'PaymentNotConfirmed'));
    expect(await statusOf(shop, placed)).toBe('PENDING');
  });

  test('CANCELED closes the payment page first, a repeat answers the same', async () => {
    const placed = await order(shop);
    expect(await update(shop, placed, 'CANCELED')).toMatchObject({ status: 200, json: 0 });
    expect(await update(shop, placed, 'CANCELED')).toMatchObject({ status: 200, json: 0 });
    await expect(press(shop, placed.sessionId, 'pay')).rejects.toThrow();
    expect(await update(shop, placed, 'PAID')).toMatchObject(refused(409, 'OrderAlreadyCanceled'));
    expect(await mailsTo(placed.customer.email)).toEqual([]);
  });

  test('CANCELED after the money came makes it PAID', async () => {
    await fault(shop, { webhooks: 'drop' });
    const placed = await order(shop);
    await press(shop, placed.sessionId, 'pay');
    expect(await update(shop, placed, 'CANCELED')).toMatchObject(refused(409, 'OrderAlreadyPaid'));
    expect(await statusOf(shop, placed)).toBe('PAID');
  });

  test('anything else, or about an order of somebody else, is refused', async () => {
    const placed = await order(shop);
    expect(await update(shop, placed, 'SHIPPED')).toMatchObject(refused(400, 'ValidationFailed', 'status'));
    const stranger = await signedIn(shop);
    expect(await update(shop, { ...placed, customer: stranger }, 'PAID')).toMatchObject(
      refused(404, 'OrderNotFound'),
    );
    const unknown = { ...placed, publicId: '00000000-0000-4000-8000-000000000000' };
    expect(await update(shop, unknown, 'PAID')).toMatchObject(refused(404, 'OrderNotFound'));
    expect(await update(shop, { ...placed, publicId: '1' }, 'PAID')).toMatchObject(
      refused(400, 'ValidationFailed', 'productOrderId'),
    );
  });
});

test('an expired payment page cancels its order', async () => {
  const placed = await order(shop);
  await press(shop, placed.sessionId, 'expire');
  await expect.poll(() => statusOf(shop, placed)).toBe('CANCELED');
});

test('money for a canceled order wins, and the kitchen is told to look', async () => {
  const placed = await order(shop);
  await shop.deps.db
    .update(productOrders)
    .set({ status: 'CANCELED', canceledAt: new Date() })
    .where(eq(productOrders.publicId, placed.publicId));
  await press(shop, placed.sessionId, 'pay');
  await paid(placed);
  await expect
    .poll(async () =>
      (await mailsTo(kitchen))
        .filter(({ text }) => text.includes(orderNumber(placed.publicId)))
        .map(({ subject }) => subject.split(':')[0])
        .toSorted(),
    )
    .toEqual(['Neue Bestellung', 'Spät bezahlt, war storniert']);
});

test('webhook, success page and reconciler at once move an order once', async () => {
  await fault(shop, { webhooks: 'drop' });
  const placed = await order(shop);
  await press(shop, placed.sessionId, 'pay');
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, () => update(shop, placed, 'PAID')),
    ...Array.from({ length: 10 }, () => webhook(placed)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const queued = await shop.deps.db.select().from(outbox);
  expect(queued.filter(({ key }) => key === `order-confirmation:${placed.publicId}`)).toHaveLength(1);
  await waitForMails(placed.customer.email, 1);
});

test('a customer who asks without end whether an order is paid asks the provider sixty times a minute', async () => {
  const placed = await order(shop);
  for (let nth = 0; nth < 60; nth++) {
    expect(await update(shop, placed, 'PAID')).toMatchObject(refused(409, 'PaymentNotConfirmed'));
  }
  expect(await update(shop, placed, 'PAID')).toMatchObject(refused(429, 'TooManyRequests'));
  await press(shop, placed.sessionId, 'pay');
  await expect.poll(() => statusOf(shop, placed)).toBe('PAID');
  expect((await update(shop, placed, 'PAID')).status).toBe(200);
});

describe('a webhook', () => {
  test('is believed only with a fresh signature of the provider', async () => {
    const placed = await order(shop);
    expect(await webhook(placed, { secret: 'whsec_forged' })).toMatchObject(refused(400, 'SignatureInvalid'));
    expect(await webhook(placed, { age: 301 })).toMatchObject(refused(400, 'SignatureInvalid'));
    const unsigned = await call(shop, 'POST', '/v1/payments/webhook', { body: {} });
    expect(unsigned).toMatchObject(refused(400, 'SignatureInvalid'));
    const huge = await call(shop, 'POST', '/v1/payments/webhook', {
      body: JSON.stringify({ x: 'x'.repeat(1e6) }),
    });
    expect(huge).toMatchObject(refused(413, 'PayloadTooLarge'));
  });

  test('that says paid without the money being there changes nothing', async () => {
    const placed = await order(shop);
    expect((await webhook(placed)).status).toBe(200);
    expect(await statusOf(shop, placed)).toBe('PENDING');
  });

  test('that is lost on the way because the shop failed is taken at its next try', async () => {
    const placed = await order(shop);
    await fault(shop, { api: '500', match: 'GET /v1/checkout/sessions', webhooks: 'drop' });
    const failed = await webhook(placed, { id: 'evt_again' });
    expect(failed.status).toBeGreaterThanOrEqual(500);
    await fault(shop, { api: 'none' });
    await press(shop, placed.sessionId, 'pay');
    expect((await webhook(placed, { id: 'evt_again' })).status).toBe(200);
    expect(await statusOf(shop, placed)).toBe('PAID');
  });
});

describe('a provider in trouble', () => {
  test.each([
    ['502', 502],
    ['html', 502],
    ['empty', 502],
    ['reset', 502],
    ['504', 502],
  ] as const)('answering %s becomes a %i, and trying again is safe', async (api, status) => {
    await fault(shop, { api });
    const customer = await signedIn(shop);
    const body = { productQuantities: { '101': 2 }, fulfilment: 'PICKUP' };
    const attempt = () =>
      call(shop, 'POST', '/v1/product-orders/create-checkout-session', { token: customer.token, body });
    const answer = await attempt();
    expect(answer.status).toBe(status);
    expect(answer.json.message).toBe(
      'The checkout service is currently unavailable. Please try again later.',
    );
    await fault(shop, { api: 'none' });
    expect((await attempt()).status).toBe(200);
    const orders = await call(shop, 'GET', '/v1/orders', { token: customer.token });
    expect(orders.json).toHaveLength(1);
  });

  test('hanging is given up within 14 seconds', async () => {
    await fault(shop, { api: 'hang' });
    const started = performance.now();
    await expect(order(shop)).rejects.toThrow('PaymentProviderTimeout');
    expect(performance.now() - started).toBeLessThan(14_000);
  });

  test('that answers nonsense about the discount opens no page without it', async () => {
    await shop.deps.db.insert(discounts).values({ code: 'MITTAG10', percent: 10 }).onConflictDoNothing();
    await fault(shop, { api: 'empty', match: 'POST /v1/coupons', times: 1 });
    const customer = await signedIn(shop);
    const body = { productQuantities: { '101': 2 }, fulfilment: 'PICKUP', discountCodeName: 'MITTAG10' };
    const attempt = () =>
      call(shop, 'POST', '/v1/product-orders/create-checkout-session', { token: customer.token, body });
    expect(await attempt()).toMatchObject(refused(502, 'PaymentProviderFailed'));
    const { json } = await attempt();
    const page = await (await fetch(json.url)).text();
    expect(page).toMatch(/104[.,]40/);
  });

  test('hanging over many open orders does not keep the shop from closing', async () => {
    const { db } = shop.deps;
    const placed = await order(shop);
    const [row] = await db.select().from(productOrders).where(eq(productOrders.publicId, placed.publicId));
    if (!row) throw new Error('no order');
    const { id: _, ...open } = row;
    const many = Array.from({ length: 30 }, (_, n) => ({
      ...open,
      publicId: randomUUID(),
      paymentSessionId: `cs_${n}_${randomUUID()}`,
    }));
    await db.insert(productOrders).values(many);
    await fault(shop, { api: 'hang' });
    await shop.restart();
    const started = performance.now();
    await shop.restart();
    expect(performance.now() - started).toBeLessThan(15_000);
    await fault(shop, { api: 'none' });
    const ids = many.map(({ publicId }) => publicId);
    await shop.deps.db.delete(productOrders).where(inArray(productOrders.publicId, ids));
  });

  test('whose answer was lost gives the same session at the next try', async () => {
    await fault(shop, { api: 'reset', after: true, match: 'POST /v1/checkout/sessions', times: 1 });
    const placed = await order(shop);
    const { data } = (await (await fetch(`${shop.paymentUrl}/_sandbox/sessions`)).json()) as {
      data: { session: { client_reference_id: string | null } }[];
    };
    expect(data.filter(({ session }) => session.client_reference_id === placed.publicId)).toHaveLength(1);
  });
});
