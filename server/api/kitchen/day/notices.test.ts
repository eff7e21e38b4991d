import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { eventsOf } from '#server/db/events-of.ts';
import { slotLimits } from '#server/db/schema/booking.ts';
import { outbox } from '#server/db/schema/jobs.ts';
import { availability } from '#server/db/schema/menu.ts';
import { orderEvents, productOrders } from '#server/db/schema/ordering.ts';
import { tellShop } from '#server/services/notices/tell-shop.ts';
import { finishRefunds } from '#server/services/payments/refund-order.ts';
import { signedIn } from '../../../../tests/support/client.ts';
import {
  act,
  fault,
  idOf,
  inThreeDays,
  order,
  paidOrder,
  press,
  type TestOrder,
  update,
} from '../../../../tests/support/orders.ts';
import { elsewhere, lostPayment } from '../../../../tests/support/provider.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { startSmtp } from '../../../../tests/support/smtp.ts';
import { callKitchen, staffOf, type TestStaff } from '../../../../tests/support/staff.ts';

let shop: TestShop;
let office: TestStaff;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let mailServer: (receiver: string) => string = () => '250 yes';
beforeAll(async () => {
  smtp = await startSmtp((receiver) => mailServer(receiver));
  shop = await startTestShop({ config: { SMTP_URL: smtp.url } });
  office = await staffOf(shop, 'OFFICE');
});
afterEach(() => fault(shop, { api: 'none', webhooks: 'deliver', refunds: 'succeeded' }));
afterAll(async () => {
  await shop.stop();
  smtp.close();
});

const open = async () => (await callKitchen(shop, 'GET', '/notices', { cookie: office.cookie })).json;
const openOf = async ({ publicId }: Pick<TestOrder, 'publicId'>) =>
  (await open()).filter(
    ({ order: about }: { order: { publicProductOrderId: string } | null }) =>
      about?.publicProductOrderId === publicId,
  );
const kindsOf = async (placed: TestOrder) => (await openOf(placed)).map(({ kind }: { kind: string }) => kind);
const turn = (id: number, verb: 'close' | 'reopen') =>
  callKitchen(shop, 'POST', `/notices/${id}/${verb}`, { cookie: office.cookie });
const historyOf = async (placed: TestOrder) => {
  const events = await shop.deps.db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, await idOf(shop, placed)))
    .orderBy(orderEvents.id);
  return eventsOf(events, 'notice-opened', 'notice-closed', 'notice-reopened').map(
    ({ kind, actorKind, data }) => [kind, actorKind, data.notice],
  );
};
const paidInTime = () => paidOrder(shop, { preferDateAndTime: inThreeDays(shop) });

describe('a notice is opened', () => {
  test('for an order without a time as soon as it is to be cooked', async () => {
    const placed = await order(shop, { preferDateAndTime: undefined });
    expect(await openOf(placed)).toEqual([]);
    await press(shop, placed.sessionId, 'pay');
    await update(shop, placed, 'PAID');
    expect(await openOf(placed)).toMatchObject([
      { kind: 'ORDER_WITHOUT_TIME', order: { day: null, time: null, bon: null }, amount: null },
    ]);
  });

  test('for money that comes for a canceled order, and is void when it is canceled again', async () => {
    const placed = await order(shop, { preferDateAndTime: inThreeDays(shop) });
    await shop.deps.db
      .update(productOrders)
      .set({ status: 'CANCELED', canceledAt: new Date() })
      .where(eq(productOrders.publicId, placed.publicId));
    await press(shop, placed.sessionId, 'pay');
    await update(shop, placed, 'PAID');
    expect(await kindsOf(placed)).toEqual(['MONEY_FOR_CANCELED_ORDER']);
    await act(shop, placed, 'cancel');
    expect(await openOf(placed)).toEqual([]);
    expect(await historyOf(placed)).toEqual([
      ['notice-opened', 'system', 'MONEY_FOR_CANCELED_ORDER'],
      ['notice-closed', 'system', 'MONEY_FOR_CANCELED_ORDER'],
    ]);
  });

  test('for a refund that failed, with how much, and is void once the money is back after all', async () => {
    const placed = await paidInTime();
    await act(shop, placed, 'cancel');
    await elsewhere(shop, placed, 'fail-refund');
    await expect.poll(() => kindsOf(placed)).toEqual(['REFUND_FAILED']);
    const [notice] = await openOf(placed);
    expect(notice).toMatchObject({ what: 'refund-failed', amount: 116, isOwed: true });
    expect((await turn(notice.id, 'close')).json.code).toBe('MoneyNotSentBack');
    await elsewhere(shop, placed, 'refund', 11_600);
    await expect.poll(() => kindsOf(placed)).toEqual([]);
  });

  test('for a refund that hangs, and is void once it is made', async () => {
    const placed = await paidInTime();
    await fault(shop, { api: '500' });
    await act(shop, placed, 'cancel');
    for (let attempt = 0; attempt < 9; attempt += 1) await finishRefunds(shop.deps, true);
    const [notice] = await openOf(placed);
    expect(notice).toMatchObject({ kind: 'REFUND_FAILED', what: 'refund-stuck' });
    expect((await turn(notice.id, 'close')).json.code).toBe('MoneyNotSentBack');
    await fault(shop, { api: 'none' });
    await finishRefunds(shop.deps, true);
    expect(await openOf(placed)).toEqual([]);
  });

  test('for a dispute; won, nobody has to look, lost, somebody has', async () => {
    const [won, lost] = [await paidInTime(), await paidInTime()];
    await elsewhere(shop, won, 'dispute');
    await elsewhere(shop, lost, 'dispute');
    await expect.poll(() => kindsOf(won)).toEqual(['DISPUTE']);
    await expect.poll(() => kindsOf(lost)).toEqual(['DISPUTE']);
    await elsewhere(shop, won, 'win-dispute');
    await elsewhere(shop, lost, 'lose-dispute');
    await expect.poll(() => kindsOf(won)).toEqual([]);
    await expect.poll(async () => (await openOf(lost))[0]?.status).toBe('lost');
  });

  test('for a bank that asks; when it asks no more, nobody has to look, when it takes the money, somebody has', async () => {
    const [answered, taken] = [await paidInTime(), await paidInTime()];
    for (const placed of [answered, taken]) {
      await elsewhere(shop, placed, 'inquiry');
      await expect.poll(async () => (await openOf(placed))[0]?.what).toBe('inquiry');
    }
    const movements = async ({ publicId }: TestOrder) =>
      (await callKitchen(shop, 'GET', `/orders/${publicId}`, { cookie: office.cookie })).json.money.movements;
    expect(await movements(taken)).toMatchObject([{ kind: 'DISPUTE', isInquiry: true }]);
    await elsewhere(shop, answered, 'close-inquiry');
    await elsewhere(shop, taken, 'escalate-inquiry');
    await expect.poll(() => kindsOf(answered)).toEqual([]);
    await expect.poll(async () => (await openOf(taken))[0]?.what).toBe('dispute');
    expect(await movements(taken)).toMatchObject([{ kind: 'DISPUTE', state: 'REQUESTED', isInquiry: false }]);
  });

  test('for a disputed payment, which a question about another one of the same order neither hides nor ends', async () => {
    const placed = await paidInTime();
    await elsewhere(shop, placed, 'dispute');
    await expect.poll(async () => (await openOf(placed))[0]?.what).toBe('dispute');
    const orderId = await idOf(shop, placed);
    const other = { orderId, once: 'dp_other', at: new Date(shop.deps.now()), amount: 500 };
    await tellShop(shop.deps.db, { ...other, what: 'inquiry', status: 'warning_needs_response' });
    expect((await openOf(placed))[0]?.what).toBe('dispute');
    await tellShop(shop.deps.db, { ...other, what: 'inquiry-closed', status: 'warning_closed' });
    expect((await openOf(placed))[0]?.what).toBe('dispute');
  });

  test('for each of two disputed payments, until the bank has decided about both', async () => {
    const placed = await paidInTime();
    await elsewhere(shop, placed, 'dispute');
    await expect.poll(() => kindsOf(placed)).toEqual(['DISPUTE']);
    const orderId = await idOf(shop, placed);
    const second = { orderId, once: 'dp_second', at: new Date(shop.deps.now()), amount: 500 };
    await tellShop(shop.deps.db, { ...second, what: 'dispute', status: 'needs_response' });
    expect(await kindsOf(placed)).toEqual(['DISPUTE', 'DISPUTE']);
    await tellShop(shop.deps.db, { ...second, what: 'dispute-closed', status: 'won' });
    expect(await kindsOf(placed)).toEqual(['DISPUTE']);
    await elsewhere(shop, placed, 'win-dispute');
    await expect.poll(() => kindsOf(placed)).toEqual([]);
  });

  test('for money that came in twice, whatever else happens to the money of its order', async () => {
    const placed = await paidInTime();
    const orderId = await idOf(shop, placed);
    const mismatch = { orderId, once: 'cs_second', at: new Date(shop.deps.now()), amount: 11_600 };
    await tellShop(shop.deps.db, { ...mismatch, what: 'payment-mismatch' });
    await elsewhere(shop, placed, 'refund', 500);
    const told = async () => (await openOf(placed)).map(({ what }: { what: string }) => what);
    await expect.poll(told).toEqual(['payment-mismatch', 'refund-elsewhere']);
    const [first, second] = await openOf(placed);
    for (const verb of ['close', 'reopen'] as const) await turn(first.id, verb);
    await turn(second.id, 'close');
    expect(await told()).toEqual(['payment-mismatch']);
  });

  test('for late money of what has neither room nor its dish, for both', async () => {
    const day = addDays(berlinDay(shop.deps.now()), 5);
    const noon = { preferDateAndTime: `${day}T12:30` };
    await fault(shop, { webhooks: 'drop' });
    const late = await order(shop, noon);
    await shop.deps.db
      .update(productOrders)
      .set({ paymentExpiresAt: new Date(shop.deps.now() - 3 * 60_000) })
      .where(eq(productOrders.publicId, late.publicId));
    await shop.deps.db.insert(slotLimits).values({ sellerId: 1, day, time: '12:30', most: 0 });
    const soldOut = { productId: 101, fromDay: day, untilDay: day, at: new Date(shop.deps.now()) };
    await shop.deps.db.insert(availability).values(soldOut);
    await press(shop, late.sessionId, 'pay');
    await update(shop, late, 'PAID');
    expect((await openOf(late)).map(({ what }: { what: string | null }) => what)).toEqual([null, 'sold-out']);
  });

  test('for a refund that somebody made at the provider, and stays one however often that is told', async () => {
    const placed = await paidInTime();
    await elsewhere(shop, placed, 'refund', 3000);
    await expect.poll(() => kindsOf(placed)).toEqual(['PAYMENT_MISMATCH']);
    await elsewhere(shop, placed, 'refund', 1000);
    await expect.poll(async () => (await openOf(placed))[0]?.amount).toBe(10);
    expect(await openOf(placed)).toHaveLength(1);
  });

  test('for an e-mail that the mail server refuses for good, which is not one that it takes later', async () => {
    const answers = { 'refused@example.com': '550 no such mailbox', 'patient@example.com': '450 later' };
    mailServer = (receiver) => answers[receiver as keyof typeof answers] ?? '250 yes';
    const [patient, refused] = await Promise.all(
      ['patient@example.com', 'refused@example.com'].map(async (email) =>
        paidOrder(shop, {}, await signedIn(shop, { email })),
      ),
    );
    if (!patient || !refused) throw new Error('not ordered');
    const refusal = { kind: 'EMAIL_REFUSED', mail: 'order-confirmation' };
    await expect.poll(() => openOf(refused)).toMatchObject([refusal]);
    const tried = async () =>
      (await shop.deps.db.select().from(outbox)).find(({ key }) =>
        key.endsWith(`confirmation:${patient.publicId}`),
      )?.lastError;
    await expect.poll(tried).toContain('450');
    expect(await openOf(patient)).toEqual([]);
  });
});

test('money of which no order is known has a notice too', async () => {
  const { id } = await lostPayment(shop, 4200);
  await press(shop, id, 'pay');
  await expect
    .poll(async () => (await open()).filter(({ order: about }: { order: unknown }) => about === null))
    .toMatchObject([{ kind: 'PAYMENT_MISMATCH', what: 'payment-without-order', amount: 42, order: null }]);
});

test('the worst comes first', async () => {
  await paidOrder(shop, { preferDateAndTime: undefined });
  const placed = await paidInTime();
  await act(shop, placed, 'cancel');
  await elsewhere(shop, placed, 'fail-refund');
  await expect.poll(() => kindsOf(placed)).toEqual(['REFUND_FAILED']);
  const kinds = (await open()).map(({ kind }: { kind: string }) => kind);
  expect(kinds.indexOf('REFUND_FAILED')).toBe(0);
  expect(kinds.indexOf('ORDER_WITHOUT_TIME')).toBeGreaterThan(kinds.lastIndexOf('REFUND_FAILED'));
});

test('who has seen to a notice closes it, may open it again, and the order’s history has both', async () => {
  const placed = await paidOrder(shop, { preferDateAndTime: undefined });
  const [notice] = await openOf(placed);
  for (const again of ['close', 'close'] as const) expect((await turn(notice.id, again)).status).toBe(204);
  expect(await openOf(placed)).toEqual([]);
  for (const again of ['reopen', 'reopen'] as const) expect((await turn(notice.id, again)).status).toBe(204);
  expect(await openOf(placed)).toMatchObject([{ id: notice.id }]);
  expect(await historyOf(placed)).toEqual([
    ['notice-opened', 'system', 'ORDER_WITHOUT_TIME'],
    ['notice-closed', 'staff', 'ORDER_WITHOUT_TIME'],
    ['notice-reopened', 'staff', 'ORDER_WITHOUT_TIME'],
  ]);
  expect((await turn(999_999, 'close')).json.code).toBe('NoticeNotFound');
});

test('a notice that was closed stays so while a newer one of its kind is open', async () => {
  const placed = await paidInTime();
  await elsewhere(shop, placed, 'refund', 3000);
  await expect.poll(() => kindsOf(placed)).toEqual(['PAYMENT_MISMATCH']);
  const [first] = await openOf(placed);
  await turn(first.id, 'close');
  await elsewhere(shop, placed, 'refund', 1000);
  await expect.poll(() => kindsOf(placed)).toEqual(['PAYMENT_MISMATCH']);
  expect((await turn(first.id, 'reopen')).status).toBe(204);
  expect(await openOf(placed)).toMatchObject([{ amount: 10 }]);
});
