import { stepsOf } from './support/steps.ts';
import { sample, store, stored, withCart, withToken } from './support/storage.ts';
import { expect, test } from './support/test.ts';

test('the header of a visitor has home, about us, contact us, my profile and sign in', async ({ page }) => {
  await page.goto('/terms');
  const header = page.getByRole('banner');
  const links = header.getByRole('navigation', { name: 'Main navigation' }).getByRole('link');
  await expect(links).toHaveText(['Home', 'Menu', 'About us', 'Contact us', 'My profile']);
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(['/', '/categories-overview', '/about', '/contact', '/profile']);
  await expect(header.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin');
  await expect(header.locator('.cart-badge')).toHaveCount(0);
  await header.getByRole('link', { name: 'Tischlein' }).click();
  await expect(page).toHaveURL('/');
});

test('the cart icon counts pieces and leads a visitor through sign-in to the cart', async ({ page }) => {
  await withCart(page, [
    [sample.rolls, 2],
    [sample.crate, 3],
  ]);
  await page.goto('/about');
  const icon = page.getByRole('link', { name: 'Cart, 5 in it' });
  await expect(icon.locator('.cart-badge')).toHaveText('5');
  await icon.click();
  await expect(page).toHaveURL(/\/signin$/);
  const target = () => page.evaluate(() => sessionStorage.getItem('redirectAfterLogin'));
  expect(await target()).toBe('/cart');
  await stepsOf(page, 'en').signIn();
  await expect(page).toHaveURL(/\/cart$/);
  expect(await target()).toBeNull();
  expect(await stored(page, 'accessToken')).toMatch(/^\S{40,}$/);
});

test('a customer has my orders, the cart at once, and logs out by the profile menu', async ({ page }) => {
  await withToken(page, 'a-token-of-another-day');
  await withCart(page, [[sample.rolls, 1]]);
  await page.goto('/about');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'My orders' })).toHaveAttribute('href', '/orders');
  await expect(header.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  await header.getByRole('link', { name: /^Cart/ }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await expect(page.locator('.menu-list:popover-open').getByRole('link')).toHaveText(['My profile']);
  await page.evaluate(() => {
    window.addEventListener('auth-changed', () => sessionStorage.setItem('heard', 'auth-changed'));
    sessionStorage.setItem('deliveryDraft', '{"instruction":"Ring twice"}');
  });
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('.toast')).toContainText('Logged out');
  await expect(page.locator('.toast')).toContainText('You have been successfully logged out');
  expect(await stored(page, 'accessToken')).toBeNull();
  expect(await page.evaluate(() => sessionStorage.getItem('heard'))).toBe('auth-changed');
  expect(await page.evaluate(() => sessionStorage.getItem('deliveryDraft'))).toBeNull();
  await expect(header.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('signing in and out is noticed from an event and from another tab', async ({ page, context }) => {
  await page.goto('/about');
  const profileMenu = page.getByRole('button', { name: 'Profile menu' });
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem('accessToken', 'x');
    window.dispatchEvent(new Event('auth-changed'));
  });
  await expect(profileMenu).toBeVisible();
  const other = await context.newPage();
  await other.goto('/cookies');
  await expect(other.getByRole('button', { name: 'Profile menu' })).toBeVisible();
  await other.evaluate(() => localStorage.removeItem('accessToken'));
  await expect(page).toHaveURL('/');
  const toast = page.locator('.toast-error');
  await expect(toast).toContainText('Session Expired');
  await expect(toast).toContainText('Please log in again.');
  await expect(profileMenu).toHaveCount(0);
  await other.evaluate(() => localStorage.setItem('accessToken', 'y'));
  await expect(profileMenu).toBeVisible();
});

test('the drawer is 280 px wide, 350 px on larger screens, and closes after a choice', async ({ page }) => {
  await withToken(page, 'a-token-of-another-day');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/contact');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  const open = page.getByRole('button', { name: 'Open menu' });
  await open.click();
  await expect(drawer).toHaveCSS('width', '280px');
  await expect(drawer.getByRole('navigation', { name: 'Main navigation' }).getByRole('link')).toHaveText([
    'Home',
    'Menu',
    'Plan a table',
    'About us',
    'Contact us',
    'My orders',
    'My profile',
  ]);
  await expect(drawer.getByRole('link', { name: 'Imprint' })).toBeVisible();
  await drawer.getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(drawer).toBeHidden();
  await page.setViewportSize({ width: 820, height: 900 });
  await open.click();
  await expect(drawer).toHaveCSS('width', '350px');
  await drawer.getByRole('button', { name: 'Log out' }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/');
  await open.click();
  await expect(drawer.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin');
  await drawer.getByRole('link', { name: 'DE Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await stored(page, 'language')).toBe('de');
});

test('the language menu offers English and Deutsch and reloads the page', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
  const choices = page.locator('.menu-list:popover-open').getByRole('link');
  await expect(choices).toHaveText(['English', 'Deutsch']);
  await choices.nth(1).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('link', { name: 'Über uns' }).first()).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  expect(await stored(page, 'language')).toBe('de');
  await page.goto('/contact');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test.describe('with a language that does not exist', () => {
  test('the page is in English', async ({ page }) => {
    await store(page, 'localStorage', 'language', 'tlh');
    await page.goto('/about');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The people behind the table');
  });
});

test('breadcrumbs name the way, on every page but home', async ({ page }) => {
  await page.goto('/');
  const crumbs = page.getByRole('navigation', { name: 'You are here' });
  await expect(crumbs).toHaveCount(0);
  await page.goto('/checkout-login');
  await expect(crumbs).toHaveText('Home/Checkout');
  const home = await crumbs.getByRole('link', { name: 'Home' }).boundingBox();
  expect(Math.min(home?.width ?? 0, home?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await page.goto('/category/snacks-and-sides?lang=de');
  await expect(page.getByRole('navigation', { name: 'Sie sind hier' })).toHaveText(
    'Start/Snacks und Beilagen',
  );
});

test('the footer has the means of payment, the legal pages and whose it is', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading', { name: 'Payment methods' })).toBeVisible();
  await expect(footer).toContainText('You pay securely by card');
  const logos = await footer.getByRole('img').evaluateAll((all) => all.map((img) => img.getAttribute('alt')));
  expect(logos).toEqual(['Visa', 'Mastercard', 'Klarna', 'American Express']);
  await expect(footer).toContainText('© 2025 Tischlein. All rights reserved.');
  await expect(footer.getByRole('link', { name: /^Site by/ })).toHaveAttribute('href', /^https:/);
  const legal = ['Imprint', 'Terms', 'Privacy', 'Cookies', 'Accessibility'];
  await expect(footer.getByRole('navigation').getByRole('link')).toContainText(legal);
  for (const name of legal) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/${name.toLowerCase()}`);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test('the footer is not on the pages of the menu, the legal pages are in the header there', async ({
  page,
}) => {
  for (const path of ['/category/platter', '/categories-overview', '/category/salads', '/category/drinks']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Legal' }).click();
  await expect(page.locator('.menu-list:popover-open').getByRole('link')).toHaveText([
    'Imprint',
    'Terms',
    'Privacy',
    'Cookies',
    'Accessibility',
  ]);
  await page.goto('/category/sandwiches');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('every page has its title in both languages', async ({ request }) => {
  const titles = {
    '/': ['Catering in Berlin', 'Catering in Berlin'],
    '/about': ['About us', 'Über uns'],
    '/cart': ['Your cart', 'Ihr Warenkorb'],
    '/orders': ['My orders', 'Meine Bestellungen'],
    '/profile': ['My profile', 'Mein Profil'],
    '/imprint': ['Imprint', 'Impressum'],
    '/privacy': ['Privacy policy', 'Datenschutzerklärung'],
    '/terms': ['Terms and conditions', 'Allgemeine Geschäftsbedingungen'],
    '/cookies': ['Cookie policy', 'Cookie-Richtlinie'],
    '/category/sweets': ['Sweets · Order catering', 'Süßes · Catering bestellen'],
    '/nowhere': ['Page not found · Catering in Berlin', 'Seite nicht gefunden · Catering in Berlin'],
  };
  for (const [path, [en, de]] of Object.entries(titles)) {
    for (const [language, title] of [
      ['en', en],
      ['de', de],
    ]) {
      const html = await (await request.get(`${path}?lang=${language}`)).text();
      expect(/<title>(.*?)<\/title>/.exec(html)?.[1], path).toBe(`${title} · Tischlein`);
    }
  }
});

test('a page is in English unless its address or the browser says otherwise', async ({
  playwright,
  baseURL,
}) => {
  const request = await playwright.request.newContext({ baseURL });
  const language = async (path: string, headers = {}) =>
    /<html lang="(..)"/.exec(await (await request.get(path, { headers })).text())?.[1];
  expect(await language('/about')).toBe('en');
  expect(await language('/about?lang=de')).toBe('de');
  await request.dispose();
});

test('a new page starts at its top, going back restores the place', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Meet the team' }).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(100);
  await page.getByRole('link', { name: 'Meet the team' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
});

test('an unknown address says so at its top and leads home', { tag: '@smoke' }, async ({ page }) => {
  const answer = await page.goto('/no/such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing is laid here');
  await expect(page.getByText('Page not found')).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});

test('toasts come newest first, three at most, 356 px wide, and go after 4 and 5 seconds, errors when they are closed', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/category/platter');
  const add = page.getByRole('article').getByRole('button', { name: /^Add:/ });
  await expect(page.locator('.hint')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (let count = 0; count < 4; count++) await add.first().click();
  const toasts = page.locator('.toast');
  await expect(toasts).toHaveCount(3);
  const names = await page.getByRole('article').getByRole('heading').allTextContents();
  await expect(toasts.first()).toContainText(names[3] ?? '');
  await expect(toasts.last()).toContainText(names[1] ?? '');
  await expect(page.locator('.toasts')).toHaveCSS('width', '356px');
  await page.mouse.move(5, 400);
  await page.clock.runFor(3500);
  await expect(toasts).toHaveCount(3);
  await page.clock.runFor(600);
  await expect(toasts).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('accessToken', 'x'));
  await page.evaluate(() => window.dispatchEvent(new Event('auth-changed')));
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(toasts).toHaveCount(1);
  await page.mouse.move(5, 400);
  await page.clock.runFor(4500);
  await expect(toasts).toHaveCount(1);
  await page.clock.runFor(1600);
  await expect(toasts).toHaveCount(0);
  await withErrorToast();
  await page.clock.runFor(60_000);
  await expect(page.locator('.toast-error')).toHaveCount(1);
  await page.getByRole('button', { name: /^Close message/ }).click();
  await expect(toasts).toHaveCount(0);

  async function withErrorToast() {
    await page.evaluate(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', oldValue: 'x' }));
    });
    await expect(page.locator('.toast-error')).toHaveCount(1);
  }
});
