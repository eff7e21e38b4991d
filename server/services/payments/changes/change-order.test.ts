import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orderLinkHeader } from '#contract/shop/order-link.ts';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { orderLink } from '#server/access/order-link.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { orderChanges } from '#server/db/schema/changes.ts';
import { outbox } from '#server/db/schema/jobs.ts';
import { notices } from '#server/db/schema/kitchen.ts';
import { availability } from '#server/db/schema/menu.ts';
import { lineItems, orderEvents, productOrders } from '#server/db/schema/ordering.ts';
import { money, paymentSessions } from '#server/db/schema/payments.ts';
import { invoiceNotes } from '#server/invoices/invoice-texts.ts';
import { documentsOf } from '#server/services/billing/documents-of.ts';
import { lockDay } from '#server/services/booking/take-slot.ts';
import { reconcileChanges } from '#server/services/payments/changes/reconcile-changes.ts';
import { finishRefunds } from '#server/services/payments/refund-order.ts';
import { feeStepsKey } from '#server/services/settings/change-rules.ts';
import { setSetting } from '#server/services/settings/settings.ts';
import { call, refused, signedIn } from '../../../../tests/support/client.ts';
import { sumOfDocuments } from '../../../../tests/support/invoices.ts';
import { attachmentsOf, mailsTo, waitForMails } from '../../../../tests/support/mailbox.ts';
import {
  act,
  fault,
  idOf,
  listedOrder,
  paidOrder,
  press,
  type TestOrder,
} from '../../../../tests/support/orders.ts';
import { elsewhere, stripeOf } from '../../../../tests/support/provider.ts';
import { inLine } from '../../../../tests/support/race.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { callKitchen, staffOf } from '../../../../tests/support/staff.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterEach(() => fault(shop, { api: 'none', webhooks: 'deliver', refunds: 'succeeded' }));
afterAll(() => shop.stop());

/** A day for each test that those around it do not use, all of them less than 999 hours ahead. */
let ahead = 2;
let day: string;
beforeEach(() => {
  ahead = ahead === 40 ? 3 : ahead + 1;
  day = addDays(berlinDay(shop.deps.now()), ahead);
});
const paid = () => paidOrder(shop, { preferDateAndTime: `${day}T12:30` });
const hour = 3_600_000;

/** Sets the fee table for what is ordered meanwhile. */
async function withTable<Result>(value: string, work: () => Promise<Result>): Promise<Result> {
  const set = (to: string) => setSetting(shop.deps, feeStepsKey, to);
  await set(value);
  return work().finally(() => set(''));
}
/** Ordered while the fee table says half for it. */
const paidAtHalf = () => withTable('999 0 damages, 24 50 damages, 0 100 service', paid);

const items = (...pairs: [number, number][]) => ({
  items: pairs.map(([productId, quantity]) => ({ productId, quantity })),
});
const ask = ({ customer, publicId }: TestOrder, path: string, body: object) =>
  call(shop, 'POST', `/v1/order/${path}`, {
    token: customer.token,
    body: { publicProductOrderId: publicId, ...body },
  });
/** Changes an order for the price that a quote says. */
async function change(placed: TestOrder, wish: object, agreed: object = {}) {
  const quote = await ask(placed, 'changes/quote', wish);
  if (quote.status !== 200) return quote;
  const { version, difference } = quote.json;
  return ask(placed, 'changes', { ...wish, version, difference, ...agreed });
}
/** Cancels an order for the fee that a quote says. */
async function cancel(placed: TestOrder, agreed: object = {}) {
  const { json } = await ask(placed, 'cancel/quote', {});
  return ask(placed, 'cancel', { fee: json.fee, ...agreed });
}
const sessionIn = (url: string) => url.split('/').at(-1) ?? '';

/** An order as it stands, with the movements of its money and the sum of its documents. */
async function standing(placed: TestOrder) {
  const { db } = shop.deps;
  const id = await idOf(shop, placed);
  const [order] = await db.select().from(productOrders).where(eq(productOrders.id, id));
  const lines = await db
    .select()
    .from(lineItems)
    .where(eq(lineItems.orderId, id))
    .orderBy(asc(lineItems.position));
  const ledger = await db.select().from(money).where(eq(money.orderId, id)).orderBy(asc(money.id));
  const documents = await documentsOf(db, id);
  if (!order) throw new Error('no order');
  const { status, version, total, fees } = order;
  return {
    order,
    status,
    version,
    total,
    fees,
    lines: lines.map(({ productId, quantity }) => [productId, quantity]),
    money: ledger.filter(({ state }) => state !== 'FAILED').map(({ amount }) => amount),
    documents: documents.map(({ kind, total: sum }) => `${kind} ${sum}`),
    billed: sumOfDocuments(documents),
  };
}

describe('an order that becomes more', () => {
  test('says in its history once that a change waits, and when it waits no more', async () => {
    const placed = await paid();
    const told = async () => {
      const events = await shop.deps.db
        .select()
        .from(orderEvents)
        .where(eq(orderEvents.orderId, await idOf(shop, placed)))
        .orderBy(asc(orderEvents.id));
      return events.slice(2).map(({ kind, data }) => [kind, data]);
    };
    expect((await change(placed, items([101, 3]))).status).toBe(200);
    expect((await change(placed, items([101, 3]))).status).toBe(200);
    const begun = ['change-waits', { difference: 5800 }];
    expect(await told()).toEqual([begun]);
    expect((await ask(placed, 'changes/drop', {})).status).toBe(204);
    expect(await told()).toEqual([begun, ['change-dropped', { difference: 5800 }]]);
  });

  test('counts as it was until the difference is paid, and is changed then, once', async () => {
    const placed = await paid();
    const answer = await change(placed, items([101, 3]));
    expect(answer).toMatchObject({
      status: 200,
      json: { difference: 58, checkoutUrl: expect.any(String), until: expect.any(Number) },
    });
    expect(await standing(placed)).toMatchObject({ version: 1, total: 11_600, lines: [[101, 2]] });
    const session = await stripeOf(shop).checkout.sessions.retrieve(sessionIn(answer.json.checkoutUrl));
    expect([session.success_url, session.cancel_url]).toEqual([
      expect.stringMatching(/\/order\?changed$/),
      expect.stringMatching(/\/order\?change$/),
    ]);
    const link = { [orderLinkHeader]: orderLink(shop.deps.secret, placed.publicId) };
    const seen = async () => (await call(shop, 'GET', '/v1/order', { headers: link })).json;
    expect((await seen()).change).toEqual({
      difference: 58,
      until: answer.json.until,
      checkoutUrl: answer.json.checkoutUrl,
      changes: [{ productId: 101, name: expect.stringContaining('rolls'), from: 2, to: 3 }],
      preferDateAndTime: expect.any(String),
      isElsewhere: false,
      isNoted: false,
      isOtherGuests: false,
      paymentUnderWay: false,
    });
    await press(shop, sessionIn(answer.json.checkoutUrl), 'pay');
    await expect.poll(async () => (await standing(placed)).version).toBe(2);
    for (let turn = 0; turn < 2; turn++) await reconcileChanges(shop.deps, true);
    expect(await standing(placed)).toMatchObject({
      status: 'PAID',
      version: 2,
      total: 17_400,
      fees: 0,
      lines: [[101, 3]],
      money: [11_600, 5800],
      documents: ['INVOICE 11600', 'INVOICE 5800'],
      billed: 17_400,
    });
    expect(await seen()).toMatchObject({ change: null, version: 2, items: [{ quantity: 3 }] });
    const queued = (await shop.deps.db.select().from(outbox)).map(({ key }) => key);
    expect(queued.filter((key) => key.startsWith(`order-changed:${placed.publicId}`))).toHaveLength(1);
    // All of it goes back, each payment by itself.
    expect(await act(shop, placed, 'cancel')).toMatchObject({ status: 200, json: { refund: 174 } });
    expect(await standing(placed)).toMatchObject({
      money: [11_600, 5800, -5800, -11_600],
      documents: ['INVOICE 11600', 'INVOICE 5800', 'CREDIT_NOTE 17400'],
      billed: 0,
    });
  });

  test('has one page, however often the same is pressed; another wish waits for it or drops it', async () => {
    const placed = await paid();
    const answers = await Promise.all(Array.from({ length: 5 }, () => change(placed, items([101, 3]))));
    expect(new Set(answers.map(({ json }) => json.checkoutUrl)).size).toBe(1);
    for (const other of [items([101, 4]), { ...items([101, 3]), deliveryInstruction: 'At the back door' }])
      expect(await change(placed, other)).toMatchObject(refused(409, 'ChangeUnderWay'));
    expect((await ask(placed, 'changes/drop', {})).status).toBe(204);
    expect((await ask(placed, 'changes/drop', {})).status).toBe(204);
    expect((await change(placed, items([101, 4]))).json).toMatchObject({ difference: 116 });
    expect((await ask(placed, 'changes/drop', {})).status).toBe(204);
    expect(await standing(placed)).toMatchObject({ version: 1, money: [11_600] });
  });

  test('has one page also where it is pressed again while the provider takes its time', async () => {
    const placed = await paid();
    const { version, difference } = (await ask(placed, 'changes/quote', items([101, 3]))).json;
    await fault(shop, { api: 'slow', delayMs: 900, match: 'POST /v1/checkout/sessions' });
    const agreed = { ...items([101, 3]), version, difference };
    const answers = await Promise.all([1, 2].map(() => ask(placed, 'changes', agreed)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(answers.map(({ json }) => json.checkoutUrl)).size).toBe(1);
  });

  test('is dropped only once its page is closed: until then nothing takes its place', async () => {
    const placed = await paid();
    const { json } = await change(placed, items([101, 3]));
    await fault(shop, {
      api: '500',
      match: `POST /v1/checkout/sessions/${sessionIn(json.checkoutUrl)}/expire`,
    });
    expect(await ask(placed, 'changes/drop', {})).toMatchObject(refused(502, 'PaymentProviderFailed'));
    expect((await change(placed, items([101, 4]))).status).toBeLessThan(503);
    await fault(shop, { api: 'none' });
    expect((await ask(placed, 'changes/drop', {})).status).toBe(204);
    expect((await change(placed, items([101, 4]))).status).toBe(200);
  });

  test('can be paid although the provider has refused its page once, and also when its time had nearly passed', async () => {
    for (const api of ['500', 'reset']) {
      const placed = await paid();
      await fault(shop, { api, match: 'POST /v1/checkout/sessions' });
      expect((await change(placed, items([101, 3]))).json.code).toBe('PaymentProviderFailed');
      await fault(shop, { api: 'none' });
      await shop.deps.db
        .update(orderChanges)
        .set({ until: new Date(Date.now() + 20 * 60_000) })
        .where(eq(orderChanges.orderId, await idOf(shop, placed)));
      const again = await change(placed, items([101, 3]));
      expect(again).toMatchObject({ status: 200, json: { difference: 58 } });
      expect(again.json.until).toBeGreaterThan(Date.now() / 1000 + 25 * 60);
      await press(shop, sessionIn(again.json.checkoutUrl), 'pay');
      await expect.poll(async () => (await standing(placed)).version).toBe(2);
    }
  });

  test('says while its money is on its way that it is, and is not dropped then', async () => {
    const placed = await paid();
    const { cookie } = await staffOf(shop, 'OFFICE');
    const link = { [orderLinkHeader]: orderLink(shop.deps.secret, placed.publicId) };
    const seen = async () => (await call(shop, 'GET', '/v1/order', { headers: link })).json.change;
    const { json } = await change(placed, items([101, 3]));
    await fault(shop, { webhooks: 'drop' });
    await press(shop, sessionIn(json.checkoutUrl), 'pay-later');
    expect(await seen()).toMatchObject({ paymentUnderWay: false });
    // Whoever wants to drop it is told, and so is whoever looks then.
    expect(await ask(placed, 'changes/drop', {})).toMatchObject(refused(409, 'PaymentNotConfirmed'));
    const told = { difference: 58, checkoutUrl: null, paymentUnderWay: true };
    expect(await seen()).toMatchObject(told);
    const page = async () => (await callKitchen(shop, 'GET', `/orders/${placed.publicId}`, { cookie })).json;
    expect((await page()).change).toMatchObject(told);
    await fault(shop, { webhooks: 'deliver' });
    await press(shop, sessionIn(json.checkoutUrl), 'settle');
    await expect.poll(async () => (await standing(placed)).version).toBe(2);
    expect(await seen()).toBeNull();
  });

  test('stays as it was where nobody pays, and its customer is told', async () => {
    const placed = await paid();
    const { json } = await change(placed, items([101, 3]));
    await press(shop, sessionIn(json.checkoutUrl), 'expire');
    const state = async () =>
      (
        await shop.deps.db
          .select()
          .from(orderChanges)
          .where(eq(orderChanges.orderId, await idOf(shop, placed)))
      ).map((row) => row.state);
    await expect.poll(state).toEqual(['DROPPED']);
    const queued = (await shop.deps.db.select().from(outbox)).map(({ key }) => key);
    expect(queued.some((key) => key.startsWith(`change-dropped:${placed.publicId}`))).toBe(true);
    expect(await standing(placed)).toMatchObject({ version: 1, lines: [[101, 2]], money: [11_600] });
  });

  test('that was dropped makes way for another one at once, whoever heard of its page', async () => {
    const placed = await paid();
    await fault(shop, { webhooks: 'drop' });
    for (const quantity of [3, 4]) {
      expect(await change(placed, items([101, quantity]))).toMatchObject({ status: 200 });
      expect((await ask(placed, 'changes/drop', {})).status).toBe(204);
    }
    // A crash between closing a page and noting that leaves it open here.
    const before = await change(placed, items([101, 3]));
    const ofChange = eq(orderChanges.orderId, await idOf(shop, placed));
    await shop.deps.db
      .update(orderChanges)
      .set({ state: 'DROPPED', closedAt: new Date() })
      .where(and(ofChange, eq(orderChanges.state, 'OPEN')));
    const after = await change(placed, items([101, 4]));
    expect(after).toMatchObject({ status: 200, json: { difference: 116 } });
    expect(after.json.checkoutUrl).not.toBe(before.json.checkoutUrl);
    const closed = await stripeOf(shop).checkout.sessions.retrieve(sessionIn(before.json.checkoutUrl));
    expect(closed.status).toBe('expired');
  });

  test('has its money back whole, at once, where the order is canceled before it comes', async () => {
    const placed = await paid();
    const { json } = await change(placed, items([101, 3]));
    await fault(shop, { webhooks: 'drop' });
    await press(shop, sessionIn(json.checkoutUrl), 'pay');
    expect((await act(shop, placed, 'cancel')).status).toBe(200);
    await reconcileChanges(shop.deps, true);
    await finishRefunds(shop.deps, true);
    expect(await standing(placed)).toMatchObject({
      status: 'CANCELED',
      version: 1,
      billed: 0,
      documents: ['INVOICE 11600', 'CREDIT_NOTE 11600'],
    });
    expect((await standing(placed)).money.toSorted((a, b) => a - b)).toEqual([-11_600, -5800, 5800, 11_600]);
    // What came after it was canceled is told apart from what had gone back before.
    const refund = { amount: 174, state: 'DONE', missing: 0, before: 0, late: 58 };
    expect(await listedOrder(shop, placed)).toMatchObject({ status: 'CANCELED', refund });
  });

  test('is canceled while its money is on its way: who paid is told once that it came and goes back', async () => {
    const placed = await paid();
    const { json } = await change(placed, items([101, 3]));
    await press(shop, sessionIn(json.checkoutUrl), 'pay-later');
    expect(await cancel(placed)).toMatchObject({ status: 200, json: { refund: 116 } });
    await press(shop, sessionIn(json.checkoutUrl), 'settle');
    for (let turn = 0; turn < 2; turn++) await reconcileChanges(shop.deps, true);
    const about = async () =>
      (await mailsTo(placed.customer.email)).filter(({ subject }) => subject.includes('goes back'));
    await expect.poll(async () => (await about()).length).toBe(1);
    const [letter] = await about();
    const text = letter?.text.replaceAll(/\s+/g, ' ');
    expect(text).toContain('your payment of €58.00 for a change of this order arrived');
    expect(text).toContain('The order is canceled and stays so.');
    await finishRefunds(shop.deps, true);
    expect((await standing(placed)).money).toEqual([11_600, -11_600, 5800, -5800]);
    const queued = (await shop.deps.db.select().from(outbox)).map(({ key }) => key);
    expect(queued.filter((key) => key.startsWith(`change-too-late:${placed.publicId}`))).toHaveLength(1);
  });

  test('has left before it is paid: it stays delivered, and the money goes back whole', async () => {
    const placed = await paid();
    const { cookie } = await staffOf(shop, 'OFFICE');
    const { json } = await change(placed, items([101, 3]));
    await fault(shop, { webhooks: 'drop' });
    const path = `/orders/${placed.publicId}/stage`;
    expect((await callKitchen(shop, 'POST', path, { cookie, body: { stage: 'DELIVERED' } })).status).toBe(
      200,
    );
    await press(shop, sessionIn(json.checkoutUrl), 'pay');
    await reconcileChanges(shop.deps, true);
    await finishRefunds(shop.deps, true);
    expect(await standing(placed)).toMatchObject({
      status: 'PAID',
      version: 1,
      order: { stage: 'DELIVERED' },
      money: [11_600, 5800, -5800],
      billed: 11_600,
    });
    // Not that nobody paid, which is told of a change that was dropped.
    const queued = (await shop.deps.db.select().from(outbox)).map(({ key }) => key);
    expect(queued.filter((key) => key.includes(placed.publicId) && key.startsWith('change-'))).toEqual([
      expect.stringMatching(/^change-too-late:/),
    ]);
  });

  test('has left: nobody can pay for more of it, and its customer is told', async () => {
    const placed = await paid();
    const { cookie } = await staffOf(shop, 'OFFICE');
    const { json } = await change(placed, items([101, 3]));
    const path = `/orders/${placed.publicId}/stage`;
    await callKitchen(shop, 'POST', path, { cookie, body: { stage: 'OUT' } });
    await reconcileChanges(shop.deps, true);
    const page = await stripeOf(shop).checkout.sessions.retrieve(sessionIn(json.checkoutUrl));
    expect(page.status).toBe('expired');
    const queued = (await shop.deps.db.select().from(outbox)).map(({ key }) => key);
    expect(queued.some((key) => key.startsWith(`change-dropped:${placed.publicId}`))).toBe(true);
  });

  test('is agreed for a price: prices may rise before it is paid', async () => {
    const placed = await paid();
    const quote = await ask(placed, 'changes/quote', items([101, 3]));
    const { version, difference } = quote.json;
    const other = { ...items([101, 3]), version, difference: difference - 1 };
    expect(await ask(placed, 'changes', other)).toMatchObject(refused(409, 'ChangeCostsDiffer'));
    const older = { ...items([101, 3]), version: version + 1, difference };
    expect(await ask(placed, 'changes', older)).toMatchObject(refused(409, 'OrderChangedMeanwhile'));
  });
});

describe('an order that becomes less', () => {
  test('has nothing back of what it costs now, so canceling it gives back all of that', async () => {
    const placed = await paid();
    expect((await change(placed, items([101, 1]))).status).toBe(200);
    await expect.poll(async () => (await listedOrder(shop, placed)).refund).toMatchObject({ amount: 58 });
    expect(await listedOrder(shop, placed)).toMatchObject({ priceSum: 58, refunded: 0 });
    expect((await act(shop, placed, 'cancel')).json).toEqual({ refund: 58 });
    // What went back before is in the sum, and that is said.
    await expect
      .poll(async () => (await listedOrder(shop, placed)).refund)
      .toMatchObject({ amount: 116, before: 58, late: 0 });
  });

  test('gives the difference back at once, with a credit note over it', async () => {
    const placed = await paid();
    expect(await change(placed, items([101, 1]))).toMatchObject({
      status: 200,
      json: { difference: -58, checkoutUrl: null },
    });
    expect(await standing(placed)).toMatchObject({
      version: 2,
      total: 5800,
      lines: [[101, 1]],
      money: [11_600, -5800],
      documents: ['INVOICE 11600', 'CREDIT_NOTE 5800'],
      billed: 5800,
    });
  });

  test('counts what had gone back by other ways, and its e-mail says so', async () => {
    const placed = await paid();
    await fetch(`${shop.paymentUrl}/_sandbox/payments/${placed.sessionId}/refund`, {
      method: 'POST',
      body: JSON.stringify({ amount: 2000 }),
    });
    await expect.poll(async () => (await standing(placed)).money).toEqual([11_600, -2000]);
    expect((await change(placed, items([101, 1]))).status).toBe(200);
    expect((await standing(placed)).money).toEqual([11_600, -2000, -3800]);
    const letter = async () =>
      (await mailsTo(placed.customer.email))
        .find(({ subject }) => subject.includes('is changed'))
        ?.text.replaceAll(/\s+/g, ' ');
    await expect.poll(letter).toContain('We send €38.00 back the way you paid');
    expect(await letter()).toContain('€20.00 of it had gone back to you before.');
  });

  test('costs the fee of the step on what is taken out; canceling the rest costs the same as all at once', async () => {
    const placed = await paidAtHalf();
    expect((await change(placed, items([101, 1]))).json).toMatchObject({ difference: -29 });
    expect(await standing(placed)).toMatchObject({ fees: 2900, money: [11_600, -2900], billed: 8700 });
    expect((await cancel(placed)).json).toEqual({ fee: 29, refund: 29 });
    // What it says of money is of this cancellation, not of the change before.
    const canceled = async () =>
      (await mailsTo(placed.customer.email)).find(({ subject }) => subject.includes('canceled'));
    await expect.poll(canceled).toBeDefined();
    const letter = (await canceled())?.text.replace(/\s+/g, ' ');
    expect(letter).toContain('€29.00 had gone back to you before. We send the remaining €29.00 back');
    expect(letter).toContain('The fee for canceling is €29.00.');
    const [, , , undoing] = await documentsOf(shop.deps.db, await idOf(shop, placed));
    expect(undoing && invoiceNotes(undoing).join(' ')).toContain('cancels what is left of this invoice: RE-');
    expect(await standing(placed)).toMatchObject({
      status: 'CANCELED',
      fees: 5800,
      money: [11_600, -2900, -2900],
      documents: ['INVOICE 11600', 'CREDIT_NOTE 5800', 'CLAIM 2900', 'CREDIT_NOTE 5800', 'CLAIM 2900'],
      billed: 5800,
    });
  });

  test('is taxed for what is taken out by the mix of what was ordered, also where all at one rate is taken out', async () => {
    const placed = await withTable('999 0 damages, 24 50 service, 0 100 service', () =>
      paidOrder(shop, { productQuantities: { '101': 2, '701': 2 }, preferDateAndTime: `${day}T12:30` }),
    );
    expect((await change(placed, items([101, 2]))).status).toBe(200);
    const [invoice, , fee] = await documentsOf(shop.deps.db, await idOf(shop, placed));
    const ratesOf = (document: typeof fee) => document?.vat.map(({ rate }) => rate);
    expect(ratesOf(invoice)).toEqual([7, 19]);
    expect(ratesOf(fee)).toEqual([7, 19]);
  });

  test('and its refund is lost: it is sent until it is there', async () => {
    const placed = await paid();
    await fault(shop, { api: '502', match: 'POST /v1/refunds' });
    expect((await change(placed, items([101, 1]))).json).toMatchObject({ difference: -58 });
    await fault(shop, { api: 'none' });
    for (let turn = 0; turn < 2; turn++) await finishRefunds(shop.deps, true);
    expect((await standing(placed)).money).toEqual([11_600, -5800]);
  });
});

describe('a change whose page the provider does not know', () => {
  /** Agreed to, with a page that the provider has lost since, and which ended so many hours ago. */
  async function changeOfLostPage(placed: TestOrder, endedHoursAgo: number) {
    const { db } = shop.deps;
    await change(placed, items([101, 3]));
    const orderId = await idOf(shop, placed);
    const [at, until] = [new Date(), new Date(Date.now() - endedHoursAgo * hour)];
    await db
      .update(paymentSessions)
      .set({ state: 'ENDED', url: null, closedAt: at })
      .where(and(eq(paymentSessions.orderId, orderId), eq(paymentSessions.state, 'OPEN')));
    const id = `cs_test_lost_${placed.publicId}`;
    await db
      .insert(paymentSessions)
      .values({ id, orderId, attempt: 9, url: 'http://lost.test', state: 'OPEN', expiresAt: until });
    const made = eq(orderChanges.orderId, orderId);
    await db.update(orderChanges).set({ paymentSessionId: id, until }).where(made);
    return async () => {
      const [row] = await db.select().from(orderChanges).where(made);
      const [page] = await db.select().from(paymentSessions).where(eq(paymentSessions.id, id));
      return [row?.state, page?.state];
    };
  }

  test('is searched for a day, and then dropped: another one can be made', async () => {
    const placed = await paid();
    const younger = await changeOfLostPage(placed, 23);
    await reconcileChanges(shop.deps, true);
    expect(await younger()).toEqual(['OPEN', 'OPEN']);
    const until = new Date(Date.now() - 25 * hour);
    await shop.deps.db
      .update(orderChanges)
      .set({ until })
      .where(eq(orderChanges.orderId, await idOf(shop, placed)));
    await reconcileChanges(shop.deps, true);
    expect(await younger()).toEqual(['DROPPED', 'ENDED']);
    expect(await standing(placed)).toMatchObject({ version: 1, money: [11_600] });
    expect(await change(placed, items([101, 4]))).toMatchObject({ status: 200 });
  });

  test('and which cannot be dropped now does not keep those after it from their turn', async () => {
    const { db } = shop.deps;
    const [one, other] = [await paid(), await paid()];
    const [stateOfOne, stateOfOther] = [await changeOfLostPage(one, 25), await changeOfLostPage(other, 25)];
    await db.execute(
      sql.raw(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'not now'; end $$;
      create trigger refuse before update of state on order_changes for each row
        when (old.order_id = ${await idOf(shop, one)}) execute function refuse()`),
    );
    try {
      await reconcileChanges(shop.deps, true);
    } finally {
      await db.execute(sql`drop trigger refuse on order_changes`);
    }
    expect(await stateOfOther()).toEqual(['DROPPED', 'ENDED']);
    expect(await stateOfOne()).toEqual(['OPEN', 'OPEN']);
    await reconcileChanges(shop.deps, true);
    expect(await stateOfOne()).toEqual(['DROPPED', 'ENDED']);
  });
});

test('a change that was never given a page is dropped once its time is over, and not before', async () => {
  const placed = await paid();
  await change(placed, items([101, 3]));
  const { db } = shop.deps;
  const orderId = await idOf(shop, placed);
  const made = eq(orderChanges.orderId, orderId);
  const ofChange = and(eq(paymentSessions.orderId, orderId), eq(paymentSessions.state, 'OPEN'));
  await db.update(paymentSessions).set({ state: 'ENDED', url: null, closedAt: new Date() }).where(ofChange);
  const stateWhenOver = async (millisecondsAgo: number) => {
    const until = new Date(Date.now() - millisecondsAgo);
    await db.update(orderChanges).set({ paymentSessionId: null, until }).where(made);
    await reconcileChanges(shop.deps, true);
    return (await db.select().from(orderChanges).where(made))[0]?.state;
  };
  expect(await stateWhenOver(30_000)).toBe('OPEN');
  expect(await stateWhenOver(90_000)).toBe('DROPPED');
  expect(await standing(placed)).toMatchObject({ version: 1, money: [11_600] });
});

test('a difference that nobody can pay at once is refused before it is agreed to', async () => {
  const placed = await paid();
  const { db } = shop.deps;
  const price = (cents: number) => db.update(products).set({ price: cents }).where(eq(products.id, 102));
  const [before] = await db.select().from(products).where(eq(products.id, 102));
  await price(5849);
  const wish = items([101, 1], [102, 1]);
  expect(await ask(placed, 'changes/quote', wish)).toMatchObject(refused(409, 'DifferenceTooSmall'));
  await price(5850);
  expect((await ask(placed, 'changes/quote', wish)).json).toMatchObject({ difference: 0.5 });
  await price(before?.price ?? 0);
});

describe('canceling for a fee', () => {
  test('keeps what the step says, in documents and money', async () => {
    const placed = await paidAtHalf();
    expect(await act(shop, placed, 'cancel')).toMatchObject(refused(409, 'OrderTooLateToCancel'));
    expect(await cancel(placed, { fee: 0 })).toMatchObject(refused(409, 'OrderTooLateToCancel'));
    expect(await cancel(placed, { fee: 1 })).toMatchObject(refused(409, 'ChangeCostsDiffer'));
    expect(await cancel(placed)).toMatchObject({ status: 200, json: { fee: 58, refund: 58 } });
    expect(await standing(placed)).toMatchObject({
      status: 'CANCELED',
      fees: 5800,
      money: [11_600, -5800],
      documents: ['INVOICE 11600', 'CREDIT_NOTE 11600', 'CLAIM 5800'],
      billed: 5800,
    });
    expect(await cancel(placed, { fee: 58 })).toMatchObject(refused(409, 'OrderAlreadyCanceled'));
    const letter = (await waitForMails(placed.customer.email, 2)).find(({ subject }) =>
      subject.includes('canceled'),
    );
    const codes = (await documentsOf(shop.deps.db, await idOf(shop, placed))).map(({ code }) => code);
    expect((await attachmentsOf(letter)).map(({ name }) => name)).toEqual([
      ...codes.slice(1).map((code) => `${code}.pdf`),
      expect.stringMatching(/\.ics$/),
    ]);
    for (const code of codes.slice(1)) expect(letter?.text).toContain(code);
  });

  test('costs what had been reached before the order was moved', async () => {
    // Not free any more; at the new time it would be again.
    const placed = await withTable(`${24 * (ahead + 1)} 0 damages, 0 50 damages`, paid);
    const moved = await change(placed, { preferDateAndTime: `${addDays(day, 7)}T13:00` });
    expect(moved.json).toMatchObject({ difference: 0 });
    expect(await standing(placed)).toMatchObject({ version: 2, total: 11_600, money: [11_600] });
    expect((await listedOrder(shop, placed)).cancelableUntil).toBeNull();
    expect(await act(shop, placed, 'cancel')).toMatchObject(refused(409, 'OrderTooLateToCancel'));
    expect((await cancel(placed)).json).toEqual({ fee: 58, refund: 58 });
    const documents = await documentsOf(shop.deps.db, await idOf(shop, placed));
    expect(documents.find(({ kind }) => kind === 'CREDIT_NOTE')?.supply.day).toBe(addDays(day, 7));
  });
});

test('an order is canceled by the table that held when it was placed, as it was told', async () => {
  const early = await withTable('1 0 damages, 0 100 service', paid);
  const usual = await paid();
  const until = async (placed: TestOrder) => (await listedOrder(shop, placed)).cancelableUntil;
  await withTable('999 0 damages, 24 50 damages, 0 100 service', async () => {
    expect((await until(early)) - (await until(usual))).toBe(47 * 3600);
    expect((await ask(early, 'cancel/quote', {})).json).toMatchObject({ fee: 0, refund: 116 });
    expect(await act(shop, early, 'cancel')).toMatchObject({ status: 200, json: { refund: 116 } });
    expect(await cancel(usual)).toMatchObject({ json: { fee: 0, refund: 116 } });
  });
});

test.each([
  ['from which', 0],
  ['to which', 1],
])('a change waits for who is just looking for a place on the day %s it moves', async (_name, away) => {
  const placed = await paid();
  const wish = { preferDateAndTime: `${addDays(day, 1)}T14:00` };
  const changing = await shop.deps.db.transaction(async (tx) => {
    await lockDay(tx, addDays(day, away));
    const answer = change(placed, wish);
    expect(await inLine(shop)).toBe(true);
    return { answer };
  });
  expect((await changing.answer).status).toBe(200);
});

test('a change of whose payment nobody heard until some of it was sent back is made, and what went back is known', async () => {
  const placed = await paid();
  const { json } = await change(placed, items([101, 3]));
  const page = { sessionId: sessionIn(json.checkoutUrl) };
  await fault(shop, { webhooks: 'drop' });
  await press(shop, page.sessionId, 'pay');
  await fault(shop, { webhooks: 'deliver' });
  await elsewhere(shop, page, 'refund', 1000);
  await expect.poll(async () => (await standing(placed)).money).toEqual([11_600, 5800, -1000]);
  expect(await standing(placed)).toMatchObject({ version: 2, total: 17_400, lines: [[101, 3]] });
});

test('an order whose money a bank takes back is not changed: nothing goes back twice', async () => {
  const placed = await paid();
  await elsewhere(shop, placed, 'dispute');
  const disputed = async () => (await standing(placed)).money.length;
  await expect.poll(disputed).toBe(2);
  expect(await change(placed, items([101, 1]))).toMatchObject(refused(409, 'PaymentDisputed'));
  expect(await standing(placed)).toMatchObject({ version: 1, total: 11_600, billed: 11_600 });
});

test('a change and a cancellation at once end in one truth', async () => {
  for (const wish of [items([101, 1]), items([101, 3])]) {
    const placed = await paid();
    await Promise.all([
      change(placed, wish),
      cancel(placed),
      change(placed, wish),
      act(shop, placed, 'cancel'),
    ]);
    await reconcileChanges(shop.deps, true);
    await finishRefunds(shop.deps, true);
    const { status, billed, money: movements } = await standing(placed);
    expect(status).toBe('CANCELED');
    expect(billed).toBe(0);
    expect(movements.reduce((sum, amount) => sum + amount, 0)).toBe(0);
  }
});

test('a moved order gets the next number of its new day, and its history says what was changed', async () => {
  const placed = await paid();
  const before = (await standing(placed)).order.bon;
  const other = `${addDays(day, 1)}T13:00`;
  expect((await change(placed, { preferDateAndTime: other, ...items([101, 2]) })).status).toBe(200);
  const { order } = await standing(placed);
  expect(order).toMatchObject({ preferDateAndTime: other, bon: expect.any(Number) });
  expect([order.bon, before]).not.toContain(null);
  const { cookie } = await staffOf(shop, 'OFFICE');
  const { json } = await callKitchen(shop, 'GET', `/orders/${placed.publicId}`, { cookie });
  expect(json.history[0]).toMatchObject({
    kind: 'changed',
    data: { version: 2, to: other, difference: 0, dishes: 0 },
  });
  // What is paid for later is still the work of whoever wished it.
  const { json: made } = await change(placed, { ...items([101, 3]), guests: '30-35' });
  await press(shop, sessionIn(made.checkoutUrl), 'pay');
  await expect.poll(async () => (await standing(placed)).version).toBe(3);
  const events = await shop.deps.db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, order.id))
    .orderBy(asc(orderEvents.id));
  expect(events.filter(({ kind }) => kind === 'changed')).toMatchObject([
    { actorKind: 'customer', actorId: order.customerId },
    { actorKind: 'customer', actorId: order.customerId, data: { guests: [order.guests, '30-35'] } },
  ]);
  const { json: later } = await callKitchen(shop, 'GET', `/orders/${placed.publicId}`, { cookie });
  expect(later.history.find(({ kind }: { kind: string }) => kind === 'changed')).toMatchObject({
    data: { dishes: 1, guests: '30-35' },
  });
});

test('its customer moves an order to another day once; the office as often as it likes, and that is not counted', async () => {
  const placed = await paid();
  const { cookie } = await staffOf(shop, 'OFFICE');
  const to = (days: number) => ({ preferDateAndTime: `${addDays(day, days)}T13:00` });
  const asOffice = async (days: number) => {
    const act = (path: string, body: object) =>
      callKitchen(shop, 'POST', `/orders/${placed.publicId}/${path}`, { cookie, body });
    const { json } = await act('changes/quote', to(days));
    return act('changes', { ...to(days), version: json.version, difference: json.difference });
  };
  expect((await asOffice(1)).status).toBe(200);
  expect((await change(placed, { preferDateAndTime: `${addDays(day, 1)}T14:00` })).status).toBe(200);
  expect((await change(placed, to(2))).status).toBe(200);
  expect(await change(placed, to(3))).toMatchObject(refused(409, 'DayAlreadyMoved', 'preferDateAndTime'));
  expect((await asOffice(3)).status).toBe(200);
  expect((await standing(placed)).order.preferDateAndTime).toBe(to(3).preferDateAndTime);
});

test('while more is not paid, room is held for what is added, or for all of it where it is to come at another time', async () => {
  const heldBy = async (wish: object) => {
    const placed = await paidOrder(shop, { preferDateAndTime: `${day}T12:30`, guests: '20-25' });
    expect((await change(placed, wish)).status).toBe(200);
    const id = await idOf(shop, placed);
    const [row] = await shop.deps.db.select().from(orderChanges).where(eq(orderChanges.orderId, id));
    // What nobody spoke of stays.
    expect(row?.guests).toBe((await standing(placed)).order.guests);
    return { held: row?.held, holdsDelivery: row?.holdsDelivery };
  };
  expect(await heldBy(items([101, 3]))).toEqual({
    held: [{ productId: 101, quantity: 1 }],
    holdsDelivery: false,
  });
  expect(await heldBy({ ...items([101, 3]), preferDateAndTime: `${day}T14:00` })).toEqual({
    held: [{ productId: 101, quantity: 3, more: 1 }],
    holdsDelivery: true,
  });
  const nextDay = `${addDays(day, 1)}T12:30`;
  expect(await heldBy({ ...items([101, 3]), preferDateAndTime: nextDay })).toEqual({
    held: [{ productId: 101, quantity: 3 }],
    holdsDelivery: true,
  });
  // Of what becomes less nothing is held.
  expect((await heldBy(items([101, 1], [401, 3]))).held).toEqual([{ productId: 401, quantity: 3 }]);
});

test('an order without a time gets one by a change, and nobody is asked to see to it any more', async () => {
  const placed = await paidOrder(shop, { preferDateAndTime: undefined });
  const { cookie } = await staffOf(shop, 'OFFICE');
  const office = (method: 'GET' | 'POST', path: string, body?: object) =>
    callKitchen(shop, method, `/orders/${placed.publicId}${path}`, { cookie, ...(body && { body }) });
  const open = async () => (await office('GET', '')).json.notices.map(({ kind }: { kind: string }) => kind);
  const agreed = { version: 1, difference: 0 };
  expect(await open()).toEqual(['ORDER_WITHOUT_TIME']);
  expect((await office('POST', '/changes', { guests: '30-35', ...agreed })).status).toBe(200);
  expect(await open()).toEqual(['ORDER_WITHOUT_TIME']);
  const next = { preferDateAndTime: `${day}T13:00`, ...agreed, version: 2 };
  expect((await office('POST', '/changes', next)).status).toBe(200);
  expect(await open()).toEqual([]);
});

describe('that an order was more than the kitchens make, or has what is sold out,', () => {
  const open = async (placed: TestOrder) => {
    const { cookie } = await staffOf(shop, 'OFFICE');
    const { json } = await callKitchen(shop, 'GET', `/orders/${placed.publicId}`, { cookie });
    return json.notices.map(({ what }: { what: string | null }) => what);
  };
  const notice = async (placed: TestOrder, data: Record<string, unknown>) =>
    shop.deps.db
      .insert(notices)
      .values({ kind: 'OVERBOOKED', orderId: await idOf(shop, placed), at: new Date(shop.deps.now()), data });

  test('is told no more once its customer has moved it to a day with room', async () => {
    const placed = await paid();
    await notice(placed, {});
    expect((await change(placed, { deliveryInstruction: 'Ring twice' })).status).toBe(200);
    expect(await open(placed)).toEqual([null]);
    expect((await change(placed, { preferDateAndTime: `${addDays(day, 1)}T12:30` })).status).toBe(200);
    expect(await open(placed)).toEqual([]);
  });

  test('is told no more once the dish is out, and still while another one is changed', async () => {
    const placed = await paidOrder(shop, {
      preferDateAndTime: `${day}T12:30`,
      productQuantities: { '101': 3, '401': 1 },
    });
    const days = { fromDay: day, untilDay: day, at: new Date(shop.deps.now()) };
    await shop.deps.db.insert(availability).values({ productId: 401, ...days });
    await notice(placed, { what: 'sold-out', productIds: [401] });
    expect((await change(placed, items([101, 2], [401, 1]))).status).toBe(200);
    expect(await open(placed)).toEqual(['sold-out']);
    expect((await change(placed, items([101, 2], [401, 0]))).status).toBe(200);
    expect(await open(placed)).toEqual([]);
  });
});

test('who only has the link of an order looks; somebody else’s session does not help', async () => {
  const placed = await paid();
  const headers = { [orderLinkHeader]: orderLink(shop.deps.secret, placed.publicId) };
  const body = { ...items([101, 1]), version: 1, difference: -58 };
  expect(await call(shop, 'POST', '/v1/order/changes', { headers, body })).toMatchObject(
    refused(403, 'SessionInvalid'),
  );
  expect(await call(shop, 'POST', '/v1/order/cancel', { headers, body: { fee: 0 } })).toMatchObject(
    refused(403, 'SessionInvalid'),
  );
  const { token } = await signedIn(shop);
  expect(await call(shop, 'POST', '/v1/order/changes', { headers, token, body })).toMatchObject(
    refused(404, 'OrderNotFound'),
  );
  const own = { headers, token: placed.customer.token, body };
  expect((await call(shop, 'POST', '/v1/order/changes', own)).status).toBe(200);
});

test('the office changes and cancels with the same verbs, and may keep the fee or leave it', async () => {
  const { cookie } = await staffOf(shop, 'OFFICE');
  const office = (placed: TestOrder, path: string, body?: object) =>
    callKitchen(shop, 'POST', `/orders/${placed.publicId}/${path}`, { cookie, ...(body && { body }) });
  const [kept, given] = [await paidAtHalf(), await paidAtHalf()];
  const wish = items([101, 1]);
  const { json } = await office(kept, 'changes/quote', wish);
  const { version, difference } = json;
  expect(await office(kept, 'changes', { ...wish, version, difference })).toMatchObject({
    status: 200,
    json: { difference: -29, checkoutUrl: null },
  });
  expect((await office(kept, 'cancel', { fee: 29 })).json).toEqual({ refund: 29 });
  expect((await office(given, 'cancel', {})).json).toEqual({ refund: 116 });
  expect(await standing(kept)).toMatchObject({ status: 'CANCELED', fees: 5800, billed: 5800 });
  expect(await standing(given)).toMatchObject({ status: 'CANCELED', fees: 0, billed: 0 });
});
