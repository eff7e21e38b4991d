import { choose } from './support/choose.ts';
import { expect, test } from './support/customer.ts';
import { newCustomer } from './support/signed-in.ts';
import { sample, withCart, withToken } from './support/storage.ts';

const addressErrors = [
  'Street name is required',
  'House number is required',
  'Postal code is required',
  'City is required',
];

test('a profile is asked for, saved and comes back, as a person and as a company', async ({
  page,
  customer,
}) => {
  await withToken(page, customer.token);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/v1/customers', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My profile');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading your profile …');
  release();
  const field = (name: string) => page.locator('.profile-fade').getByRole('textbox', { name });
  const errors = page.locator('.profile-fade .field-error');
  const save = page.getByRole('button', { name: 'Save changes' });
  await expect(field('E-mail')).toHaveValue(customer.email);
  await expect(field('E-mail')).toHaveAttribute('readonly');
  await expect(page.getByRole('radio', { name: 'Personal' })).toBeChecked();
  await expect(page.locator('.profile-fade')).toHaveCSS('animation-duration', '0.3s');
  await field('Additional Info').fill('3rd floor');
  await save.click();
  await expect(errors).toHaveText(['Name is required', 'Last name is required', ...addressErrors]);

  const faded = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('animationend', ({ animationName, elapsedTime }) => {
          // A message that comes late moves too.
          if (animationName === 'profile-fade') resolve([animationName, elapsedTime]);
        });
      }),
  );
  await choose(page.getByRole('radio', { name: 'Business' }));
  expect(await faded).toEqual(['profile-fade', 0.3]);
  await expect(field('First name')).toHaveCount(0);
  await save.click();
  await expect(errors).toHaveText(['Company name is required', 'VAT number is required', ...addressErrors]);

  await field('Additional Info').fill('');
  for (const [name, text] of [
    ['Company name', 'Linde & Partner'],
    ['VAT number', 'DE123456789'],
    ['Street Name', 'Oranienstraße'],
    ['House Number', '185'],
    ['Postal Code', '10999'],
    ['City', 'Berlin'],
  ] as const) {
    await field(name).fill(text);
  }
  await save.click();
  await expect(page.locator('.toast').first()).toContainText('Success');
  await expect(page.locator('.toast').first()).toContainText('Your profile has been updated.');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Business' })).toBeChecked();
  await expect(field('Company name')).toHaveValue('Linde & Partner');
  await expect(field('VAT number')).toHaveValue('DE123456789');

  await choose(page.getByRole('radio', { name: 'Personal' }));
  await field('First name').fill('Jana');
  await field('Last name').fill('Holm');
  const put = page.waitForRequest((request) => request.method() === 'PUT');
  await save.click();
  expect((await put).postDataJSON()).toMatchObject({
    customerType: 'PRIVATE',
    name: 'Jana',
    lastname: 'Holm',
    mobileNumber: '',
    streetAddition: '',
  });
  await expect(page.locator('.toast').first()).toContainText('Success');

  // The invoice of a pickup goes there, and no other address is asked for.
  await withCart(page, [[sample.rolls, 5]]);
  await page.goto('/cart?step=delivery');
  await choose(page.getByRole('radio', { name: /Pickup at the shop/ }));
  const invoice = page.getByRole('region', { name: 'Invoice address' });
  await expect(invoice).toContainText('The invoice goes to the address in your profile.');
  await expect(invoice).toContainText('Oranienstraße 185');
  await page.getByRole('button', { name: 'Order with obligation to pay' }).press('Enter');
  await expect(page.locator('.cart-paper .alert')).toHaveText('Still missingPlease choose a time.');
});

test('a profile that cannot be loaded or saved is an error in a toast', async ({ page, customer }) => {
  await withToken(page, customer.token);
  await page.route('**/v1/customers', (route) => route.fulfill({ status: 400 }));
  await page.goto('/profile');
  const toast = page.locator('.toast-error').first();
  await expect(toast).toContainText('Error');
  await expect(toast).toContainText('Failed to fetch customer data');
  await page.unroute('**/v1/customers');
  await page.getByRole('button', { name: 'Try again' }).click();
  await choose(page.getByRole('radio', { name: 'Personal' }));
  for (const name of ['First name', 'Last name', 'Street Name', 'House Number', 'Postal Code', 'City']) {
    await page
      .locator('.profile-fade')
      .getByRole('textbox', { name })
      .fill(name === 'Postal Code' ? '10119' : 'x');
  }
  await page.route('**/v1/customers', (route) => route.fulfill({ status: 400 }));
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast).toContainText('Failed to update profile');
});

test('who only corrects their telephone number needs no billing address', async ({ page }) => {
  const { token } = await newCustomer();
  await withToken(page, token);
  await page.goto('/profile');
  const field = (name: string) => page.locator('.profile-fade').getByRole('textbox', { name });
  await field('First name').fill('Jana');
  await field('Last name').fill('Holm');
  await field('Phone').fill('abc');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(field('Phone')).toBeFocused();
  await expect(field('Phone')).toHaveAccessibleDescription(/^A phone number has at least five digits/);
  await field('Phone').fill('030 5557 0440');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.locator('.toast').first()).toContainText('Your profile has been updated.');
  await page.reload();
  await expect(field('Phone')).toHaveValue('030 5557 0440');
  await expect(field('Street Name')).toHaveValue('');
});

for (const [language, subject] of [
  ['en', 'My account and my data'],
  ['de', 'Mein Konto und meine Daten'],
] as const)
  test(`the profile says how to have the account deleted or get a copy of one’s data, in ${language}`, async ({
    page,
    customer,
  }) => {
    await withToken(page, customer.token);
    await page.goto(`/profile?lang=${language}`);
    const write = page.getByRole('main').locator('a[href^="mailto:"]');
    const address = (await write.textContent()) ?? '';
    expect(address).toContain('@');
    await expect(write).toHaveAttribute('href', `mailto:${address}?subject=${encodeURIComponent(subject)}`);
    await page.goto('/privacy');
    await expect(page.getByRole('main').locator(`a[href="mailto:${address}"]`)).toBeVisible();
  });
