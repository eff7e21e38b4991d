import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { outbox } from '#server/db/schema/jobs.ts';
import { productOrders } from '#server/db/schema/ordering.ts';
import { writePaymentSession } from '#server/services/payments/ledger/write-payment-session.ts';
import { reconcile } from '#server/services/payments/reconcile.ts';
import { call, refused, signedIn, type TestCustomer } from '../support/client.ts';
import {
  fault,
  order,
  press,
  sessionsOf,
  statusOf,
  type TestOrder,
  twoPlatters,
  update,
} from '../support/orders.ts';
import { stripeOf } from '../support/provider.ts';
import { meetAt } from '../support/race.ts';
import { startTestShop, type TestShop } from '../support/shop.ts';
import { postWebhook } from '../support/webhook.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await fault(shop, { webhooks: 'drop' });
});
afterEach(() => {
  shop.races.atLock = undefined;
});
afterAll(() => shop.stop());

const reports = {
  webhook: (placed: TestOrder) => postWebhook(shop, placed),
  'success page': (placed: TestOrder) => update(shop, placed, 'PAID'),
  'failed page': (placed: TestOrder) => update(shop, placed, 'CANCELED'),
  reconciler: () => reconcile(shop.deps, true),
};
const names = Object.keys(reports) as (keyof typeof reports)[];
const moments = ['before', 'after'] as const;

const confirmations = async ({ publicId }: TestOrder) =>
  (
    await shop.deps.db
      .select()
      .from(outbox)
      .where(eq(outbox.key, `order-confirmation:${publicId}`))
  ).length;

describe.each(moments)('at the lock of a paid order, %s it is taken', (moment) => {
  test.each(names.flatMap((first) => names.map((second) => [first, second] as const)))(
    'the %s meets the %s: PAID once, confirmed once',
    async (first, second) => {
      const placed = await order(shop);
      await press(shop, placed.sessionId, 'pay');
      const { met } = meetAt(shop, moment, 'settle payment', () => reports[second](placed));
      await reports[first](placed);
      await met;
      expect(await statusOf(shop, placed)).toBe('PAID');
      expect(await confirmations(placed)).toBe(1);
    },
  );

  test('the money comes while the customer gives up: either it is paid or it cannot be', async () => {
    const placed = await order(shop);
    const { met } = meetAt(shop, moment, 'settle payment', () => press(shop, placed.sessionId, 'pay'));
    const answer = await update(shop, placed, 'CANCELED');
    expect(answer).toMatchObject({ status: 200, json: 0 });
    await expect(met).rejects.toThrow('pay');
    await reports.reconciler();
    expect(await statusOf(shop, placed)).toBe('CANCELED');
    expect(await confirmations(placed)).toBe(0);
  });
});

const checkout = ({ token }: TestCustomer) =>
  call(shop, 'POST', '/v1/product-orders/create-checkout-session', {
    token,
    body: { productQuantities: twoPlatters, fulfilment: 'PICKUP' },
  });
const ordersOf = ({ id }: TestCustomer) =>
  shop.deps.db.select().from(productOrders).where(eq(productOrders.customerId, id));

test.each(
  (['place order', 'attach payment session'] as const).flatMap((point) =>
    moments.map((moment) => [moment, point] as const),
  ),
)('a second press %s "%s": one order, one payment page', async (moment, point) => {
  const customer = await signedIn(shop);
  const { met } = meetAt(shop, moment, point, () => checkout(customer));
  const first = await checkout(customer);
  const second = (await met) as Awaited<ReturnType<typeof checkout>>;
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.json.url).toBe(first.json.url);
  expect(await ordersOf(customer)).toHaveLength(1);
});

test('two pages of one order: who comes second gets the first, and the other one is closed', async () => {
  const customer = await signedIn(shop);
  let first = { id: '', url: '' };
  const { met } = meetAt(shop, 'before', 'attach payment session', async () => {
    const [row] = await ordersOf(customer);
    const { id, url } = await stripeOf(shop).checkout.sessions.create({
      mode: 'payment',
      client_reference_id: row?.publicId ?? '',
      line_items: [
        { quantity: 1, price_data: { currency: 'eur', unit_amount: 11_600, product_data: { name: 'All' } } },
      ],
      success_url: 'http://shop.test/payment/success',
    });
    first = { id, url: url ?? '' };
    await shop.deps.db
      .update(productOrders)
      .set({ paymentSessionId: id, paymentUrl: url })
      .where(eq(productOrders.customerId, customer.id));
    await writePaymentSession(shop.deps.db, row?.id ?? 0, new Date());
  });
  const answer = await checkout(customer);
  await met;
  expect(answer).toMatchObject({ status: 200, json: { url: first.url } });
  const [row] = await ordersOf(customer);
  const sessions = await sessionsOf(shop, { publicId: row?.publicId ?? '' });
  expect(sessions.map(({ status }) => status).toSorted()).toEqual(['expired', 'open']);
  expect(row).toMatchObject({ status: 'PENDING', paymentSessionId: first.id });
});

describe('an order whose payment page could not be opened', () => {
  async function withoutPage(): Promise<{ customer: TestCustomer; placed: TestOrder }> {
    const customer = await signedIn(shop);
    await fault(shop, { api: '502' });
    expect((await checkout(customer)).status).toBe(502);
    await fault(shop, { api: 'none' });
    const [row] = await ordersOf(customer);
    return { customer, placed: { customer, url: '', publicId: row?.publicId ?? '', sessionId: '' } };
  }

  test('is not canceled under a customer who tries again at that moment', async () => {
    const { customer, placed } = await withoutPage();
    const { met } = meetAt(shop, 'before', 'cancel order', () => checkout(customer));
    expect(await update(shop, placed, 'CANCELED')).toMatchObject(refused(409, 'PaymentNotConfirmed'));
    expect(await met).toMatchObject({ status: 200 });
    expect(await statusOf(shop, placed)).toBe('PENDING');
  });

  test('that is canceled first gives out no page: the one just opened is closed', async () => {
    const { customer, placed } = await withoutPage();
    const { met } = meetAt(shop, 'before', 'attach payment session', () => update(shop, placed, 'CANCELED'));
    expect(await checkout(customer)).toMatchObject(refused(409, 'OrderAlreadyCanceled'));
    expect(await met).toMatchObject({ status: 200 });
    const sessions = (await (await fetch(`${shop.paymentUrl}/_sandbox/sessions`)).json()) as {
      data: { session: { client_reference_id: string | null; status: string } }[];
    };
    const ours = sessions.data.filter(({ session }) => session.client_reference_id === placed.publicId);
    expect(ours.map(({ session }) => session.status)).toEqual(['expired']);
  });

  test('that is canceled first while the provider fails is answered like every failure of the provider', async () => {
    const { customer, placed } = await withoutPage();
    meetAt(shop, 'before', 'attach payment session', async () => {
      await update(shop, placed, 'CANCELED');
      await fault(shop, { api: '502' });
    });
    const answer = await checkout(customer);
    await fault(shop, { api: 'none' });
    expect(answer).toMatchObject(refused(502, 'PaymentProviderFailed'));
  });
});
