import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderLinkHeader } from '#contract/shop/order-link.ts';
import { orderLink } from '#server/access/order-link.ts';
import { call } from '../support/client.ts';
import { idOf, inThreeDays, listedOrder, paidOrder, type TestOrder } from '../support/orders.ts';
import { startTestShop, type TestShop } from '../support/shop.ts';
import { callKitchen, staffOf } from '../support/staff.ts';

let shop: TestShop;
let cookie: string;
beforeAll(async () => {
  shop = await startTestShop({ withLooseLedgers: true });
  ({ cookie } = await staffOf(shop, 'OFFICE'));
});
afterAll(() => shop.stop());

interface Seen {
  readonly total: number;
  readonly documents: readonly unknown[];
}

const reads: Record<string, (placed: TestOrder) => Promise<Seen>> = {
  'the page of an order': async (placed) => {
    const headers = { [orderLinkHeader]: orderLink(shop.deps.secret, placed.publicId) };
    const { priceSum: total, documents } = (await call(shop, 'GET', '/v1/order', { headers })).json;
    return { total, documents };
  },
  'My orders': async (placed) => {
    const { priceSum: total, documents } = await listedOrder(shop, placed);
    return { total, documents };
  },
  'the page of an order in the kitchen': async (placed) =>
    (await callKitchen(shop, 'GET', `/orders/${placed.publicId}`, { cookie })).json.money,
};

test.each(Object.keys(reads))(
  'what %s says is of one moment, also when a change is paid meanwhile',
  async (name) => {
    const placed = await paidOrder(shop, { preferDateAndTime: inThreeDays(shop) });
    const id = await idOf(shop, placed);
    const change = new pg.Client(shop.databaseUrl);
    await change.connect();
    await change.query('begin');
    // Who reads comes as far as the documents and waits for them.
    await change.query('lock table invoices in access exclusive mode');
    const seen = reads[name]?.(placed);
    const waiting = async () =>
      (await change.query(`select from pg_locks where relation = 'invoices'::regclass and not granted`))
        .rowCount;
    await expect.poll(waiting).toBeGreaterThanOrEqual(1);
    await change.query(
      'update product_orders set subtotal = 17400, total = 17400, version = 2 where id = $1',
      [id],
    );
    await change.query(
      `insert into invoices (order_id, kind, position, year, number, code, issued_at, snapshot)
     select order_id, kind, 2, year, number + 90000, code || '9', issued_at, snapshot from invoices where order_id = $1`,
      [id],
    );
    await change.query('commit');
    await change.end();
    const { total, documents } = (await seen) ?? {};
    expect({ total, documents: documents?.length }).toEqual({ total: 116, documents: 1 });
  },
);
