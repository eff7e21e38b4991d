import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { orderNumber } from '#rules/orders/order-number.ts';
import { system } from '#server/access/actor.ts';
import { money } from '#server/db/schema/payments.ts';
import { comparePayments } from '#server/services/payments/compare-payments.ts';
import { closeRefundByHand } from '#server/services/payments/refund-order.ts';
import { mailsTo } from '../../../tests/support/mailbox.ts';
import {
  act,
  fault,
  idOf,
  listedOrder,
  paidOrder,
  refundsOf,
  type TestOrder,
} from '../../../tests/support/orders.ts';
import { elsewhere } from '../../../tests/support/provider.ts';
import { startTestShop, type TestShop } from '../../../tests/support/shop.ts';

// The shop's refund and what a person sends back in the provider's own pages make up one sum: that of the order, €116.

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
const refundOf = async (placed: TestOrder) => (await listedOrder(shop, placed)).refund;
const cancel = (placed: TestOrder) => act(shop, placed, 'cancel');
const fail = (id: string | undefined) =>
  fetch(`${shop.paymentUrl}/_sandbox/refunds/${id}/fail`, { method: 'POST' });
const kitchenMails = async ({ publicId }: TestOrder) =>
  (await mailsTo(kitchen)).filter(({ text }) => text.includes(orderNumber(publicId)));
const told = async (placed: TestOrder) =>
  (await kitchenMails(placed)).map(({ subject }) => subject.split(':')[0]);
const mailOf = async (placed: TestOrder, word: string) =>
  (await mailsTo(placed.customer.email)).find(({ subject }) => subject.includes(word))?.text;
/** The last e-mail that the shop got of an order, whose subject begins so. */
const noticeOf = async (placed: TestOrder, subject: string) =>
  (await kitchenMails(placed)).findLast((mail) => mail.subject.startsWith(subject))?.text;

test('a refund that failed is settled by one that a person makes at the provider, and everybody hears so', async () => {
  const placed = await paid();
  await cancel(placed);
  await elsewhere(shop, placed, 'fail-refund');
  await expect
    .poll(() => refundOf(placed))
    .toEqual({ amount: 116, state: 'FAILED', missing: 116, before: 0, late: 0 });
  await elsewhere(shop, placed, 'refund', 4000);
  await expect
    .poll(() => refundOf(placed))
    .toEqual({ amount: 116, state: 'FAILED', missing: 76, before: 0, late: 0 });
  await expect.poll(() => noticeOf(placed, 'Auf eine Erstattung angerechnet')).toMatch(/76,00\s€/);
  await elsewhere(shop, placed, 'refund', 7600);
  await expect
    .poll(() => refundOf(placed))
    .toEqual({ amount: 116, state: 'DONE', missing: 0, before: 0, late: 0 });
  await expect.poll(() => noticeOf(placed, 'Die Erstattung ist erledigt')).toMatch(/116,00\s€/);
  await comparePayments(shop.deps);
  expect(await told(placed)).not.toContain('Erstattet, aber nicht vom Shop');
  expect((await told(placed)).filter((subject) => subject === 'Die Erstattung ist erledigt')).toHaveLength(1);
});

test('the kitchen is never asked whether a canceled order is still delivered', async () => {
  const placed = await paid();
  await fault(shop, { refunds: 'pending' });
  await cancel(placed);
  const [own] = await refundsOf(shop, placed);
  await fail(own?.id);
  await expect.poll(async () => (await refundOf(placed)).state).toBe('FAILED');
  await fault(shop, { webhooks: 'drop' });
  await elsewhere(shop, placed, 'refund');
  await comparePayments(shop.deps);
  expect(await refundOf(placed)).toEqual({ amount: 116, state: 'DONE', missing: 0, before: 0, late: 0 });
  await expect.poll(() => told(placed)).toContain('Die Erstattung ist erledigt');
  expect(await told(placed)).not.toContain('Erstattet, aber nicht vom Shop');
});

test('of two halves the one that fails is what is missing, and canceling again promises nothing', async () => {
  const placed = await paid();
  const { id } = await elsewhere(shop, placed, 'refund', 5800);
  await expect.poll(async () => (await listedOrder(shop, placed)).refunded).toBe(58);
  expect(await cancel(placed)).toMatchObject({ status: 200, json: { refund: 58 } });
  expect(await cancel(placed)).toMatchObject({ status: 200, json: { refund: 58 } });
  await fail(id);
  await expect
    .poll(() => refundOf(placed))
    .toEqual({ amount: 116, state: 'FAILED', missing: 58, before: 58, late: 0 });
  expect((await listedOrder(shop, placed)).refunded).toBe(58);
  const [own] = await refundsOf(shop, placed);
  await fail(own?.id);
  await expect
    .poll(() => refundOf(placed))
    .toEqual({ amount: 116, state: 'FAILED', missing: 116, before: 58, late: 0 });
  expect(await cancel(placed)).toMatchObject({ status: 200, json: { refund: 0 } });
  expect(await refundsOf(shop, placed)).toHaveLength(1);
});

test('a refund that the provider gives up at once says what it was of', async () => {
  const placed = await paid();
  await elsewhere(shop, placed, 'refund', 5800);
  await expect.poll(async () => (await listedOrder(shop, placed)).refunded).toBe(58);
  await fault(shop, { refunds: 'pending', webhooks: 'drop' });
  await cancel(placed);
  const [own] = await refundsOf(shop, placed);
  await fail(own?.id);
  await comparePayments(shop.deps);
  await expect.poll(() => noticeOf(placed, 'Eine Erstattung kam nicht an')).toMatch(/58,00\s€/);
  expect(await refundOf(placed)).toEqual({ amount: 116, state: 'FAILED', missing: 58, before: 58, late: 0 });
});

test('an order whose money is back already is canceled without promising it again', async () => {
  const placed = await paid();
  expect((await listedOrder(shop, placed)).refunded).toBe(0);
  await elsewhere(shop, placed, 'refund');
  await expect.poll(async () => (await listedOrder(shop, placed)).refunded).toBe(116);
  expect(await refundOf(placed)).toBeNull();
  expect(await cancel(placed)).toMatchObject({ status: 200, json: { refund: 0 } });
  await expect
    .poll(() => refundOf(placed))
    .toEqual({ amount: 116, state: 'DONE', missing: 0, before: 116, late: 0 });
  expect(await cancel(placed)).toMatchObject({ status: 200, json: { refund: 0 } });
  await expect.poll(() => mailOf(placed, 'canceled')).toContain('€116.00 had gone back to you before');
  expect(await mailOf(placed, 'canceled')).not.toContain('We send');
  await expect.poll(() => noticeOf(placed, 'Storniert')).toMatch(/116,00\s€\s+sind\s+schon\s+zurück/);
});

test('so is one of which the shop hears only when it cancels', async () => {
  await fault(shop, { webhooks: 'drop' });
  const placed = await paid();
  await elsewhere(shop, placed, 'refund');
  expect(await cancel(placed)).toMatchObject({ status: 200, json: { refund: 0 } });
  expect(await refundsOf(shop, placed)).toEqual([]);
  expect(await cancel(placed)).toMatchObject({ status: 200, json: { refund: 0 } });
});

test('of a half that is back the e-mails name the rest', async () => {
  const placed = await paid();
  await elsewhere(shop, placed, 'refund', 3000);
  await expect.poll(async () => (await listedOrder(shop, placed)).refunded).toBe(30);
  expect(await cancel(placed)).toMatchObject({ status: 200, json: { refund: 86 } });
  await expect.poll(() => mailOf(placed, 'canceled')).toContain('We send the remaining €86.00 back');
  await expect
    .poll(() => noticeOf(placed, 'Storniert'))
    .toMatch(/30,00\s€\s+sind\s+schon\s+zurück\.\s+86,00\s€\s+gehen\s+von\s+selbst\s+zurück/);
});

test('a refund that arrives after a person has noted that they sent the money is told as too much', async () => {
  const placed = await paid();
  const orderId = await idOf(shop, placed);
  await fault(shop, { api: 'reset', after: true, match: 'POST /v1/refunds', webhooks: 'drop' });
  await cancel(placed);
  await shop.deps.db
    .update(money)
    .set({ attempts: 9, nextAttemptAt: new Date('2999-01-01') })
    .where(and(eq(money.orderId, orderId), eq(money.state, 'ASKED')));
  await fault(shop, { api: 'none' });
  expect(await closeRefundByHand(shop.deps, system, { orderId })).toBe(true);
  expect(await refundOf(placed)).toEqual({ amount: 116, state: 'DONE', missing: 0, before: 0, late: 0 });
  await comparePayments(shop.deps);
  await expect.poll(() => noticeOf(placed, 'Zu viel zurückgegangen')).toMatch(/116,00\s€ zu viel/);
  // It comes back after all, so that the sums are right again.
  const [own] = await refundsOf(shop, placed);
  await fail(own?.id);
  await comparePayments(shop.deps);
  expect(await refundOf(placed)).toEqual({ amount: 116, state: 'DONE', missing: 0, before: 0, late: 0 });
});
