import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { signedIn, withAddress } from './support/signed-in.ts';
import { expect, test } from './support/test.ts';

const publicScreens = [
  '/',
  '/about',
  '/contact',
  '/categories-overview',
  '/category/platter',
  '/category/sandwiches',
  '/category/snacks-and-sides',
  '/category/drinks',
  '/category/nothing',
  '/shop/1',
  '/shop/99',
  '/cart',
  '/checkout-login',
  '/signin',
  '/payment/success',
  '/payment/failed',
  '/payment/canceled',
  '/payment/processing',
  '/unauthorized',
  '/imprint',
  '/terms',
  '/privacy',
  '/cookies',
  '/accessibility',
  '/nothing-here',
];
const ownScreens = ['/cart', '/cart?step=delivery', '/orders', '/profile'];
const widths = [375, 768, 1440];

/** A page as it stands: no sideways scrolling, no missing text, nothing that axe finds. */
async function inspect(page: Page, path: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide, `${path} is ${wide} px too wide at ${width} px`).toBeLessThanOrEqual(0);
  }
  await expect(page.locator('h1')).toHaveCount(1);
  const { violations } = await new AxeBuilder({ page })
    // No frames here: without its helper page for them the check takes half the time.
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found, path).toEqual([]);
}

for (const language of ['en', 'de'] as const) {
  test.describe(`every screen in ${language}`, () => {
    test.use({ language });
    test.setTimeout(180_000);

    test('for visitors', async ({ page, baseURL }) => {
      await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      for (const path of publicScreens) {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await inspect(page, path);
      }
    });

    test('for a customer with something in the cart', async ({ page, baseURL }) => {
      await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      const { token } = await signedIn(page, baseURL ?? '');
      await withAddress(baseURL ?? '', token);
      await page.goto('/category/platter');
      await page.getByRole('article').getByRole('button').first().click();
      for (const path of ownScreens) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await inspect(page, path);
      }
    });
  });
}
