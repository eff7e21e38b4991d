import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/customer.ts';
import { placedOrder, press } from './support/orders.ts';
import { sample, stored, withCart, withToken } from './support/storage.ts';

const problem = 'There was a problem updating your order. Please contact us for assistance.';

test('without an order id both pages say so', async ({ page }) => {
  for (const path of ['/payment/success', '/payment/failed']) {
    await page.goto(path);
    await expect(page.locator('main .text-error')).toHaveText('No order ID found in the URL');
  }
});

test('who is signed out is thanked, and nothing is asked', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/v1/') && asked.push(request.url()));
  await page.goto('/payment/success?productOrderId=0f8fad5b-d9cb-469f-a165-70867728950e');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order.');
  await expect(page.getByRole('main')).toContainText('a confirmation comes to your e-mail');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('/product-orders/'))).toEqual([]);
});

test('a paid order is thanked for after one question, and the cart is empty', async ({
  page,
  baseURL,
  customer,
}) => {
  const { publicId, sessionId } = await placedOrder(baseURL ?? '', customer.token, 'paid and seen');
  await press(sessionId, 'pay');
  await withToken(page, customer.token);
  await withCart(page, [[sample.rolls, 1]]);
  const asked: URL[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/update-order')) asked.push(new URL(request.url()));
  });
  await page.goto(`/payment/success?productOrderId=${publicId}`);
  await expect(page.getByRole('main')).toContainText(
    'Thank you for your order. Your payment was successful.',
  );
  await expect(page.getByRole('main')).toContainText('A confirmation is on its way to your e-mail.');
  await expect(page.locator('.plate-seen[data-tone="good"] svg')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(
    asked.map(({ searchParams }) => [searchParams.get('productOrderId'), searchParams.get('status')]),
  ).toEqual([[publicId, 'PAID']]);
  expect(JSON.parse((await stored(page, 'cart')) ?? '').items).toEqual([]);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'My orders' })).toHaveAttribute('href', '/orders');
  await expect(main.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  const receipt = main.getByRole('region', { name: `Order ${publicId.slice(0, 8)}` });
  await expect(receipt).toContainText('2 × Open rolls, mixed');
  await expect(receipt).toContainText('€116.00');
  await expect(receipt).toContainText('Pickup at the shop');
  await expectAccessible(page, 'the page of a paid order');
  await main.getByRole('link', { name: 'See the order' }).click();
  await expect(page).toHaveURL(/\/order$/);
  await expect(page.getByRole('main')).toContainText(publicId.slice(0, 8));
});

test('a payment that is not confirmed is processing, and asked for again for 15 seconds', async ({
  page,
  baseURL,
  customer,
}) => {
  const { publicId, sessionId } = await placedOrder(baseURL ?? '', customer.token, 'paid later');
  await press(sessionId, 'pay-later');
  await withToken(page, customer.token);
  await withCart(page, [[sample.rolls, 2]]);
  await page.clock.install();
  const inCart = async () => JSON.parse((await stored(page, 'cart')) ?? '{}').items ?? [];
  const waitInVain = async (left: object[]) => {
    await page.goto(`/payment/success?productOrderId=${publicId}`);
    await expect(page.getByRole('main')).toContainText('We are processing your payment …');
    // Who leaves meanwhile does not order once more what is paid.
    await expect.poll(inCart).toMatchObject(left);
    for (let question = 1; question < 11; question++) {
      const answer = page.waitForResponse(/update-order/);
      await page.clock.runFor(1500);
      await answer;
    }
    await expect(page.getByRole('main')).toContainText('The payment provider has not confirmed it yet');
  };
  await waitInVain([]);
  // What is put there since is another order's.
  await page.evaluate(
    (kept) => localStorage.setItem('cart', kept),
    JSON.stringify({ items: [{ product: { ...sample.rolls, imageUrl: null }, quantity: 3 }] }),
  );
  await waitInVain([{ quantity: 3 }]);
  expect(await inCart()).toMatchObject([{ quantity: 3 }]);
  await page.goto('/payment/processing');
  await expect(page.locator('main .text-error')).toHaveText('No order ID found in the URL');
});

test('a failed payment cancels its order, says so and leads back to the cart', async ({
  page,
  baseURL,
  customer,
}) => {
  const { publicId } = await placedOrder(baseURL ?? '', customer.token, 'never paid');
  await withToken(page, customer.token);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/update-order*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/payment/failed?productOrderId=${publicId}`);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Failed');
  await expect(main).toContainText('Updating your order …');
  release();
  await expect(main).toContainText(
    'No payment came about, and nothing was charged. Please try again or use a different payment method.',
  );
  await expect(main).toContainText('The order was canceled.');
  await expect(page.locator('.plate-seen[data-tone="bad"] svg')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Back to cart' })).toHaveAttribute('href', '/cart');
  await expect(main.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

test('an order that cannot be updated is a problem in red', async ({ page, customer }) => {
  await withToken(page, customer.token);
  const unknown = '00000000-0000-4000-8000-000000000000';
  for (const outcome of ['success', 'failed']) {
    await page.goto(`/payment/${outcome}?productOrderId=${unknown}`);
    const alert = page.locator('main .text-error');
    await expect(alert).toContainText(problem);
    await expect(alert).toHaveClass(/text-error/);
    await expect(page.getByRole('main')).toContainText('Update Failed');
  }
});
