// Not the test of the other specs: a browser rightly complains about files that it cannot fetch.

import { expect, test } from '@playwright/test';
import { heard, listen } from './support/heard.ts';
import { settled } from './support/settled.ts';
import { newCustomer, withAddress } from './support/signed-in.ts';
import { sample, withCart, withToken } from './support/storage.ts';

const noConnection = 'There is no connection right now.';

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('language', 'en')));

test('a link that is pressed without a connection keeps the page and says so, before anything was fetched for it', async ({
  page,
  context,
}) => {
  // Nothing that comes late may be needed to say it.
  await page.route(/assets\/(?!.*(manifest|framework|entry)).*toast/, (route) => route.abort());
  await page.goto('/category/drinks');
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Continue' }).click();
  const alert = page.getByRole('alert').filter({ hasText: noConnection });
  await expect(alert).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drinks');
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await expect(page).toHaveURL(/\/category\/drinks$/);
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(alert).toBeVisible();
  await context.setOffline(false);
  await expect(alert).toHaveCount(0);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/categories-overview$/);
});

test('without a connection the way back to a page that was seen before stays open where it needs nothing', {
  tag: '@smoke',
}, async ({ page, context }) => {
  await withCart(page, [[sample.rolls, 2]]);
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Continue shopping' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL(/\/cart$/);
  await page.getByRole('link', { name: 'Continue shopping' }).click();
  await settled(page);
  await context.setOffline(true);
  await page.evaluate(() => localStorage.setItem('accessToken', 'a-token'));
  await page.getByRole('link', { name: /^Cart/ }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your table so far');
});

test('above the order button it is said that there is no connection, and pressing it says so too', async ({
  page,
  context,
  baseURL,
}) => {
  await listen(page);
  const { token } = await newCustomer();
  await withAddress(baseURL ?? '', token);
  await withToken(page, token);
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  await withCart(page, [[sample.rolls, 2]], { deliveryDate: day, deliveryTime: '12:30' });
  await page.route(/assets\/.*toast-card/, (route) => route.abort());
  await page.goto('/cart?step=delivery');
  const order = page.getByRole('button', { name: 'Order with obligation to pay' });
  await expect(order).not.toHaveAttribute('aria-disabled');
  await settled(page);
  await context.setOffline(true);
  const inline = page.locator('.cart-paper').getByRole('alert').filter({ hasText: noConnection });
  await expect(inline).toBeVisible();
  await heard(page);
  await order.click();
  // It stands there already: it is heard once more, and no box with the same words covers it.
  await expect.poll(async () => (await heard(page)).join()).toContain(noConnection);
  await expect(page.locator('.trouble')).toHaveCount(0);
  await expect(order).toBeEnabled();
  await context.setOffline(false);
  await expect(inline).toHaveCount(0);
  await expect(page.locator('.trouble')).toHaveCount(0);
});

test('a step whose file cannot be fetched says so in its place and comes when it can be had', async ({
  page,
}) => {
  const { token } = await newCustomer();
  await withToken(page, token);
  await withCart(page, [[sample.rolls, 2]]);
  let isThere = false;
  await page.route('**/delivery-step-*.js', (route) =>
    isThere ? route.continue() : route.fulfill({ status: 503 }),
  );
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Continue to delivery' }).first().click();
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('This part could not be fetched.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where and when?');
  isThere = true;
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('button', { name: 'Order with obligation to pay' })).toBeVisible();
});

for (const [what, path, file, opener, opened] of [
  ['calendar', '/', '**/calendar-popover-*.js', 'Delivery date', 'Delivery date'],
  ['drawer', '/contact', '**/drawer-*.js', 'Open menu', 'Menu'],
] as const) {
  test(`a ${what} that cannot be fetched leaves the page, and opens when it can be had`, async ({ page }) => {
    let isThere = false;
    await page.route(file, (route) => (isThere ? route.continue() : route.fulfill({ status: 503 })));
    await page.setViewportSize({ width: 800, height: 900 });
    await page.goto(path);
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    const button = page.getByRole('button', { name: opener }).first();
    await button.click();
    await expect(page.getByRole('alert').filter({ hasText: /could not be (fetched|opened)/ })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    isThere = true;
    const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
    await ((await again.count()) > 0 ? again : button).click();
    await expect(page.getByRole('dialog', { name: opened })).toBeVisible();
  });
}
