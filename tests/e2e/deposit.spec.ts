import { placedOrder, press, updateOrder } from './support/orders.ts';
import { newCustomer, withAddress } from './support/signed-in.ts';
import { sample, withCart, withToken } from './support/storage.ts';
import { expect, test } from './support/test.ts';

test('the deposit of bottles is named beside the sum of a planned table as in the cart', async ({ page }) => {
  await page.goto('/plan?occasion=team&guests=24&meal=lunch&table=101.701x2&kept=701x2&lang=en');
  await expect(page.locator('.plan-sums')).toContainText('plus €8.40 deposit, settled at hand-over');
});

test('the deposit of bottles is named in the cart, above the order button and of the order', async ({
  page,
  baseURL,
}) => {
  const shop = baseURL ?? '';
  const { token } = await newCustomer();
  await withAddress(shop, token);
  await withToken(page, token);
  await withCart(page, [
    [sample.rolls, 1],
    [sample.crate, 2],
  ]);
  await page.goto('/cart');
  const paper = page.locator('.cart-paper');
  await expect(paper).toContainText('plus €8.40 deposit, settled at hand-over');
  await page.getByRole('button', { name: 'Continue to delivery' }).first().click();
  await expect(paper).toContainText('€137.20plus €8.40 deposit, settled at hand-overDelivery to');
  const { publicId, sessionId } = await placedOrder(shop, token, 'with crates', {
    productQuantities: { '101': 2, '701': 2 },
  });
  await press(sessionId, 'pay');
  await updateOrder(shop, token, publicId, 'PAID');
  await page.goto('/orders');
  await expect(page.getByRole('main')).toContainText('plus €8.40 deposit, settled at hand-over');
});
