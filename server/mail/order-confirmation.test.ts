import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderNumber } from '#rules/orders/order-number.ts';
import { mailsTo } from '../../tests/support/mailbox.ts';
import { paidOrder } from '../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

/** What who ordered with instructions reads once it is paid. */
async function confirmed(deliveryInstruction: string): Promise<string> {
  const { customer } = await paidOrder(shop, { deliveryInstruction });
  return letter(customer.email, 'table is booked');
}

/** A letter to somebody, once it has come, by some of its words. */
async function letter(to: string, words: string): Promise<string> {
  const found = async () =>
    (await mailsTo(to)).map(({ subject, text }) => `${subject} ${text}`).find((all) => all.includes(words));
  await expect.poll(found).toBeDefined();
  return ((await found()) ?? '').replaceAll(/\s+/g, ' ');
}

test('who wrote of an allergy is told that traces cannot be ruled out, and whom to call; others are not', async () => {
  const traces = 'Traces of allergens cannot be ruled out there: with an allergy, please call us';
  expect(await confirmed('Of 16 guests: 4 vegan, 1 without nuts and peanuts.')).toContain(traces);
  expect(await confirmed('One of us has an allergy')).toContain(traces);
  expect(await confirmed('Of 16 guests: 4 vegan.')).not.toContain(traces);
  expect(await confirmed('Ring twice')).not.toContain(traces);
});

test('customer and kitchen read for how many it is, where that was said', async () => {
  const { customer, publicId } = await paidOrder(shop, { guests: '30-35' });
  expect(await letter(customer.email, 'table is booked')).toContain('Guests 30–35');
  const notice = await letter(shop.config.ORDERS_EMAIL ?? '', orderNumber(publicId));
  expect(notice).toContain('Gäste 30–35');
  expect(await confirmed('Ring twice')).not.toContain('Guests');
});
