import type { Page } from '@playwright/test';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { placedOrder } from './support/orders.ts';
import { newCustomer, withAddress } from './support/signed-in.ts';
import { stepsOf } from './support/steps.ts';
import { sample, withCart, withToken } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const orderButton = { name: 'Order with obligation to pay' };

/** The delivery step of a customer with an address and a time: only the invoice is left to say. */
async function openDelivery(page: Page, shop: string) {
  const customer = await newCustomer();
  await withAddress(shop, customer.token, { country: 'Germany' });
  await withToken(page, customer.token);
  await withCart(page, [[sample.rolls, 2]], {
    deliveryDate: addDays(berlinDay(Date.now()), 9),
    deliveryTime: '12:30',
  });
  await page.goto('/cart?step=delivery');
  await expect(page.getByRole('group', { name: 'Invoice to' })).toBeVisible();
  return customer;
}

/** An order that named a company: the next one knows it, whatever came of the first. */
const withInvoiceTo = (shop: string, token: string, company: string) =>
  placedOrder(shop, token, company, {
    invoice: {
      ...{ company, vatIdOrTaxId: '', purchaseOrder: 'PO-1', costCentre: 'K2', leitwegId: '' },
      ...{ streetName: 'Torstraße', houseNumber: '1', streetAddition: '' },
      ...{ postalCode: '10119', city: 'Berlin', country: 'Germany' },
    },
  });

/** Puts the same into the cart once more, for the same time. */
const refillCart = (page: Page) =>
  page.evaluate(
    (cart) => localStorage.setItem('cart', cart),
    JSON.stringify({
      items: [{ product: { imageUrl: null, ...sample.rolls }, quantity: 2 }],
      deliveryDate: addDays(berlinDay(Date.now()), 9),
      deliveryTime: '12:30',
    }),
  );

const profile = async (shop: string, token: string) =>
  (await fetch(`${shop}/v1/customers`, { headers: { Authorization: `Bearer ${token}` } })).json();

test('an invoice goes to the company that is named with the order, and the next order knows it', async ({
  page,
  baseURL,
}) => {
  const shop = baseURL ?? '';
  const { token } = await openDelivery(page, shop);
  const part = page.locator('#invoice-to');
  await part.getByText('A company or public office').click();
  await part.getByRole('textbox', { name: 'Company or public office' }).fill('Lind & Söhne GmbH');
  await part.getByRole('textbox', { name: 'Purchase order' }).fill('PO-4711');
  await part.getByRole('textbox', { name: 'Cost centre' }).fill('K 2100');
  await part.getByRole('textbox', { name: 'VAT number' }).fill('DE123456789');
  await expect(part.getByRole('checkbox', { name: 'Invoice to the delivery address' })).toBeChecked();
  await expect(page.locator('.cart-paper')).toContainText('Invoice to: Lind & Söhne GmbH, PO-4711, K 2100');
  await expect(page.locator('.cart-paper').getByText('Invoice to')).toHaveCount(1);
  await page.getByRole('button', { name: 'Invoice to: Change' }).press('Enter');
  await expect(part.getByRole('radio', { name: 'A company or public office' })).toBeFocused();
  await page.reload();
  await expect(part.getByRole('textbox', { name: 'Cost centre' })).toHaveValue('K 2100');
  const sent = page.waitForRequest('**/create-checkout-session');
  await page.getByRole('button', orderButton).click();
  expect((await sent).postDataJSON()).toMatchObject({
    invoice: {
      company: 'Lind & Söhne GmbH',
      vatIdOrTaxId: 'DE123456789',
      purchaseOrder: 'PO-4711',
      costCentre: 'K 2100',
      streetName: 'Oranienstraße',
      postalCode: '10999',
    },
  });
  await page.waitForURL(/127\.0\.0\.1/);
  expect(await profile(shop, token)).toMatchObject({ invoiceRecipient: { company: 'Lind & Söhne GmbH' } });

  // The purchase order was for that order alone: once it is paid the next one begins without.
  const visitor = stepsOf(page, 'en');
  await visitor.pay();
  await visitor.seePaid();
  await refillCart(page);
  await page.goto('/cart?step=delivery');
  await expect(part.getByRole('textbox', { name: 'Company or public office' })).toHaveValue(
    'Lind & Söhne GmbH',
  );
  await expect(part.getByRole('textbox', { name: 'Purchase order' })).toHaveValue('');
  await part.getByText('Me', { exact: true }).click();
  await expect(page.locator('.cart-paper')).not.toContainText('Lind');
});

test('the purchase order is there in every tab that orders the cart, and in none once it is paid', async ({
  page,
  baseURL,
}) => {
  const { token } = await openDelivery(page, baseURL ?? '');
  await withInvoiceTo(baseURL ?? '', token, 'Lind GmbH');
  const open = async (tab: Page) => {
    await tab.goto('/cart?step=delivery');
    const field = tab.locator('#invoice-to').getByRole('textbox', { name: 'Purchase order' });
    await expect(field).toHaveValue('');
    return field;
  };
  const field = await open(page);
  // One that was there before, and one that comes later.
  const before = await page.context().newPage();
  const there = await open(before);
  await field.fill('PO-4711');
  await expect(there).toHaveValue('PO-4711');
  await there.press('End');
  await there.pressSequentially('-b');
  await expect(there).toHaveValue('PO-4711-b');
  await expect(field).toHaveValue('PO-4711-b');
  const later = await page.context().newPage();
  await later.goto('/cart?step=delivery');
  await expect(later.locator('.cart-paper')).toContainText('Invoice to: Lind GmbH, PO-4711-b');
  const sent = later.waitForRequest('**/create-checkout-session');
  await later.getByRole('button', orderButton).click();
  expect((await sent).postDataJSON()).toMatchObject({
    invoice: { company: 'Lind GmbH', purchaseOrder: 'PO-4711-b' },
  });
  const visitor = stepsOf(later, 'en');
  await visitor.pay();
  await visitor.seePaid();
  await refillCart(page);
  await open(page);
});

test('what is wrong with a company is said in its field, and the summary leads there', async ({
  page,
  baseURL,
}) => {
  await openDelivery(page, baseURL ?? '');
  const part = page.locator('#invoice-to');
  await part.getByText('A company or public office').click();
  await part.getByRole('textbox', { name: 'VAT number' }).fill('DE 123');
  await part.getByRole('textbox', { name: 'Leitweg-ID' }).fill('04011000-1234512345-07');
  await page.getByRole('button', orderButton).press('Enter');
  await expect(part.locator('.field-error')).toHaveText([
    'Please name the company or public office',
    /“DE 123” is no VAT number/,
    /is no Leitweg-ID: its check digits do not fit/,
  ]);
  const missing = page.locator('.cart-paper .alert').getByRole('button');
  await expect(missing).toHaveText(['Please check whom the invoice goes to.']);
  await missing.click();
  await expect(part.getByRole('textbox', { name: 'Company or public office' })).toBeFocused();
  await part.getByRole('textbox', { name: 'Company or public office' }).fill('Bezirksamt');
  await part.getByRole('textbox', { name: 'VAT number' }).fill('');
  await part.getByRole('textbox', { name: 'Leitweg-ID' }).fill('04011000-1234512345-06');
  await part.getByRole('checkbox').uncheck();
  await expect(part.getByRole('textbox', { name: 'Street Name' })).toBeVisible();
  await part.getByRole('checkbox').check();
  await expect(page.locator('.cart-paper .alert')).toHaveCount(0);
});

test('what is wrong with a number is said on the way to the next field, and nothing of one that is empty', async ({
  page,
  baseURL,
}) => {
  await openDelivery(page, baseURL ?? '');
  const part = page.locator('#invoice-to');
  await part.getByText('A company or public office').click();
  const vat = part.getByRole('textbox', { name: 'VAT number' });
  await part.getByRole('textbox', { name: 'Company or public office' }).focus();
  await vat.fill('DE 123');
  await expect(part.locator('.field-error')).toHaveCount(0);
  await part.getByRole('textbox', { name: 'Leitweg-ID' }).click();
  await expect(vat).toHaveAccessibleDescription(/“DE 123” is no VAT number/);
  await expect(part.locator('.field-error')).toHaveCount(1);
  await vat.fill('DE 136695976');
  await expect(part.locator('.field-error')).toHaveCount(0);
});

test('its own address stays asked for, whatever else is written first', async ({ page, baseURL }) => {
  await openDelivery(page, baseURL ?? '');
  const part = page.locator('#invoice-to');
  await part.getByText('A company or public office').click();
  await part.getByRole('textbox', { name: 'Company or public office' }).fill('Bezirksamt');
  await part.getByRole('checkbox').uncheck();
  await part.getByRole('textbox', { name: 'Cost centre' }).fill('K 2100');
  await expect(part.getByRole('checkbox')).not.toBeChecked();
  await part.getByRole('textbox', { name: 'Street Name' }).fill('Mehringdamm');
  await part.getByRole('textbox', { name: 'House Number' }).fill('1');
  await part.getByRole('textbox', { name: 'Postal Code' }).fill('10961');
  await part.getByRole('textbox', { name: 'City' }).fill('Berlin');
  await part.getByRole('textbox', { name: 'Purchase order' }).fill('PO-1');
  const sent = page.waitForRequest('**/create-checkout-session');
  await page.getByRole('button', orderButton).click();
  expect((await sent).postDataJSON()).toMatchObject({
    invoice: { company: 'Bezirksamt', costCentre: 'K 2100', streetName: 'Mehringdamm', postalCode: '10961' },
  });
});

test('a company that is named after a first try is not wrong before the next one', async ({ page }) => {
  const { token } = await newCustomer();
  await withToken(page, token);
  await withCart(page, [[sample.rolls, 2]]);
  await page.goto('/cart?step=delivery');
  await page.getByRole('button', orderButton).press('Enter');
  const part = page.locator('#invoice-to');
  await part.getByText('A company or public office').click();
  const company = part.getByRole('textbox', { name: 'Company or public office' });
  await part.getByRole('textbox', { name: 'Cost centre' }).fill('K 2100');
  await expect(company).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', orderButton).press('Enter');
  await expect(company).toHaveAttribute('aria-invalid', 'true');
});

test('a pickup for a company asks for the company’s address alone', async ({ page, baseURL }) => {
  await openDelivery(page, baseURL ?? '');
  const part = page.locator('#invoice-to');
  await part.getByText('A company or public office').click();
  await page.getByText('Pickup at the shop').click();
  await expect(page.locator('.address-book')).toHaveCount(0);
  await expect(part.getByRole('checkbox')).toHaveCount(0);
  await expect(part.getByRole('textbox', { name: 'Postal Code' })).toBeVisible();
});

test('the order button can be pressed and leads to what is wrong, one after another', async ({
  page,
  baseURL,
}) => {
  await openDelivery(page, baseURL ?? '');
  const part = page.locator('#invoice-to');
  const field = (name: string) => page.getByRole('textbox', { name });
  const order = page.getByRole('button', orderButton);
  const expectWrong = async (name: string, why: RegExp) => {
    await expect(order).not.toHaveAttribute('aria-disabled');
    await order.click();
    await expect(field(name)).toBeFocused();
    await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(name)).toHaveAccessibleDescription(why);
  };
  await field('Phone').fill('abc');
  await expectWrong('Phone', /^A phone number has at least five digits/);
  await expect(page.locator('.toast')).toContainText('Please correct');
  await expect(page.getByText('Still missing')).toHaveCount(0);
  await field('Phone').fill('');
  await part.getByText('A company or public office').click();
  await field('Company or public office').fill('Lind GmbH');
  for (const wrong of ['DE123', 'foo']) {
    await field('VAT number').fill(wrong);
    await expectWrong('VAT number', /is no VAT number/);
  }
  await field('VAT number').fill('');
  await field('Leitweg-ID').fill('abc');
  await expectWrong('Leitweg-ID', /is no Leitweg-ID/);
});

for (const [isPickup, lacking] of [
  [false, 'the name'],
  [true, 'the address'],
] as const)
  test(`a large order leads to ${lacking} that its invoice needs`, async ({ page, baseURL }) => {
    const { token } = await newCustomer();
    if (!isPickup) await withAddress(baseURL ?? '', token, { country: 'Germany' });
    await withToken(page, token);
    const deliveryDate = addDays(berlinDay(Date.now()), 9);
    await withCart(page, [[sample.rolls, 9]], { deliveryDate, deliveryTime: '12:30' });
    await page.goto('/cart?step=delivery');
    if (isPickup) await page.getByText('Pickup at the shop').click();
    const name = page.getByRole('textbox', { name: 'First name' });
    await expect(name).toHaveAttribute('aria-required');
    if (isPickup) await name.fill('Jana');
    const order = page.getByRole('button', orderButton);
    await expect(order).not.toHaveAttribute('aria-disabled');
    await order.click();
    const wanted = isPickup ? page.locator('.address-book').getByRole('button').first() : name;
    await expect(wanted).toBeFocused();
    await expect(wanted).toHaveAccessibleDescription(
      isPickup ? /select or add an invoice address/ : /needs your name/,
    );
  });
