import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcile } from '#server/services/payments/reconcile.ts';
import { call, signedIn } from '../../../../tests/support/client.ts';
import { mailsTo } from '../../../../tests/support/mailbox.ts';
import {
  act,
  inThreeDays,
  order,
  paidOrder,
  press,
  sessionsOf,
  statusOf,
  type TestOrder,
  update,
} from '../../../../tests/support/orders.ts';
import { meetAt } from '../../../../tests/support/race.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { callKitchen, staffOf } from '../../../../tests/support/staff.ts';

let shop: TestShop;
let cookie: string;
beforeAll(async () => {
  shop = await startTestShop();
  ({ cookie } = await staffOf(shop, 'OFFICE'));
});
afterAll(() => shop.stop());

/** Orders, goes back from the payment page, takes one more and orders anew. */
async function orderedAnew(change: Record<string, unknown> = {}): Promise<readonly [TestOrder, TestOrder]> {
  const customer = await signedIn(shop);
  const at = { preferDateAndTime: inThreeDays(shop) };
  const first = await order(shop, at, customer);
  const second = await order(shop, { ...at, productQuantities: { '101': 3 }, ...change }, customer);
  return [first, second];
}

async function pay(placed: TestOrder): Promise<void> {
  await press(shop, placed.sessionId, 'pay');
  expect((await update(shop, placed, 'PAID')).status).toBe(200);
}

/** Half a minute later, once more than one turn of the reconciler is over. */
async function later(): Promise<void> {
  shop.clock.offset += 30_000;
  await reconcile(shop.deps);
}

const statusesOf = (orders: readonly TestOrder[]) => Promise.all(orders.map((each) => statusOf(shop, each)));

async function noticesOf(orders: readonly TestOrder[]) {
  const { json } = await callKitchen(shop, 'GET', '/notices', { cookie });
  const ids = orders.map(({ publicId }) => publicId);
  return json.filter(({ order: about }: { order: { publicProductOrderId: string } | null }) =>
    ids.includes(about?.publicProductOrderId ?? ''),
  );
}

test.each([
  ['the new one', 1],
  ['the old one', 0],
] as const)(
  'of two orders with a page each, where %s is paid, the other ends with its page',
  async (_, index) => {
    const orders = await orderedAnew();
    const [paid, other] = [orders[index], orders[1 - index] as TestOrder];
    await pay(paid);
    await later();
    expect(await statusesOf([paid, other])).toEqual(['PAID', 'CANCELED']);
    expect(await sessionsOf(shop, other)).toMatchObject([{ status: 'expired' }]);
    expect(await noticesOf(orders)).toEqual([]);
  },
);

test.each([
  ['without a time', { preferDateAndTime: undefined }],
  ['to be picked up', { fulfilment: 'PICKUP', deliveryAddressId: undefined }],
  ['of other dishes', { productQuantities: { '205': 6 } }],
])('but one %s stays to be paid', async (_, change) => {
  const orders = await orderedAnew(change);
  await pay(orders[0]);
  await later();
  expect(await statusesOf(orders)).toEqual(['PAID', 'PENDING']);
});

test('what is ordered once the other is paid is another order, of which nobody is told', async () => {
  const customer = await signedIn(shop);
  const at = { preferDateAndTime: inThreeDays(shop) };
  const first = await paidOrder(shop, at, customer);
  const second = await paidOrder(shop, { ...at, productQuantities: { '101': 3 } }, customer);
  await later();
  expect(await statusesOf([first, second])).toEqual(['PAID', 'PAID']);
  expect(await noticesOf([first, second])).toEqual([]);
});

test('where both are paid the office is told once, by a notice that names the other and an e-mail, and hears no more once one is canceled', async () => {
  const orders = await orderedAnew();
  const [first, second] = orders;
  await pay(second);
  await pay(first);
  await later();
  expect(await statusesOf(orders)).toEqual(['PAID', 'PAID']);
  expect(await noticesOf(orders)).toMatchObject([
    { what: 'paid-twice', about: second.publicId, order: { publicProductOrderId: first.publicId } },
  ]);
  const told = async () =>
    (await mailsTo(shop.config.ORDERS_EMAIL ?? '')).filter(({ subject }) =>
      subject.startsWith('Vielleicht doppelt bestellt'),
    );
  await expect.poll(told).toHaveLength(1);
  expect((await act(shop, second, 'cancel')).status).toBe(200);
  expect(await noticesOf(orders)).toEqual([]);
});

test('also where both are paid at the same moment', async () => {
  const orders = await orderedAnew();
  const [first, second] = orders;
  await Promise.all(orders.map(({ sessionId }) => press(shop, sessionId, 'pay')));
  const { met } = meetAt(shop, 'after', 'settle payment', () => update(shop, second, 'PAID'));
  await update(shop, first, 'PAID');
  await met.catch(() => undefined);
  await expect.poll(() => statusesOf(orders)).toEqual(['PAID', 'PAID']);
  await expect.poll(() => noticesOf(orders)).toMatchObject([{ what: 'paid-twice' }]);
});

test('money of one that is on its way is neither stopped nor forgotten', async () => {
  const orders = await orderedAnew();
  const [first, second] = orders;
  await press(shop, first.sessionId, 'pay-later');
  await expect
    .poll(async () => (await call(shop, 'GET', '/v1/orders', { token: first.customer.token })).json)
    .toContainEqual(expect.objectContaining({ paymentUnderWay: true }));
  await pay(second);
  await later();
  expect(await statusesOf(orders)).toEqual(['PENDING', 'PAID']);
  await press(shop, first.sessionId, 'settle');
  await expect.poll(() => statusOf(shop, first)).toBe('PAID');
  await expect.poll(() => noticesOf(orders)).toMatchObject([{ what: 'paid-twice', about: second.publicId }]);
});
