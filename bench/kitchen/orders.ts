import type { Day } from '#rules/booking/berlin-time.ts';
import type { Stage } from '../stage.ts';

interface Wanted {
  readonly day: Day;
  /** The Bon numbers they get. */
  readonly from: number;
  readonly to: number;
}

/** Writes paid orders of a day, two dishes each, spread over its half hours from 8:00 to 19:30. */
export async function addOrders(stage: Stage, database: string, { day, from, to }: Wanted): Promise<void> {
  await stage.withDatabase(database, (client) => client.query(orders, [day, from, to]));
}

const orders = `with o as (
  insert into product_orders (public_id, status, paid_at, fulfilment, locale, customer, prefer_date_and_time, bon, subtotal,
    total, fingerprint, payment_expires_at, next_check_at)
  select gen_random_uuid(), 'PAID', now(), 'PICKUP', 'de',
    jsonb_build_object('email', 'guest-' || i || '@example.com', 'customerType', 'PRIVATE', 'name', 'Guest', 'lastname', i::text,
      'mobileNumber', '030 5550100', 'vatIdOrTaxId', '', 'address', null),
    $1 || 'T' || to_char(time '08:00' + (i % 24) * interval '30 minutes', 'HH24:MI'), i, 11600, 11600, $1 || i, now(), now()
  from generate_series($2::int, $3::int) i
  returning id, bon),
l as (
  insert into line_items (order_id, position, product_id, name, quantity, unit_price, vat_rate)
  select o.id, p, 101 + (o.bon + p * 3) % 6, 'de: Brötchen', 1, 5800, 7 from o, generate_series(0, 1) p)
insert into order_events (order_id, at, actor_kind, kind, status) select id, now(), 'system', 'paid', 'PAID' from o`;
