import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { notices } from '#server/db/schema/kitchen.ts';
import { productOrders } from '#server/db/schema/ordering.ts';
import { carryOutPlans } from '#server/services/catalogue/menu/plans.ts';
import { noticeUnpaidCalls } from '#server/services/ordering/notice-unpaid-calls.ts';
import { comparePayments } from '#server/services/payments/compare-payments.ts';
import { finishRefunds } from '#server/services/payments/refund-order.ts';
import { menuHand, offered } from '../support/menu.ts';
import {
  act,
  fault,
  idOf,
  inThreeDays,
  order,
  paidOrder,
  press,
  refundsOf,
  statusOf,
} from '../support/orders.ts';
import { elsewhere } from '../support/provider.ts';
import { startTestShop, type TestShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterEach(async () => {
  shop.clock.offset = 0;
  await fault(shop, { api: 'none', webhooks: 'deliver' });
});
afterAll(() => shop.stop());

const inTime = () => ({ preferDateAndTime: inThreeDays(shop) });
const paid = () => paidOrder(shop, inTime());

/** Ordered, and never paid. */
async function ended() {
  const placed = await order(shop, inTime());
  await press(shop, placed.sessionId, 'expire');
  await expect.poll(() => statusOf(shop, placed)).toBe('CANCELED');
  return placed;
}

/** While the database refuses what `when` says of a table, a job fails, and says so at its end. */
async function failsOver(when: string, job: () => Promise<unknown>): Promise<void> {
  const { db } = shop.deps;
  await db.execute(
    sql.raw(`
    create or replace function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
    create trigger refuse before ${when} execute function refuse()`),
  );
  const [, table] = /\bon (\w+)/.exec(when) ?? [];
  await job().then(
    () => expect.unreachable('the job failed for one, and said nothing'),
    (error) => expect(error).toBeInstanceOf(Error),
  );
  await db.execute(sql.raw(`drop trigger refuse on ${table}`));
}

describe('one that cannot be done keeps no other from its turn', () => {
  test('of refunds', async () => {
    const [one, other] = [await paid(), await paid()];
    await fault(shop, { api: '500', match: 'POST /v1/refunds' });
    for (const placed of [one, other]) await act(shop, placed, 'cancel');
    const ofOne = `update of attempts on money for each row when (old.order_id = ${await idOf(shop, one)})`;
    await failsOver(ofOne, async () => {
      await fault(shop, { api: 'none' });
      await finishRefunds(shop.deps, true);
    });
    expect(await refundsOf(shop, one)).toHaveLength(0);
    expect(await refundsOf(shop, other)).toHaveLength(1);
  });

  test.each([0, 1])(
    'of what went back in the provider’s own pages, whichever comes first (%i)',
    async (nth) => {
      await fault(shop, { webhooks: 'drop' });
      const ids: number[] = [];
      for (const placed of [await paid(), await paid()]) {
        await elsewhere(shop, placed, 'refund', 1000);
        ids.push(await idOf(shop, placed));
      }
      const ofOne = `insert on money for each row when (new.kind = 'REFUND' and new.order_id = ${ids[nth]})`;
      await failsOver(ofOne, () => comparePayments(shop.deps));
      const noted = await shop.deps.db.execute(
        sql`select 1 from money where kind = 'REFUND' and order_id = ${ids[1 - nth]}`,
      );
      expect(noted.rowCount).toBe(1);
    },
  );

  test('of calls that nobody paid', async () => {
    const { db } = shop.deps;
    const ids = [await idOf(shop, await ended()), await idOf(shop, await ended())];
    await failsOver(`insert on notices for each row when (new.order_id = ${ids[0]})`, async () => {
      await db.update(productOrders).set({ fingerprint: 'telephone:' }).where(inArray(productOrders.id, ids));
      await noticeUnpaidCalls(shop.deps);
    });
    const ofOther = eq(notices.orderId, ids[1] ?? 0);
    expect(await db.select().from(notices).where(ofOther)).toHaveLength(1);
  });

  test('of what was planned for a day', async () => {
    const hand = await menuHand(shop);
    const day = addDays(berlinDay(shop.deps.now()), 3);
    for (const id of [301, 302]) expect(await hand.price(id, 4400, day)).toMatchObject({ status: 200 });
    const ofOne = 'update of done_at on product_plans for each row when (old.product_id = 301)';
    await failsOver(ofOne, () => {
      shop.clock.offset = 3 * 86_400_000;
      return carryOutPlans(shop.deps);
    });
    expect((await offered(shop, 301)).price).not.toBe(44);
    expect((await offered(shop, 302)).price).toBe(44);
  });
});
