// Not the test of the other specs: a browser rightly complains about files that are gone.
import { test as base, expect, type Page } from '@playwright/test';
import { type Releases, startReleases } from './support/releases.ts';

const test = base.extend<{ shop: Releases }>({
  shop: async ({ baseURL }, use) => {
    const shop = await startReleases(baseURL ?? '');
    await use(shop);
    shop.close();
  },
});

/** Opens the platters with one of them in the cart, and marks the document so that a new one is noticed. */
async function openTab(page: Page, shop: Releases) {
  await page.goto(`${shop.origin}/category/platter`);
  await page.getByRole('article').first().getByRole('button', { name: /^Add:/ }).click();
  await expect(page.locator('.cart-badge')).toHaveText('1');
  // The parts that come with the first action are there before the release is gone.
  await shop.quiet();
  await page.evaluate(() => Object.assign(window, { oldDocument: true }));
}

/** By way of the overview, whose code is there then. */
async function goOnToDrinks(page: Page, shop: Releases) {
  await page.getByRole('link', { name: 'Continue', exact: true }).click();
  await page.locator('a[href="/category/drinks"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drinks');
  // What is still on its way would be gone, and the page would be loaded anew for that.
  await shop.quiet();
}

const isOldDocument = (page: Page) => page.evaluate(() => 'oldDocument' in window);

test('a tab of the release before goes on to the page it was sent to, with its cart, and stays there', async ({
  page,
  shop,
}) => {
  await openTab(page, shop);
  shop.release();
  await page.getByRole('link', { name: 'Continue', exact: true }).click();
  await expect(page).toHaveURL(`${shop.origin}/categories-overview`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What else goes on the table?');
  await expect(page.locator('.cart-badge')).toHaveText('1');
  expect(await isOldDocument(page)).toBe(false);

  const documents = shop.documents();
  expect(documents).toBeLessThanOrEqual(3);
  await page.locator('a[href="/category/drinks"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drinks');
  expect(shop.documents()).toBe(documents);
});

test('a tab that is come back to loads its next page anew, also where it has the code for it', async ({
  page,
  shop,
}) => {
  await openTab(page, shop);
  await goOnToDrinks(page, shop);
  expect(await isOldDocument(page)).toBe(true);
  shop.release();
  const looked = page.waitForResponse((response) => response.request().method() === 'HEAD');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect((await looked).status()).toBe(404);
  await page.getByRole('link', { name: 'Continue', exact: true }).click();
  await expect(page).toHaveURL(`${shop.origin}/categories-overview`);
  await page.waitForFunction(() => !('oldDocument' in window));
  await expect(page.locator('.cart-badge')).toHaveText('1');
  expect(shop.documents()).toBe(2);
});

test('a part of the page that is gone reloads it once, and is there then', async ({ page, shop }) => {
  await openTab(page, shop);
  shop.release();
  const search = page.getByRole('button', { name: 'Search', exact: true });
  await search.click();
  await page.waitForFunction(() => !('oldDocument' in window));
  await expect(page.locator('.cart-badge')).toHaveText('1');
  await search.click();
  await expect(page.getByRole('dialog', { name: 'What would you like?' })).toBeVisible();
  expect(shop.documents()).toBe(2);
});

test('a way that begins while the page reloads for a missing part leads where it is to lead', async ({
  page,
  shop,
}) => {
  await openTab(page, shop);
  await goOnToDrinks(page, shop);
  shop.release();
  const reloaded = Promise.withResolvers<void>();
  await page.route('**/category/drinks', async (route) => {
    await reloaded.promise;
    await route.continue();
  });
  // Pressed by the page itself: Playwright would wait for the reload first.
  await page.evaluate(() => {
    const goOn = () => document.querySelector<HTMLElement>('main a[href="/categories-overview"]')?.click();
    const { navigation } = window as unknown as { navigation: EventTarget };
    navigation.addEventListener('navigate', (event) => {
      if ('navigationType' in event && event.navigationType === 'reload') setTimeout(goOn);
    });
  });
  const wentOn = page.waitForEvent('framenavigated');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await wentOn;
  reloaded.resolve();
  await page.waitForFunction(() => !('oldDocument' in window));
  await expect(page).toHaveURL(`${shop.origin}/categories-overview`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What else goes on the table?');
});

test('files that are missing from a release reload no page for ever', async ({ page, shop }) => {
  await openTab(page, shop);
  shop.loseTheRest();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.locator('.trouble')).toContainText('This could not be opened');
  expect(shop.documents()).toBe(1);

  await page.getByRole('link', { name: 'Continue', exact: true }).click();
  await expect(page).toHaveURL(`${shop.origin}/categories-overview`);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What else goes on the table?');
  expect(shop.documents()).toBeLessThanOrEqual(3);
});
