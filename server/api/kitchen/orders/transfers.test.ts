import { randomUUID } from 'node:crypto';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { orderNumber } from '#rules/orders/order-number.ts';
import { outbox } from '#server/db/schema/jobs.ts';
import { productOrders } from '#server/db/schema/ordering.ts';
import { money } from '#server/db/schema/payments.ts';
import { staffSessions } from '#server/db/schema/staff.ts';
import { invoiceFile } from '#server/services/billing/invoice-file.ts';
import { issueCreditNote } from '#server/services/billing/issue-invoice.ts';
import { eraseCustomer } from '#server/services/customers/erase-customer.ts';
import { exportCustomer } from '#server/services/customers/export-customer.ts';
import { comparePayments } from '#server/services/payments/compare-payments.ts';
import { reconcile } from '#server/services/payments/reconcile.ts';
import { finishRefunds } from '#server/services/payments/refund-order.ts';
import { call } from '../../../../tests/support/client.ts';
import { mailsTo, type ReceivedMail } from '../../../../tests/support/mailbox.ts';
import {
  act,
  fault,
  idOf,
  inThreeDays,
  listedOrder,
  order,
  press,
  refundsOf,
  sessionsOf,
  statusOf,
  type TestOrder,
  update,
} from '../../../../tests/support/orders.ts';
import { textOf } from '../../../../tests/support/pdf-text.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { callKitchen, staffOf, type TestStaff } from '../../../../tests/support/staff.ts';

let shop: TestShop;
let office: TestStaff;
beforeAll(async () => {
  shop = await startTestShop();
  office = await staffOf(shop, 'OFFICE');
});
afterEach(() => fault(shop, { api: 'none', webhooks: 'deliver' }));
afterAll(() => shop.stop());

const placedOrder = () => order(shop, { preferDateAndTime: inThreeDays(shop) });
const today = () => berlinDay(shop.deps.now());
const transfer = (change: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  amount: 116,
  receivedOn: addDays(today(), -1),
  reason: 'Transfer 4711, Holm GmbH',
  ...change,
});
const write = (
  { publicId }: Pick<TestOrder, 'publicId'>,
  verb: 'transfer' | 'cancel' | 'refunded',
  body: Record<string, unknown> = {},
  cookie = office.cookie,
) =>
  callKitchen(shop, 'POST', `/orders/${publicId}/${verb}`, {
    cookie,
    // A client of the release before says nothing there.
    ...((verb !== 'refunded' || Object.keys(body).length > 0) && { body }),
  });
const book = (placed: Pick<TestOrder, 'publicId'>, change?: Record<string, unknown>) =>
  write(placed, 'transfer', transfer(change));
const details = async ({ publicId }: TestOrder) =>
  (await callKitchen(shop, 'GET', `/orders/${publicId}`, { cookie: office.cookie })).json;
const ledgerOf = async (placed: TestOrder) => {
  const ofOrder = eq(money.orderId, await idOf(shop, placed));
  const rows = await shop.deps.db.select().from(money).where(ofOrder).orderBy(money.id);
  return rows.map(({ kind, amount, state, providerId }) => [kind, amount, state, providerId]);
};
/** What the shop was told by e-mail about an order. */
const toldOf = async ({ publicId }: TestOrder) =>
  (await mailsTo(shop.config.ORDERS_EMAIL ?? ''))
    .filter(({ text }) => text.includes(orderNumber(publicId)))
    .map(({ subject }) => subject.split(':')[0]);
/** The jobs that look at money go round, twice, as they do every hour. */
const jobsGoRound = async () => {
  for (const _ of [1, 2]) {
    await reconcile(shop.deps, true);
    await comparePayments(shop.deps);
    await finishRefunds(shop.deps, true);
  }
};

describe('a bank transfer', () => {
  test('makes an order that waits for its payment paid, like any other payment', async () => {
    const placed = await placedOrder();
    expect((await book(placed)).status).toBe(204);
    expect(await statusOf(shop, placed)).toBe('PAID');
    expect((await sessionsOf(shop, placed))[0]?.status).toBe('expired');
    const { bon, money: paid, history, stage } = await details(placed);
    expect({ bon: typeof bon, stage }).toEqual({ bon: 'number', stage: 'NEW' });
    expect(paid).toMatchObject({
      total: 116,
      paidAt: expect.any(Number),
      reference: null,
      transfer: { receivedOn: addDays(today(), -1), reason: 'Transfer 4711, Holm GmbH' },
      needsHand: false,
      documents: [{ kind: 'INVOICE' }],
    });
    expect(history[0]).toMatchObject({
      kind: 'paid',
      by: { kind: 'STAFF', name: 'OFFICE' },
      data: { amount: 116, receivedOn: addDays(today(), -1) },
    });
    expect(JSON.stringify(history)).not.toContain('Transfer 4711');
    expect(await ledgerOf(placed)).toEqual([['CHARGE', 11_600, 'DONE', null]]);
    const mails = async () => (await mailsTo(placed.customer.email)).map(({ subject }) => subject);
    await expect.poll(mails).toContainEqual(expect.stringContaining('Your table'));
    await expect.poll(() => toldOf(placed)).toContain('Neue Bestellung');
  });

  test('stands on the invoice as what it was', async () => {
    const placed = await placedOrder();
    await book(placed);
    const file = await invoiceFile(shop.deps, await idOf(shop, placed), 'INVOICE');
    const text = textOf(file?.pdf ?? Buffer.of());
    expect(text).toContain('Paid by bank transfer on');
    expect(text).not.toContain('online payment');
  });

  test('is booked once, however often its press arrives', async () => {
    const placed = await placedOrder();
    const body = transfer();
    const answers = await Promise.all([1, 2, 3].map(() => write(placed, 'transfer', body)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect((await write(placed, 'transfer', body)).status).toBe(204);
    expect(await ledgerOf(placed)).toHaveLength(1);
    expect((await book(placed)).json.code).toBe('OrderAlreadyPaid');
  });

  test('makes one that had ended without money paid again', async () => {
    const placed = await placedOrder();
    await update(shop, placed, 'CANCELED');
    expect(await statusOf(shop, placed)).toBe('CANCELED');
    expect((await book(placed)).status).toBe(204);
    expect(await statusOf(shop, placed)).toBe('PAID');
    expect((await details(placed)).history.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['dropped', 'paid']),
    );
  });

  test('over another amount is refused with both amounts, and the page stays open', async () => {
    const placed = await placedOrder();
    const answer = await callKitchen(shop, 'POST', `/orders/${placed.publicId}/transfer`, {
      cookie: office.cookie,
      body: transfer({ amount: 115.99 }),
      language: 'en',
    });
    expect(answer).toMatchObject({ status: 409, json: { code: 'TransferAmountDiffers', field: 'amount' } });
    expect(answer.json.message).toMatch(/€115\.99 .*€116\.00/);
    expect((await sessionsOf(shop, placed))[0]?.status).toBe('open');
  });

  test.each([
    ['amount', { amount: 0 }],
    ['amount', { amount: 116.001 }],
    ['reason', { reason: ' ' }],
    ['receivedOn', { receivedOn: '2026-02-30' }],
    ['receivedOn', { receivedOn: '2999-01-01' }],
    ['id', { id: 'twice' }],
  ])('needs a right %s', async (field, change) => {
    expect(await book({ publicId: randomUUID() }, change)).toMatchObject({ status: 400, json: { field } });
  });

  test('came on no day long before the order: a mistyped year would stand on its invoice for ever', async () => {
    const placed = await placedOrder();
    const daysAgo = (days: number) => addDays(berlinDay(shop.deps.now()), -days);
    for (const receivedOn of [daysAgo(365), daysAgo(61)])
      expect(await book(placed, { receivedOn })).toMatchObject({
        status: 400,
        json: { field: 'receivedOn' },
      });
    expect((await sessionsOf(shop, placed))[0]?.status).toBe('open');
    expect((await book(placed, { receivedOn: daysAgo(60) })).status).toBe(204);
  });

  test('needs somebody who has just shown who they are', async () => {
    const placed = await placedOrder();
    const { cookie, id } = await staffOf(shop, 'OFFICE');
    await shop.deps.db.update(staffSessions).set({ confirmedAt: null }).where(eq(staffSessions.staffId, id));
    expect((await write(placed, 'transfer', transfer(), cookie)).json.code).toBe('StepUpRequired');
    expect((await write(placed, 'refunded', {}, cookie)).json.code).toBe('StepUpRequired');
    expect(await statusOf(shop, placed)).toBe('PENDING');
  });

  test('comes too late for an order that the customer has paid online meanwhile', async () => {
    const placed = await placedOrder();
    await fault(shop, { webhooks: 'drop' });
    await press(shop, placed.sessionId, 'pay');
    expect((await book(placed)).json.code).toBe('PaidOnline');
    expect(await statusOf(shop, placed)).toBe('PAID');
    expect((await details(placed)).money).toMatchObject({ transfer: null, reference: expect.any(String) });
  });

  test('waits while money of the customer is on its way', async () => {
    const placed = await placedOrder();
    await press(shop, placed.sessionId, 'pay-later');
    expect((await book(placed)).json.code).toBe('PaymentUnderWay');
    expect(await statusOf(shop, placed)).toBe('PENDING');
  });

  test('is not booked while the provider does not answer: the page could still be paid at', async () => {
    const placed = await placedOrder();
    await fault(shop, { api: '502' });
    expect((await book(placed)).json.code).toBe('PaymentProviderFailed');
    expect(await ledgerOf(placed)).toEqual([]);
  });

  test('leaves nothing to the jobs that look after money', async () => {
    const placed = await placedOrder();
    await book(placed);
    await jobsGoRound();
    expect(await statusOf(shop, placed)).toBe('PAID');
    expect(await ledgerOf(placed)).toHaveLength(1);
    expect((await details(placed)).notices).toEqual([]);
  });
});

describe('an order that was paid by bank transfer and is canceled', () => {
  const canceled = async () => {
    const placed = await placedOrder();
    await book(placed);
    return placed;
  };

  test('has its money sent back by a person, who is told what to do and notes it; the provider is never asked', async () => {
    const placed = await canceled();
    expect((await write(placed, 'cancel')).json).toEqual({ refund: 116 });
    await jobsGoRound();
    const { notices, money: paid } = await details(placed);
    expect(notices).toMatchObject([{ kind: 'REFUND_FAILED', what: 'refund-by-transfer', amount: 116 }]);
    expect(paid).toMatchObject({ needsHand: true, movements: [{ kind: 'REFUND', state: 'REQUESTED' }] });
    await expect.poll(() => toldOf(placed)).toContain('Geld bitte zurücküberweisen');
    expect(await refundsOf(shop, placed)).toEqual([]);
    expect(shop.logs.join('\n')).not.toContain('refund not made yet');

    for (const _ of [1, 2]) expect((await write(placed, 'refunded')).status).toBe(204);
    await jobsGoRound();
    const after = await details(placed);
    expect(after.notices).toEqual([]);
    expect(after.money).toMatchObject({ needsHand: false, refunded: 116, movements: [{ state: 'DONE' }] });
    expect(after.history.map(({ kind }: { kind: string }) => kind)).toContain('refunded-by-hand');
    expect((await ledgerOf(placed)).filter(([, , state]) => state === 'DONE')).toEqual([
      ['CHARGE', 11_600, 'DONE', null],
      ['TRANSFER', -11_600, 'DONE', null],
    ]);
    expect((await listedOrder(shop, placed)).refund).toMatchObject({ amount: 116, state: 'DONE' });
  });

  test('has its notice closed by nothing but that the money was sent', async () => {
    const placed = await canceled();
    await write(placed, 'cancel');
    const [notice] = (await details(placed)).notices;
    expect(notice).toMatchObject({ what: 'refund-by-transfer', isOwed: true });
    const close = () =>
      callKitchen(shop, 'POST', `/notices/${notice.id}/close`, { cookie: office.cookie, language: 'en' });
    const refused = await close();
    expect(refused).toMatchObject({ status: 409, json: { code: 'MoneyNotSentBack' } });
    expect(refused.json.message).toContain('Money is back');
    const owing = await details(placed);
    expect(owing.notices).toHaveLength(1);
    expect(owing.money.movements).toMatchObject([{ state: 'REQUESTED', isByHand: true }]);
    const noted = ({ history }: { history: { kind: string; data: object }[] }) =>
      history.filter(({ kind }) => kind.startsWith('notice')).map(({ kind, data }) => [kind, data]);
    const about = { notice: 'REFUND_FAILED', what: 'refund-by-transfer' };
    expect(noted(owing)).toEqual([['notice-opened', about]]);

    expect((await write(placed, 'refunded')).status).toBe(204);
    expect((await close()).status).toBe(204);
    const sent = await details(placed);
    expect(sent.money.movements).toMatchObject([{ state: 'DONE', isByHand: false }]);
    expect(noted(sent)).toContainEqual(['notice-closed', about]);
  });

  test('is told first what was booked, with the invoice that is canceled then, however soon that is', async () => {
    const placed = await canceled();
    expect((await write(placed, 'cancel')).status).toBe(200);
    const mails = () => mailsTo(placed.customer.email);
    const subjects = async () => (await mails()).map(({ subject }) => subject);
    await expect
      .poll(subjects)
      .toEqual([expect.stringContaining('Your table'), expect.stringContaining('is canceled')]);
    const [confirmation, cancellation] = await mails();
    const files = ({ attachments = [] }: Partial<ReceivedMail> = {}) =>
      attachments.map(({ fileName }) => fileName.slice(0, 2));
    expect([files(confirmation), files(cancellation)]).toEqual([
      expect.arrayContaining(['RE']),
      expect.arrayContaining(['ST']),
    ]);
    const toldOfOrder = async () =>
      (await toldOf(placed)).filter((what) => /Neue|Storniert/.test(what ?? ''));
    await expect.poll(toldOfOrder).toEqual(['Neue Bestellung', 'Storniert']);
  });

  test('is not told again of what a process of the release before has told', async () => {
    const placed = await canceled();
    await write(placed, 'cancel');
    const key = `notice:refund-by-transfer:${placed.publicId}`;
    await shop.deps.db
      .update(outbox)
      .set({ key })
      .where(like(outbox.key, `${key}-m%`));
    await jobsGoRound();
    const keys = (await shop.deps.db.select().from(outbox)).map((row) => row.key);
    expect(keys.filter((each) => each.startsWith(key))).toEqual([key]);
  });

  test('also where the customer cancels it', async () => {
    const placed = await canceled();
    expect(await act(shop, placed, 'cancel')).toMatchObject({ status: 200, json: { refund: 116 } });
    expect((await details(placed)).notices).toMatchObject([{ what: 'refund-by-transfer' }]);
    const told = async () =>
      (await mailsTo(shop.config.ORDERS_EMAIL ?? '')).find(
        ({ subject, text }) => subject.startsWith('Storniert') && text.includes(orderNumber(placed.publicId)),
      )?.text;
    await expect.poll(told).toMatch(/müssen\s+von\s+Hand\s+zurück/);
  });

  test('is told of each sum that is to be transferred, also of a second one, and none is noted that nobody has seen', async () => {
    const placed = await canceled();
    const noticesOf = async () => (await details(placed)).notices;
    const lessen = async (quantity: number) => {
      const wish = { items: [{ productId: 101, quantity }] };
      const ask = (path: string, body: object) =>
        call(shop, 'POST', `/v1/order/${path}`, {
          token: placed.customer.token,
          body: { publicProductOrderId: placed.publicId, ...wish, ...body },
        });
      const { version, difference } = (await ask('changes/quote', {})).json;
      expect((await ask('changes', { version, difference })).status).toBe(200);
    };
    await lessen(1);
    expect(await noticesOf()).toMatchObject([{ what: 'refund-by-transfer', amount: 58 }]);
    expect((await details(placed)).money).toMatchObject({ needsHand: true, byHand: 58 });
    expect((await write(placed, 'refunded', { amount: 58 })).status).toBe(204);
    expect(await noticesOf()).toEqual([]);

    expect((await write(placed, 'cancel')).json).toEqual({ refund: 58 });
    expect(await noticesOf()).toMatchObject([{ what: 'refund-by-transfer', amount: 58 }]);
    expect((await write(placed, 'refunded', { amount: 116 })).json.code).toBe('RefundAmountDiffers');
    expect((await details(placed)).money).toMatchObject({ needsHand: true, byHand: 58, refunded: 58 });
    expect((await write(placed, 'refunded', { amount: 58 })).status).toBe(204);
    expect((await details(placed)).money).toMatchObject({ needsHand: false, byHand: 0, refunded: 116 });
    await expect
      .poll(
        async () => (await toldOf(placed)).filter((what) => what === 'Geld bitte zurücküberweisen').length,
      )
      .toBe(2);
  });

  test('promises what is added by canceling to whoever had a part of it promised before', async () => {
    const placed = await canceled();
    const wish = { items: [{ productId: 101, quantity: 1 }] };
    const { token } = placed.customer;
    const body = { publicProductOrderId: placed.publicId, ...wish };
    const { json: quote } = await call(shop, 'POST', '/v1/order/changes/quote', { token, body });
    const { version, difference } = quote;
    await call(shop, 'POST', '/v1/order/changes', { token, body: { ...body, version, difference } });
    for (const _ of [1, 2])
      expect(await act(shop, placed, 'cancel')).toMatchObject({ status: 200, json: { refund: 58 } });
    expect((await details(placed)).money).toMatchObject({ needsHand: true, byHand: 116 });
    expect((await details(placed)).notices).toMatchObject([{ what: 'refund-by-transfer', amount: 116 }]);
    expect((await write(placed, 'refunded', { amount: 58 })).json.code).toBe('RefundAmountDiffers');
    const letter = async () =>
      (await mailsTo(placed.customer.email)).find(({ subject }) => /canceled|storniert/.test(subject))?.text;
    await expect
      .poll(letter)
      .toMatch(/We transfer €116\.00 back .* That includes €58\.00 that we had told you of before\./s);
  });

  test('also where a process of the release before has begun to ask the provider', async () => {
    const placed = await canceled();
    const orderId = await idOf(shop, placed);
    await shop.deps.db
      .update(productOrders)
      .set({ status: 'CANCELED', canceledAt: new Date() })
      .where(eq(productOrders.id, orderId));
    const at = new Date();
    const [paidIn] = await shop.deps.db.select().from(money).where(eq(money.orderId, orderId));
    await shop.deps.db.insert(money).values({
      orderId,
      chargeId: paidIn?.id,
      kind: 'REFUND',
      amount: -11_600,
      state: 'ASKED',
      askedAt: at,
    });
    await shop.deps.db.transaction((tx) => issueCreditNote(tx, orderId, at));
    await jobsGoRound();
    expect((await details(placed)).notices).toMatchObject([{ what: 'refund-by-transfer' }]);
    expect((await write(placed, 'refunded')).status).toBe(204);
  });

  test('is not paid a second time', async () => {
    const placed = await canceled();
    await write(placed, 'cancel');
    expect((await book(placed)).json.code).toBe('OrderAlreadyCanceled');
  });
});

test('only what is to go back by hand is noted as sent', async () => {
  const placed = await placedOrder();
  expect((await write(placed, 'refunded')).json.code).toBe('NothingToRefund');
  expect((await write({ publicId: randomUUID() }, 'refunded')).json.code).toBe('OrderNotFound');
});

test('what the bank’s statement says is told to the customer who asks, and forgotten with them', async () => {
  const placed = await placedOrder();
  await book(placed, { reason: 'From Magdalena Quitt' });
  const { email } = placed.customer;
  const exported = await exportCustomer(shop.deps.db, email);
  expect(exported?.orders[0]?.transfer).toMatchObject({ reason: 'From Magdalena Quitt' });
  await eraseCustomer({ db: shop.deps.db, now: Date.now() + 5 * 86_400_000 }, email);
  const [kept] = await shop.deps.db
    .select()
    .from(money)
    .innerJoin(productOrders, eq(productOrders.id, money.orderId))
    .where(and(eq(productOrders.publicId, placed.publicId)));
  expect(kept?.money).toMatchObject({ reason: '', receivedOn: expect.any(String) });
});
