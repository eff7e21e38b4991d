import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { generate, requestFile } from '../load/load.ts';
import type { Result, Row } from '../row.ts';

const aDay = 40;
/** Before today, and from today on. */
const days = { past: 365, coming: 60 };

/** What the pickers ask, with a year of orders behind and two months before the kitchens; nothing is remembered from one to the next. */
export const slots: Row = {
  name: 'slots',
  async run(stage) {
    const database = 'bench_slots';
    await stage.withDatabase(null, (client) => client.query(`create database ${database}`));
    const shop = await stage.startShop({ database });
    const today = berlinDay(Date.now());
    try {
      await stage.withDatabase(database, async (client) => {
        await client.query(orders, [today, -days.past, days.coming, aDay]);
        await client.query('vacuum analyze');
      });
      const ask = async (what: string, paths: string[]): Promise<Result> => {
        const requests = requestFile(paths.map((path) => ({ path })));
        const { p50, p99 } = await generate({ ports: [shop.port], requests, connections: 1 }, 200);
        return {
          what,
          measured: `**${p99.toFixed(0)} ms** (median ${p50.toFixed(1)} ms)`,
          goal: '< 100 ms',
          met: p99 < 100,
          conditions: `99th percentile of ${paths.length}, each counted anew; ${aDay} orders of three dishes on each of ${days.past} past and ${days.coming} coming days`,
        };
      };
      const basket = 'items=101:2,205:1,403:1';
      const every = (count: number, path: (nth: number) => string) =>
        Array.from({ length: count }, (_, nth) => path(nth));
      return [
        await ask(
          'half hours of a day, for a basket',
          every(days.coming - 1, (nth) => `/v1/slots?day=${addDays(today, 1 + nth)}&${basket}`),
        ),
        await ask(
          'days of a calendar, for a basket',
          // No two are for the same days: what is asked again within two seconds is only told again.
          every(
            200,
            (nth) =>
              `/v1/slot-days?from=${addDays(today, nth % 18)}&days=${42 - Math.floor(nth / 18)}&${basket}`,
          ),
        ),
      ];
    } finally {
      await shop.stop();
    }
  },
};

const orders = `with o as (
  insert into product_orders (public_id, status, paid_at, fulfilment, locale, customer, address, subtotal, total, fingerprint,
    payment_expires_at, next_check_at, prefer_date_and_time)
  select gen_random_uuid(), 'PAID', now(), 'DELIVERY', 'de', '{}', '{}', 17400, 17400, d || '-' || i, now(), now(),
    to_char($1::date + d, 'YYYY-MM-DD') || 'T' || lpad((10 + i % 8)::text, 2, '0') || ':30'
  from generate_series($2::int, $3::int) d, generate_series(1, $4::int) i
  returning id)
  insert into line_items (order_id, position, product_id, name, quantity, unit_price, vat_rate)
  select o.id, p, 101 + p, 'de: Brötchen', 1, 5800, 7 from o, generate_series(0, 2) p`;
