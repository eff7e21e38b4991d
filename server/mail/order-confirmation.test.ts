import { afterAll, beforeAll, expect, test } from 'vitest';
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
  const letter = async () =>
    (await mailsTo(customer.email)).find(({ subject }) => subject.includes('table is booked'))?.text;
  await expect.poll(letter).toBeDefined();
  return ((await letter()) ?? '').replaceAll(/\s+/g, ' ');
}

test('who wrote of an allergy is told that traces cannot be ruled out, and whom to call; others are not', async () => {
  const traces = 'Traces of allergens cannot be ruled out there: with an allergy, please call us';
  expect(await confirmed('Of 16 guests: 4 vegan, 1 without nuts and peanuts.')).toContain(traces);
  expect(await confirmed('One of us has an allergy')).toContain(traces);
  expect(await confirmed('Of 16 guests: 4 vegan.')).not.toContain(traces);
  expect(await confirmed('Ring twice')).not.toContain(traces);
});
