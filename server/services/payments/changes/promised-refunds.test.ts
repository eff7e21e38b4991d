import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { centsOf } from '#rules/money/money.ts';
import { feeStepsKey } from '#server/services/settings/change-rules.ts';
import { setSetting } from '#server/services/settings/settings.ts';
import { call } from '../../../../tests/support/client.ts';
import {
  act,
  listedOrder,
  paidOrder,
  press,
  refundsOf,
  type TestOrder,
} from '../../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const anyHistory = fc.record({
  /** Platters after each change, €58 each; the order begins with two. */
  quantities: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 4 }),
  /** What is kept of what is taken out, per cents. */
  percent: fc.constantFrom(0, 0, 15, 50),
  end: fc.constantFrom('in My orders', 'on the page of the order'),
});
const options = { numRuns: 12, endOnFailure: true };

const ask = ({ customer, publicId }: TestOrder, path: string, body: object = {}) =>
  call(shop, 'POST', `/v1/order/${path}`, {
    token: customer.token,
    body: { publicProductOrderId: publicId, ...body },
  });
/** Cents that the provider has sent back for an order. */
const sentBack = async (placed: TestOrder) =>
  (await refundsOf(shop, placed)).reduce((sum, { amount }) => sum + amount, 0);

/** Changes an order for what its quote says, and pays what it costs; answers what goes back, in cents. */
async function change(placed: TestOrder, quantity: number): Promise<number> {
  const wish = { items: [{ productId: 101, quantity }] };
  const { json: quote } = await ask(placed, 'changes/quote', wish);
  const { version, difference } = quote;
  const { status, json } = await ask(placed, 'changes', { ...wish, version, difference });
  expect(status).toBe(200);
  if (json.checkoutUrl === null) return -centsOf(json.difference);
  await press(shop, json.checkoutUrl.split('/').at(-1), 'pay');
  await expect.poll(async () => (await listedOrder(shop, placed)).priceSum).toBe(quote.total);
  return 0;
}

test('whatever an order has been through, what its customer is told goes back is what the provider sends', async () => {
  let ahead = 5;
  await fc.assert(
    fc.asyncProperty(anyHistory, async ({ quantities, percent, end }) => {
      ahead += 1;
      const table = percent > 0 ? `999 0 damages, 24 ${percent} damages, 0 100 service` : '';
      await setSetting(shop.deps, feeStepsKey, table);
      const placed = await paidOrder(shop, {
        preferDateAndTime: `${addDays(berlinDay(shop.deps.now()), ahead)}T12:30`,
      });
      let sent = 0;
      let now = 2;
      for (const quantity of quantities.filter((each, index) => each !== (quantities[index - 1] ?? 2))) {
        sent += await change(placed, quantity);
        now = quantity;
        await expect.poll(() => sentBack(placed)).toBe(sent);
      }
      const { json: quote } = await ask(placed, 'cancel/quote');
      const { priceSum, refunded } = await listedOrder(shop, placed);
      // My orders cancels what is free; it says before what will go back.
      expect(centsOf(priceSum) - centsOf(refunded)).toBe(centsOf(quote.refund) + centsOf(quote.fee));
      expect(centsOf(quote.fee)).toBe(Math.round((now * 5800 * percent) / 100));
      const ended =
        end === 'in My orders' && quote.fee === 0
          ? await act(shop, placed, 'cancel')
          : await ask(placed, 'cancel', { fee: quote.fee });
      expect(ended).toMatchObject({ status: 200, json: { refund: quote.refund } });
      await expect.poll(() => sentBack(placed)).toBe(sent + centsOf(quote.refund));
    }),
    options,
  );
});
