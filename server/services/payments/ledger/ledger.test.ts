import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { productOrders } from '#server/db/schema/ordering.ts';
import { money, paymentSessions, refunds } from '#server/db/schema/payments.ts';
import { mailsTo } from '../../../../tests/support/mailbox.ts';
import {
  act,
  fault,
  idOf,
  inThreeDays,
  order,
  paidOrder,
  press,
  refundsOf,
  statusOf,
  type TestOrder,
} from '../../../../tests/support/orders.ts';
import { elsewhere } from '../../../../tests/support/provider.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { mendLedger } from './mend-ledger.ts';

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
    await expect
      .poll(() => movementsOf(placed), { timeout: 30_000 })
      .toEqual([charge, ['REFUND', -11_600, 'DONE', true]]);
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

describe('what a process of the release before left out', () => {
  test('is filled in within the hour, once', async () => {
    const placed = await order(shop);
    const orderId = await idOf(shop, placed);
    const { db } = shop.deps;
    const at = new Date();
    // As 0.7.0 does it: the columns alone.
    await press(shop, placed.sessionId, 'pay');
    await expect.poll(() => statusOf(shop, placed)).toBe('PAID');
    await db
      .update(productOrders)
      .set({ status: 'CANCELED', canceledAt: at })
      .where(eq(productOrders.id, orderId));
    await db.insert(refunds).values({
      orderId,
      amount: 11_600,
      state: 'DONE',
      providerId: `re_${randomUUID()}`,
      requestedAt: at,
      nextAttemptAt: at,
      closedAt: at,
    });
    const open = await order(shop);
    const paymentSessionId = `cs_${randomUUID()}`;
    await db
      .update(productOrders)
      .set({ paymentSessionId, paymentUrl: 'https://pay.example/before' })
      .where(eq(productOrders.publicId, open.publicId));
    await mendLedger(shop.deps);
    await mendLedger(shop.deps);
    expect(await movementsOf(placed)).toEqual([charge, ['REFUND', -11_600, 'DONE', true]]);
    expect((await pagesOf(open)).map(({ id, state }) => [id, state])).toEqual([
      [open.sessionId, 'ENDED'],
      [paymentSessionId, 'OPEN'],
    ]);
  });

  test('and of orders of before, however old', async () => {
    const placed = await order(shop);
    const orderId = await idOf(shop, placed);
    const long = new Date('2024-03-01T10:00:00Z');
    const paymentSessionId = `cs_${randomUUID()}`;
    await shop.deps.db
      .update(productOrders)
      .set({
        status: 'PAID',
        createdAt: long,
        paidAt: long,
        paymentIntentId: `pi_${randomUUID()}`,
        paymentSessionId,
      })
      .where(eq(productOrders.id, orderId));
    await mendLedger(shop.deps);
    expect(await movementsOf(placed)).toEqual([charge]);
    const page = (await pagesOf(placed)).find(({ id }) => id === paymentSessionId);
    expect(page).toMatchObject({ state: 'PAID', createdAt: long, closedAt: long });
  });
});

test('a ledger that contradicts what is known is told to a person, once, and stays as it is', async () => {
  const placed = await paid();
  const orderId = await idOf(shop, placed);
  const { db } = shop.deps;
  const [first] = await db.select().from(money).where(eq(money.orderId, orderId));
  const [wrong] = await db
    .insert(money)
    .values({
      orderId,
      kind: 'REFUND',
      amount: -500,
      state: 'DONE',
      providerId: 're_nobody_knows',
      chargeId: first?.id ?? null,
      askedAt: new Date(),
      closedAt: new Date(),
    })
    .returning();
  for (let hour = 0; hour < 2; hour++) await mendLedger(shop.deps);
  const told = async () =>
    (await mailsTo(shop.config.ORDERS_EMAIL ?? '')).filter(({ subject }) =>
      subject.startsWith('Das Geld einer Bestellung geht nicht auf'),
    );
  await expect.poll(async () => (await told()).length).toBe(1);
  expect(await movementsOf(placed)).toEqual([charge, ['REFUND', -500, 'DONE', true]]);
  expect(shop.logs.join('')).toContain('REFUND -500 DONE re_nobody_knows is kept, nothing of it is known');
  // A person has looked, and mends it.
  await db
    .update(money)
    .set({ state: 'FAILED' })
    .where(eq(money.id, wrong?.id ?? 0));
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
