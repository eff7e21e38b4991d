import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { berlinClock } from '#rules/booking/berlin-time.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { productOrders } from '#server/db/schema/ordering.ts';
import { settings } from '#server/db/schema/settings.ts';
import { call, refused, signedIn } from '../../../tests/support/client.ts';
import {
  act,
  fault,
  inThreeDays,
  listedOrder,
  order,
  paidOrder,
  press,
  sessionsOf,
  soon,
  statusOf,
  type TestOrder,
  update,
} from '../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../tests/support/shop.ts';
import { postWebhook } from '../../../tests/support/webhook.ts';
import { reconcile } from './reconcile.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterEach(() => fault(shop, { api: 'none', webhooks: 'deliver' }));
afterAll(() => shop.stop());

const payNow = (placed: TestOrder) => act(shop, placed, 'pay');
const sessionIn = (url: string) => url.split('/').at(-1) ?? '';

/** Lets the payment page of an order have only so many minutes left. */
const leave = (placed: TestOrder, minutes: number) =>
  shop.deps.db
    .update(productOrders)
    .set({ paymentExpiresAt: new Date(Date.now() + minutes * 60_000) })
    .where(eq(productOrders.publicId, placed.publicId));

describe('an order that is not paid yet', () => {
  test('can be paid at the page it has', async () => {
    const placed = await order(shop);
    expect(await listedOrder(shop, placed)).toMatchObject({ payNow: 'POSSIBLE', cancelableUntil: null });
    const answers = await Promise.all(Array.from({ length: 10 }, () => payNow(placed)));
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, json: { url: placed.url } });
    await press(shop, placed.sessionId, 'decline');
    expect((await payNow(placed)).json.url).toBe(placed.url);
  });

  test('has its time kept as long as its payment page is open, and says until when', async () => {
    const placed = await order(shop, { preferDateAndTime: soon(shop) });
    const { heldUntil = 0 } = await listedOrder(shop, placed);
    expect(Math.round((heldUntil - shop.deps.now() / 1000) / 60)).toBe(31);
    await leave(placed, -1);
    expect((await listedOrder(shop, placed)).heldUntil).toBeNull();
    const anyTime = await order(shop, { preferDateAndTime: undefined });
    expect((await listedOrder(shop, anyTime)).heldUntil).toBeNull();
  });

  test('is answered within 14 seconds, also by a provider that is slow at each of its steps', async () => {
    const placed = await order(shop);
    await leave(placed, 5);
    await fault(shop, { api: 'hang', times: 1 });
    shop.races.atLock = () => fault(shop, { api: 'hang' });
    const started = performance.now();
    const answer = await payNow(placed);
    shop.races.atLock = undefined;
    expect(answer).toMatchObject(refused(504, 'PaymentProviderTimeout'));
    expect(performance.now() - started).toBeLessThan(14_000);
    await fault(shop, { api: 'none' });
    await expect.poll(async () => (await payNow(placed)).status).toBe(200);
    expect(await sessionsOf(shop, placed)).toMatchObject([{ status: 'open' }, { status: 'expired' }]);
  });

  test('gets a new page when the old one is about to end, and the old one is closed', async () => {
    const placed = await order(shop);
    await leave(placed, 5);
    const { url } = (await payNow(placed)).json;
    expect(url).not.toBe(placed.url);
    await expect(press(shop, placed.sessionId, 'pay')).rejects.toThrow('expired');
    await postWebhook(shop, placed, { type: 'checkout.session.expired' });
    expect(await statusOf(shop, placed)).toBe('PENDING');
    expect((await payNow(placed)).json.url).toBe(url);
    await press(shop, sessionIn(url), 'pay');
    expect(await update(shop, placed, 'PAID')).toMatchObject({ status: 200, json: 116 });
  });

  test('ends when the page runs out that came after the first', async () => {
    const placed = await order(shop);
    await leave(placed, 5);
    const { url } = (await payNow(placed)).json;
    await press(shop, sessionIn(url), 'expire');
    await expect.poll(() => statusOf(shop, placed)).toBe('CANCELED');
  });

  test('has one open page, however often and whenever its renewal is asked for', async () => {
    const placed = await order(shop);
    await leave(placed, 5);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        n % 4 === 3 ? postWebhook(shop, placed, { type: 'checkout.session.expired' }) : payNow(placed),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await statusOf(shop, placed)).toBe('PENDING');
    expect((await sessionsOf(shop, placed)).map(({ status }) => status)).toEqual(['open', 'expired']);
  });

  test.each(['500', '429'])(
    'is not said to be paid for while the provider does not close its page (%s); it is canceled as soon as it does',
    async (api) => {
      const placed = await order(shop);
      await leave(placed, 5);
      await fault(shop, { api, match: `POST /v1/checkout/sessions/${placed.sessionId}/expire` });
      expect(await payNow(placed)).toMatchObject(refused(502, 'PaymentProviderFailed'));
      expect(await act(shop, placed, 'cancel')).toMatchObject(refused(504, 'CancellationUnderWay'));
      expect(await statusOf(shop, placed)).toBe('PENDING');
      await fault(shop, { api: 'none' });
      await reconcile(shop.deps, true);
      expect(await statusOf(shop, placed)).toBe('CANCELED');
    },
  );

  test('keeps the amounts it was ordered with', async () => {
    const placed = await order(shop);
    await leave(placed, 5);
    await shop.deps.db.update(products).set({ price: 9900 }).where(eq(products.id, 101));
    await payNow(placed);
    await shop.deps.db.update(products).set({ price: 5800 }).where(eq(products.id, 101));
    expect((await sessionsOf(shop, placed)).map(({ amount_total }) => amount_total)).toEqual([11600, 11600]);
  });

  test('can be paid although its first page never came about', async () => {
    const customer = await signedIn(shop);
    await fault(shop, { api: '502', match: 'POST /v1/checkout/sessions' });
    await expect(order(shop, {}, customer)).rejects.toThrow('PaymentProviderFailed');
    const [listed] = (await call(shop, 'GET', '/v1/orders', { token: customer.token })).json;
    const placed = { customer, publicId: listed.publicProductOrderId, url: '', sessionId: '' };
    expect(await payNow(placed)).toMatchObject(refused(502, 'PaymentProviderFailed'));
    await fault(shop, { api: 'none' });
    await leave(placed, 20);
    const answers = await Promise.all(Array.from({ length: 5 }, () => payNow(placed)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    await press(shop, sessionIn(answers[0]?.json.url), 'pay');
    expect((await update(shop, placed, 'PAID')).status).toBe(200);
  });

  test('that was paid is called paid, also when it would be too late to pay it', async () => {
    const placed = await paidOrder(shop, { preferDateAndTime: inThreeDays(shop) });
    await shop.deps.db
      .update(productOrders)
      .set({ preferDateAndTime: '2026-01-05T12:30' })
      .where(eq(productOrders.publicId, placed.publicId));
    expect(await payNow(placed)).toMatchObject(refused(409, 'OrderAlreadyPaid'));
  });

  test('whose money is on its way waits for it', async () => {
    const placed = await order(shop);
    await press(shop, placed.sessionId, 'pay-later');
    expect(await payNow(placed)).toMatchObject(refused(409, 'PaymentNotConfirmed'));
  });

  test.each([50, 5])(
    'that was paid without the shop knowing is not paid twice (%i min left)',
    async (left) => {
      await fault(shop, { webhooks: 'drop' });
      const placed = await order(shop);
      await leave(placed, left);
      await press(shop, placed.sessionId, 'pay');
      expect(await payNow(placed)).toMatchObject(refused(409, 'OrderAlreadyPaid'));
      expect(await listedOrder(shop, placed)).toMatchObject({ status: 'PAID', payNow: null });
      expect(await sessionsOf(shop, placed)).toHaveLength(1);
    },
  );

  test('can be given up while its page is being renewed', async () => {
    const placed = await order(shop);
    await shop.deps.db
      .update(productOrders)
      .set({ paymentRenewing: true })
      .where(eq(productOrders.publicId, placed.publicId));
    expect(await update(shop, placed, 'CANCELED')).toMatchObject({ status: 200, json: 0 });
    await expect(press(shop, placed.sessionId, 'pay')).rejects.toThrow('expired');
  });
});

describe('an order cannot be paid', () => {
  test('when the kitchens are closed on its day by now', async () => {
    const placed = await order(shop);
    const close = (value: string) =>
      shop.deps.db.update(settings).set({ value }).where(eq(settings.key, 'closed-days'));
    await close(soon(shop).slice(0, 10));
    const answer = await payNow(placed);
    const listed = await listedOrder(shop, placed);
    await close('');
    expect(answer).toMatchObject(refused(409, 'OrderTooLateToPay'));
    expect(listed.payNow).toBe('TOO_LATE');
    expect((await payNow(placed)).status).toBe(200);
  });

  test('when its time is closer than the lead time, and it says so', async () => {
    const placed = await order(shop);
    const { day, time } = berlinClock(Date.now() + 2 * 3_600_000);
    await shop.deps.db
      .update(productOrders)
      .set({ preferDateAndTime: `${day}T${time.slice(0, 2)}:00` })
      .where(eq(productOrders.publicId, placed.publicId));
    const answer = await payNow(placed);
    expect(answer).toMatchObject(refused(409, 'OrderTooLateToPay'));
    expect(answer.json.message).toContain('can no longer be booked');
    expect((await listedOrder(shop, placed)).payNow).toBe('TOO_LATE');
  });

  test('when it is canceled', async () => {
    const placed = await order(shop);
    await update(shop, placed, 'CANCELED');
    expect(await payNow(placed)).toMatchObject(refused(409, 'OrderAlreadyCanceled'));
  });

  test('by anybody but the customer who placed it', async () => {
    const placed = await order(shop);
    const stranger = await signedIn(shop);
    expect(await payNow({ ...placed, customer: stranger })).toMatchObject(refused(404, 'OrderNotFound'));
    expect(await payNow({ ...placed, customer: { ...stranger, token: 'x'.repeat(43) } })).toMatchObject(
      refused(403, 'SessionInvalid'),
    );
    expect(await payNow({ ...placed, publicId: '12' })).toMatchObject(
      refused(400, 'ValidationFailed', 'publicProductOrderId'),
    );
  });
});
