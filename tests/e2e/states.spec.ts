import { expect, test } from './support/customer.ts';
import { placedOrder } from './support/orders.ts';
import { settled } from './support/settled.ts';
import { sample, withCart, withToken } from './support/storage.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('dishes, prices and legal pages can be read, and it is said how to order', { tag: '@smoke' }, async ({
    page,
  }) => {
    for (const [path, text] of [
      ['/category/platter', '€58.00'],
      ['/categories-overview', 'Drinks'],
      ['/shop/1', 'Open rolls, mixed'],
      ['/terms', 'Cancellation and changes'],
      ['/cart', 'Your table so far'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('main')).toContainText(text);
      await expect(page.locator('noscript p')).toHaveText(/also take orders by phone/);
      await expect(page.locator('noscript p')).toBeVisible();
    }
  });

  test('on the home page that is said in full, not behind the picture', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto('/');
    // A press on it arrives: nothing lies above it.
    await page.locator('noscript p').click({ trial: true });
  });

  test('where signing in is needed, nothing pretends to be loading', async ({ page }) => {
    for (const path of ['/orders', '/profile', '/payment/success']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.spinner')).toBeHidden();
    }
    await page.goto('/orders');
    await expect(page.getByText('Loading your orders')).toBeHidden();
  });
});

test.describe('for who wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('what waits breathes instead of turning, and no dish rises under the pointer', async ({ page }) => {
    await page.goto('/category/platter');
    await page.locator('.dish').first().hover();
    await expect(page.locator('.dish-picture').first()).toHaveCSS('transform', 'none');
    await page.route('**/get-all-for-customer', () => undefined);
    await withToken(page, 'a-token');
    await page.goto('/orders');
    await expect(page.getByRole('main').getByText('Loading your orders')).toBeVisible();
    const spinner = page.getByRole('main').locator('.spinner');
    await expect(spinner).toHaveCSS('animation-name', 'skeleton-breath');
    await expect(spinner).toHaveCSS('animation-duration', '1.6s');
  });
});

test('what changes in the cart of one tab changes in the other', async ({ page, context }) => {
  await withCart(page, [[sample.rolls, 1]]);
  await page.goto('/cart');
  await expect(page.locator('.cart-line-item')).toHaveCount(1);
  const other = await context.newPage();
  await other.goto('/category/drinks');
  await other.getByRole('article').getByRole('button', { name: /^Add:/ }).first().click();
  await expect(page.locator('.cart-line-item')).toHaveCount(2);
  // Both tabs are asked before and after, so that a failure says whose press did not count, or counted twice.
  await expect(other.locator('.cart-badge')).toHaveText('2');
  await page.getByRole('button', { name: 'Remove Open rolls, mixed' }).click();
  await expect(page.locator('.cart-line-item')).toHaveCount(1);
  await expect(other.locator('.cart-badge')).toHaveText('1');
});

test('a page that cannot come back without a connection says so, and comes once there is one', async ({
  page,
  context,
}) => {
  await page.goto('/category/drinks');
  await page.getByRole('article').getByRole('button', { name: /^Add:/ }).first().click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What else goes on the table?');
  await settled(page);
  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('no connection right now');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('no connection right now');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drinks');
  await expect(page.locator('.cart-badge')).toHaveText('1');
});

test('a page that takes its time shows that it is coming', async ({ page }) => {
  await page.goto('/categories-overview');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/category/drinks.data*', async (route) => {
    await held;
    await route.continue();
  });
  await page.locator('a[href="/category/drinks"]').click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/category\/drinks$/);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('on paper there is what was chosen and what it costs, without bars and buttons over it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.emulateMedia({ media: 'print' });
  await withCart(page, [[sample.rolls, 2]]);
  await page.goto('/cart');
  await expect(page.locator('.cart-line-total')).toHaveText('€116.00');
  for (const part of ['.header-end', '.cart-bar', '.footer']) await expect(page.locator(part)).toBeHidden();
  await page.goto('/category/platter');
  await expect(page.getByRole('article').first()).toContainText('€58.00');
  for (const part of ['.bar', '.filter', '.dish-buy >> nth=0']) {
    await expect(page.locator(part)).toBeHidden();
  }
});

test('on paper an order is named with all that was ordered, and nothing to press', async ({
  page,
  customer,
  baseURL,
}) => {
  const productQuantities = { '101': 1, '701': 1, '702': 1, '703': 1, '704': 1, '705': 1 };
  await placedOrder(baseURL ?? '', customer.token, 'on paper', { productQuantities });
  await page.setViewportSize({ width: 375, height: 800 });
  await page.emulateMedia({ media: 'print' });
  await withToken(page, customer.token);
  await page.goto('/orders');
  const items = page.locator('.order-items').first();
  await expect(items).toContainText('Mixed crate');
  expect(await items.evaluate((text) => text.scrollHeight - text.clientHeight)).toBe(0);
  for (const button of await page.getByRole('main').locator('button').all())
    await expect(button).toBeHidden();
});

for (const [path, title, slow] of [
  ['/cart?step=delivery', 'Where and when?', '**/delivery-step-*.js'],
  ['/profile', 'My profile', '**/v1/customers'],
  ['/orders', 'My orders', '**/get-all-for-customer'],
] as const) {
  test(`on ${path} the footer does not flash up before the rest comes`, async ({ page, customer }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(slow, async (route) => {
      await held;
      await route.continue();
    });
    await withToken(page, customer.token);
    await withCart(page, [[sample.rolls, 2]]);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('contentinfo')).not.toBeInViewport();
    release();
    await expect(page.locator('main :is(h2, table)').first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  });
}
