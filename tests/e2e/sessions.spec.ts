import { violationsOn } from './support/accessible.ts';
import { newCustomer, signInAgain } from './support/signed-in.ts';
import { withToken } from './support/storage.ts';
import { expect, test } from './support/test.ts';

test('a customer sees where they are signed in and signs out the others, who learn it at their next call', async ({
  page,
  browser,
  baseURL,
}) => {
  const customer = await newCustomer();
  const tokens: string[] = [];
  while (tokens.length < 3) tokens.push(await signInAgain(baseURL ?? '', customer.email));
  await withToken(page, customer.token);
  await page.route('**/v1/auth/sessions', (route) => route.fulfill({ status: 400 }));
  await page.goto('/profile');
  await expect(page.getByText('Your sign-ins cannot be loaded')).toBeVisible();
  await page.unroute('**/v1/auth/sessions');
  const list = page.getByRole('region', { name: 'Where you are signed in' });
  const rows = list.getByRole('listitem');
  await list.getByRole('button', { name: 'Try again' }).click();
  await expect(rows).toHaveCount(4);
  await expect(rows.filter({ hasText: 'This device' })).toHaveCount(1);

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const [asking, idle] = [await elsewhere.newPage(), await elsewhere.newPage()];
  await withToken(asking, tokens.at(-1) ?? '');
  await asking.goto('/orders');
  await expect(asking.getByText('No orders found')).toBeVisible();
  await idle.goto('/about');
  await expect(idle.getByRole('link', { name: 'My orders' }).first()).toBeVisible();

  // The last used stands first: that of the other browser, which was the last to sign in.
  await rows
    .nth(1)
    .getByRole('button', { name: /^Sign out Unknown device/ })
    .click();
  await expect(page.locator('.toast').first()).toContainText('Unknown device is signed out.');
  await expect(rows).toHaveCount(3);
  await expect(list.getByRole('heading')).toBeFocused();
  await asking.reload();
  await expect(asking).toHaveURL(/\/unauthorized$/);
  await expect(idle).toHaveURL(`${baseURL}/`);
  await expect(idle.locator('.toast-error')).toBeVisible();
  expect(await asking.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await elsewhere.close();

  expect(await violationsOn(page, { part: 'main' })).toEqual([]);
  await list.getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('This device');
  await expect(list.getByRole('button')).toHaveCount(0);
  for (const token of tokens) {
    const answer = await fetch(`${baseURL}/v1/customers`, { headers: { Authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(403);
  }
});
