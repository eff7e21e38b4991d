import { createHash } from 'node:crypto';
import { addDays, berlinDay, type Day } from '#rules/booking/berlin-time.ts';
import { type Asked, requestFile } from './load/load.ts';
import type { Stage } from './stage.ts';

const tokenOf = (index: number) => `bench-token-of-customer-${String(index).padStart(8, '0')}`;

/** Signed-in customers with an address each; answers the ids of the addresses. */
export async function createCustomers(stage: Stage, database: string, count: number): Promise<number[]> {
  const hashes = Array.from({ length: count }, (_, index) =>
    createHash('sha256').update(tokenOf(index)).digest('base64url'),
  );
  const { rows } = await stage.withDatabase(database, (client) =>
    client.query<{ id: string }>(
      `with given as (select hash, row_number() over () n from unnest($1::text[]) hash),
        c as (insert into customers (email) select 'guest-' || n || '@example.com' from given order by n returning id, email),
        s as (insert into sessions (token_hash, customer_id, ends_at)
          select hash, c.id, now() + interval '1 day' from given join c on c.email = 'guest-' || n || '@example.com')
       insert into delivery_addresses (customer_id, street_name, house_number, postal_code, city, country)
       select id, 'Oranienstraße', '185', '10999', 'Berlin', 'Germany' from c order by id returning id`,
      [hashes],
    ),
  );
  // More is ordered for each half hour than any kitchen makes.
  await stage.withDatabase(database, (client) =>
    client.query(
      `insert into slot_limits (seller_id, time, most) select s.id, t, 9999 from sellers s, unnest(array['*', null]) t
       on conflict do nothing`,
    ),
  );
  return rows.map(({ id }) => Number(id));
}

/**
 * One checkout of each customer; `round` makes them orders of their own and not those of a round before. All for one day
 * where one is named.
 */
export function checkoutRequests(addresses: readonly number[], round: number, day?: Day): string {
  const today = berlinDay(Date.now());
  return requestFile(
    addresses.map(
      (deliveryAddressId, index): Asked => ({
        method: 'POST',
        path: '/v1/product-orders/create-checkout-session',
        headers: {
          Authorization: `Bearer ${tokenOf(index)}`,
          'Content-Type': 'application/json',
          'Accept-Language': 'en',
        },
        body: JSON.stringify({
          items: [
            { productId: 101, quantity: 2 },
            { productId: 102, quantity: 1 },
          ],
          deliveryAddressId,
          // A few orders a day, as a kitchen has them.
          preferDateAndTime: `${day ?? addDays(today, 2 + (index % 300))}T12:30`,
          deliveryInstruction: `Round ${round}`,
        }),
      }),
    ),
  );
}
