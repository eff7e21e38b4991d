import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { companyOfFiles } from '#content/shop.ts';
import { berlinInstant } from '#rules/booking/berlin-instant.ts';
import { addDays, berlinClock, berlinDay } from '#rules/booking/berlin-time.ts';
import { orderNumber } from '#rules/orders/order-number.ts';
import { formatDay } from '#rules/text/format.ts';
import { outbox } from '#server/db/schema/jobs.ts';
import { productOrders } from '#server/db/schema/ordering.ts';
import { money } from '#server/db/schema/payments.ts';
import { call, refused, signedIn } from '../../../tests/support/client.ts';
import { mailsTo, waitForMails } from '../../../tests/support/mailbox.ts';
import {
  act,
  fault,
  inThreeDays,
  listedOrder,
  order,
  paidOrder,
  press,
  refundsOf,
  type TestOrder,
  update,
} from '../../../tests/support/orders.ts';
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

const tomorrow = () => `${addDays(berlinDay(Date.now()), 1)}T12:30`;
const paid = () => paidOrder(shop, { preferDateAndTime: inThreeDays(shop) });
const cancel = (placed: TestOrder) => act(shop, placed, 'cancel');
/** Moves the time of an order to so many minutes before or after the moment until which it can be canceled. */
const setDeadline = async (placed: TestOrder, minutesFromNow: number) => {
  const at = new Date(Date.now() + 48 * 3_600_000 + minutesFromNow * 60_000);
  const local = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  await shop.deps.db
    .update(productOrders)
    .set({ preferDateAndTime: local.format(at).replace(' ', 'T') })
    .where(eq(productOrders.publicId, placed.publicId));
};
const mailsAbout = async (address: string, { publicId }: TestOrder) =>
  (await mailsTo(address)).filter(({ text }) => text.includes(orderNumber(publicId)));

describe('a paid order', () => {
  test('is canceled by its customer, the money goes back, and both sides are told once', async () => {
    const placed = await paid();
    const until = (await listedOrder(shop, placed)).cancelableUntil;
    expect(until).toBe(Math.floor(Date.parse(`${inThreeDays(shop)}Z`) / 1000 - offsetSeconds() - 48 * 3600));
    expect(await cancel(placed)).toMatchObject({ status: 200, json: { refund: 116 } });
    expect(await listedOrder(shop, placed)).toMatchObject({
      status: 'CANCELED',
      cancelableUntil: null,
      payNow: null,
      refund: { amount: 116, state: 'DONE' },
    });
    expect(await refundsOf(shop, placed)).toMatchObject([
      { amount: 11600, status: 'succeeded', metadata: { productOrderId: placed.publicId } },
    ]);
    const mails = await waitForMails(placed.customer.email, 2);
    const letter = mails.find(({ subject }) => subject.includes('canceled'));
    expect(letter?.text).toContain('We send €116.00 back');
    await expect.poll(async () => (await mailsAbout(kitchen, placed)).length).toBe(2);
    expect((await mailsAbout(kitchen, placed)).map(({ subject }) => subject).join()).toContain('Storniert: ');
    expect(await cancel(placed)).toMatchObject({ status: 200, json: { refund: 116 } });
    expect(await mailsTo(placed.customer.email)).toHaveLength(2);
  });

  test('is told of in the language of the order', async () => {
    const customer = await signedIn(shop, { name: 'Jana', lastname: 'Holm' });
    const body = {
      productQuantities: { '101': 2 },
      fulfilment: 'PICKUP',
      preferDateAndTime: inThreeDays(shop),
    };
    const options = { token: customer.token, language: 'de', body };
    const { json } = await call(shop, 'POST', '/v1/product-orders/create-checkout-session', options);
    const [listed] = (await call(shop, 'GET', '/v1/orders', { token: customer.token })).json;
    const placed = {
      customer,
      publicId: listed.publicProductOrderId,
      url: json.url,
      sessionId: json.url.split('/').at(-1),
    };
    await press(shop, placed.sessionId, 'pay');
    await update(shop, placed, 'PAID');
    await cancel(placed);
    const mails = await waitForMails(customer.email, 2);
    const letter = mails.find(({ subject }) => subject.includes('storniert'));
    expect(letter?.text).toContain('Guten Tag Jana Holm');
    expect(letter?.text).toMatch(/116,00\s€ gehen auf dem Weg an Sie zurück/);
  });

  test('is not free to cancel from 48 hours before its delivery on', async () => {
    const placed = await paid();
    await setDeadline(placed, -1);
    const answer = await cancel(placed);
    expect(answer).toMatchObject(refused(409, 'OrderTooLateToCancel'));
    expect(await listedOrder(shop, placed)).toMatchObject({ status: 'PAID', cancelableUntil: null });
    expect(await refundsOf(shop, placed)).toEqual([]);
    await setDeadline(placed, 2);
    expect((await cancel(placed)).status).toBe(200);
  });

  test('is not offered to be canceled once it has left, however early that was', async () => {
    const placed = await paid();
    const leave = { stage: 'OUT' as const };
    await shop.deps.db.update(productOrders).set(leave).where(eq(productOrders.publicId, placed.publicId));
    expect((await listedOrder(shop, placed)).cancelableUntil).toBeNull();
    expect(await cancel(placed)).toMatchObject(refused(409, 'OrderTooLateToCancel'));
  });

  test('without an agreed time is canceled by the shop only', async () => {
    const placed = await paidOrder(shop, { preferDateAndTime: undefined });
    expect((await listedOrder(shop, placed)).cancelableUntil).toBeNull();
    expect(await cancel(placed)).toMatchObject(refused(409, 'OrderTooLateToCancel'));
  });

  test('says in its confirmation what holds for it: until when, whom to call, or that no time is agreed', async () => {
    const letterOf = async (placed: TestOrder) => (await waitForMails(placed.customer.email, 1))[0];
    const due = berlinInstant(inThreeDays(shop).slice(0, 10), '12:30');
    const { day, time } = berlinClock(due - 48 * 3_600_000);
    const early = await letterOf(await paid());
    expect(early?.text).toContain(`free of charge until ${formatDay(day, 'en')}, ${time};`);
    expect(early?.html).toContain('<a href="tel:+493055572140"');
    const late = await letterOf(await paidOrder(shop, { preferDateAndTime: tomorrow() }));
    expect(late?.text).toContain(
      'Canceling is no longer free for this time; the page of the order tells what it costs.',
    );
    expect(late?.text).toContain(`Or call ${companyOfFiles.phone}, and we look for a way.`);
    expect(late?.text).not.toMatch(/free of charge|tel:/);
    const open = await letterOf(await paidOrder(shop, { preferDateAndTime: undefined }));
    expect(open?.text).toContain('No time is agreed for this order yet');
    expect(open?.text).not.toMatch(/\bhours?\b|free of charge/);
  });

  test('is canceled once, however many ask at once and whatever else is reported', async () => {
    const placed = await paid();
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) => {
        if (n % 3 === 1) return postWebhook(shop, placed);
        return n % 3 === 2 ? update(shop, placed, 'PAID') : cancel(placed);
      }),
    );
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].every((status) => status === 200 || status === 409)).toBe(true);
    expect((await listedOrder(shop, placed)).status).toBe('CANCELED');
    expect(await refundsOf(shop, placed)).toHaveLength(1);
    const queued = await shop.deps.db.select().from(outbox);
    expect(queued.filter(({ key }) => key === `cancellation:${placed.publicId}`)).toHaveLength(1);
  });

  test('that was canceled and refunded does not come back to life', async () => {
    const placed = await paid();
    await cancel(placed);
    expect((await postWebhook(shop, placed)).status).toBe(200);
    expect(await update(shop, placed, 'PAID')).toMatchObject(refused(409, 'OrderAlreadyCanceled'));
    await shop.restart();
    expect((await listedOrder(shop, placed)).status).toBe('CANCELED');
  });
});

test('an order that waits for its payment is canceled without a refund', async () => {
  const placed = await order(shop);
  expect(await cancel(placed)).toMatchObject({ status: 200, json: { refund: 0 } });
  expect(await listedOrder(shop, placed)).toMatchObject({ status: 'CANCELED', refund: null });
  expect(await cancel(placed)).toMatchObject(refused(409, 'OrderAlreadyCanceled'));
  expect(await mailsTo(placed.customer.email)).toEqual([]);
});

test('nobody cancels the order of somebody else', async () => {
  const placed = await paid();
  const stranger = await signedIn(shop);
  expect(await cancel({ ...placed, customer: stranger })).toMatchObject(refused(404, 'OrderNotFound'));
  expect((await listedOrder(shop, placed)).status).toBe('PAID');
});

const isAsked = and(eq(money.kind, 'REFUND'), eq(money.state, 'ASKED'));

describe('a refund that does not work at once', () => {
  test.each(['502', 'html', 'empty', 'reset'] as const)(
    'because the provider answers %s is made when it is back',
    async (api) => {
      const placed = await paid();
      await fault(shop, { api, match: 'POST /v1/refunds' });
      expect(await cancel(placed)).toMatchObject({ status: 200, json: { refund: 116 } });
      expect(await listedOrder(shop, placed)).toMatchObject({
        status: 'CANCELED',
        refund: { amount: 116, state: 'REQUESTED' },
      });
      await fault(shop, { api: 'none' });
      await shop.restart();
      await expect.poll(async () => (await listedOrder(shop, placed)).refund.state).toBe('DONE');
      expect(await refundsOf(shop, placed)).toHaveLength(1);
    },
  );

  test('because its process died before it asked is made by the next one', async () => {
    const placed = await paid();
    await fault(shop, { api: 'hang', match: 'POST /v1/refunds' });
    const answer = cancel(placed);
    await expect.poll(async () => (await listedOrder(shop, placed)).status).toBe('CANCELED');
    await fault(shop, { api: 'none' });
    await shop.restart();
    await expect.poll(async () => (await listedOrder(shop, placed)).refund.state).toBe('DONE');
    expect(await refundsOf(shop, placed)).toHaveLength(1);
    await answer;
  });

  test('because its answer was lost is not made twice, also when the provider has forgotten the key', async () => {
    const placed = await paid();
    await fault(shop, { api: 'reset', after: true, match: 'POST /v1/refunds' });
    await cancel(placed);
    await fault(shop, { api: 'none' });
    expect(await refundsOf(shop, placed)).toHaveLength(1);
    const [row] = await shop.deps.db
      .select()
      .from(productOrders)
      .where(eq(productOrders.publicId, placed.publicId));
    // Another reference makes another key: what the provider does then is what it does a day later.
    const again = await shop.deps.payments.refund({
      reference: 'a-day-later',
      paymentIntentId: row?.paymentIntentId ?? '',
      amount: 11600,
      key: 'a-day-later',
    });
    expect(again).toMatchObject([{ amount: 11_600, status: 'succeeded' }]);
    await shop.restart();
    await expect.poll(async () => (await listedOrder(shop, placed)).refund.state).toBe('DONE');
    expect(await refundsOf(shop, placed)).toHaveLength(1);
  });

  test('is not asked for anew by every press of the customer, and alarms nobody for it', async () => {
    const placed = await paid();
    await fault(shop, { api: '500', match: 'POST /v1/refunds' });
    for (let press = 0; press < 10; press++)
      expect(await cancel(placed)).toMatchObject({ status: 200, json: { refund: 116 } });
    const [refund] = await shop.deps.db.select().from(money).where(isAsked);
    expect(refund?.attempts).toBeLessThan(3);
    const queued = await shop.deps.db.select().from(outbox);
    const told = queued.filter(({ key }) => key.startsWith(`refund-notice:${placed.publicId}`));
    expect(told).toEqual([]);
    await fault(shop, { api: 'none' });
    await shop.restart();
    await expect.poll(async () => (await listedOrder(shop, placed)).refund.state).toBe('DONE');
  });

  test('for long makes the shop look, once', async () => {
    const placed = await paid();
    await fault(shop, { api: '500', match: 'POST /v1/refunds' });
    await cancel(placed);
    await shop.deps.db.update(money).set({ attempts: 8 }).where(isAsked);
    await shop.restart();
    await expect
      .poll(async () => (await mailsAbout(kitchen, placed)).map(({ subject }) => subject).join())
      .toContain('Erstattung braucht Sie');
    await shop.restart();
    await expect.poll(async () => (await mailsAbout(kitchen, placed)).length).toBe(3);
    await fault(shop, { api: 'none' });
    await shop.restart();
    await expect.poll(async () => (await listedOrder(shop, placed)).refund.state).toBe('DONE');
  });
});

function offsetSeconds(): number {
  const local = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', timeZoneName: 'longOffset' });
  const name = local.formatToParts(Date.now() + 3 * 86_400_000).find(({ type }) => type === 'timeZoneName');
  return Number(/\+(\d\d)/.exec(name?.value ?? '')?.[1]) * 3600;
}
