import type { Page, Request } from '@playwright/test';
import { m } from '#messages';
import { consentOf } from './support/consent.ts';
import { type Customer, newCustomer, withAddress } from './support/signed-in.ts';
import { stepsOf } from './support/steps.ts';
import { expect, test } from './support/test.ts';

const tagHost = 'www.googletagmanager.com';
const english = { locale: 'en' } as const;

test.use({ allowedHosts: [tagHost] });
test.describe.configure({ mode: 'default' });

let customer: Customer;
test.beforeAll(async ({ baseURL }) => {
  customer = await newCustomer();
  await withAddress(baseURL ?? '', customer.token);
});

/** Answers for Google with a script that does nothing, and notes what the page asks and says. */
async function listenForGoogle(page: Page) {
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === tagHost) asked.push(request);
  });
  await page.route(`https://${tagHost}/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.tagRan = true' }),
  );
  await page.addInitScript((token) => localStorage.setItem('accessToken', token), customer.token);
  const commands = (): Promise<unknown[][]> =>
    page.evaluate(() =>
      ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((command) =>
        Array.from(command),
      ),
    );
  return {
    asked,
    commands,
    conversions: async () => (await commands()).filter(([name]) => name === 'event'),
  };
}

async function orderAndPay(page: Page) {
  const visitor = stepsOf(page, 'en');
  await visitor.bringPlattersToDelivery('Open rolls, mixed');
  await visitor.chooseDayAndTime('23:00');
  await visitor.placeOrder();
  await visitor.pay();
  await visitor.seePaid();
  return new URL(page.url()).searchParams.get('productOrderId');
}

test('after consent a paid order is reported once', async ({ page }) => {
  const { asked, commands, conversions } = await listenForGoogle(page);
  await page.goto('/');
  await consentOf(page, 'en').accept.click();
  const transaction_id = await orderAndPay(page);
  await expect.poll(() => page.evaluate(() => 'tagRan' in window)).toBe(true);
  expect(asked.map((request) => request.url())).toEqual([`https://${tagHost}/gtag/js?id=AW-123456789`]);
  expect(await conversions()).toEqual([
    [
      'event',
      'conversion',
      { send_to: 'AW-123456789/TestLabel', value: 58, currency: 'EUR', transaction_id },
    ],
  ]);
  const names = (await commands()).map(([name]) => name);
  expect(names).toEqual(['consent', 'js', 'config', 'event']);

  await page.reload();
  await expect(page.getByText(m.payment_thanks({}, english))).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(1);
});

test('consent that is given on the success page still counts, but only once', async ({ page }) => {
  const { asked, conversions, commands } = await listenForGoogle(page);
  const { accept, settings, marketing, save } = consentOf(page, 'en');
  await orderAndPay(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await accept.click();
  await expect.poll(conversions).toHaveLength(1);
  for (const isAllowed of [false, true]) {
    await settings.click();
    await marketing.setChecked(isAllowed);
    await save.click();
  }
  expect(await conversions()).toHaveLength(1);
  expect((await commands()).at(-1)).toEqual([
    'consent',
    'update',
    expect.objectContaining({ ad_storage: 'denied' }),
  ]);
  expect(asked).toHaveLength(1);
});

test('where staff are signed in nothing is asked of Google, whatever was allowed', async ({ page }) => {
  const { asked, commands } = await listenForGoogle(page);
  await page.context().addCookies([{ name: 'staff', value: '1', domain: 'localhost', path: '/' }]);
  await page.goto('/');
  await consentOf(page, 'en').accept.click();
  await orderAndPay(page);
  await page.waitForLoadState('networkidle');
  expect(await commands()).toEqual([]);
  expect(asked).toEqual([]);
});

test('refused: nothing is asked of Google, also for a paid order', async ({ page }) => {
  const { asked, commands } = await listenForGoogle(page);
  await page.goto('/');
  await consentOf(page, 'en').refuse.click();
  await orderAndPay(page);
  await page.waitForLoadState('networkidle');
  expect(await commands()).toEqual([]);
  expect(asked).toEqual([]);
});
