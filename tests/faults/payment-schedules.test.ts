import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outbox } from '#server/db/schema/jobs.ts';
import { reconcile } from '#server/services/payments/reconcile.ts';
import { fault, order, press, statusOf, update } from '../support/orders.ts';
import { startTestShop, type TestShop } from '../support/shop.ts';
import { postWebhook } from '../support/webhook.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await fault(shop, { webhooks: 'drop' });
});
afterAll(() => shop.stop());

const step = fc.constantFrom(
  'webhook',
  'same webhook again',
  'expired webhook',
  'success page',
  'reconciler',
);
/** What happens at the same time, and then what happens next. */
const schedule = fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 4 });

test('whatever reports a payment, how often, in which order and how many at once: one PAID, one confirmation', async () => {
  await fc.assert(
    fc.asyncProperty(schedule, fc.nat({ max: 3 }), async (rounds, paidBefore) => {
      const placed = await order(shop);
      const happen = {
        webhook: () => postWebhook(shop, placed),
        'same webhook again': () => postWebhook(shop, placed, { id: `evt_${placed.publicId}` }),
        'expired webhook': () => postWebhook(shop, placed, { type: 'checkout.session.expired' }),
        'success page': () => update(shop, placed, 'PAID'),
        reconciler: () => reconcile(shop.deps, true),
      };
      for (const [nth, round] of rounds.entries()) {
        if (nth === Math.min(paidBefore, rounds.length - 1)) await press(shop, placed.sessionId, 'pay');
        await Promise.all(round.map((name) => happen[name]()));
      }
      await happen['success page']();
      expect(await statusOf(shop, placed)).toBe('PAID');
      const queued = await shop.deps.db.select().from(outbox);
      const ours = queued.filter(({ key }) => key.endsWith(placed.publicId)).map(({ kind }) => kind);
      expect(ours.toSorted()).toEqual(['order-confirmation', 'order-notice']);
    }),
    { numRuns: 25 },
  );
});
