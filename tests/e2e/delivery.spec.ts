import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { formatDay } from '#rules/text/format.ts';
import { choose } from './support/choose.ts';
import { newCustomer, signInAgain, withAddress } from './support/signed-in.ts';
import { stepsOf } from './support/steps.ts';
import { sample, withCart, withToken } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const orderButton = { name: 'Order with obligation to pay' };
const today = berlinDay(Date.now());
const errorToast = (page: Page) => page.locator('.toast-error').first();

async function openDelivery(page: Page, token: string) {
  await withToken(page, token);
  await withCart(page, [[sample.rolls, 2]]);
  await page.goto('/cart?step=delivery');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where and when?');
}

test('a first address is asked for, its form says what is required, and it is chosen at once', {
  tag: '@smoke',
}, async ({ page }) => {
  const { token } = await newCustomer();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/v1/delivery-addresses', async (route) => {
    await held;
    await route.continue();
  });
  await openDelivery(page, token);
  const book = page.locator('.address-book');
  await expect(book.getByRole('status')).toHaveText('Addresses are loading …');
  release();
  await expect(book).toContainText('No delivery address yet.');
  await expect(book.getByRole('button', { name: 'Add a delivery address' })).toBeVisible();
  await expect(page.locator('.address-add')).toHaveCSS('border-style', 'dashed');

  await page.getByRole('button', orderButton).press('Enter');
  await expect(errorToast(page)).toContainText('Delivery Address Required');
  await expect(errorToast(page)).toContainText(
    'Please select or add a delivery address before proceeding to checkout.',
  );
  await expect(page.locator('.cart-paper .alert')).toContainText('Please choose a time.');
  await expect(page).toHaveURL(/step=delivery/);

  const header = book.getByRole('button', { name: 'New address' });
  await header.click();
  const form = book.locator('form');
  const field = (name: string) => form.getByRole('textbox', { name });
  await expect(field('Address Name')).toHaveAttribute('placeholder', 'Home');
  await expect(field('City')).toHaveValue('Berlin');
  await expect(field('Postal Code')).toHaveAttribute('inputmode', 'numeric');
  for (const known of ['City', 'Country']) await field(known).fill('');
  await form.getByRole('button', { name: 'Add Address' }).click();
  await expect(form.locator('.field-error')).toHaveText([
    'Street name is required',
    'House number is required',
    'Postal code is required',
    'City is required',
    'Country is required',
  ]);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toHaveCount(0);
  await header.click();
  for (const [name, text] of [
    ['Street Name', 'Weserstraße'],
    ['House Number', '42'],
    ['Additional Info', '3rd floor'],
    ['Postal Code', '12045'],
    ['City', 'Berlin'],
  ] as const) {
    await field(name).fill(text);
  }
  await page.getByRole('button', orderButton).press('Enter');
  await expect(errorToast(page)).toContainText('Your address is not saved yet: please press “Add Address”.');
  await form.getByRole('button', { name: 'Add Address' }).click();
  await expect(book.getByRole('radio')).toBeChecked();
  await expect(errorToast(page)).toHaveCount(0);
  await expect(header).toHaveCount(0);
});

test('an order does not go to the chosen address while another one is being written', async ({
  page,
  baseURL,
}) => {
  const { token } = await newCustomer();
  await withAddress(baseURL ?? '', token, { name: 'Office', isPrimary: true });
  await withAddress(baseURL ?? '', token, { name: 'Home' });
  await withToken(page, token);
  await withCart(page, [[sample.rolls, 2]], { deliveryDate: addDays(today, 9), deliveryTime: '12:30' });
  const asked: string[] = [];
  await page.route('**/create-checkout-session', (route) => {
    asked.push(route.request().postData() ?? '');
    return route.abort();
  });
  await page.goto('/cart?step=delivery');
  const order = page.getByRole('button', orderButton);
  const paper = page.locator('.cart-paper');
  const field = (name: string) => page.getByRole('textbox', { name });
  await expect(page.getByRole('radio', { name: 'Office', exact: true })).toBeChecked();
  await expect(paper).toContainText('Oranienstraße 185');

  await page.getByRole('button', { name: 'Add a delivery address' }).click();
  await field('Street Name').fill('Torstraße');
  await field('House Number').fill('1');
  await field('Postal Code').fill('10119');
  await expect(paper).toContainText('No address chosen yet');
  await order.click();
  const unsaved =
    'Your address is not saved yet: please press “Add Address”. If you want to discard it, press “Cancel”.';
  const add = page.getByRole('button', { name: 'Add Address', exact: true });
  await expect(add).toBeFocused();
  await expect(add).toHaveAccessibleDescription(unsaved);
  await expect(errorToast(page)).toContainText(unsaved);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(paper).toContainText('Oranienstraße 185');
  await expect(page.getByRole('radio', { name: 'Office', exact: true })).toBeChecked();
  await expect(errorToast(page)).toHaveCount(0);

  // A form that is open for another address than the chosen one is as good as one that is changed.
  for (const change of [
    () => page.getByRole('button', { name: 'Edit Home' }).click(),
    async () => {
      await page.getByRole('button', { name: 'Edit Office' }).click();
      await field('House Number').fill('186');
    },
  ]) {
    await change();
    await order.click();
    const update = page.getByRole('button', { name: 'Update Address', exact: true });
    await expect(update).toBeFocused();
    await expect(update).toHaveAccessibleDescription(/^This address is still open/);
    if ((await field('House Number').inputValue()) === '185')
      await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    else await update.click();
  }
  await expect(paper).toContainText('Oranienstraße 186');
  expect(asked).toEqual([]);
  await order.click();
  await expect.poll(() => asked.length).toBe(1);
});

test('addresses are cards with their icon, the primary one is chosen, and each can be edited', async ({
  page,
  baseURL,
}) => {
  const shop = baseURL ?? '';
  const { token } = await newCustomer();
  await withAddress(shop, token, { name: 'My office', streetAddition: '2nd courtyard' });
  await withAddress(shop, token, { name: 'Home', isPrimary: true });
  await withAddress(shop, token, { name: 'Allotment' });
  await openDelivery(page, token);
  const card = (name: string) => page.locator('.address-card').filter({ hasText: name });
  await expect(card('Home').getByRole('radio')).toBeChecked();
  await expect(card('Home')).toContainText('Primary Address');
  await expect(card('My office')).not.toContainText('Primary Address');
  await expect(card('My office')).toContainText('Oranienstraße 185, 2nd courtyard');
  await expect(card('My office')).toContainText('10999 Berlin, Germany');
  for (const [name, icon] of [
    ['My office', 'building'],
    ['Home', 'house'],
    ['Allotment', 'map-pin'],
  ] as const) {
    await expect(card(name).locator('.address-icon svg')).toHaveClass(new RegExp(`lucide-${icon}`));
  }
  await choose(card('Allotment').getByRole('radio'));
  await expect(page.locator('.cart-paper')).toContainText('Allotment');
  await card('Allotment').getByRole('button', { name: 'Edit Allotment' }).click();
  const form = page.locator('.address-book form');
  await form.getByRole('textbox', { name: 'City' }).fill('Potsdam');
  await form.getByRole('button', { name: 'Update Address' }).click();
  await expect(card('Allotment')).toContainText('10999 Potsdam');

  await page.route('**/v1/delivery-addresses', (route) => route.fulfill({ status: 400 }));
  await card('Allotment').getByRole('button', { name: 'Edit Allotment' }).click();
  await form.getByRole('button', { name: 'Update Address' }).click();
  await expect(errorToast(page)).toContainText('Failed to update address');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Add a delivery address' }).click();
  for (const name of ['Street Name', 'House Number', 'Postal Code', 'City']) {
    await form.getByRole('textbox', { name }).fill(name === 'Postal Code' ? '10119' : 'x');
  }
  await form.getByRole('button', { name: 'Add Address' }).click();
  await expect(errorToast(page)).toContainText('Failed to add address');
  await page.reload();
  await expect(errorToast(page)).toContainText('Error');
  await expect(errorToast(page)).toContainText('Failed to load delivery addresses');
  await expect(page.locator('.address-card')).toHaveCount(0);
});

test('day and time are chosen, wishes and code written, and a failed checkout says why', {
  tag: '@smoke',
}, async ({ page, baseURL }) => {
  const shop = baseURL ?? '';
  const { token } = await newCustomer();
  const address = await withAddress(shop, token);
  await openDelivery(page, token);
  const main = page.getByRole('main');
  await expect(main).toContainText('Please order at least 3 hours ahead.');
  await expect(page.locator('.cart-paper')).toContainText('Proceed to checkout');
  await expect(page.locator('.cart-paper')).toContainText('€116.00');
  await expect(page.getByLabel('Delivery instructions')).toBeVisible();
  await expect(page.getByLabel('Discount code')).toBeVisible();
  const order = page.getByRole('button', orderButton);
  await expect(order).toHaveAttribute('aria-disabled', 'true');

  await page.getByRole('button', { name: /^Delivery date/ }).click();
  await page.getByRole('button', { name: 'Next month' }).click();
  const calendar = page.getByRole('dialog', { name: 'Delivery date' });
  await calendar.getByRole('gridcell').filter({ hasText: /^15$/ }).getByRole('button').click();
  await expect(calendar).toBeHidden();
  const slots = page.locator('.slots');
  await expect(slots).toHaveCSS('max-height', '300px');
  await expect(slots).toHaveCSS('overflow-y', 'auto');
  const times = await slots.locator('.num').allTextContents();
  expect(times).toHaveLength(32);
  expect(times.slice(0, 2)).toEqual(['08:00', '08:30']);
  expect(times.at(-1)).toBe('23:30');
  await choose(page.getByRole('radio', { name: '12:30', exact: true }));
  await expect(page.locator('.cart-paper')).toContainText(/\w{3}, \w{3} 15, \d{4} at 12:30/);
  await expect(order).not.toHaveAttribute('aria-disabled');

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/create-checkout-session', async (route) => {
    await held;
    await route.continue();
  });
  await fetch(`${shop}/v1/delivery-addresses/${address}`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${token}` },
  });
  await order.click();
  await expect(page.getByRole('button', { name: 'Processing …' })).toHaveAttribute('aria-disabled', 'true');
  release();
  await expect(errorToast(page)).toContainText('Checkout Failed');
  await expect(errorToast(page)).toContainText(
    'The selected delivery address could not be found. Please select a different delivery address.',
  );
  await main.getByRole('button', { name: 'Back to cart' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your table so far');

  await withAddress(shop, token);
  await page.unroute('**/create-checkout-session');
  await page.route('**/create-checkout-session', (route) =>
    route.fulfill({ status: 200, json: { to: 'x' } }),
  );
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await expect(order).not.toHaveAttribute('aria-disabled');
  await order.click();
  await expect(errorToast(page)).toContainText('Invalid response from server. Please try again.');
});

test('what is written of an allergy is answered before anybody orders: what holds it, and whom to ring', async ({
  page,
}) => {
  const { token } = await newCustomer();
  await openDelivery(page, token);
  const instructions = page.getByLabel('Delivery instructions');
  const extras = page.locator('.delivery-extras');
  await instructions.fill('Ring twice, no plates please');
  await expect(extras.getByRole('status')).toHaveCount(0);
  await instructions.fill('Ring twice. Zoe is allergic to milk!');
  await expect(extras.getByRole('status')).toContainText('Open rolls, mixed: contains milk.');
  await expect(extras.getByRole('status')).toContainText(/please call us first, 030/);
  await instructions.fill('Severe peanut allergy');
  await expect(extras.getByRole('status')).toContainText('By their ingredients none of your dishes contains');
  // Who says nuts may mean peanuts: each is named once.
  await instructions.fill('One guest must not eat nuts (allergy)!');
  await expect(extras.getByRole('status')).toContainText('none of your dishes contains peanuts or nuts.');
  // What nobody has read is asked about, too.
  await instructions.fill('One of us cannot have kiwi, she is allergic');
  await expect(extras.getByRole('status')).toContainText(/^With an allergy please call us first/);
});

test('the name of an address is not broken inside a word, however narrow its card', async ({
  page,
  baseURL,
}) => {
  const shop = baseURL ?? '';
  const { token } = await newCustomer();
  await withAddress(shop, token, { name: '' });
  await openDelivery(page, token);
  const label = page.locator('.address-label');
  await expect(label).toHaveText('Oranienstraße 185');
  for (const width of [320, 375, 768]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await label.evaluate((element) => {
      const street = document.createRange();
      street.setStart(element.lastChild as Node, 0);
      street.setEnd(element.lastChild as Node, 'Oranienstraße'.length);
      return street.getClientRects().length;
    });
    expect(lines, `${width} px`).toBe(1);
  }
});

test('what has the focus is never under the bar of phones, nor at 200 % zoom', async ({ page, baseURL }) => {
  const shop = baseURL ?? '';
  const { token } = await newCustomer();
  await withAddress(shop, token);
  await openDelivery(page, token);
  // What comes from the shop stands above: from here on nothing moves by itself.
  await expect(page.getByRole('radio', { name: 'Office', exact: true })).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Who are we cooking for?' })).toBeVisible();
  const code = page.getByLabel('Discount code');
  const bar = page.locator('.cart-bar');
  for (const [width, height] of [
    [375, 667],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByLabel('Delivery instructions').focus();
    await page.keyboard.press('Tab');
    await expect(code).toBeFocused();
    await expect
      .poll(async () => {
        const [field, edge] = await Promise.all([code.boundingBox(), bar.boundingBox()]);
        return (field?.y ?? 0) + (field?.height ?? 0) <= (edge?.y ?? height);
      })
      .toBe(true);
  }
});

test('the focus stays where somebody is: at the address edited, at the code, at the step gone back to', async ({
  page,
  baseURL,
}) => {
  const { token } = await newCustomer();
  await openDelivery(page, token);
  const book = page.locator('.address-book');
  const button = (name: string) => book.getByRole('button', { name });
  await button('Add a delivery address').click();
  await button('Cancel').click();
  await expect(button('Add a delivery address')).toBeFocused();
  for (const name of ['Office', 'Home']) await withAddress(baseURL ?? '', token, { name });
  await page.reload();
  await button('Edit Home').click();
  await button('Cancel').click();
  await expect(button('Edit Home')).toBeFocused();
  await button('Edit Office').click();
  await button('Update Address').click();
  await expect(button('Edit Office')).toBeFocused();

  const code = page.getByLabel('Discount code');
  await code.fill('TISCHLEIN10');
  await code.press('Enter');
  await page.locator('.delivery-extras').getByRole('button', { name: 'Remove' }).click();
  await expect(code).toBeFocused();

  await page.goto('/cart');
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await expect(page.getByRole('main')).toBeFocused();
  await code.focus();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your table so far');
  await expect(page.getByRole('main')).toBeFocused();

  await page.goto('/profile');
  await button('Remove Office').click();
  await expect(button('Edit Office')).toHaveCount(0);
  await expect(button('Undo: keep Office')).toBeFocused();
});

test('on a phone the bar does not lie over why a discount code is refused', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { token } = await newCustomer();
  await openDelivery(page, token);
  const code = page.getByLabel('Discount code');
  await code.fill('MITTAG10');
  const bar = page.locator('.cart-bar').first();
  // The field stands right above the bar.
  await code.evaluate(
    (field, top) => {
      scrollBy(0, field.getBoundingClientRect().bottom - top + 4);
    },
    (await bar.boundingBox())?.y ?? 0,
  );
  await code.press('Enter');
  const error = page.locator('.field-error');
  await expect(error).toBeVisible();
  await expect
    .poll(async () => {
      const [said, over] = await Promise.all([error.boundingBox(), bar.boundingBox()]);
      return (said?.y ?? 0) + (said?.height ?? 0) <= (over?.y ?? 0);
    })
    .toBe(true);
});

test('a slow price of before does not take away the discount that came after it', async ({ page }) => {
  const { token } = await newCustomer();
  const released = Promise.withResolvers<void>();
  const overtaken = Promise.withResolvers<void>();
  await page.route('**/v1/product-orders/quote', async (route) => {
    const isSlow = !route.request().postDataJSON().discountCodeName;
    if (isSlow) await released.promise;
    await route.continue();
  });
  page.on('response', (response) => {
    const isSlow = !response.request().postDataJSON()?.discountCodeName;
    if (response.url().endsWith('/quote') && isSlow) overtaken.resolve();
  });
  await openDelivery(page, token);
  const code = page.getByLabel('Discount code');
  await code.fill('TISCHLEIN10');
  await code.press('Enter');
  const summary = page.locator('aside.cart-paper');
  await expect(summary).toContainText('€104.40');
  released.resolve();
  await overtaken.promise;
  await page.waitForTimeout(300);
  await expect(summary).toContainText('€104.40');
});

test('when the session ends in the middle, signing in again leads back to everything that was written', async ({
  page,
  baseURL,
}) => {
  const shop = baseURL ?? '';
  const visitor = stepsOf(page, 'en');
  const token = await signInAgain(shop, visitor.email);
  await openDelivery(page, token);
  const field = (name: string) => page.getByRole('textbox', { name });
  await page.getByRole('button', { name: 'Add a delivery address' }).click();
  await field('Street Name').fill('Weserstraße');
  await field('House Number').fill('42');
  await field('Postal Code').fill('12045');
  await field('City').fill('Berlin');
  await field('First name').fill('Ada');
  await field('Delivery instructions').fill('Ring twice');
  // What a guest must not eat is said in every tab that orders the cart.
  const other = await page.context().newPage();
  await other.goto('/cart?step=delivery');
  await expect(other.getByRole('textbox', { name: 'Delivery instructions' })).toHaveValue('Ring twice');
  await other.close();
  await fetch(`${shop}/v1/auth/logout`, { method: 'POST', headers: { Authorization: `Bearer ${token}` } });
  await page.getByRole('button', { name: 'Add Address' }).click();
  await expect(page).toHaveURL(/\/unauthorized$/);

  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await visitor.signIn();
  await expect(page).toHaveURL(/\/cart\?step=delivery$/);
  await expect(field('Street Name')).toHaveValue('Weserstraße');
  await expect(field('City')).toHaveValue('Berlin');
  await expect(field('First name')).toHaveValue('Ada');
  await expect(field('Delivery instructions')).toHaveValue('Ring twice');
  await page.getByRole('button', { name: 'Add Address' }).click();
  await expect(page.getByRole('radio', { name: 'Weserstraße 42' })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Weserstraße 42' })).toBeChecked();
});

test('an address that is seen saved is written no more, however soon the page is left then', async ({
  page,
}) => {
  const { token } = await newCustomer();
  await openDelivery(page, token);
  await page.getByRole('button', { name: 'Add a delivery address' }).click();
  const field = (name: string) => page.getByRole('textbox', { name });
  await field('Street Name').fill('Weserstraße');
  await field('House Number').fill('42');
  await field('Postal Code').fill('12045');
  // What is kept at the very moment in which its card is there.
  const kept = page.evaluate(
    () =>
      new Promise<string | null>((resolve) => {
        new MutationObserver(() => {
          if (document.querySelector('.address-book input[type=radio]'))
            resolve(sessionStorage.getItem('deliveryDraft'));
        }).observe(document, { childList: true, subtree: true });
      }),
  );
  await page.getByRole('button', { name: 'Add Address' }).click();
  expect(JSON.parse((await kept) ?? '')).toMatchObject({ newAddress: null });
});

test('addresses that come late do not hide the one that was added meanwhile', async ({ page }) => {
  const { token } = await newCustomer();
  await openDelivery(page, token);
  await page.getByRole('button', { name: 'Add a delivery address' }).click();
  const field = (name: string) => page.getByRole('textbox', { name });
  await field('Street Name').fill('Weserstraße');
  await field('House Number').fill('42');
  await field('Postal Code').fill('12045');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let late: Promise<unknown> = Promise.reject(new Error('nothing was asked'));
  late.catch(() => {});
  await page.route(
    '**/v1/delivery-addresses',
    async (route) => {
      const answer = await route.fetch();
      late = held.then(() => route.fulfill({ response: answer }));
      await late;
    },
    { times: 1 },
  );
  // What was written is there again before the addresses are.
  await page.reload();
  await page.getByRole('button', { name: 'Add Address' }).click();
  const added = page.getByRole('radio', { name: 'Weserstraße 42' });
  await expect(added).toBeChecked();
  const answered = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith('/v1/delivery-addresses'),
  );
  release();
  await late;
  await answered;
  // Two pictures later whatever came with it would be shown.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(added).toBeChecked();
});

test('while the kitchens are closed no day can be chosen, and it is said when', async ({ page }) => {
  const { token } = await newCustomer();
  const monthAfterNext = new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) + 1, 20));
  const from = monthAfterNext.toISOString().slice(0, 10);
  const to = addDays(from, 2);
  await setting('closed-days', `${from}..${to}`);
  try {
    await withToken(page, token);
    await withCart(page, [[sample.rolls, 2]]);
    const notice = page.getByText(`Closed from ${formatDay(from, 'en')} to ${formatDay(to, 'en')}.`);
    // Every process of the shop knows within two seconds.
    await expect(async () => {
      await page.goto('/cart?step=delivery');
      await expect(notice).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.getByRole('button', { name: /^Delivery date/ }).click();
    const calendar = page.getByRole('dialog', { name: 'Delivery date' });
    for (const _ of [1, 2]) await calendar.getByRole('button', { name: 'Next month' }).click();
    const day = (number: number) =>
      calendar
        .getByRole('gridcell')
        .filter({ hasText: new RegExp(`^${number}$`) })
        .getByRole('button');
    for (const number of [20, 21, 22]) await expect(day(number)).toBeDisabled();
    for (const number of [19, 23]) await expect(day(number)).toBeEnabled();
  } finally {
    await setting('closed-days', '');
  }
});

/** What the owner types: `npm run shop -- settings set`. */
async function setting(key: string, value: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['scripts/command.mjs', 'shop', 'settings', 'set', key, value]);
}

test('whoever comes back sees the time that is chosen, also late in the evening', async ({ page }) => {
  const { token } = await newCustomer();
  await withToken(page, token);
  await withCart(page, [[sample.rolls, 2]], { deliveryDate: addDays(today, 9), deliveryTime: '23:30' });
  await page.goto('/cart?step=delivery');
  const chosen = page.locator('.slot', { hasText: '23:30' });
  const list = page.locator('.slots');
  await expect(chosen.getByRole('radio')).toBeChecked();
  await expect
    .poll(async () => {
      const [slot, frame] = await Promise.all([chosen.boundingBox(), list.boundingBox()]);
      return slot && frame ? slot.y + slot.height <= frame.y + frame.height + 1 : false;
    })
    .toBe(true);
});
