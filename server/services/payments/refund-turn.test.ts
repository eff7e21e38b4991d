import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { orderNumber } from '#rules/orders/order-number.ts';
import { formatMoney } from '#rules/text/format.ts';
import { money } from '#server/db/schema/payments.ts';
import { finishRefunds } from '#server/services/payments/refund-order.ts';
import { feeStepsKey } from '#server/services/settings/change-rules.ts';
import { setSetting } from '#server/services/settings/settings.ts';
import { call } from '../../../tests/support/client.ts';
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
import { startTestShop, type TestShop } from '../../../tests/support/shop.ts';
import { callKitchen, staffOf } from '../../../tests/support/staff.ts';

let shop: TestShop;
let kitchen: string;
beforeAll(async () => {
  shop = await startTestShop();
  kitchen = shop.config.ORDERS_EMAIL ?? '';
});
afterEach(async () => {
  await fault(shop, { api: 'none', refunds: 'succeeded' });
  await setSetting(shop.deps, feeStepsKey, '');
});
afterAll(() => shop.stop());

const paid = (quantity = 2) =>
  paidOrder(shop, {
    productQuantities: { '101': quantity },
    preferDateAndTime: `${addDays(berlinDay(shop.deps.now()), 5)}T12:30`,
  });
const ask = ({ customer, publicId }: TestOrder, path: string, body: object = {}) =>
  call(shop, 'POST', `/v1/order/${path}`, {
    token: customer.token,
    body: { publicProductOrderId: publicId, ...body },
  });
async function change(placed: TestOrder, quantity: number) {
  const wish = { items: [{ productId: 101, quantity }] };
  const { version, difference } = (await ask(placed, 'changes/quote', wish)).json;
  return ask(placed, 'changes', { ...wish, version, difference });
}
const refundRows = async (placed: TestOrder) => {
  const rows = await shop.deps.db
    .select()
    .from(money)
    .where(eq(money.orderId, await idOf(shop, placed)));
  return rows.filter(({ kind }) => kind === 'REFUND');
};
const setRefunds = async (placed: TestOrder, set: Partial<typeof money.$inferInsert>) => {
  const [row] = await refundRows(placed);
  await shop.deps.db
    .update(money)
    .set(set)
    .where(eq(money.id, row?.id ?? 0));
};
const attemptsOf = async (placed: TestOrder) => (await refundRows(placed)).map(({ attempts }) => attempts);
const mailsAbout = async (address: string, { publicId }: TestOrder) =>
  (await mailsTo(address)).filter(({ text }) => text.includes(orderNumber(publicId)));
const sentBack = async (placed: TestOrder) =>
  (await refundsOf(shop, placed)).reduce((sum, { amount }) => sum + amount, 0);
/** Seen to by nobody yet: its first try was not answered. */
async function unsent() {
  const placed = await paid();
  await fault(shop, { api: '502', match: 'POST /v1/refunds' });
  await act(shop, placed, 'cancel');
  await setRefunds(placed, { attempts: 0, nextAttemptAt: new Date(0) });
  return placed;
}

describe('a refund that is under way', () => {
  test('while its order is canceled for a fee goes on alone: no cent goes back twice', async () => {
    await setSetting(shop.deps, feeStepsKey, '999 0 damages, 24 50 damages, 0 100 service');
    const placed = await paid(4);
    await fault(shop, { api: 'slow', delayMs: 4000, times: 1, match: 'POST /v1/refunds' });
    const changing = change(placed, 3);
    await expect.poll(() => attemptsOf(placed)).toEqual([1]);
    const { fee } = (await ask(placed, 'cancel/quote')).json;
    expect((await ask(placed, 'cancel', { fee })).status).toBe(200);
    expect((await changing).status).toBe(200);
    await expect.poll(() => sentBack(placed)).toBeGreaterThanOrEqual(2900);
    await finishRefunds(shop.deps);
    await expect.poll(async () => (await listedOrder(shop, placed)).refund.state).toBe('DONE');
    // €232 without the half of what was taken out, €29, and the half of the rest, €87.
    expect(await sentBack(placed)).toBe(11_600);
  });

  test('is asked for by one of two processes whose turn it is, and by none that starts meanwhile', async () => {
    const placed = await unsent();
    await fault(shop, { api: 'slow', delayMs: 1500, match: 'POST /v1/refunds' });
    const starting = expect
      .poll(() => attemptsOf(placed))
      .toEqual([1])
      .then(() => finishRefunds(shop.deps, true));
    await Promise.all([finishRefunds(shop.deps), finishRefunds(shop.deps), starting]);
    expect((await refundRows(placed)).map(({ attempts, state }) => [attempts, state])).toEqual([[1, 'DONE']]);
    expect(await refundsOf(shop, placed)).toHaveLength(1);
  });

  test('keeps its key where the provider only failed to say what had gone back', async () => {
    const placed = await unsent();
    await fault(shop, { api: '500', match: 'GET /v1/refunds' });
    await finishRefunds(shop.deps, true);
    expect(await refundRows(placed)).toMatchObject([{ round: 1, state: 'ASKED' }]);
    await fault(shop, { api: 'none' });
    await finishRefunds(shop.deps, true);
    expect(await refundsOf(shop, placed)).toMatchObject([{ amount: 11_600 }]);
  });
});

describe('the shop is told of a refund that is stuck', () => {
  test('with what is to go back of an order that stays', async () => {
    const { cookie } = await staffOf(shop, 'OFFICE');
    const placed = await paid();
    await fault(shop, { api: '500', match: 'POST /v1/refunds' });
    expect((await change(placed, 1)).status).toBe(200);
    await setRefunds(placed, { attempts: 8 });
    await finishRefunds(shop.deps, true);
    const stuck = async () =>
      (await mailsAbout(kitchen, placed)).filter(({ subject }) => subject.includes('Erstattung'));
    await expect.poll(async () => (await stuck()).length).toBe(1);
    const [mail] = await stuck();
    expect(mail?.subject).toContain(formatMoney(5800, 'de'));
    expect(mail?.text).not.toContain('storniert');
    const { json } = await callKitchen(shop, 'GET', `/orders/${placed.publicId}`, { cookie });
    expect(json.notices).toMatchObject([{ kind: 'REFUND_FAILED', what: 'refund-stuck', amount: 58 }]);
  });

  test('and not of one that the provider has, however long it takes to say how far it is', async () => {
    const placed = await paid();
    await fault(shop, { refunds: 'pending' });
    await act(shop, placed, 'cancel');
    await expect.poll(async () => (await refundRows(placed))[0]?.status).toBe('pending');
    await setRefunds(placed, { attempts: 8 });
    await fault(shop, { api: '500' });
    await finishRefunds(shop.deps, true);
    await fault(shop, { api: 'none' });
    const { cookie } = await staffOf(shop, 'OFFICE');
    const { json } = await callKitchen(shop, 'GET', `/orders/${placed.publicId}`, { cookie });
    expect(json.notices).toEqual([]);
  });
});
