import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { berlinClock } from '#rules/booking/berlin-time.ts';
import type { Stage } from '#rules/orders/stages.ts';
import type { outbox } from '#server/db/schema/jobs.ts';
import { productOrders } from '#server/db/schema/ordering.ts';
import { idOf, inThreeDays, order, paidOrder, type TestOrder } from '../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../tests/support/shop.ts';
import { callKitchen, staffOf, type TestStaff } from '../../tests/support/staff.ts';
import { composeMail } from './compose.tsx';

let shop: TestShop;
let office: TestStaff;
beforeAll(async () => {
  shop = await startTestShop();
  office = await staffOf(shop, 'OFFICE');
});
afterAll(() => shop.stop());

const hour = 3_600_000;
/** So far ahead that canceling costs half. */
const inTheHalf = () => {
  const { day, time } = berlinClock(shop.deps.now() + 36 * hour);
  return `${day}T${time}`;
};
const press = ({ publicId }: TestOrder, verb: string, body: object) =>
  callKitchen(shop, 'POST', `/orders/${publicId}/${verb}`, { cookie: office.cookie, body });
const set = (placed: TestOrder, values: Partial<typeof productOrders.$inferInsert>) =>
  shop.deps.db.update(productOrders).set(values).where(eq(productOrders.publicId, placed.publicId));

/** Cancels an order for a fee, as far as it had come. */
async function cancel(placed: TestOrder, stage: Stage, fee: number): Promise<TestOrder> {
  await set(placed, { stage, bon: null, preferDateAndTime: inTheHalf() });
  expect((await press(placed, 'cancel', { fee })).status).toBe(200);
  return placed;
}

/** What an e-mail about an order says, in one line. */
async function said(placed: TestOrder, kind: 'cancellation' | 'cancellation-notice'): Promise<string> {
  const payload = { orderId: await idOf(shop, placed) };
  const row = { id: 1, key: 'told', kind, payload, attempts: 0 } as unknown as typeof outbox.$inferSelect;
  return ((await composeMail(shop.deps, row))?.text ?? '').replaceAll(/\s+/g, ' ');
}

const paid = (change: object = {}) => paidOrder(shop, { preferDateAndTime: inThreeDays(shop), ...change });

describe('what is canceled is told by what had been done', () => {
  test.each<[Stage, string, string]>([
    ['NEW', 'this order is canceled, and we will not cook it.', 'Bitte nicht kochen.'],
    ['ACCEPTED', 'this order is canceled, and we will not cook it.', 'Bitte nicht kochen.'],
    ['IN_PREPARATION', 'this order is canceled, though we had begun to cook.', 'Bitte nicht weiterkochen.'],
    ['READY', 'this order is canceled, though it was packed already.', 'Bitte wegräumen.'],
    [
      'OUT',
      'this order is canceled, though it had left the kitchen already.',
      'obwohl sie schon unterwegs war. Bitte die Fahrerin oder den Fahrer anrufen.',
    ],
  ])('%s', async (stage, toCustomer, toShop) => {
    const placed = await cancel(await paid(), stage, 58);
    expect(await said(placed, 'cancellation')).toContain(toCustomer);
    expect(await said(placed, 'cancellation-notice')).toContain(toShop);
  });

  test('in German too', async () => {
    const placed = await cancel(await paid(), 'READY', 58);
    await set(placed, { locale: 'de' });
    expect(await said(placed, 'cancellation')).toContain(
      'diese Bestellung ist storniert, obwohl sie schon gepackt war.',
    );
  });
});

describe('the shop is told what is kept of the money, and what goes back', () => {
  test('by itself', async () => {
    const placed = await cancel(await paid(), 'READY', 58);
    expect(await said(placed, 'cancellation-notice')).toContain(
      'Als Stornogebühr bleiben 58,00 €. 58,00 € gehen von selbst zurück.',
    );
  });

  test('by hand', async () => {
    const placed = await order(shop, { preferDateAndTime: inThreeDays(shop) });
    const { day } = berlinClock(shop.deps.now());
    const transfer = {
      id: crypto.randomUUID(),
      amount: 116,
      receivedOn: day,
      reason: 'Order by Holm GmbH',
    };
    expect((await press(placed, 'transfer', transfer)).status).toBe(204);
    await cancel(placed, 'READY', 58);
    expect(await said(placed, 'cancellation-notice')).toContain(
      'Als Stornogebühr bleiben 58,00 €. Das Geld kam per Überweisung: 58,00 € müssen von Hand zurück.',
    );
  });

  test('without a fee, and after a part had gone back', async () => {
    const whole = await paid();
    expect((await press(whole, 'cancel', {})).status).toBe(200);
    expect(await said(whole, 'cancellation-notice')).toContain(
      'Bitte nicht kochen. 116,00 € gehen von selbst zurück.',
    );
    const parted = await paid();
    await fetch(`${shop.paymentUrl}/_sandbox/payments/${parted.sessionId}/refund`, {
      method: 'POST',
      body: JSON.stringify({ amount: 2000 }),
    });
    const refunded = async () =>
      (await callKitchen(shop, 'GET', `/orders/${parted.publicId}`, { cookie: office.cookie })).json.money
        .refunded;
    await expect.poll(refunded).toBe(20);
    await cancel(parted, 'NEW', 58);
    expect(await said(parted, 'cancellation-notice')).toContain(
      'Als Stornogebühr bleiben 58,00 €. 20,00 € sind schon zurück. 38,00 € gehen von selbst zurück.',
    );
  });
});
