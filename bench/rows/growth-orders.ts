import { createHash } from 'node:crypto';
import { generate, requestFile } from '../load/load.ts';
import { median } from '../rounds.ts';
import type { Row } from '../row.ts';

const token = 'bench-token-of-a-customer-with-200-orders';
const few = 1000;
const many = 1_000_000;
const own = 200;

/** My orders of a customer with 200 orders, in a table with few and with many orders of others. */
export const growthOrders: Row = {
  name: 'growth-orders',
  long: true,
  async run(stage) {
    const database = 'bench_orders';
    await stage.withDatabase(null, (client) => client.query(`create database ${database}`));
    const shop = await stage.startShop({ database });
    const requests = requestFile([
      { path: '/v1/product-orders/get-all-for-customer', headers: { Authorization: `Bearer ${token}` } },
    ]);
    const ask = (seconds: number) => generate({ ports: [shop.port], requests, connections: 1, seconds }, 200);
    async function time(): Promise<number> {
      await ask(2);
      const runs = [await ask(2), await ask(2), await ask(2), await ask(2), await ask(2)];
      return median(runs.map(({ p50 }) => p50));
    }
    const add = (from: number, to: number) =>
      stage.withDatabase(database, (client) => client.query(orders, [from, to, own]));
    try {
      await stage.withDatabase(database, (client) => client.query(customer, [hash(token)]));
      await add(1, few);
      await stage.withDatabase(database, (client) => client.query('analyze'));
      const before = await time();
      await add(few + 1, many);
      await stage.withDatabase(database, (client) => client.query('vacuum analyze'));
      const after = await time();
      return [
        {
          what: 'growth: My orders with 200 orders of 1,000 / of 1,000,000',
          measured: `**${(after / before).toFixed(2)} ×** (${before.toFixed(1)} ms, ${after.toFixed(1)} ms)`,
          goal: '≤ 1.2 × the time',
          met: after <= before * 1.2,
          conditions: 'median of the medians of 5 runs of 2 s, one connection; two line items an order',
        },
      ];
    } finally {
      await shop.stop();
    }
  },
};

const hash = (value: string) => createHash('sha256').update(value).digest('base64url');

const customer = `with c as (insert into customers (email) values ('many@example.com') returning id)
  insert into sessions (token_hash, customer_id, ends_at) select $1, id, now() + interval '1 day' from c`;

/** Of the first thousand every fifth is the customer's own. */
const orders = `with o as (
  insert into product_orders (public_id, customer_id, status, paid_at, fulfilment, locale, customer, subtotal, total,
    fingerprint, payment_expires_at, next_check_at)
  select gen_random_uuid(), case when $1::int = 1 and i % (1000 / $3::int) = 0 then (select min(id) from customers) end, 'PAID',
    now(), 'PICKUP', 'en', '{}', 11600, 11600, i::text, now(), now() from generate_series($1::int, $2::int) i
  returning id)
  insert into line_items (order_id, position, product_id, name, quantity, unit_price, vat_rate)
  select o.id, p, 101 + p, 'en: Rolls', 1, 5800, 7 from o, generate_series(0, 1) p`;
