import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { orderNumber } from '#rules/orders/order-number.ts';
import { outbox } from '#server/db/schema/jobs.ts';
import { discounts } from '#server/db/schema/ordering.ts';
import { reconcile } from '#server/services/payments/reconcile.ts';
import { call, refused, signedIn } from '../../../tests/support/client.ts';
import { mailsTo, waitForMails } from '../../../tests/support/mailbox.ts';
import {
  act,
  fault,
  listedOrder,
  order,
  press,
  statusOf,
  type TestOrder,
  update,
} from '../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../tests/support/shop.ts';
import { postWebhook } from '../../../tests/support/webhook.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterEach(() => fault(shop, { api: 'none', webhooks: 'deliver' }));
afterAll(() => shop.stop());

const underWay = (placed: TestOrder) =>
  expect.poll(async () => (await listedOrder(shop, placed)).paymentUnderWay).toBe(true);

const subjectsTo = async ({ customer }: TestOrder) =>
  (await mailsTo(customer.email)).map(({ subject }) => subject);

describe('an order whose payment takes its time', () => {
  test('says that it is being confirmed, and offers neither to pay nor to cancel it', async () => {
    const placed = await order(shop);
    expect(await listedOrder(shop, placed)).toMatchObject({ payNow: 'POSSIBLE', paymentUnderWay: false });
    await press(shop, placed.sessionId, 'pay-later');
    await underWay(placed);
    expect(await listedOrder(shop, placed)).toMatchObject({
      status: 'PENDING',
      payNow: null,
      cancelableUntil: null,
    });
    expect(await act(shop, placed, 'pay')).toMatchObject(refused(409, 'PaymentNotConfirmed'));
  });

  test('is not offered to be paid again to who orders the same in another tab, and stays as it was', async () => {
    const customer = await signedIn(shop);
    const body = { productQuantities: { '101': 2 }, fulfilment: 'PICKUP', guests: '10-15' };
    const checkout = (more: object = {}) =>
      call(shop, 'POST', '/v1/product-orders/create-checkout-session', {
        token: customer.token,
        body: { ...body, ...more },
      });
    const first = await checkout();
    const sessionId = first.json.url.split('/').at(-1);
    await press(shop, sessionId, 'pay-later');
    const orders = async () => (await call(shop, 'GET', '/v1/orders', { token: customer.token })).json;
    await expect.poll(async () => (await orders())[0].paymentUnderWay).toBe(true);
    expect(await checkout({ guests: '20-25' })).toMatchObject(refused(409, 'PaymentNotConfirmed'));
    expect(await orders()).toMatchObject([{ guests: '10-15' }]);
  });

  test('keeps its discount code of one use: another order of its customer is refused it, and this one stays', async () => {
    await shop.deps.db.insert(discounts).values({ code: 'ONCE', percent: 10, maximumUses: 1 });
    const customer = await signedIn(shop);
    const checkout = (productQuantities: Record<string, number>) =>
      call(shop, 'POST', '/v1/product-orders/create-checkout-session', {
        token: customer.token,
        body: { productQuantities, fulfilment: 'PICKUP', discountCodeName: 'ONCE' },
      });
    const first = await checkout({ '101': 2 });
    await press(shop, first.json.url.split('/').at(-1), 'pay-later');
    const orders = async () => (await call(shop, 'GET', '/v1/orders', { token: customer.token })).json;
    await expect.poll(async () => (await orders())[0].paymentUnderWay).toBe(true);
    expect(await checkout({ '101': 3 })).toMatchObject(refused(400, 'DiscountUsedUp'));
    expect(await orders()).toMatchObject([{ status: 'PENDING', paymentUnderWay: true }]);
  });

  test('is acknowledged by e-mail when it is placed, and confirmed when the money is there', async () => {
    const placed = await order(shop, { deliveryInstruction: 'Ring twice' });
    await press(shop, placed.sessionId, 'pay-later');
    const [received] = await waitForMails(placed.customer.email, 1);
    expect(received?.subject).toBe(`We have received your order ${orderNumber(placed.publicId)}`);
    for (const said of [
      orderNumber(placed.publicId),
      '2 × Open rolls, mixed',
      '€116.00',
      'Oranienstraße 185',
      'Ring twice',
    ]) {
      expect(received?.text).toContain(said);
    }
    expect(received?.text).toContain('do not pay a second time');
    expect(received?.text).not.toMatch(/your payment has arrived|received your order and your payment/);
    await press(shop, placed.sessionId, 'settle');
    await waitForMails(placed.customer.email, 2);
    expect((await subjectsTo(placed))[1]).toContain('Your table is booked');
    expect(await listedOrder(shop, placed)).toMatchObject({ status: 'PAID', paymentUnderWay: false });
  });

  test('is acknowledged in its own language', async () => {
    const customer = await signedIn(shop);
    const { json } = await call(shop, 'POST', '/v1/product-orders/create-checkout-session', {
      token: customer.token,
      language: 'de',
      body: { productQuantities: { '101': 2 }, fulfilment: 'PICKUP' },
    });
    await press(shop, json.url.split('/').at(-1), 'pay-later');
    const [received] = await waitForMails(customer.email, 1);
    expect(received?.subject).toMatch(/^Ihre Bestellung [\da-f]{8} ist eingegangen$/);
    expect(received?.text).toContain('Bitte zahlen Sie nicht ein zweites Mal');
  });

  test('is acknowledged once: without a webhook, after a restart, with repeated webhooks', async () => {
    await fault(shop, { webhooks: 'drop' });
    const placed = await order(shop);
    await press(shop, placed.sessionId, 'pay-later');
    expect(await mailsTo(placed.customer.email)).toEqual([]);
    await shop.restart();
    await waitForMails(placed.customer.email, 1);
    await Promise.all([
      postWebhook(shop, placed),
      postWebhook(shop, placed),
      update(shop, placed, 'PAID'),
      reconcile(shop.deps, true),
    ]);
    const rows = await shop.deps.db
      .select()
      .from(outbox)
      .where(eq(outbox.key, `order-received:${placed.publicId}`));
    expect(rows).toHaveLength(1);
    expect(await mailsTo(placed.customer.email)).toHaveLength(1);
  });

  test('is not acknowledged late: who has been told that it is paid hears nothing older', async () => {
    const placed = await order(shop);
    await fault(shop, { webhooks: 'drop' });
    await press(shop, placed.sessionId, 'pay');
    await update(shop, placed, 'PAID');
    const { id } = await listedOrder(shop, placed);
    const key = `order-received:${placed.publicId}`;
    await shop.deps.db.insert(outbox).values({ key, kind: 'order-received', payload: { orderId: id } });
    const sent = async () =>
      (await shop.deps.db.select().from(outbox).where(eq(outbox.key, key)))[0]?.sentAt ?? null;
    await expect.poll(sent).not.toBeNull();
    expect(await subjectsTo(placed)).toEqual([expect.stringContaining('Your table is booked')]);
  });

  test('says so when the payment fails after all, by e-mail too', async () => {
    const placed = await order(shop);
    await press(shop, placed.sessionId, 'pay-later');
    await waitForMails(placed.customer.email, 1);
    await press(shop, placed.sessionId, 'fail-later');
    await expect.poll(() => statusOf(shop, placed)).toBe('CANCELED');
    expect(await listedOrder(shop, placed)).toMatchObject({ payNow: null, paymentUnderWay: false });
    const [, failed] = await waitForMails(placed.customer.email, 2);
    expect(failed?.subject).toBe(`The payment of your order ${orderNumber(placed.publicId)} failed`);
    expect(failed?.text).toContain('canceled');
    await postWebhook(shop, placed);
    expect(await mailsTo(placed.customer.email)).toHaveLength(2);
  });
});

test('an order that nobody has paid for is not acknowledged', async () => {
  const placed = await order(shop);
  await update(shop, placed, 'PAID');
  await press(shop, placed.sessionId, 'expire');
  await expect.poll(() => statusOf(shop, placed)).toBe('CANCELED');
  expect(await mailsTo(placed.customer.email)).toEqual([]);
});
