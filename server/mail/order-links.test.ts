import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locales } from '#rules/text/locale.ts';
import { idOf, paidOrder, type TestOrder } from '../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../tests/support/shop.ts';
import { orderLink } from '../access/order-link.ts';
import type { outbox } from '../db/schema/jobs.ts';
import { productOrders } from '../db/schema/ordering.ts';
import { composeMail } from './compose.tsx';

type Row = typeof outbox.$inferSelect;

let shop: TestShop;
let placed: TestOrder;
beforeAll(async () => {
  shop = await startTestShop();
  placed = await paidOrder(shop);
});
afterAll(async () => {
  await makeIt({});
  await shop.stop();
});

/** Lets the order stand like that, else paid and new. */
async function makeIt(change: Partial<typeof productOrders.$inferInsert>) {
  const paid = { status: 'PAID', stage: 'NEW', paidAt: new Date(), canceledAt: null } as const;
  const own = eq(productOrders.publicId, placed.publicId);
  await shop.deps.db
    .update(productOrders)
    .set({ ...paid, ...change })
    .where(own);
}

/** Each kind of e-mail to a customer about an order, and how the order stands when it is written. */
const kinds: [Row['kind'], Partial<typeof productOrders.$inferInsert>][] = [
  ['order-confirmation', {}],
  ['order-moved', {}],
  ['order-out', { stage: 'OUT' }],
  ['change-dropped', {}],
  ['change-too-late', {}],
  ['order-delivered', { stage: 'DELIVERED' }],
  ['order-message', {}],
  ['invoice-corrected', {}],
  ['cancellation', { status: 'CANCELED', canceledAt: new Date() }],
  ['payment-failed', { status: 'CANCELED', canceledAt: new Date() }],
  ['order-received', { status: 'PENDING', paidAt: null }],
  ['payment-link', { status: 'PENDING', paidAt: null, paymentUrl: 'https://pay.example/1' }],
];

describe.each(locales)('in %s', (locale) => {
  test.each(kinds)('the e-mail %s leads to the order’s own page, in its text too', async (kind, change) => {
    const { db, secret } = shop.deps;
    const orderId = await idOf(shop, placed);
    await makeIt({ locale, ...change });
    const [order] = await db.select().from(productOrders).where(eq(productOrders.id, orderId));
    const to = order?.preferDateAndTime;
    const payload = {
      orderId,
      from: null,
      to,
      subject: 'Hello',
      text: 'Hello',
      locale,
      documents: [],
      amount: 5800,
    };
    const row = { id: 1, key: `${kind}:${placed.publicId}`, kind, payload, attempts: 9 } as unknown as Row;
    const mail = await composeMail(shop.deps, row);
    const page = `${shop.config.PUBLIC_URL}/order?lang=${locale}#${orderLink(secret, placed.publicId)}`;
    expect(mail?.html).toContain(`href="${page}"`);
    expect(mail?.text).toContain(page);
  });
});
