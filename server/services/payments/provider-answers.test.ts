import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { discounts, productOrders } from '#server/db/schema/ordering.ts';
import { money } from '#server/db/schema/payments.ts';
import { call, refused, signedIn, type TestCustomer } from '../../../tests/support/client.ts';
import {
  act,
  fault,
  listedOrder,
  paidOrder,
  refundsOf,
  sessionsOf,
  soon,
  type TestOrder,
} from '../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.deps.db.insert(discounts).values({ code: 'MITTAG10', percent: 10 }).onConflictDoNothing();
});
afterEach(() => fault(shop, { api: 'none' }));
afterAll(() => shop.stop());

const checkout = (customer: TestCustomer, more: object = {}) =>
  call(shop, 'POST', '/v1/product-orders/create-checkout-session', {
    token: customer.token,
    body: { productQuantities: { '101': 2 }, fulfilment: 'PICKUP', preferDateAndTime: soon(shop), ...more },
  });
const onlyOrder = async (customer: TestCustomer): Promise<TestOrder> => {
  const { json } = await call(shop, 'GET', '/v1/orders', { token: customer.token });
  expect(json).toHaveLength(1);
  return { customer, publicId: json[0].publicProductOrderId, url: '', sessionId: '' };
};
const openPages = async (placed: TestOrder) =>
  (await sessionsOf(shop, placed)).filter(({ status }) => status === 'open');

describe('an error that the provider answered, and answers again for a day under the same key,', () => {
  test.each([
    ['about the page', 'POST /v1/checkout/sessions', {}],
    ['about the discount', 'POST /v1/coupons', { discountCodeName: 'MITTAG10' }],
  ])('is over with the next press (%s)', async (_what, match, more) => {
    const customer = await signedIn(shop);
    await fault(shop, { api: '500', match });
    expect(await checkout(customer, more)).toMatchObject(refused(502, 'PaymentProviderFailed'));
    await fault(shop, { api: 'none' });
    expect((await checkout(customer, more)).status).toBe(200);
    expect(await openPages(await onlyOrder(customer))).toHaveLength(1);
  });

  test('is over in My orders too', async () => {
    const customer = await signedIn(shop);
    await fault(shop, { api: '500', match: 'POST /v1/checkout/sessions' });
    await checkout(customer);
    const placed = await onlyOrder(customer);
    expect(await act(shop, placed, 'pay')).toMatchObject(refused(502, 'PaymentProviderFailed'));
    await fault(shop, { api: 'none' });
    expect((await act(shop, placed, 'pay')).status).toBe(200);
    expect(await openPages(placed)).toHaveLength(1);
  });

  test('and came after all was done, leaves one page, and it is the one that customers get', async () => {
    const customer = await signedIn(shop);
    await fault(shop, { api: '500', after: true, match: 'POST /v1/checkout/sessions' });
    expect((await checkout(customer)).status).toBe(502);
    await fault(shop, { api: 'none' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => checkout(customer)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await openPages(await onlyOrder(customer))).toHaveLength(1);
  });

  test('that no key was good for what was asked, is over within the press', async () => {
    const customer = await signedIn(shop);
    await fault(shop, { api: 'declined-idempotency', times: 1, match: 'POST /v1/checkout/sessions' });
    expect((await checkout(customer)).status).toBe(200);
    expect(await openPages(await onlyOrder(customer))).toHaveLength(1);
  });
});

test('no answer at all keeps the key: the page that came about is found by it', async () => {
  const customer = await signedIn(shop);
  await fault(shop, { api: '502', after: true, match: 'POST /v1/checkout/sessions' });
  expect((await checkout(customer)).status).toBe(502);
  await fault(shop, { api: 'none' });
  expect((await checkout(customer)).status).toBe(200);
  const placed = await onlyOrder(customer);
  expect(await sessionsOf(shop, placed)).toHaveLength(1);
  const [row] = await shop.deps.db
    .select()
    .from(productOrders)
    .where(eq(productOrders.publicId, placed.publicId));
  expect(row?.paymentAttempt).toBe(1);
});

test('presses while the provider is still busy with the first wait for its page', async () => {
  const customer = await signedIn(shop);
  await fault(shop, { api: 'slow', delayMs: 2500, times: 1, match: 'POST /v1/checkout/sessions' });
  const answers = await Promise.all(Array.from({ length: 4 }, () => checkout(customer)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await openPages(await onlyOrder(customer))).toHaveLength(1);
});

describe('a refund that the provider answered with an error', () => {
  const paid = () => paidOrder(shop, inFourDays());
  const inFourDays = () => ({
    preferDateAndTime: `${new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10)}T12:30`,
  });
  /** The next try, without waiting for its time. */
  const tryAgain = async () => {
    await shop.restart();
  };

  test('is made under another key at the next try', async () => {
    const placed = await paid();
    await fault(shop, { api: '500', match: 'POST /v1/refunds' });
    expect((await act(shop, placed, 'cancel')).status).toBe(200);
    expect((await listedOrder(shop, placed)).refund.state).toBe('REQUESTED');
    await fault(shop, { api: 'none' });
    await tryAgain();
    await expect.poll(async () => (await listedOrder(shop, placed)).refund.state).toBe('DONE');
    expect(await refundsOf(shop, placed)).toMatchObject([{ amount: 11_600, status: 'succeeded' }]);
  });

  test('although it had been made, is not made a second time', async () => {
    const placed = await paid();
    await fault(shop, { api: '500', after: true, match: 'POST /v1/refunds' });
    await act(shop, placed, 'cancel');
    await fault(shop, { api: 'none' });
    await tryAgain();
    await expect.poll(async () => (await listedOrder(shop, placed)).refund.state).toBe('DONE');
    const made = await refundsOf(shop, placed);
    expect(made).toHaveLength(1);
    const rows = await shop.deps.db
      .select()
      .from(money)
      .where(eq(money.providerId, made[0]?.id ?? ''));
    expect(rows).toHaveLength(1);
  });
});
