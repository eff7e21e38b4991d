import type { Page } from '@playwright/test';
import { expectAccessible, expectToFit } from './support/accessible.ts';
import { mailTo } from './support/mailbox.ts';
import { signedIn, withAddress } from './support/signed-in.ts';
import { stepsOf } from './support/steps.ts';
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

/** A page as it stands. */
async function inspect(page: Page, path: string): Promise<void> {
  await expectToFit(page, path);
  await expect(page.locator('h1')).toHaveCount(1);
  await expectAccessible(page, path);
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
      const { email, token } = await signedIn(page, baseURL ?? '');
      await withAddress(baseURL ?? '', token);
      await page.goto('/category/platter');
      await page.getByRole('article').getByRole('button').first().click();
      for (const path of ownScreens) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await inspect(page, path);
      }

      const visitor = stepsOf(page, language);
      await page.goto('/cart?step=delivery');
      await visitor.chooseDayAndTime('12:30');
      await visitor.placeOrder();
      await expectToFit(page, 'payment sandbox');
      await expectAccessible(page, 'payment sandbox');
      await visitor.pay();
      await visitor.seePaid();
      for (const subject of [/\d{8}/, /booked|bestellt/]) {
        const { id } = await mailTo(email, subject);
        await page.goto(`http://127.0.0.1:${process.env.MAILBOX_PORT}/email/${id}/html`);
        await expectAccessible(page, `e-mail ${subject}`);
      }
    });
  });
}
