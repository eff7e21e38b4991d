import { eq } from 'drizzle-orm';
import { test as base, describe } from 'vitest';
import { productOrders } from '#server/db/schema/ordering.ts';
import { call, refused, signedIn } from '../../../tests/support/client.ts';
import {
  act,
  fault,
  listedOrder,
  order,
  paidOrder,
  refundsOf,
  sessionsOf,
  statusOf,
  update,
} from '../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../tests/support/shop.ts';

/** Each test has a shop of its own: they wait for a quarter of a minute each, and so they wait at the same time. */
const test = base.extend<{ shop: TestShop }>({
  // biome-ignore lint/correctness/noEmptyPattern: what a fixture asks for is read from this pattern
  shop: async ({}, use) => {
    const shop = await startTestShop();
    await use(shop);
    await shop.stop();
  },
});

const limit = 14_000;
async function timed<T>(work: () => Promise<T>): Promise<{ answer: T; took: number }> {
  const started = performance.now();
  return { answer: await work(), took: performance.now() - started };
}

// Each call of the provider takes longer than the shop waits for one, and a repeat finds the first still under way.
const slow = { api: 'slow', delayMs: 7000 };

describe.concurrent('whoever waits for a provider that is slow at each step is answered within 14 seconds', () => {
  test.for(['cancel', 'update'] as const)(
    'and told that the cancellation is under way, which it is (%s)',
    async (door, { shop, expect }) => {
      const placed = await order(shop);
      await fault(shop, slow);
      const { answer, took } = await timed(() =>
        door === 'cancel' ? act(shop, placed, 'cancel') : update(shop, placed, 'CANCELED'),
      );
      expect(took).toBeLessThan(limit);
      expect(answer).toMatchObject(refused(504, 'CancellationUnderWay'));
      expect(answer.json.message).toMatch(/^Your cancellation is under way/);
      await fault(shop, { api: 'none' });
      await expect.poll(() => statusOf(shop, placed)).toBe('CANCELED');
      expect((await sessionsOf(shop, placed)).map(({ status }) => status)).toEqual(['expired']);
    },
  );

  test('at the order button', async ({ shop, expect }) => {
    const customer = await signedIn(shop);
    await fault(shop, { api: 'hang', times: 1 });
    // The order is canceled while its page opens, and closing that page takes for ever.
    shop.races.atLock = async (moment, point) => {
      if (moment !== 'before' || point !== 'attach payment session') return;
      await fault(shop, { api: 'hang' });
      await shop.deps.db
        .update(productOrders)
        .set({ status: 'CANCELED', canceledAt: new Date() })
        .where(eq(productOrders.customerId, customer.id));
    };
    const { answer, took } = await timed(() =>
      call(shop, 'POST', '/v1/product-orders/create-checkout-session', {
        token: customer.token,
        body: { productQuantities: { '101': 2 }, fulfilment: 'PICKUP' },
      }),
    );
    expect(took).toBeLessThan(limit);
    expect(answer).toMatchObject(refused(504, 'PaymentProviderTimeout'));
  });

  test('with the whole refund, however slow the money is', async ({ shop, expect }) => {
    const day = new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10);
    const placed = await paidOrder(shop, { preferDateAndTime: `${day}T12:30` });
    await fault(shop, { api: 'hang' });
    const { answer, took } = await timed(() => act(shop, placed, 'cancel'));
    expect(took).toBeLessThan(10_000);
    expect(answer).toMatchObject({ status: 200, json: { refund: 116 } });
    expect((await listedOrder(shop, placed)).status).toBe('CANCELED');
    await fault(shop, { api: 'none' });
    await expect.poll(async () => (await listedOrder(shop, placed)).refund.state).toBe('DONE');
    expect(await refundsOf(shop, placed)).toHaveLength(1);
  });
});

test.concurrent('who pays after all while a cancellation hangs keeps the order', async ({ shop, expect }) => {
  const placed = await order(shop);
  await fault(shop, { api: '502' });
  expect(await act(shop, placed, 'cancel')).toMatchObject(refused(504, 'CancellationUnderWay'));
  await fault(shop, { api: 'none' });
  expect((await act(shop, placed, 'pay')).json.url).toBe(placed.url);
  await shop.restart();
  expect(await statusOf(shop, placed)).toBe('PENDING');
  expect((await sessionsOf(shop, placed)).map(({ status }) => status)).toEqual(['open']);
});

test.concurrent('a cancellation that hung is finished by the next process too', async ({ shop, expect }) => {
  const placed = await order(shop);
  await fault(shop, { api: '502' });
  await act(shop, placed, 'cancel');
  await fault(shop, { api: 'none' });
  await shop.restart();
  await expect.poll(() => statusOf(shop, placed)).toBe('CANCELED');
});
