import { m } from '#messages';
import { expectAccessible } from './support/accessible.ts';
import { choose } from './support/choose.ts';
import { signedIn, withAddress } from './support/signed-in.ts';
import { stepsOf } from './support/steps.ts';
import { expect, test } from './support/test.ts';

const platter = 'Open rolls, mixed';
const english = { locale: 'en' } as const;

test('a card that is declined can be tried again, and what another tab added meanwhile stays in the cart', {
  tag: '@smoke',
}, async ({ page, baseURL }) => {
  const { token } = await signedIn(page);
  await withAddress(baseURL ?? '', token);
  const visitor = stepsOf(page, 'en');
  await visitor.bringPlattersToDelivery(platter);
  await visitor.chooseDayAndTime('23:00');
  await visitor.placeOrder();
  await page.getByRole('button', { name: /Decline/ }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto('/category/drinks');
  const crate = tab.getByRole('article').filter({ hasText: 'Mixed crate' });
  await crate.getByRole('button', { name: m.catalogue_add({}, english) }).click();
  await visitor.pay();
  await visitor.seePaid();
  await tab.goto('/cart');
  const cart = tab.getByRole('main');
  await expect(cart.getByText('Mixed crate').first()).toBeVisible();
  await expect(cart.getByText(platter)).toHaveCount(0);
});

test('a canceled payment cancels the order and keeps the cart', { tag: '@smoke' }, async ({
  page,
  baseURL,
}) => {
  const { token } = await signedIn(page);
  await withAddress(baseURL ?? '', token);
  const visitor = stepsOf(page, 'en');
  await visitor.bringPlattersToDelivery(platter);
  await visitor.chooseDayAndTime('23:00');
  await visitor.placeOrder();
  await page.getByRole('link', { name: /Cancel/ }).click();
  await expect(page).toHaveURL(/\/payment\/failed\?productOrderId=/);
  await expect(page.getByText(m.payment_order_canceled({}, english))).toBeVisible();
  await page.goto('/orders');
  await expect(page.getByRole('row').nth(1)).toContainText(m.orders_status_canceled({}, english));
  await page.goto('/cart');
  await expect(page.getByText(platter).first()).toBeVisible();
});

test('a pickup with a discount needs no address and costs less, above €250 its invoice needs one and a name', async ({
  page,
}) => {
  await signedIn(page);
  const visitor = stepsOf(page, 'en');
  await visitor.bringPlattersToDelivery(platter);
  await choose(page.getByRole('radio', { name: new RegExp(m.delivery_option_pickup({}, english)) }));
  await visitor.chooseDayAndTime('23:00');
  await expect(page.getByRole('radio', { name: '23:30', exact: true })).toHaveCount(0);
  await page.getByLabel(m.delivery_discount({}, english)).fill('nonsense');
  await page.getByRole('button', { name: m.delivery_discount_apply({}, english) }).click();
  await expect(page.getByText(m.error_DiscountUnknown({}, english)).first()).toBeVisible();
  await page.getByRole('button', { name: m.delivery_order_button({}, english) }).click();
  await expect(page.getByLabel(m.delivery_discount({}, english))).toBeFocused();
  await page.getByLabel(m.delivery_discount({}, english)).fill('tischlein10');
  await page.getByRole('button', { name: m.delivery_discount_apply({}, english) }).click();
  await expect(page.getByText('€52.20').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('€52.20').first(), 'a code that counts is kept').toBeVisible();
  await visitor.placeOrder();
  await expect(page.getByRole('button', { name: /52[.,]20/ })).toBeVisible();
  await visitor.pay();
  await visitor.seePaid();
  // Back, past the payment page, nothing is left that could be ordered twice.
  await page.goto('/cart?step=delivery');
  await expect(page.getByRole('heading', { name: m.cart_empty_title({}, english) })).toBeVisible();
  await page.goBack();
  await visitor.seePaid();
  await visitor.openOrders();
  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText(m.orders_pickup({}, english));
  await expect(row).toContainText('TISCHLEIN10');
  await expect(row).toContainText('€52.20');

  // A larger one has to say where its invoice goes.
  await page.goto('/category/platter');
  const card = page.getByRole('article').filter({ hasText: platter });
  await card.getByRole('button', { name: m.catalogue_add({}, english) }).click();
  await card.getByRole('textbox').fill('5');
  await card.getByRole('textbox').press('Enter');
  await page.goto('/cart?step=delivery');
  await choose(page.getByRole('radio', { name: new RegExp(m.delivery_option_pickup({}, english)) }));
  const invoice = page.getByRole('region', { name: m.delivery_invoice_title({}, english) });
  await expect(invoice).toContainText('Above €250.00 the law wants your address on the invoice');
  await visitor.chooseDayAndTime('12:30');
  const order = page.getByRole('button', { name: m.delivery_order_button({}, english) });
  await order.press('Enter');
  await expect(page.locator('.cart-paper .alert')).toContainText(
    'Please select or add an invoice address: above €250.00 the law wants it.',
  );
  await page.getByRole('button', { name: m.delivery_invoice_add({}, english), exact: true }).click();
  const written = {
    street: 'Oranienstraße',
    house_number: '185',
    postal_code: '14467',
    city: 'Potsdam',
  } as const;
  for (const [part, text] of Object.entries(written)) {
    const label = m[`delivery_address_${part as keyof typeof written}`]({}, english);
    await page.getByRole('textbox', { name: label }).fill(text);
  }
  await page.getByRole('button', { name: m.delivery_address_save_new({}, english), exact: true }).click();
  await expect(invoice).toContainText('The invoice goes to the address in your profile.');
  await expect(invoice.getByRole('heading')).toBeFocused();
  // And to whom.
  const name = page.getByLabel(m.delivery_contact_first_name({}, english));
  await expect(page.locator('.cart-paper .alert')).toContainText(
    'An invoice of more than €250.00 needs your name.',
  );
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'An invoice of more than €250.00 needs your name.' }).click();
  await expect(name).toBeFocused();
  await expectAccessible(page, 'the invoice of a pickup');
  await name.fill('Jana Kühn');
  await visitor.placeOrder();
  const other = await page.context().newPage();
  await other.goto('/category/platter');
  const pieces = other.getByRole('article').filter({ hasText: platter }).getByRole('textbox');
  await expect(pieces).toHaveValue('5');
  await pieces.fill('6');
  await pieces.press('Enter');
  await other.close();
  await visitor.pay();
  await visitor.seePaid();
  // What is left is picked up too, and nothing is brought to where the invoice went.
  await page.goto('/cart?step=delivery');
  await expect(page.getByRole('radio', { name: /^Pickup/ })).toBeChecked();
  await choose(page.getByRole('radio', { name: /^Delivery/ }));
  await expect(page.getByText(m.delivery_address_none({}, english))).toBeVisible();
  await visitor.openOrders();
  await expect(page.getByRole('row').filter({ hasText: '€290.00' })).toContainText(
    m.orders_pickup({}, english),
  );
});

test('a second order finds the saved address chosen', async ({ page }) => {
  await signedIn(page);
  const visitor = stepsOf(page, 'en');
  await visitor.bringPlattersToDelivery(platter);
  await visitor.addAddress();
  await visitor.chooseDayAndTime('23:00');
  await visitor.placeOrder();
  await visitor.pay();
  await visitor.seePaid();
  await visitor.bringPlattersToDelivery(platter);
  await expect(page.getByRole('radio', { name: /Office/ })).toBeChecked();
  await visitor.chooseDayAndTime('22:30');
  await visitor.placeOrder();
  await visitor.pay();
  await visitor.seePaid();
  await visitor.openOrders();
  await expect(page.locator('.order-table .chip')).toHaveCount(2);
});
