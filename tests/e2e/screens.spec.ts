import type { Page } from '@playwright/test';
import { shop } from '#content/shop.ts';
import { expectAccessible, expectToFit } from './support/accessible.ts';
import { mailTo } from './support/mailbox.ts';
import { canceled } from './support/orders.ts';
import { signedIn, signInAgain, withAddress } from './support/signed-in.ts';
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
  '/product/103-green-platter',
  '/product/99999',
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
  // The question about cookies comes last.
  await expect(page.locator('.consent')).toBeAttached();
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
      const { email, token } = await signedIn(page);
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
      await canceled(baseURL ?? '', token, new URL(page.url()).searchParams.get('productOrderId') ?? '');
      const mails = [];
      await signInAgain(baseURL ?? '', email);
      for (const subject of [/^\d{8}/, /booked|bestellt/, /canceled|storniert/])
        mails.push(await mailTo(email, subject));
      const { ordersEmail } = shop;
      for (const kind of ['Neue Bestellung', 'Storniert'])
        mails.push(await mailTo(ordersEmail, new RegExp(`^${kind}: `), 0, email));
      for (const { id, subject } of mails) {
        await page.goto(`http://127.0.0.1:${process.env.MAILBOX_PORT}/email/${id}/html`);
        await page.addStyleTag({ content: '* { font-family: "DejaVu Sans", Verdana !important; }' });
        await expectToFit(page, `e-mail ${subject} in wide letters`);
        await expectAccessible(page, `e-mail ${subject}`);
      }
    });
  });
}

test.describe('every screen in the colours a visitor has chosen for all pages', () => {
  test.use({ language: 'de', contextOptions: { forcedColors: 'active' }, colorScheme: 'dark' });
  test.setTimeout(120_000);

  test('has text and icons in those colours, and no light on a wall that is not there', async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: 'language', value: 'de', url: baseURL ?? '' }]);
    await page.goto('/');
    await expect(page.locator('.hero-window')).toBeHidden();
    for (const path of publicScreens) {
      await page.goto(path);
      await expectAccessible(page, path);
      const strays = await page.evaluate(() =>
        [...document.querySelectorAll('svg')]
          .filter(
            (icon) =>
              icon.parentElement &&
              getComputedStyle(icon).color !== getComputedStyle(icon.parentElement).color,
          )
          .map((icon) => icon.outerHTML),
      );
      expect(strays, path).toEqual([]);
    }
  });

  test('shows what is chosen, and buttons and sheets by their borders', async ({ page, baseURL }) => {
    const { token } = await signedIn(page);
    await withAddress(baseURL ?? '', token);
    await withAddress(baseURL ?? '', token, { name: 'Home' });
    await page.goto('/category/platter');
    await page.getByRole('article').getByRole('button').first().click();
    await expectChosen(page, '.filter-pill:has(input)');
    await page.goto('/cart?step=delivery');
    await stepsOf(page, 'de').chooseDayAndTime('12:30');
    for (const choice of ['.slot', '.choice-card:has([name=fulfilment])', '#invoice-to .choice-card'])
      await expectChosen(page, choice);
    for (const sheet of ['.button-main', '.paper', '.choice-card', '.address-card', '.stepper, .slot'])
      await expect(page.locator(sheet).first(), sheet).not.toHaveCSS('border-top-width', '0px');
    await expectAccessible(page, 'delivery step');
  });
});

/** The chosen one of a group has a ground of its own. */
async function expectChosen(page: Page, choice: string): Promise<void> {
  const grounds = await page
    .locator(choice)
    .evaluateAll((all) =>
      all.map((one) => [one.matches(':has(:checked)'), getComputedStyle(one).backgroundColor] as const),
    );
  const chosen = grounds.filter(([checked]) => checked).map(([, ground]) => ground);
  expect(chosen, choice).toHaveLength(1);
  expect(
    grounds.filter(([checked]) => !checked).map(([, ground]) => ground),
    choice,
  ).not.toContain(chosen[0]);
}
