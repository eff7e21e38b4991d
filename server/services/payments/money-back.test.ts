import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { orderNumber } from '#rules/orders/order-number.ts';
import { runCommand } from '#server/commands/run.ts';
import { invoices } from '#server/db/schema/billing.ts';
import { outbox } from '#server/db/schema/jobs.ts';
import { productOrders } from '#server/db/schema/ordering.ts';
import { money } from '#server/db/schema/payments.ts';
import { readGauges } from '#server/metrics/gauges.ts';
import { comparePayments } from '#server/services/payments/compare-payments.ts';
import { reconcile } from '#server/services/payments/reconcile.ts';
import { finishRefunds } from '#server/services/payments/refund-order.ts';
import { refused } from '../../../tests/support/client.ts';
import { mailsTo } from '../../../tests/support/mailbox.ts';
import {
  act,
  fault,
  idOf,
  listedOrder,
  order,
  paidOrder,
  press,
  refundsOf,
  statusOf,
  type TestOrder,
} from '../../../tests/support/orders.ts';
import { elsewhere, eventsOf, stripeOf } from '../../../tests/support/provider.ts';
import { startTestShop, type TestShop } from '../../../tests/support/shop.ts';
import { postWebhook } from '../../../tests/support/webhook.ts';

let shop: TestShop;
let kitchen: string;
beforeAll(async () => {
  shop = await startTestShop();
  kitchen = shop.config.ORDERS_EMAIL ?? '';
});
afterEach(() => fault(shop, { api: 'none', webhooks: 'deliver', refunds: 'succeeded' }));
afterAll(() => shop.stop());

const paid = () => {
  const day = new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10);
  return paidOrder(shop, { preferDateAndTime: `${day}T12:30` });
};
/** What the shop was told of an order, or of a number of the provider, beyond new and canceled orders. */
const told = async (about: string) =>
  (await mailsTo(kitchen))
    .filter(({ text, subject }) => `${subject}\n${text}`.includes(about))
    .map(({ subject }) => subject.split(':')[0])
    .filter((subject) => subject !== 'Neue Bestellung' && subject !== 'Storniert');
/** Takes every event again, as the provider repeats what it is not sure of. */
const repeatEvents = async () => {
  for (const { event } of await eventsOf(shop)) {
    await fetch(`${shop.paymentUrl}/_sandbox/events/${event.id}/resend`, { method: 'POST' });
  }
};
/** What a command about an order prints. */
const command = async (verb: 'show' | 'refunded', { publicId }: TestOrder) => {
  const { DATABASE_URL, SMTP_URL, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE } = shop.config;
  const env = { DATABASE_URL, SMTP_URL, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE };
  let output = '';
  const write = (text: string) => {
    output += text;
  };
  await runCommand(['orders', verb, publicId], env, { write, complain: write });
  return output;
};
const show = (placed: TestOrder) => command('show', placed);

describe('a refund', () => {
  test('that fails after it was made is told, once, and waits for a person', async () => {
    const placed = await paid();
    await act(shop, placed, 'cancel');
    expect((await listedOrder(shop, placed)).refund.state).toBe('DONE');
    const { id } = await elsewhere(shop, placed, 'fail-refund');
    await expect.poll(() => told(orderNumber(placed.publicId))).toEqual(['Eine Erstattung kam nicht an']);
    expect((await listedOrder(shop, placed)).refund.state).toBe('FAILED');
    expect(await show(placed)).toContain(`€116.00, failed, ${id}`);
    await repeatEvents();
    expect(await told(orderNumber(placed.publicId))).toHaveLength(1);
    expect(await command('refunded', placed)).toContain('noted that €116.00');
    await repeatEvents();
    expect((await listedOrder(shop, placed)).refund.state).toBe('DONE');
  });

  test('that was on its way arrives, and nobody has to look', async () => {
    const placed = await paid();
    await fault(shop, { refunds: 'pending' });
    await act(shop, placed, 'cancel');
    expect((await listedOrder(shop, placed)).refund.state).toBe('REQUESTED');
    const [made] = await refundsOf(shop, placed);
    await fetch(`${shop.paymentUrl}/_sandbox/refunds/${made?.id}/succeed`, { method: 'POST' });
    await expect.poll(async () => (await listedOrder(shop, placed)).refund.state).toBe('DONE');
    expect(await told(orderNumber(placed.publicId))).toEqual([]);
  });

  test('made in the provider’s own pages is told and shown; canceling gives back the rest only', async () => {
    const placed = await paid();
    const { id } = await elsewhere(shop, placed, 'refund', 3000);
    await expect.poll(() => told(orderNumber(placed.publicId))).toEqual(['Erstattet, aber nicht vom Shop']);
    expect(await statusOf(shop, placed)).toBe('PAID');
    expect(await show(placed)).toContain(`€30.00, succeeded, ${id}`);
    expect(await act(shop, placed, 'cancel')).toMatchObject({ status: 200, json: { refund: 86 } });
    await expect.poll(async () => (await listedOrder(shop, placed)).refund.state).toBe('DONE');
    expect((await refundsOf(shop, placed)).map(({ amount }) => amount)).toEqual([8600]);
    const documents = await shop.deps.db.select().from(invoices).where(eq(invoices.kind, 'CREDIT_NOTE'));
    expect(documents.at(-1)?.snapshot.total).toBe(11_600);
  });

  test('of a payment that had no number here is written down beside it', async () => {
    const placed = await paid();
    const ofOrder = eq(money.orderId, await idOf(shop, placed));
    await shop.deps.db.transaction(async (tx) => {
      // Money is never changed: it was written so.
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.update(money).set({ providerId: null }).where(ofOrder);
    });
    const { id } = await elsewhere(shop, placed, 'refund', 3000);
    const ledger = () => shop.deps.db.select().from(money).where(ofOrder).orderBy(asc(money.id));
    await expect.poll(async () => (await ledger()).length).toBe(2);
    const [charge, back] = await ledger();
    expect(back).toMatchObject({ kind: 'REFUND', amount: -3000, chargeId: charge?.id, providerId: id });
  });

  test('of everything, made there, leaves nothing to send when the order is canceled', async () => {
    await fault(shop, { webhooks: 'drop' });
    const placed = await paid();
    await elsewhere(shop, placed, 'refund');
    expect((await act(shop, placed, 'cancel')).status).toBe(200);
    expect((await listedOrder(shop, placed)).refund.state).toBe('DONE');
    expect(await refundsOf(shop, placed)).toEqual([]);
  });
});

test('a dispute is told when it is opened and when it is decided, and shown', async () => {
  const placed = await paid();
  const { id } = await elsewhere(shop, placed, 'dispute');
  await expect.poll(() => told(orderNumber(placed.publicId))).toEqual(['Ein Kunde lässt zurückbuchen']);
  expect(await show(placed)).toContain(`€116.00, needs_response, ${id}`);
  await elsewhere(shop, placed, 'lose-dispute');
  await expect
    .poll(() => told(orderNumber(placed.publicId)))
    .toEqual(['Ein Kunde lässt zurückbuchen', 'Rückbuchung entschieden']);
  await repeatEvents();
  expect(await told(orderNumber(placed.publicId))).toHaveLength(2);
});

test('a bank that only asks is told as that, and once more when it takes the money after all', async () => {
  const [asked, answered] = [await paid(), await paid()];
  const { id } = await elsewhere(shop, asked, 'inquiry');
  await elsewhere(shop, answered, 'inquiry');
  for (const placed of [asked, answered]) {
    await expect
      .poll(() => told(orderNumber(placed.publicId)))
      .toEqual(['Eine Bank fragt nach einer Zahlung']);
  }
  expect(await show(asked)).toContain(`€116.00, warning_needs_response, ${id}`);
  await elsewhere(shop, asked, 'escalate-inquiry');
  await elsewhere(shop, answered, 'close-inquiry');
  await expect
    .poll(() => told(orderNumber(asked.publicId)))
    .toEqual(['Eine Bank fragt nach einer Zahlung', 'Ein Kunde lässt zurückbuchen']);
  expect(await act(shop, asked, 'cancel')).toMatchObject(refused(409, 'PaymentDisputed'));
  await expect
    .poll(() => told(orderNumber(answered.publicId)))
    .toEqual(['Eine Bank fragt nach einer Zahlung', 'Nachfrage der Bank erledigt']);
  expect((await act(shop, answered, 'cancel')).status).toBe(200);
  await repeatEvents();
  expect(await told(orderNumber(asked.publicId))).toHaveLength(2);
});

test('who has a bank take the money back is not paid a second time by canceling', async () => {
  const placed = await paid();
  await elsewhere(shop, placed, 'dispute');
  await expect.poll(() => told(orderNumber(placed.publicId))).toHaveLength(1);
  expect((await listedOrder(shop, placed)).cancelableUntil).toBeNull();
  expect(await act(shop, placed, 'cancel')).toMatchObject(refused(409, 'PaymentDisputed'));
  await elsewhere(shop, placed, 'lose-dispute');
  await expect.poll(() => told(orderNumber(placed.publicId))).toHaveLength(2);
  expect(await act(shop, placed, 'cancel')).toMatchObject(refused(409, 'PaymentDisputed'));
  expect(await statusOf(shop, placed)).toBe('PAID');
  expect(await refundsOf(shop, placed)).toEqual([]);
});

test('a refund waits for the bank while a payment is disputed, and sends nothing of what was lost', async () => {
  await fault(shop, { webhooks: 'drop' });
  const [lostOne, wonOne] = [await paid(), await paid()];
  for (const placed of [lostOne, wonOne]) {
    await elsewhere(shop, placed, 'dispute');
    // The shop has not heard of the dispute.
    expect((await act(shop, placed, 'cancel')).status).toBe(200);
    expect((await listedOrder(shop, placed)).refund.state).toBe('REQUESTED');
    expect(await refundsOf(shop, placed)).toEqual([]);
  }
  await elsewhere(shop, lostOne, 'lose-dispute');
  await elsewhere(shop, wonOne, 'win-dispute');
  await finishRefunds(shop.deps, true);
  for (const placed of [lostOne, wonOne]) expect((await listedOrder(shop, placed)).refund.state).toBe('DONE');
  expect(await refundsOf(shop, lostOne)).toEqual([]);
  expect((await refundsOf(shop, wonOne)).map(({ amount }) => amount)).toEqual([11_600]);
});

/** Money for an order that the database has lost, as in a failover. */
async function lost(): Promise<{ intent: string; sessionId: string }> {
  const stripe = stripeOf(shop);
  const session = await stripe.checkout.sessions.create({
    mode: 'payment',
    client_reference_id: randomUUID(),
    line_items: [
      { quantity: 1, price_data: { currency: 'eur', unit_amount: 4200, product_data: { name: 'Gone' } } },
    ],
    success_url: 'http://shop.test/payment/success',
  });
  await press(shop, session.id, 'pay');
  const { payment_intent } = await stripe.checkout.sessions.retrieve(session.id);
  return { intent: String(payment_intent), sessionId: session.id };
}

describe('money of an order that the database does not know', () => {
  test('is told once, logged and counted, and the event counts as taken', async () => {
    const { intent, sessionId } = await lost();
    await expect.poll(() => told(intent)).toEqual(['Geld ohne Bestellung']);
    expect((await mailsTo(kitchen)).at(-1)?.text).toMatch(/42,00\s€/);
    expect(shop.logs.some((line) => line.includes(intent) && line.includes('"level":50'))).toBe(true);
    const taken = async () => (await eventsOf(shop)).filter(({ fate }) => fate === 'pending');
    await expect.poll(taken).toEqual([]);
    const gauge = await (await readGauges(shop.watched)).getMetricsAsJSON();
    expect(gauge.find(({ name }) => name === 'shop_notices')?.values).toContainEqual({
      labels: { what: 'payment-without-order' },
      value: 1,
    });
    await postWebhook(shop, { sessionId, publicId: randomUUID() });
    await comparePayments(shop.deps);
    expect(await told(intent)).toHaveLength(1);
    await elsewhere(shop, { sessionId }, 'dispute');
    await expect
      .poll(async () =>
        (await mailsTo(kitchen)).filter(({ subject }) => /ohne Bestellung: dp_/.test(subject)),
      )
      .toHaveLength(1);
  });

  test('is found at night when its webhook was lost, and so is all else that was not said', async () => {
    await fault(shop, { webhooks: 'drop' });
    const { intent } = await lost();
    const placed = await paid();
    await elsewhere(shop, placed, 'refund', 1000);
    const unnoticed = await order(shop);
    await press(shop, unnoticed.sessionId, 'pay');
    expect(await told(orderNumber(placed.publicId))).toEqual([]);
    await comparePayments(shop.deps);
    await expect.poll(() => told(intent)).toEqual(['Geld ohne Bestellung']);
    await expect.poll(() => told(orderNumber(placed.publicId))).toEqual(['Erstattet, aber nicht vom Shop']);
    expect(await statusOf(shop, unnoticed)).toBe('PAID');
    await comparePayments(shop.deps);
    expect(await told(intent)).toHaveLength(1);
    expect(await told(orderNumber(placed.publicId))).toHaveLength(1);
  });
});

test('a true webhook about a session that the provider itself does not know is taken, and logged', async () => {
  const placed = await order(shop);
  const sessionId = 'cs_test_of_another_account';
  expect((await postWebhook(shop, { ...placed, sessionId })).status).toBe(200);
  expect(shop.logs.some((line) => line.includes(sessionId) && line.includes('"level":50'))).toBe(true);
  const unknown = { sessionId, publicId: randomUUID() };
  expect((await postWebhook(shop, unknown)).status).toBe(200);
  expect(await statusOf(shop, placed)).toBe('PENDING');
});

test('a true webhook about a payment that the provider itself does not know is taken, and logged', async () => {
  const placed = await order(shop);
  const object = { id: 'ch_of_another_account', object: 'charge', payment_intent: 'pi_of_another_account' };
  expect((await postWebhook(shop, placed, { type: 'charge.refunded', object })).status).toBe(200);
  expect(shop.logs.some((line) => line.includes(object.payment_intent) && line.includes('"level":50'))).toBe(
    true,
  );
});

describe('a payment that does not match its order', () => {
  test('because of another amount is told, once, and does not make it PAID', async () => {
    const placed = await order(shop);
    await shop.deps.db
      .update(productOrders)
      .set({ subtotal: 9900, total: 9900 })
      .where(eq(productOrders.publicId, placed.publicId));
    await press(shop, placed.sessionId, 'pay');
    await expect.poll(() => told(orderNumber(placed.publicId))).toEqual(['Eine Zahlung passt nicht']);
    await shop.restart();
    await repeatEvents();
    expect(await told(orderNumber(placed.publicId))).toHaveLength(1);
    expect(await statusOf(shop, placed)).toBe('PENDING');
  });

  test('because the order is paid already is told', async () => {
    const placed = await paid();
    const session = await stripeOf(shop).checkout.sessions.create({
      mode: 'payment',
      client_reference_id: placed.publicId,
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'eur', unit_amount: 11_600, product_data: { name: 'Twice' } },
        },
      ],
      success_url: 'http://shop.test/payment/success',
    });
    await press(shop, session.id, 'pay');
    await expect.poll(() => told(orderNumber(placed.publicId))).toEqual(['Eine Zahlung passt nicht']);
    const queued = await shop.deps.db.select().from(outbox);
    expect(queued.filter(({ key }) => key === `order-confirmation:${placed.publicId}`)).toHaveLength(1);
  });
});

test('an open order whose session the provider does not know ends a day after it, and that is told', async () => {
  const placed = await order(shop);
  const sessionId = `cs_test_unknown_${randomUUID()}`;
  const endedHoursAgo = async (hours: number) => {
    await shop.deps.db
      .update(productOrders)
      .set({ paymentSessionId: sessionId, paymentExpiresAt: new Date(Date.now() - hours * 3_600_000) })
      .where(eq(productOrders.publicId, placed.publicId));
    await reconcile(shop.deps, true);
  };
  await endedHoursAgo(23);
  expect(await statusOf(shop, placed)).toBe('PENDING');
  await endedHoursAgo(25);
  expect(await statusOf(shop, placed)).toBe('CANCELED');
  await expect.poll(() => told(orderNumber(placed.publicId))).toHaveLength(1);
  expect(await told(orderNumber(placed.publicId))).toEqual([
    'Storniert, weil der Zahlungsdienst sie nicht kennt',
  ]);
});
