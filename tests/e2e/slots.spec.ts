import type { Page } from '@playwright/test';
import { addDays, berlinDay, type Day } from '#rules/booking/berlin-time.ts';
import { formatDay } from '#rules/text/format.ts';
import { expectAccessible, expectToFit } from './support/accessible.ts';
import { choose } from './support/choose.ts';
import { query } from './support/database.ts';
import { listen } from './support/heard.ts';
import { mailTo } from './support/mailbox.ts';
import { placedOrder } from './support/orders.ts';
import { newCustomer, withAddress } from './support/signed-in.ts';
import { sample, withCart, withToken } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const today = berlinDay(Date.now());
/** A day far ahead that is nobody else's, and of a second try another one. */
const farDay = (nth: number) => addDays(today, 325 + nth + 20 * test.info().retry);
const orderButton = { name: 'Order with obligation to pay' };
const at = (page: Page, time: string) => page.getByRole('radio', { name: time, exact: true });
const paper = (page: Page) => page.locator('.cart-paper');

/** Portions of two platters of rolls: what each of these tests orders. */
const twoPlatters = 16;

/** Of seller 1, who makes the rolls; null for the whole day. */
async function limit(day: Day, time: string | null, most: number) {
  await query('insert into slot_limits (seller_id, day, time, most) values (1, $1, $2, $3)', [
    day,
    time,
    most,
  ]);
}

/** The delivery step of somebody with an address and two platters; a day far ahead is nobody else's. */
async function openDelivery(page: Page, shop: string, deliveryDate: Day, deliveryTime?: string) {
  const { token } = await newCustomer();
  await withAddress(shop, token);
  await withToken(page, token);
  await withCart(page, [[sample.rolls, 2]], { deliveryDate, ...(deliveryTime && { deliveryTime }) });
  await page.goto('/cart?step=delivery');
  await expect(page.locator('.address-card[data-selected]')).toBeVisible();
}

/** What was counted is told again for two seconds: waits until the shop says what has changed since. */
const toldBy = (address: string, news: Record<string, unknown>) =>
  expect
    .poll(async () => (await fetch(address)).json(), { intervals: [200] })
    .toContainEqual(expect.objectContaining(news));

/** Somebody else orders platters for a time. */
async function takenBySomebody(shop: string, day: Day, time: string, platters = 2) {
  const { token } = await newCustomer();
  await placedOrder(shop, token, 'Mine', {
    preferDateAndTime: `${day}T${time}`,
    productQuantities: { '101': platters },
  });
}

test('a time that is held in one window is full in the other, and what is free near it is named', async ({
  page,
  baseURL,
  context,
}) => {
  const shop = baseURL ?? '';
  const day = farDay(1);
  await limit(day, '12:30', twoPlatters);
  await limit(day, '11:00', 4 * twoPlatters);
  for (let nth = 0; nth < 2; nth += 1) await takenBySomebody(shop, day, '11:00', 3);
  await openDelivery(page, shop, day);
  await expect(at(page, '11:00')).toHaveAccessibleDescription('nearly full, 16 portions left');
  await expect(at(page, '13:00')).toHaveAccessibleDescription('available');
  await choose(at(page, '12:30'));
  await page.getByRole('button', orderButton).click();
  await page.waitForURL(/\/pay\//);
  const asked = `day=${day}&fulfilment=DELIVERY&items=101%3A2`;
  await toldBy(`${shop}/v1/slots?${asked}`, { time: '12:30', state: 'FULL' });

  const other = await (await context.browser())?.newContext({ baseURL: shop, locale: 'en-US' });
  if (!other) throw new Error('no browser');
  const window = await other.newPage();
  await openDelivery(window, shop, day);
  await expect(at(window, '12:30')).toHaveAccessibleDescription('full');
  await expect(at(window, '12:30')).toHaveAttribute('aria-disabled', 'true');
  await expect(window.locator('.slot', { hasText: '11:00' })).toContainText('16 left');
  // What is said to be disabled is pressed all the same.
  await window.locator('.slot', { hasText: '12:30' }).click({ force: true });
  await expect(at(window, '12:30')).not.toBeChecked();
  const note = window.locator('.delivery-when .alert');
  await expect(note).toContainText('12:30 is full for your cart. Nearest free: 12:00, 13:00, or 11:30.');
  await expectAccessible(window, 'full times');
  await choose(at(window, '13:00'));
  await expect(note).toHaveCount(0);
  await expect(window.locator('.slot', { hasText: '13:00' })).toContainText('chosen');
  await expectToFit(window, 'full times');
  await other.close();
});

test('by keyboard a full time is reached and read out, and not taken', async ({ page, baseURL }) => {
  const day = farDay(2);
  await limit(day, '12:30', 1);
  await openDelivery(page, baseURL ?? '', day, '12:00');
  await expect(at(page, '12:30')).toHaveAccessibleDescription('full');
  await at(page, '12:00').focus();
  await page.keyboard.press('ArrowRight');
  await expect(at(page, '12:30')).toBeFocused();
  await expect(at(page, '12:00')).toBeChecked();
  await expect(page.locator('.delivery-when .alert')).toContainText('12:30 is full for your cart.');
  await page.keyboard.press('ArrowRight');
  await expect(at(page, '13:00')).toBeChecked();
});

test('a day without room says so and leads to the next that has some', async ({ page, baseURL }) => {
  const [full, next] = [farDay(3), farDay(4)];
  await limit(full, null, 3);
  await openDelivery(page, baseURL ?? '', full);
  const note = page.locator('.delivery-when .alert');
  await expect(note).toContainText('Nothing is free on this day any more for your cart.');
  await note.getByRole('button', { name: /^Take / }).click();
  await expect(at(page, '12:30')).toHaveAccessibleDescription('available');
  const stored = JSON.parse((await page.evaluate(() => localStorage.getItem('cart'))) ?? '{}');
  expect(stored.deliveryDate).toBe(next);
});

test('the calendar says which days are full or nearly full for the cart, in words too', async ({
  page,
  baseURL,
}) => {
  const [full, nearly] = [farDay(10), farDay(11)];
  await limit(full, null, twoPlatters - 1);
  await limit(nearly, '*', 120);
  await limit(nearly, null, 30);
  await openDelivery(page, baseURL ?? '', full);
  await page.getByRole('button', { name: /^Delivery date/ }).click();
  const calendar = page.getByRole('dialog');
  const dayOfMonth = (day: Day) => calendar.locator(`[data-day="${day}"]`);
  await expect(dayOfMonth(full).getByRole('button', { name: /, full$/ })).toBeEnabled();
  // The chosen day under the pointer.
  await dayOfMonth(full).getByRole('button').hover();
  await expectAccessible(page, 'the chosen day under the pointer');
  if (nearly.slice(0, 7) !== full.slice(0, 7)) {
    await calendar.getByRole('button', { name: 'Next month' }).click();
  }
  await expect(dayOfMonth(nearly).getByRole('button', { name: /, nearly full$/ })).toBeEnabled();
  await expect(calendar.locator('.calendar-key')).toContainText('nearly full');
  await expectAccessible(page, 'full days');
  await expectToFit(page, 'full days');
});

test('without an answer the times can be chosen as ever', async ({ page, baseURL }) => {
  await page.route('**/v1/slots?*', (route) => route.fulfill({ status: 400, body: '' }));
  await openDelivery(page, baseURL ?? '', farDay(5));
  await choose(at(page, '12:30'));
  await expect(page.locator('.slot small')).toHaveCount(0);
  await expect(page.getByRole('button', orderButton)).not.toHaveAttribute('aria-disabled');
});

test('on the home page a time that is full cannot be chosen either, once its list is about to open', async ({
  page,
}) => {
  const day = farDay(9);
  await limit(day, '12:30', 1);
  await withCart(page, [[sample.rolls, 2]], { deliveryDate: day });
  await page.goto('/');
  const times = page.getByLabel('Delivery time', { exact: true });
  const option = (value: string) => times.locator(`option[value="${value}"]`);
  await expect(option('12:30')).toHaveText('12:30');
  await times.focus();
  await expect(option('12:30')).toHaveText('12:30, full');
  await expect(option('12:30')).toBeDisabled();
  await expect(option('13:00')).toBeEnabled();
  await expect(times).toHaveAccessibleDescription('Full: 12:30.');
  await expectAccessible(page, 'full times at home');
});

test('a time that goes while somebody fills in the form costs nothing, and another is two presses away', async ({
  page,
  baseURL,
}) => {
  const shop = baseURL ?? '';
  const day = farDay(6);
  await limit(day, '12:30', twoPlatters);
  // Nothing tells the form before the shop refuses.
  await page.route('**/v1/slots?*', (route) => route.fulfill({ status: 400, body: '' }));
  await openDelivery(page, shop, day, '12:30');
  await page.getByLabel('Delivery instructions').fill('Second courtyard');
  await takenBySomebody(shop, day, '12:30');
  await page.getByRole('button', orderButton).click();

  const gone = page.getByRole('region', { name: '12:30 has been taken.' });
  await expect(gone).toBeFocused();
  await expect(gone).toContainText('Nothing has been charged');
  await expect(gone.getByRole('radio')).toHaveCount(3);
  await expectAccessible(page, 'a time that has gone');
  await expectToFit(page, 'a time that has gone');
  await choose(gone.getByRole('radio', { name: /^13:00/ }));
  await expect(paper(page)).toContainText(/ at 13:00/);
  await expect(page.getByLabel('Delivery instructions')).toHaveValue('Second courtyard');
  await page.getByRole('button', orderButton).click();
  await page.waitForURL(/\/pay\//);
});

test('the time of an order is held while it is paid, by the clock, and five minutes before the end that is said', async ({
  page,
  baseURL,
}) => {
  const shop = baseURL ?? '';
  const day = farDay(7);
  await openDelivery(page, shop, day, '12:30');
  await expect(paper(page)).toContainText(/We hold 12:30 for you .* until \d{2}:\d{2}\./);
  await page.getByRole('button', orderButton).click();
  await page.waitForURL(/\/pay\//);

  await page.goto('/cart?step=delivery');
  await expect(paper(page)).toContainText('One of your orders still waits to be paid.');
  await expect(paper(page)).toContainText(/Held until\d{2}:\d{2}left(30|29)\sminutes/);
  await expectAccessible(page, 'a time that is held');
  await expectToFit(page, 'a time that is held');

  await page.clock.install({ time: Date.now() + 27 * 60_000 });
  await listen(page);
  await page.goto('/orders');
  await expect(page.getByRole('main')).toContainText(/Held until\d{2}:\d{2}left[34]\sminutes/);
  const heard = () => page.evaluate(() => window.heard.join(' '));
  await expect.poll(heard).toMatch(/Your time is held until \d{2}:\d{2}\. Please pay by then\./);
});

test('what delivery costs is said where the postcode is written, and stands in the sum from there to the e-mail', async ({
  page,
}) => {
  const { token, email } = await newCustomer();
  await withToken(page, token);
  await withCart(page, [[sample.rolls, 2]], { deliveryDate: farDay(8), deliveryTime: '12:30' });
  await page.goto('/cart');
  await expect(paper(page)).toContainText('Delivery and setting up€0.00 to €25.00');
  await page.getByRole('button', { name: 'Continue to delivery' }).click();

  await page.getByRole('button', { name: 'New address' }).click();
  const form = page.locator('.address-book form');
  const field = (name: string) => form.getByRole('textbox', { name });
  await field('Street Name').fill('Zeltinger Platz');
  await field('House Number').fill('1');
  await field('Postal Code').fill('13465');
  await field('Country').fill('Germany');
  await expect(form).toContainText('Delivery and setting up to 13465: €25.00. Minimum order: €100.00.');
  await form.getByRole('button', { name: 'Add Address' }).click();
  await expect(paper(page)).toContainText('Delivery and setting up€25.00');
  await expect(paper(page)).toContainText('€141.00');
  await expectAccessible(page, 'a zone with a fee');
  await page.getByRole('button', orderButton).click();
  await page.waitForURL(/\/pay\//);
  await page.getByRole('button', { name: /Pay €141\.00/ }).click();
  await expect(page.getByRole('region', { name: /^Order / })).toContainText('Delivery and setting up€25.00', {
    timeout: 20_000,
  });
  await page.goto('/orders');
  await expect(page.getByRole('main')).toContainText('incl. €25.00 for delivery and setting up');
  const { text } = await mailTo(email, /order/i);
  expect(text).toMatch(/Delivery and setting up\s*€25\.00/);
});

test('a basket that is too small for its zone is told so beside the address, before anything is pressed', async ({
  page,
  baseURL,
}) => {
  const shop = baseURL ?? '';
  const { token } = await newCustomer();
  await withAddress(shop, token, { postalCode: '13465' });
  await withToken(page, token);
  await withCart(page, [[sample.rolls, 1]], { deliveryDate: farDay(12), deliveryTime: '12:30' });
  await page.goto('/cart?step=delivery');
  const little = 'The minimum order is €100.00. Please add €42.00 more.';
  await expect(page.locator('#delivery-where').getByText(little)).toBeVisible();
  // What is said to be disabled is pressed all the same.
  await page.getByRole('button', orderButton).click({ force: true });
  await expect(paper(page).getByRole('button', { name: little })).toBeVisible();
  await choose(page.getByRole('radio', { name: /^Pickup/ }));
  await expect(page.getByText(little)).toHaveCount(0);
});

test('what is sold out for the chosen day says so on its card, in the cart, in the calendar and before the order', async ({
  page,
  baseURL,
}) => {
  const shop = baseURL ?? '';
  const day = farDay(16);
  const [chosen, next] = [day, addDays(day, 1)].map((one) => formatDay(one, 'en'));
  await query('insert into availability (product_id, from_day, until_day, at) values (701, $1, $1, now())', [
    day,
  ]);
  await toldBy(`${shop}/v1/availability`, { productId: 701, from: day, until: day });
  const { token } = await newCustomer();
  await withAddress(shop, token);
  await withToken(page, token);
  await withCart(
    page,
    [
      [sample.rolls, 2],
      [sample.crate, 1],
    ],
    { deliveryDate: day, deliveryTime: '12:30' },
  );
  await page.goto('/category/drinks');
  // What is only read is fetched once somebody does something.
  await page.mouse.move(10, 10);
  await expect(page.locator('#product-701')).toContainText(`Sold out on ${chosen}`);
  await expect(page.locator('.dish-out')).toHaveCount(1);
  await expectAccessible(page, 'a dish that is sold out');

  await page.goto('/cart');
  const alert = page.getByRole('main').locator('.alert', { hasText: 'Sold out for' });
  await expect(alert).toContainText(`Sold out for ${chosen}`);
  await expect(alert).toContainText(`Mixed crate, 18 bottles: gladly on another day, or without.`);
  await expectAccessible(page, 'a cart with something sold out');

  await page.goto('/cart?step=delivery');
  await expect(page.locator('.address-card[data-selected]')).toBeVisible();
  await expect(alert).toBeVisible();
  await page.getByRole('button', orderButton).click({ force: true });
  const missing = paper(page).getByRole('button', { name: /Sold out for this day: Mixed crate/ });
  await missing.click();
  await expect(alert.getByRole('button', { name: `Take ${next}` })).toBeFocused();
  await page.locator('#delivery-day').getByRole('button').click();
  const calendar = page.getByRole('dialog');
  await expect(calendar.getByRole('button', { name: /something sold out/ })).toHaveCount(1);
  await page.keyboard.press('Escape');

  await alert.getByRole('button', { name: `Take ${next}` }).click();
  await expect(alert).toHaveCount(0);
  await at(page, '12:30').check({ force: true });
  await page.getByRole('button', orderButton).click();
  await expect(page.getByRole('button', { name: /^Pay €/ })).toBeVisible();
});
