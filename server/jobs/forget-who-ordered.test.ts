import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examples } from '#contract/shop/examples.ts';
import { signedIn } from '../../tests/support/client.ts';
import { inThreeDays, paidOrder } from '../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../tests/support/shop.ts';
import { productOrders } from '../db/schema/ordering.ts';
import { forgetWhoOrdered } from './forget-who-ordered.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

/** Paid by a company whose invoice names another one. */
async function placed() {
  const profile = { customerType: 'COMMERCIAL', name: 'Magdalena', vatIdOrTaxId: 'DE136695976' } as const;
  const change = { preferDateAndTime: inThreeDays(shop), invoice: examples.InvoiceRecipient };
  const { publicId } = await paidOrder(shop, change, await signedIn(shop, profile));
  return eq(productOrders.publicId, publicId);
}

test('who ordered goes from an order whose customer was erased by a program that did not know of them, and from no other', async () => {
  const { db } = shop.deps;
  const [erased, other] = [await placed(), await placed()];
  const who = async (order: typeof erased) =>
    (await db.select().from(productOrders).where(order))[0]?.customer;
  await db.update(productOrders).set({ customerId: null }).where(erased);
  expect(await who(erased)).toMatchObject({ orderedBy: { name: 'Magdalena' } });
  await forgetWhoOrdered({ db });
  expect(await who(erased)).toMatchObject({ name: examples.InvoiceRecipient.company });
  expect(JSON.stringify(await who(erased))).not.toContain('Magdalena');
  expect(await who(other)).toMatchObject({ orderedBy: { name: 'Magdalena' } });
});
