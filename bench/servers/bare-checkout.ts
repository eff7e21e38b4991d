import { createHash, randomUUID } from 'node:crypto';
import { Agent, request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json, text } from 'node:stream/consumers';
import pg from 'pg';
import { announce, onShutdown } from '#sandbox/shutdown.ts';

/**
 * A checkout with node:http and pg alone: the same statements as the shop's in the same order, one call to the
 * provider, and no rule, no check and no error in between. What the shop is measured against.
 */
const [databaseUrl = '', provider = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const agent = new Agent({ keepAlive: true });
const sha256 = (value: string) => createHash('sha256').update(value).digest('base64url');

const server = createServer(async (request, response) => {
  const token = request.headers.authorization?.slice(7) ?? '';
  const body = (await json(request)) as {
    items: { productId: number; quantity: number }[];
    deliveryAddressId: number;
    preferDateAndTime: string;
  };
  const session = await pool.query(
    'select id, customer_id, last_used_at from sessions where token_hash = $1 and ends_at > now()',
    [sha256(token)],
  );
  const customerId = session.rows[0].customer_id;
  await pool.query(
    `insert into rate_limits values ($1, 1, $2) on conflict (key) do update
     set points = rate_limits.points + 1 returning points, expire`,
    [`bare:${customerId}`, Date.now() + 3_600_000],
  );
  await pool.query(
    `select key, value from settings where key in ('min-order', 'min-order-time-hour', 'delivery-postcodes', 'closed-days',
       'opening-hours', 'lead-time-by-size')
     union all select 'zones', (select json_agg(zones) from zones)::text`,
  );
  const client = await pool.connect();
  await client.query('begin');
  const customer = await client.query('select * from customers where id = $1 for update', [customerId]);
  const fingerprint = sha256(JSON.stringify([customerId, body]));
  await client.query(
    `select * from product_orders where fingerprint = $1 and status = 'PENDING' and created_at > now() - interval '25 min'`,
    [fingerprint],
  );
  const address = await client.query(
    'select * from delivery_addresses where id = $1 and customer_id = $2 and active',
    [body.deliveryAddressId, customerId],
  );
  const products = await client.query(
    `select p.*, c.name as category, (select json_agg(a) from availability a where a.product_id = p.id and a.ended_at is null)
     from products p join categories c on c.id = p.category_id where p.id = any($1)`,
    [body.items.map(({ productId }) => productId)],
  );
  const day = body.preferDateAndTime.slice(0, 10);
  await client.query('select pg_advisory_xact_lock(hashtext($1))', [`day ${day}`]);
  await client.query('select * from slot_limits where day is null or day = $1', [day]);
  await client.query(
    `select left(o.prefer_date_and_time, 16), p.seller_id, sum(l.quantity) from product_orders o
     join line_items l on l.order_id = o.id join products p on p.id = l.product_id
     where o.prefer_date_and_time between $1 and $1 || 'T24' and o.status <> 'CANCELED' group by 1, 2`,
    [day],
  );
  const lines = body.items.map(({ productId, quantity }) => {
    const product = products.rows.find(({ id }) => id === productId);
    return { productId, quantity, name: product.name, price: product.price, vatRate: product.vat_rate };
  });
  const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const publicId = randomUUID();
  const order = await client.query(
    `insert into product_orders (public_id, customer_id, fulfilment, locale, customer, address, subtotal, total,
       fingerprint, payment_expires_at, next_check_at)
     values ($1, $2, 'DELIVERY', 'en', $3, $4, $5, $5, $6, now() + interval '1 h', now() + interval '1 h') returning *`,
    [publicId, customerId, customer.rows[0], address.rows[0], total, fingerprint],
  );
  const places = lines.map((_, i) => `($1, ${[2, 3, 4, 5, 6, 7].map((column) => `$${i * 6 + column}`)})`);
  await client.query(
    `insert into line_items (order_id, position, product_id, name, quantity, unit_price, vat_rate) values ${places}`,
    [
      order.rows[0].id,
      ...lines.flatMap((line, i) => [i, line.productId, line.name, line.quantity, line.price, line.vatRate]),
    ],
  );
  await client.query('commit');
  client.release();
  const { id, url } = await openSession(publicId);
  await pool.query(
    `update product_orders set payment_session_id = $1, payment_url = $2 where id = $3 and status = 'PENDING' returning id`,
    [id, url, order.rows[0].id],
  );
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ url }));
});

function openSession(reference: string): Promise<{ id: string; url: string }> {
  return new Promise((resolve, reject) => {
    const form = `client_reference_id=${reference}&mode=payment`;
    const call = ask(`${provider}/v1/checkout/sessions`, {
      agent,
      method: 'POST',
      headers: { 'Content-Length': form.length },
    });
    call.once('error', reject);
    call.once('response', (answer) => text(answer).then((said) => resolve(JSON.parse(said)), reject));
    call.end(form);
  });
}

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  announce({ url: `http://127.0.0.1:${port}`, port });
});
onShutdown(async () => {
  server.close();
  server.closeAllConnections();
  await pool.end();
});
