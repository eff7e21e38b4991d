import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedIn } from '../../tests/support/client.ts';
import { order, press, update } from '../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../tests/support/shop.ts';
import { askForCode } from '../../tests/support/sign-in.ts';
import { sweep } from './sweep.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const tables = [
  'rate_limits',
  'used_captchas',
  'access_codes',
  'sessions',
  'payment_events',
  'outbox',
  'job_days',
];

async function counts(): Promise<Record<string, number>> {
  const entries = tables.map(async (table) => {
    const { rows } = await shop.deps.db.execute(sql.raw(`select count(*)::int as n from ${table}`));
    return [table, Number(rows[0]?.n)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

test('what is still needed stays, and everything goes when its time has come', async () => {
  await askForCode(shop, 'short@example.com');
  const placed = await order(shop);
  await press(shop, placed.sessionId, 'pay');
  await update(shop, placed, 'PAID');
  await expect.poll(async () => (await counts()).payment_events).toBeGreaterThan(0);
  await expect
    .poll(async () => (await shop.deps.db.execute(sql`select 1 from outbox where sent_at is null`)).rowCount)
    .toBe(0);
  const before = await counts();
  expect(Object.values(before).every((count) => count > 0)).toBe(true);
  const at = (days: number) => sweep({ db: shop.deps.db, now: () => Date.now() + days * 86_400_000 });

  await at(0);
  expect(await counts()).toEqual(before);
  await at(0.5);
  expect(await counts()).toMatchObject({ rate_limits: 0, used_captchas: 0, access_codes: 0, sessions: 1 });
  await at(8);
  expect(await counts()).toMatchObject({
    sessions: 0,
    payment_events: before.payment_events,
    outbox: before.outbox,
  });
  await at(31);
  expect(await counts()).toMatchObject({ payment_events: 0, outbox: before.outbox });
  await at(91);
  expect((await counts()).outbox).toBe(0);
  const { rowCount } = await shop.deps.db.execute(sql`select 1 from product_orders`);
  expect(rowCount).toBe(1);
});

test('an e-mail that is not sent yet never goes', async () => {
  await signedIn(shop);
  await shop.deps.db.execute(sql`
    insert into outbox (key, kind, payload, created_at, next_attempt_at)
    values ('waiting', 'order-notice', '{"orderId":1}', now() - interval '200 days', now() + interval '1 day')`);
  await sweep(shop.deps);
  const { rowCount } = await shop.deps.db.execute(sql`select 1 from outbox where key = 'waiting'`);
  expect(rowCount).toBe(1);
});

test('a backlog goes that takes longer than a statement may', async () => {
  const { db } = shop.deps;
  await db.execute(sql`insert into payment_events (id, type, received_at)
    select 'old-' || n, 'checkout.session.completed', now() - interval '31 days' from generate_series(1, 5000) n`);
  // A slow disk: a tenth of a second for every hundred rows.
  await db.execute(
    sql.raw(`
    create function slowly() returns trigger language plpgsql as $$ begin perform pg_sleep(0.1); return old; end $$;
    create trigger slowly before delete on payment_events for each row when (old.id like '%00') execute function slowly()`),
  );
  await sweep(shop.deps);
  const left = await db.execute(sql`select 1 from payment_events where id like 'old-%'`);
  expect(left.rowCount).toBe(0);
  await db.execute(sql`drop trigger slowly on payment_events`);
});

test('a sweep ends with its process, between two batches', async () => {
  const { db } = shop.deps;
  await db.execute(sql`insert into used_captchas (signature, expires_at)
    select 'old-' || n, now() - interval '1 day' from generate_series(1, 2500) n`);
  let batches = 0;
  await sweep(shop.deps, () => batches++ > 1);
  const { rows } = await db.execute(sql`select count(*)::int as n from used_captchas`);
  expect(rows[0]?.n).toBeGreaterThan(0);
  await sweep(shop.deps);
  expect((await db.execute(sql`select 1 from used_captchas`)).rowCount).toBe(0);
});
