import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { productOrders } from '#server/db/schema/ordering.ts';
import { money, paymentSessions } from '#server/db/schema/payments.ts';
import { mailsTo } from '../../../../tests/support/mailbox.ts';
import {
  act,
  fault,
  idOf,
  inThreeDays,
  listedOrder,
  order,
  paidOrder,
  press,
  refundsOf,
  statusOf,
  type TestOrder,
} from '../../../../tests/support/orders.ts';
import { elsewhere, stripeOf } from '../../../../tests/support/provider.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { comparePayments } from '../compare-payments.ts';
import { refundOrder } from '../refund-order.ts';
import { askBack } from './ask-back.ts';
import { writeCharge } from './write-charge.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterEach(() => fault(shop, { api: 'none', webhooks: 'deliver', refunds: 'succeeded' }));
afterAll(() => shop.stop());

const paid = () => paidOrder(shop, { preferDateAndTime: inThreeDays(shop) });
/** The movements of an order's money: what, signed cents, how it stands, and whether the provider has a number for it. */
const movementsOf = async (placed: TestOrder) => {
  const rows = await shop.deps.db
    .select()
    .from(money)
    .where(eq(money.orderId, await idOf(shop, placed)))
    .orderBy(asc(money.id));
  return rows.map(({ kind, amount, state, providerId }) => [kind, amount, state, providerId !== null]);
};
const pagesOf = async (placed: TestOrder) =>
  shop.deps.db
    .select()
    .from(paymentSessions)
    .where(eq(paymentSessions.orderId, await idOf(shop, placed)))
    .orderBy(asc(paymentSessions.createdAt));
const charge = ['CHARGE', 11_600, 'DONE', true];

describe('the ledger of an order', () => {
  test('has its page from the first press on, and the charge when the money is there', async () => {
    const placed = await order(shop);
    expect(await pagesOf(placed)).toMatchObject([
      { id: placed.sessionId, attempt: 1, state: 'OPEN', url: placed.url, closedAt: null },
    ]);
    expect(await movementsOf(placed)).toEqual([]);
    await press(shop, placed.sessionId, 'pay');
    await expect.poll(() => statusOf(shop, placed)).toBe('PAID');
    expect(await pagesOf(placed)).toMatchObject([
      { id: placed.sessionId, state: 'PAID', url: null, closedAt: expect.any(Date) },
    ]);
    expect(await movementsOf(placed)).toEqual([charge]);
  });

  test('has one open page at a time: the one before ends when another opens', async () => {
    const placed = await order(shop);
    await shop.deps.db
      .update(productOrders)
      .set({ paymentExpiresAt: new Date(Date.now() + 300_000) })
      .where(eq(productOrders.publicId, placed.publicId));
    expect((await act(shop, placed, 'pay')).status).toBe(200);
    expect((await pagesOf(placed)).map(({ state, attempt }) => [state, attempt])).toEqual([
      ['ENDED', 1],
      ['OPEN', 2],
    ]);
  });

  test('says of a payment that takes its time that it is under way', async () => {
    const placed = await order(shop);
    await press(shop, placed.sessionId, 'pay-later');
    await expect.poll(async () => (await pagesOf(placed))[0]?.state).toBe('UNDER_WAY');
    expect(await movementsOf(placed)).toEqual([]);
    await press(shop, placed.sessionId, 'settle');
    await expect.poll(() => movementsOf(placed)).toEqual([charge]);
  });

  test('of an order that nobody paid for has a page that ended, and no money', async () => {
    const placed = await order(shop);
    await act(shop, placed, 'cancel');
    expect(await pagesOf(placed)).toMatchObject([{ state: 'ENDED', url: null }]);
    expect(await movementsOf(placed)).toEqual([]);
  });

  test('has what goes back when it is asked for, and its number when it is done', async () => {
    const placed = await paid();
    await fault(shop, { api: 'hang' });
    void act(shop, placed, 'cancel');
    await expect.poll(() => movementsOf(placed)).toEqual([charge, ['REFUND', -11_600, 'ASKED', false]]);
    await fault(shop, { api: 'none' });
    await expect.poll(() => movementsOf(placed)).toEqual([charge, ['REFUND', -11_600, 'DONE', true]]);
  });

  test('tells apart what the shop sends back and what somebody else does', async () => {
    const placed = await paid();
    await elsewhere(shop, placed, 'refund', 1000);
    await expect.poll(() => movementsOf(placed)).toEqual([charge, ['REFUND', -1000, 'DONE', true]]);
    await act(shop, placed, 'cancel');
    await expect
      .poll(() => movementsOf(placed))
      .toEqual([charge, ['REFUND', -1000, 'DONE', true], ['REFUND', -10_600, 'DONE', true]]);
  });
});

/** A second payment for an order, as for something that was added to it. */
async function paidMore(placed: TestOrder, amount: number): Promise<string> {
  const { checkout } = stripeOf(shop);
  const product_data = { name: 'More' };
  const session = await checkout.sessions.create({
    mode: 'payment',
    client_reference_id: `more-${randomUUID()}`,
    line_items: [{ quantity: 1, price_data: { currency: 'eur', unit_amount: amount, product_data } }],
    success_url: 'http://shop.test/payment/success',
  });
  await press(shop, session.id, 'pay');
  const providerId = String((await checkout.sessions.retrieve(session.id)).payment_intent);
  const orderId = await idOf(shop, placed);
  await writeCharge(shop.deps.db, { orderId, amount, at: new Date(), providerId });
  return providerId;
}

describe('an order that was paid more than once', () => {
  test('gives back from its newest payment first, and only what is above its total', async () => {
    const placed = await paid();
    const newest = await paidMore(placed, 5000);
    const orderId = await idOf(shop, placed);
    const sendDownTo = async (total: number, amount: number) => {
      await price(orderId, total);
      await askBack(shop.deps.db, orderId, amount, new Date());
      await refundOrder(shop.deps, orderId);
    };
    await sendDownTo(14_600, 2000);
    expect(await movementsOf(placed)).toEqual([
      charge,
      ['CHARGE', 5000, 'DONE', true],
      ['REFUND', -2000, 'DONE', true],
    ]);
    await sendDownTo(10_600, 4000);
    expect((await movementsOf(placed)).slice(3)).toEqual([
      ['REFUND', -3000, 'DONE', true],
      ['REFUND', -1000, 'DONE', true],
    ]);
    const made = await stripeOf(shop).refunds.list({ payment_intent: newest });
    expect(made.data.map(({ amount }) => amount)).toEqual([3000, 2000]);
    expect(await listedOrder(shop, placed)).toMatchObject({
      refund: { amount: 60, state: 'DONE', missing: 0 },
      // Nothing of what it costs has gone back.
      refunded: 0,
    });
    // In the end it has been paid what its one document says.
    await paidMore(placed, 1000);
    await price(orderId, 11_600);
  });

  test('has all of it back when it is canceled, each payment by itself', async () => {
    const placed = await paid();
    await paidMore(placed, 5000);
    expect(await act(shop, placed, 'cancel')).toMatchObject({ status: 200, json: { refund: 166 } });
    await expect
      .poll(async () => (await movementsOf(placed)).slice(2))
      .toEqual([
        ['REFUND', -5000, 'DONE', true],
        ['REFUND', -11_600, 'DONE', true],
      ]);
    // More than its price, and yet nothing had gone back before.
    const refund = { amount: 166, state: 'DONE', missing: 0, before: 0, late: 0 };
    expect((await listedOrder(shop, placed)).refund).toEqual(refund);
  });

  /** What the order costs from now on. */
  async function price(orderId: number, total: number) {
    await shop.deps.db
      .update(productOrders)
      .set({ subtotal: total, total })
      .where(eq(productOrders.id, orderId));
  }
});

test('what the provider does not have is told to a person, once, and stays as it is', async () => {
  const placed = await paid();
  const orderId = await idOf(shop, placed);
  const { db } = shop.deps;
  const [first] = await db.select().from(money).where(eq(money.orderId, orderId));
  const anHourAgo = new Date(Date.now() - 3_600_000);
  const providerId = `re_${randomUUID()}`;
  await db.insert(money).values({
    orderId,
    kind: 'REFUND',
    amount: -500,
    state: 'DONE',
    providerId,
    chargeId: first?.id ?? null,
    askedAt: anHourAgo,
    closedAt: anHourAgo,
  });
  for (let hour = 0; hour < 2; hour++) await comparePayments(shop.deps);
  const told = async () =>
    (await mailsTo(shop.config.ORDERS_EMAIL ?? '')).filter(({ subject }) =>
      subject.startsWith('Das Geld einer Bestellung geht nicht auf'),
    );
  await expect.poll(async () => (await told()).length).toBe(1);
  expect(await movementsOf(placed)).toEqual([charge, ['REFUND', -500, 'DONE', true]]);
  expect(shop.logs.join('')).toContain(providerId);
  // A person has looked, and mends it.
  await db.update(money).set({ state: 'FAILED' }).where(eq(money.providerId, providerId));
});

describe('the database refuses', () => {
  const refused = (code: string) => ({ cause: expect.objectContaining({ code }) });
  const movement = async (placed: TestOrder) => {
    const orderId = await idOf(shop, placed);
    const [row] = await shop.deps.db.select().from(money).where(eq(money.orderId, orderId));
    return { orderId, chargeId: row?.id ?? 0 };
  };

  test('a movement that goes, or turns into another one', async () => {
    const { orderId } = await movement(await paid());
    const { db } = shop.deps;
    const ofOrder = eq(money.orderId, orderId);
    await expect(db.delete(money).where(ofOrder)).rejects.toMatchObject(refused('23001'));
    await expect(db.update(money).set({ amount: 1 }).where(ofOrder)).rejects.toMatchObject(refused('23001'));
    await expect(db.update(money).set({ providerId: 'pi_other' }).where(ofOrder)).rejects.toMatchObject(
      refused('23001'),
    );
    await expect(db.delete(productOrders).where(eq(productOrders.id, orderId))).rejects.toMatchObject(
      refused('23503'),
    );
  });

  test('refunds that are together above their charge', async () => {
    const { orderId, chargeId } = await movement(await paid());
    const refund = { orderId, chargeId, kind: 'REFUND', state: 'ASKED', askedAt: new Date() } as const;
    const { db } = shop.deps;
    await expect(
      db.insert(money).values([
        { ...refund, amount: -11_599 },
        { ...refund, amount: -2 },
      ]),
    ).rejects.toMatchObject(refused('23514'));
  });

  test('two open pages for one order', async () => {
    const placed = await order(shop);
    const [page] = await pagesOf(placed);
    if (!page) throw new Error('no page');
    await expect(
      shop.deps.db.insert(paymentSessions).values({ ...page, id: 'cs_second' }),
    ).rejects.toMatchObject(refused('23505'));
  });
});

test('what the provider sent back and the ledger add up to the same', async () => {
  const placed = await paid();
  await act(shop, placed, 'cancel');
  const sent = (await refundsOf(shop, placed)).reduce((sum, { amount }) => sum + amount, 0);
  const movements = await movementsOf(placed);
  expect(movements.reduce((sum, [, amount]) => sum + Number(amount), 0)).toBe(11_600 - sent);
});
