import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { berlinClock } from '#rules/booking/berlin-time.ts';
import { euroOf } from '#rules/money/money.ts';
import { discounts, productOrders } from '#server/db/schema/ordering.ts';
import { documentsOf } from '#server/services/billing/documents-of.ts';
import { idOf, inThreeDays, paidOrder } from '../../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { callKitchen, staffOf, type TestStaff } from '../../../../tests/support/staff.ts';

let shop: TestShop;
let office: TestStaff;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.deps.db.insert(discounts).values({ code: 'WENIGER', percent: 13 });
  office = await staffOf(shop, 'OFFICE');
});
afterAll(() => shop.stop());

interface Share {
  rate: number | null;
  gross: number;
  net: number;
  vat: number;
}

test.each([
  ['all', 'feeVat'],
  ['half', 'halfVat'],
])('the VAT in %s of the fee is said to the cent as its document has it', async (_, part) => {
  // A platter and a crate, two rates of VAT, and a discount over both.
  const placed = await paidOrder(shop, {
    preferDateAndTime: inThreeDays(shop),
    productQuantities: { '101': 3, '705': 1 },
    discountCode: 'WENIGER',
  });
  // So late that the fee is the whole price, taxed as a service.
  const { day, time } = berlinClock(shop.deps.now() + 12 * 3_600_000);
  await shop.deps.db
    .update(productOrders)
    .set({ bon: null, preferDateAndTime: `${day}T${time}` })
    .where(eq(productOrders.publicId, placed.publicId));
  const ask = (path: string, body: object) =>
    callKitchen(shop, 'POST', `/orders/${placed.publicId}/${path}`, { cookie: office.cookie, body });
  const quoted = (await ask('cancel/quote', {})).json[part] as Share[];
  expect(quoted.map(({ rate }) => rate)).toEqual([7, 19]);
  const fee = quoted.reduce((sum, { gross }) => sum + Math.round(gross * 100), 0) / 100;
  expect((await ask('cancel', { fee })).status).toBe(200);
  const issued = (await documentsOf(shop.deps.db, await idOf(shop, placed))).at(-1);
  expect(issued?.about).toBe('FEE');
  expect(quoted).toEqual(
    issued?.vat.map(({ rate, gross, net, vat }) => ({
      rate,
      gross: euroOf(gross),
      net: euroOf(net),
      vat: euroOf(vat),
    })),
  );
});
