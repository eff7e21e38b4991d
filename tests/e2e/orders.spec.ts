import { readFileSync } from 'node:fs';
import { extractXml } from '@stackforge-eu/factur-x';
import { expectAccessible } from './support/accessible.ts';
import { placedOrder, press, updateOrder } from './support/orders.ts';
import { newCustomer, withAddress } from './support/signed-in.ts';
import { stored, withToken } from './support/storage.ts';
import { expect, test } from './support/test.ts';

test('my orders and my profile lead who is signed out to sign-in', async ({ page }) => {
  for (const path of ['/orders', '/profile']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/signin$/);
    expect(await page.evaluate(() => sessionStorage.getItem('redirectAfterLogin'))).toBe(path);
  }
});

test('a token that is no longer good is removed, and the page of the expired session opens', async ({
  page,
}) => {
  await withToken(page, 'a-token-of-another-day');
  await page.goto('/orders');
  await expect(page).toHaveURL(/\/unauthorized$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Session Expired');
  const main = page.getByRole('main');
  await expect(main).toContainText('Please login again to continue.');
  await expect(main.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin');
  await expect(main.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  expect(await stored(page, 'accessToken')).toBeNull();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('the page of the expired session, opened by itself, ends the session', async ({ page }) => {
  await withToken(page, 'a-token-of-another-day');
  await page.goto('/unauthorized');
  await expect.poll(() => stored(page, 'accessToken')).toBeNull();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('orders are none, then a table or cards, sorted by date or status', { tag: '@smoke' }, async ({
  page,
  baseURL,
}) => {
  const shop = baseURL ?? '';
  const { token } = await newCustomer();
  await withToken(page, token);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/get-all-for-customer', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/orders');
  await expect(page.getByRole('main')).toContainText('Loading your orders …');
  release();
  await expect(page.getByRole('heading', { name: 'No orders found' })).toBeVisible();

  const first = await placedOrder(shop, token, 'first', {
    deliveryAddressId: await withAddress(shop, token),
    productQuantities: { '101': 1, '102': 1, '103': 1, '701': 1, '702': 1, '703': 1, '704': 1, '705': 1 },
  });
  await press(first.sessionId, 'pay');
  await updateOrder(shop, token, first.publicId, 'PAID');
  await aSecond();
  const second = await placedOrder(shop, token, 'second');
  await updateOrder(shop, token, second.publicId, 'CANCELED');
  await aSecond();
  await placedOrder(shop, token, 'third', { productQuantities: { '101': 3 } });

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My orders');
  const row = page.getByRole('row');
  await expect(row.first().getByRole('columnheader')).toHaveText([
    'No.',
    'Order ID',
    'Date',
    'Address',
    'Items',
    'Delivery time',
    'Instructions',
    'Total amount',
    'Discount',
    'Status',
  ]);
  const statuses = page.locator('.order-table .chip');
  const numbers = page.locator('.order-table tr:has(.chip) td:first-child');
  await expect(statuses).toHaveText(['Payment open', 'Canceled', 'Paid']);
  await expect(statuses).toHaveClass([/chip-neutral/, /chip-bad/, /chip-good/]);
  await expect(row.nth(1)).toContainText('€174.00');
  await expect(row.nth(1)).toContainText('third');
  await expect(row.nth(1)).toContainText('Not specified');
  await expect(row.nth(1)).toContainText(/\d\d\.\d\d\.\d{4} \d\d:\d\d/);
  const sort = (name: string) => page.getByRole('main').getByRole('button', { name });
  await sort('Date').click();
  await expect(statuses).toHaveText(['Paid', 'Canceled', 'Payment open']);
  await expect(numbers).toHaveText(['1', '2', '3']);
  await sort('Status').click();
  await expect(statuses).toHaveText(['Payment open', 'Paid', 'Canceled']);
  await sort('Status').click();
  await expect(statuses).toHaveText(['Canceled', 'Paid', 'Payment open']);

  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.getByRole('table')).toHaveCount(0);
  const cards = page.locator('.order-card');
  await expect(cards.locator('.chip')).toHaveText(['Canceled', 'Paid', 'Payment open']);
  await sort('Date').click();
  await expect(cards.locator('.chip')).toHaveText(['Payment open', 'Canceled', 'Paid']);
  const items = cards.last().locator('.order-items');
  await expect(items).toHaveCSS('-webkit-line-clamp', '3');
  expect(await items.evaluate((text) => text.scrollHeight > text.clientHeight)).toBe(true);
  for (const [tone, color] of Object.entries({ good: 'green', bad: 'red', neutral: 'blue' })) {
    const painted = await page.locator(`.chip-${tone}`).first().evaluate(inkOf);
    expect(painted, `${tone} is ${color}`).toBe(color);
  }
});

test('an old order is ordered again: what is still sold, at the prices of today', async ({
  page,
  baseURL,
}) => {
  const shop = baseURL ?? '';
  const { token } = await newCustomer();
  await withToken(page, token);
  const { publicId } = await placedOrder(shop, token, 'lunch', { productQuantities: { '101': 2, '701': 1 } });
  await updateOrder(shop, token, publicId, 'CANCELED');
  const products = (await (await fetch(`${shop}/v1/products`)).json()) as { id: number; price: number }[];
  const today = products
    .filter(({ id }) => id !== 701)
    .map((product) => (product.id === 101 ? { ...product, price: 60 } : product));
  await page.route('**/v1/products*', (route) => route.fulfill({ json: today }));
  await page.goto('/orders');
  const again = page.getByRole('main').getByRole('button', { name: /^Order again: [0-9a-f]{8}$/ });
  await page.route('**/v1/products*', (route) => route.abort('internetdisconnected'), { times: 1 });
  await again.click();
  await expect(page.getByText('The cart could not be filled').first()).toBeVisible();
  await expect(again).toBeEnabled();
  await again.click();
  await expect(page).toHaveURL(/\/cart$/);
  const messages = page.locator('.toast');
  await expect(messages.filter({ hasText: 'No longer on the menu' })).toContainText('Mixed crate');
  await expect(messages.filter({ hasText: 'Added to cart' })).toContainText(/2 items from order [0-9a-f]{8}/);
  await expect(page.getByRole('main')).toContainText('€60.00 each');
  await expect(page.getByRole('main')).toContainText('€120.00');
});

test('a payment that takes its time is being confirmed: nothing to press, until the money is there', async ({
  page,
  baseURL,
}) => {
  const shop = baseURL ?? '';
  const { token } = await newCustomer();
  await withToken(page, token);
  const { publicId, sessionId } = await placedOrder(shop, token, 'by bank transfer');
  await press(sessionId, 'pay-later');
  await updateOrder(shop, token, publicId, 'PAID');
  await page.goto('/orders');
  const chip = page.locator('.order-table .chip');
  await expect(chip).toHaveText('Payment is being confirmed');
  await expect(chip).toHaveClass(/chip-neutral/);
  const actions = page.getByRole('group', { name: /^What you can do with order/ });
  await expect(actions.getByRole('button')).toHaveText(['Order again']);
  await expect(actions).toContainText('Please do not pay a second time.');
  await page.goto('/orders?lang=de');
  await expect(chip).toHaveText('Zahlung wird bestätigt');
  await press(sessionId, 'settle');
  await updateOrder(shop, token, publicId, 'PAID');
  await page.reload();
  await expect(chip).toHaveText('Bezahlt');
});

test('an open order is paid now, then canceled, after saying what goes back and until when', {
  tag: '@smoke',
}, async ({ page, baseURL }) => {
  const shop = baseURL ?? '';
  const { token } = await newCustomer();
  await withToken(page, token);
  const inThreeDays = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await placedOrder(shop, token, 'pay me', { preferDateAndTime: `${inThreeDays}T12:30` });
  await page.goto('/orders');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Pay now: order [0-9a-f]{8}$/ }).click();
  await page.getByRole('button', { name: /Pay €116.00/ }).click();
  await expect(page).toHaveURL(/\/payment\/success/);
  await expect(page.getByText('Your payment was successful.')).toBeVisible();

  await page.goto('/orders');
  await expect(page.locator('.order-table .chip')).toHaveText(['Paid']);
  await expect(main).toContainText(/Cancel with full refund until \w+, \w+ \d+, \d+ at 12:30/);
  const cancel = main.getByRole('button', { name: /^Cancel order/ });
  await cancel.click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  await expect(dialog).toContainText('You get the full €116.00 back the way you paid.');
  await expect(dialog).toContainText(/until \w+, \w+ \d+, \d+ at 12:30/);
  await expectAccessible(page, 'the dialog');
  await page.keyboard.press('Escape');
  await expect(cancel).toBeFocused();
  await expect(page.locator('.order-table .chip')).toHaveText(['Paid']);
  await cancel.click();
  await dialog.getByRole('button', { name: 'Cancel and get €116.00 back' }).click();
  await expect(page.locator('.order-table .chip')).toHaveText(['Canceled']);
  await expect(page.getByRole('group', { name: /^What you can do with order/ })).toBeFocused();
  await expect(main).toContainText('We have sent €116.00 back the way you paid.');
  await expect(cancel).toHaveCount(0);

  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: /^Download Credit note ST-\d{4}-\d{5} \(PDF\)$/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^ST-\d{4}-\d{5}\.pdf$/);
  const pdf = readFileSync(await file.path());
  expect((await extractXml(pdf)).xml).toContain('<ram:GrandTotalAmount>116.00</ram:GrandTotalAmount>');
  expect(pdf.toString('latin1')).toContain('/OutputIntents');
});

test('orders that cannot be fetched are an error in a toast', async ({ page }) => {
  await withToken(page, 'a-token');
  await page.route('**/get-all-for-customer', (route) => route.fulfill({ status: 400 }));
  await page.goto('/orders');
  await expect(page.locator('.toast-error')).toContainText('Error');
  await expect(page.locator('.toast-error')).toContainText('Failed to fetch orders');
});

/** Orders are dated to the second. */
function aSecond(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1050));
}

/** The colour family of an element's text; runs in the page. */
function inkOf(element: Element): string {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return 'none';
  canvas.fillStyle = getComputedStyle(element).color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  if (red > green && red > blue) return 'red';
  return green > blue ? 'green' : 'blue';
}
