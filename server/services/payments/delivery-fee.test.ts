import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../../tests/support/client.ts';
import { mailsTo } from '../../../tests/support/mailbox.ts';
import { listedOrder, order, press, statusOf } from '../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../tests/support/shop.ts';
import { invoices } from '../../db/schema/billing.ts';
import { zones } from '../../db/schema/booking.ts';
import { productOrders } from '../../db/schema/ordering.ts';
import { invoiceXml } from '../../invoices/invoice-xml.ts';
import { orderByReference, readOrder } from '../ordering/find-order.ts';
import { openPaymentSession } from './open-payment-session.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

test('what the delivery of an order costs is paid with it, and stands in its e-mail and on its invoice', async () => {
  const { db, payments } = shop.deps;
  // A platter and a crate: two rates of VAT.
  const placed = await order(shop, { productQuantities: { '101': 2, '705': 1 } });
  const { id = 0, total = 0 } = (await orderByReference(db, placed.publicId)) ?? {};
  await db
    .update(productOrders)
    .set({ deliveryFee: 2500, total: total + 2500, paymentAttempt: 2 })
    .where(eq(productOrders.id, id));
  const session = await openPaymentSession(shop.deps, await readOrder(db, id));
  expect((await payments.retrieve(session.id)).total).toBe(total + 2500);
  await db
    .update(productOrders)
    .set({ paymentSessionId: session.id, paymentUrl: session.url })
    .where(eq(productOrders.id, id));
  await press(shop, session.id, 'pay');
  await expect.poll(() => statusOf(shop, placed)).toBe('PAID');

  const [issued] = await db.select().from(invoices).where(eq(invoices.orderId, id));
  const snapshot = issued?.snapshot;
  if (!snapshot) throw new Error('no invoice was issued');
  const fees = snapshot.lines.filter(({ name }) => /^(Delivery|Lieferung)/.test(name));
  expect(fees.map(({ rate }) => rate)).toEqual([7, 19]);
  expect(fees.reduce((sum, { gross }) => sum + gross, 0)).toBe(2500);
  expect(snapshot.total).toBe(total + 2500);
  expect(snapshot.vat.reduce((sum, { gross }) => sum + gross, 0)).toBe(total + 2500);
  expect(invoiceXml(snapshot)).toContain(`<ram:GrandTotalAmount>${((total + 2500) / 100).toFixed(2)}<`);

  const letters = async () => (await mailsTo(placed.customer.email)).map(({ text }) => text);
  await expect.poll(letters).toContainEqual(expect.stringMatching(/(Delivery|Lieferung)[^\n]*\s+€?25[.,]00/));
});

test('the fee of a zone is in the quote for its postcode, in the order and on its invoice, in a line for each rate of VAT', async () => {
  const { db } = shop.deps;
  const productQuantities = { '101': 2, '705': 1 };
  const quoted = async (postalCode: string) =>
    (await call(shop, 'POST', '/v1/product-orders/quote', { body: { productQuantities, postalCode } })).json;
  await db
    .insert(zones)
    .values({ position: 1, name: 'Kreuzberg', postcodes: ['10999'], fee: 2500, minimum: 10_000 });
  const elsewhere = await quoted('10115');
  expect(elsewhere).toMatchObject({ deliveryFee: 0, minimumOrder: 50 });
  const there = await quoted('10999');
  expect(there).toMatchObject({ deliveryFee: 25, minimumOrder: 100, total: elsewhere.total + 25 });

  const placed = await order(shop, { productQuantities, expectedTotal: there.total });
  expect(await listedOrder(shop, placed)).toMatchObject({ deliveryFee: 25, priceSum: there.total });
  await press(shop, placed.sessionId, 'pay');
  await expect.poll(() => statusOf(shop, placed)).toBe('PAID');
  const { id = 0 } = (await orderByReference(db, placed.publicId)) ?? {};
  const [issued] = await db.select().from(invoices).where(eq(invoices.orderId, id));
  const fees = issued?.snapshot.lines.filter(({ name }) => /^(Delivery|Lieferung)/.test(name)) ?? [];
  expect(fees.map(({ rate }) => rate)).toEqual([7, 19]);
  expect(fees.reduce((sum, { gross }) => sum + gross, 0)).toBe(2500);
  await db.delete(zones);
});
