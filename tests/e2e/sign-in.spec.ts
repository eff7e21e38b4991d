import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { mailTo } from './support/mailbox.ts';
import { stored, withToken } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const card = '.paper';

/** Asks for a code on a sign-in screen; answers the e-mail with it. */
async function askForCode(page: Page, address: string) {
  await page.getByLabel('E-mail', { exact: true }).fill(address);
  await expect(page.getByText('You are human')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Send access code' }).click();
  await expect(page.getByRole('main').getByText(`We sent a code to ${address}.`)).toBeVisible();
  return mailTo(address, /^\d{8}/);
}

test('sign-in sends nothing before the check is solved and the e-mail valid, refuses a wrong code, and leads home', {
  tag: '@smoke',
}, async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v1/auth/access-code')) sent.push(request.url());
  });
  await page.goto('/signin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you');
  await expect(page.locator(card)).toContainText('By signing in you agree to our terms and privacy policy.');
  const email = page.getByLabel('E-mail', { exact: true });
  const send = page.getByRole('button', { name: 'Send access code' });
  await expect(send).toBeDisabled();
  await email.focus();
  await email.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'I am human' })).not.toBeChecked();
  await email.fill('jana@');
  await expect(page.getByText('You are human')).toBeVisible({ timeout: 30_000 });
  await send.click();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  expect(sent).toEqual([]);

  const address = `visitor-${randomUUID()}@example.com`;
  await email.fill(address);
  await send.click();
  await expect(page.getByRole('main').getByText(`We sent a code to ${address}.`)).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(new URL(sent[0] ?? '').searchParams.get('type')).toBe('LOGIN');
  const verify = page.getByRole('button', { name: 'Verify code' });
  await verify.click();
  await expect(page.getByText('Access code is required')).toBeVisible();
  const code = page.getByLabel('Access code', { exact: true });
  await code.fill('1');
  await verify.click();
  await expect(page.locator('.toast-error')).toContainText('Error');
  await expect(page.locator('.toast-error')).toContainText('This access code is wrong or has expired.');
  expect(await stored(page, 'accessToken')).toBeNull();

  const heard = page.evaluate(
    () => new Promise((resolve) => window.addEventListener('auth-changed', () => resolve('heard'))),
  );
  const { subject } = await mailTo(address, /^\d{8}/);
  await code.fill(/^\d{8}/.exec(subject)?.[0] ?? '');
  expect(await heard).toBe('heard');
  await expect(page).toHaveURL('/');
  expect(await stored(page, 'accessToken')).not.toBeNull();
});

test('another e-mail can be used, and what fails says why and removes a stored token', async ({ page }) => {
  await withToken(page, 'a-token-of-another-day');
  await page.goto('/checkout-login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Almost at the table');
  await expect(page.getByRole('main').getByRole('link', { name: 'Back to cart' })).toHaveAttribute(
    'href',
    '/cart',
  );
  await expect(page.locator(card)).toContainText('By signing in you agree');
  const send = page.getByRole('button', { name: 'Send access code' });
  const toast = page.locator('.toast-error').first();
  const email = page.getByLabel('E-mail', { exact: true });
  await email.fill('jana@example.com');
  await page.route('**/v1/auth/access-code*', (route) => route.fulfill({ status: 400 }), { times: 1 });
  await send.click();
  await expect(toast).toContainText('Error');
  await expect(toast).toContainText('Failed to send access code. Please try again.');
  await page.route('**/v1/auth/access-code*', (route) => route.fulfill({ status: 200, body: 'sent' }));
  await send.click();
  await expect(page.getByRole('main').getByText('We sent a code to jana@example.com.')).toBeVisible();

  const code = page.getByLabel('Access code', { exact: true });
  const verify = page.getByRole('button', { name: 'Verify code' });
  await page.route('**/v1/auth/login', (route) => route.fulfill({ status: 400 }));
  await page.route('**/v1/auth/login', (route) => route.fulfill({ status: 200, json: {} }), { times: 1 });
  await code.fill('1');
  await verify.click();
  await expect(toast).toContainText('Authentication failed - no token received');
  expect(await stored(page, 'accessToken')).toBeNull();
  await verify.click();
  await expect(toast).toContainText('Failed to verify code. Please try again.');
  await page.getByRole('button', { name: 'Use a different e-mail' }).click();
  await expect(email).toHaveValue('jana@example.com');
  await expect(email).toBeFocused();
});

test('after many wrong codes a human check appears, and the right code still signs in', async ({ page }) => {
  const address = `mistyped-${randomUUID()}@example.com`;
  await page.goto('/signin');
  const { subject } = await askForCode(page, address);
  // Somebody else tries codes for this address, as anybody can.
  for (let nth = 0; nth < 5; nth++) {
    await page.request.post('/v1/auth/login', {
      data: { email: address, password: String(nth) },
      headers: { 'X-Forwarded-For': `198.51.100.${nth}` },
    });
  }
  await page.getByLabel('Access code', { exact: true }).fill(/^\d{8}/.exec(subject)?.[0] ?? '');
  await expect(page.getByRole('main').getByText('have a new one sent')).toBeVisible();
  await page.getByRole('checkbox').click();
  await expect(page).toHaveURL('/', { timeout: 30_000 });
  expect(await stored(page, 'accessToken')).not.toBeNull();
});

test('a reload on the code step keeps it, and the code from the e-mail still fits', async ({ page }) => {
  const address = `reloading-${randomUUID()}@example.com`;
  await page.goto('/checkout-login');
  const { subject } = await askForCode(page, address);
  await page.reload();
  await expect(page.getByRole('main').getByText(`We sent a code to ${address}.`)).toBeVisible();
  await page.getByLabel('Access code', { exact: true }).fill(/^\d{8}/.exec(subject)?.[0] ?? '');
  await expect(page).toHaveURL('/cart?step=delivery');
  await page.goto('/signin');
  await expect(page.getByRole('button', { name: 'Send access code' })).toBeVisible();
});

test('the link of the e-mail fills the code in for a person to press, and the waiting tab goes on by itself', async ({
  page,
  context,
}) => {
  const address = `linked-${randomUUID()}@example.com`;
  await page.goto('/checkout-login');
  const { html } = await askForCode(page, address);
  const link = /href="([^"]*\/signin[^"]*#[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const opened = await context.newPage();
  const logins: string[] = [];
  opened.on('request', (request) => void logins.push(request.url()));
  await opened.goto(new URL(link).pathname + new URL(link).search + new URL(link).hash);
  await expect(opened.getByRole('main').getByText(`Signing in as ${address}.`)).toBeVisible();
  expect(new URL(opened.url()).hash).toBe('');
  expect(logins.filter((url) => url.includes('/v1/auth/login'))).toEqual([]);
  await opened.getByRole('button', { name: 'Verify code' }).click();
  await expect(opened).toHaveURL('/cart?step=delivery');
  await expect(page).toHaveURL('/cart?step=delivery');
});

test('a whole code is checked by itself, once: a wrong one goes again only by the button', async ({
  page,
}) => {
  const address = `whole-${randomUUID()}@example.com`;
  const logins: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v1/auth/login')) logins.push(request.postData() ?? '');
  });
  await page.goto('/signin');
  const { subject } = await askForCode(page, address);
  const right = /^\d{8}/.exec(subject)?.[0] ?? '';
  const wrong = right.replace(/^./, (digit) => String((Number(digit) + 1) % 10));
  const code = page.getByLabel('Access code', { exact: true });
  await expect(code).toHaveAccessibleDescription(/checked by itself/);
  await code.pressSequentially(wrong);
  await expect(page.locator('.toast-error')).toContainText('This access code is wrong or has expired.');
  await code.press('End');
  await code.press('Backspace');
  await code.pressSequentially(wrong.slice(-1));
  await page.getByRole('button', { name: 'Verify code' }).click();
  await expect.poll(() => logins.length).toBe(2);
  await code.fill(`${right.slice(0, 4)} ${right.slice(4)}`);
  await expect(page).toHaveURL('/');
  expect(logins).toHaveLength(3);
});

test('who was going somewhere gets there, also with another e-mail and after a reload, and not where others were going', async ({
  page,
  context,
}) => {
  const address = `going-${randomUUID()}@example.com`;
  await page.goto('/orders');
  await expect(page).toHaveURL('/signin');
  await askForCode(page, `mistyped-${randomUUID()}@example.com`);
  await page.getByRole('button', { name: 'Use a different e-mail' }).click();
  const { subject } = await askForCode(page, address);
  await page.reload();
  const other = await context.newPage();
  await other.goto('/signin');
  await askForCode(other, `other-${randomUUID()}@example.com`);
  await page.getByLabel('Access code', { exact: true }).fill(/^\d{8}/.exec(subject)?.[0] ?? '');
  await expect(page).toHaveURL('/orders');
  expect(await page.evaluate(() => sessionStorage.getItem('redirectAfterLogin'))).toBeNull();
  await expect(other).toHaveURL('/');
});

test('an address written before the page can do anything stays, and the human check begins', async ({
  context,
}) => {
  // A page of its own: that of the tests waits for the scripts.
  const page = await context.newPage();
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.fallback();
  });
  await page.goto('/signin', { waitUntil: 'commit' });
  const email = page.getByLabel('E-mail', { exact: true });
  await email.fill('early@example.com');
  scripts.resolve();
  await expect(page.getByText('You are human')).toBeVisible({ timeout: 30_000 });
  await expect(email).toHaveValue('early@example.com');
});

test('back leads away from a sign-in that an address or a link has asked for', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/orders');
  await expect(page).toHaveURL(/\/signin$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await page.getByRole('link', { name: 'My profile' }).first().click();
  await expect(page).toHaveURL(/\/signin$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});
