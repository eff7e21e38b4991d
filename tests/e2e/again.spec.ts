import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { expectAccessible } from './support/accessible.ts';
import { placedOrder, updateOrder } from './support/orders.ts';
import { newCustomer, withAddress } from './support/signed-in.ts';
import { sample, store, stored, withCart, withToken } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const quantities = async (page: Parameters<typeof stored>[0]) =>
  (
    JSON.parse((await stored(page, 'cart')) ?? '{}').items as { product: { id: number }; quantity: number }[]
  ).map(({ product, quantity }) => [product.id, quantity]);

const draftOf = (page: Parameters<typeof stored>[0]) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('deliveryDraft') ?? '{}'));

test('an order that is ordered again asks whether it replaces what is in the cart, and brings its notes and guests', async ({
  page,
  baseURL,
}) => {
  const shop = baseURL ?? '';
  const { token } = await newCustomer();
  await withToken(page, token);
  const { publicId } = await placedOrder(shop, token, 'Ring at the back', {
    productQuantities: { '101': 3 },
    guests: '24',
  });
  await updateOrder(shop, token, publicId, 'CANCELED');
  const again = page.getByRole('main').getByRole('button', { name: /^Order again/ });
  await page.goto('/orders');
  await again.click();
  await expect(page).toHaveURL(/\/cart$/);
  expect(await quantities(page)).toEqual([[101, 3]]);
  expect(await draftOf(page)).toMatchObject({ instruction: 'Ring at the back', fulfilment: 'PICKUP' });
  expect(JSON.parse((await stored(page, 'cart')) ?? '{}').guestCount).toBe('20-25');
  const paper = page.locator('.cart-paper');
  await expect(paper).toContainText('20–25 guests');
  await expect(paper, 'nothing is brought').not.toContainText('Delivery and setting up');

  await page.goto('/orders');
  // The second press is not one beside the question that the first one brought.
  await again.dblclick();
  await page.waitForTimeout(300);
  const dialog = page.getByRole('dialog', { name: 'There is something in your cart' });
  await expect(dialog).toContainText('3 items');
  await expectAccessible(page, 'the question');
  await page.keyboard.press('Escape');
  await expect(again).toBeFocused();
  expect(await quantities(page)).toEqual([[101, 3]]);
  await again.click();
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  expect(await quantities(page)).toEqual([[101, 3]]);
  // What is written already stays where the order is only added.
  await page.evaluate(() => {
    const cart = JSON.parse(localStorage.getItem('cart') ?? '{}');
    localStorage.setItem('cart', JSON.stringify({ ...cart, guestCount: '40+' }));
    sessionStorage.setItem('deliveryDraft', JSON.stringify({ instruction: 'No nuts' }));
  });
  await page.goto('/orders');
  await again.click();
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  expect(await quantities(page)).toEqual([[101, 6]]);
  const { guestCount } = JSON.parse((await stored(page, 'cart')) ?? '{}');
  expect([guestCount, (await draftOf(page)).instruction]).toEqual(['40+', 'No nuts\nRing at the back']);
});

test('an order that is ordered again is for those whom its instructions name, and the cart minds them', async ({
  page,
  baseURL,
}) => {
  const shop = baseURL ?? '';
  const { token } = await newCustomer();
  await withToken(page, token);
  const needs = 'Of 24 guests: 5 vegan, 2 without nuts and peanuts.';
  const { publicId } = await placedOrder(shop, token, `${needs}\nSecond bell`, {
    productQuantities: { '104': 2 },
    guests: '24',
  });
  await updateOrder(shop, token, publicId, 'CANCELED');
  const again = page.getByRole('main').getByRole('button', { name: /^Order again/ });
  await page.goto('/orders');
  await again.click();
  await expect(page).toHaveURL(/\/cart$/);
  await page.mouse.move(5, 5);
  const guests = page.getByRole('region', { name: 'Who the table is for' });
  await expect(guests).toContainText('Vegan: enough for 0 of 5');
  await expect(guests.locator('.alert').first()).toContainText('walnuts');
  // The instructions do not say which meal it is.
  await expect(guests).toContainText('Reckoned as lunch.');
  await expect(guests).toContainText('is in the instructions of your order too');
  expect((await draftOf(page)).instruction).toBe(`${needs}\nSecond bell`);
  await expectAccessible(page, 'a cart that minds who comes again');
  await guests.getByRole('link', { name: 'To the laid table' }).click();
  await expect(page.getByRole('region', { name: 'The laid table' })).toContainText('Cheese board');
  await expect(page.locator('.plan-line')).toHaveCount(1);

  // The instructions of what is added to a cart for others, who need the same, do not say who comes again.
  const others = 'Of 18 guests for lunch: 4 vegan, 1 without nuts and peanuts.';
  await page.evaluate((note) => {
    const cart = JSON.parse(localStorage.getItem('cart') ?? '{}');
    localStorage.setItem('cart', JSON.stringify({ ...cart, guestCount: '15-20' }));
    localStorage.setItem('whoComes', `guests=18&vegan=4&nuts=1&meal=lunch&note=${note}`);
    sessionStorage.setItem('deliveryDraft', JSON.stringify({ instruction: note, noted: note }));
  }, others);
  await page.goto('/orders');
  await again.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await page.mouse.move(5, 5);
  const instruction = async () => (await draftOf(page)).instruction;
  await expect(guests).toContainText('for all 18 guests');
  expect(await instruction()).toBe(`${others}\nSecond bell`);
  await guests.getByRole('button', { name: 'Stop looking after the guests' }).click();
  expect(await instruction()).toBe('Second bell');
  await page.getByRole('button', { name: 'Look after them again' }).click();
  await expect.poll(instruction).toBe(`${others}\nSecond bell`);

  // Whom the next order names nobody knows: what was known of others is forgotten with them.
  const { publicId: plain } = await placedOrder(shop, token, 'Ring', { productQuantities: { '101': 3 } });
  await updateOrder(shop, token, plain, 'CANCELED');
  await page.goto('/orders');
  await again.first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await page.mouse.move(5, 5);
  await expect(page.getByRole('link', { name: 'Cards for the buffet' })).toBeVisible();
  await expect(guests).toHaveCount(0);
});

test.describe('in German', () => {
  test.use({ language: 'de' });

  test('guests who are noted in English are minded as they are, and nobody is told that they are not noted', async ({
    page,
    baseURL,
  }) => {
    const { token } = await newCustomer();
    await withToken(page, token);
    const needs = 'Of 24 guests for dinner: 5 vegan, 2 without nuts and peanuts.';
    const { publicId } = await placedOrder(baseURL ?? '', token, needs, {
      productQuantities: { '104': 2 },
      guests: '24',
    });
    await updateOrder(baseURL ?? '', token, publicId, 'CANCELED');
    await page.goto('/orders');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Noch einmal bestellen/ })
      .click();
    await expect(page).toHaveURL(/\/cart$/);
    await page.mouse.move(5, 5);
    const guests = page.getByRole('region', { name: 'Für wen der Tisch ist' });
    await expect(guests).toContainText('Vegan: reicht für 0 von 5');
    // However little was left of it.
    await expect(guests).toContainText('Gerechnet als Abendessen.');
    await expect(guests).toContainText('steht auch in den Hinweisen');
    expect((await draftOf(page)).instruction).toBe(needs);
  });
});

test('whoever is named in an order that is added to a planned table is minded too', async ({
  page,
  baseURL,
}) => {
  const { token } = await newCustomer();
  await withToken(page, token);
  const needs = 'Of 18 guests for lunch: 1 without gluten, 2 without milk.';
  const { publicId } = await placedOrder(baseURL ?? '', token, needs, { guests: '15-20' });
  await updateOrder(baseURL ?? '', token, publicId, 'CANCELED');
  await store(page, 'localStorage', 'whoComes', 'occasion=team&guests=18&meal=lunch');
  await withCart(page, [[sample.crate, 1]], { guestCount: '15-20' });
  await page.goto('/orders');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Order again/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await page.mouse.move(5, 5);
  const guests = page.getByRole('region', { name: 'Who the table is for' });
  await expect(guests).toContainText('1 guest eats without gluten. Not for them:');
  await expect(guests).toContainText('is in the instructions of your order too');
  expect((await draftOf(page)).instruction).toBe(needs);
  // As it is where the order is placed.
  await page.goto('/cart?step=delivery');
  await page.mouse.move(5, 5);
  await expect(guests).toContainText('1 guest eats without gluten. Not for them:');
  await expect(page.getByLabel('Delivery instructions')).toHaveValue(needs);
});

test('a purchase order that was written for another order is not in one that is ordered again', async ({
  page,
  baseURL,
}) => {
  const shop = baseURL ?? '';
  const { token } = await newCustomer();
  await withToken(page, token);
  await withAddress(shop, token);
  const { publicId } = await placedOrder(shop, token, 'Ring');
  await updateOrder(shop, token, publicId, 'CANCELED');
  await withCart(page, [[sample.rolls, 1]]);
  await page.goto('/cart?step=delivery');
  const part = page.locator('#invoice-to');
  const written = part.getByRole('textbox', { name: 'Purchase order' });
  await part.getByText('A company or public office').click();
  await part.getByRole('textbox', { name: 'Company or public office' }).fill('Lind GmbH');
  await written.fill('PO-4711');
  for (const [what, kept] of [
    ['Add', 'PO-4711'],
    ['Replace', ''],
  ] as const) {
    await page.goto('/orders');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Order again/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: what }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await page.getByRole('button', { name: 'Continue to delivery' }).click();
    // The old order was a pickup.
    await expect(part.getByRole('textbox', { name: 'Company or public office' })).toHaveValue('Lind GmbH');
    await expect(written).toHaveValue(kept);
  }
});

test('an order that is ordered again goes where it went', async ({ page, baseURL }) => {
  const shop = baseURL ?? '';
  const { token } = await newCustomer();
  await withToken(page, token);
  await withAddress(shop, token);
  const deliveryAddressId = await withAddress(shop, token, { name: 'Canteen', houseNumber: '12' });
  const preferDateAndTime = `${addDays(berlinDay(Date.now()), 30)}T12:30`;
  const wish = { fulfilment: 'DELIVERY', deliveryAddressId, preferDateAndTime };
  const { publicId } = await placedOrder(shop, token, 'canteen', wish);
  await updateOrder(shop, token, publicId, 'CANCELED');
  await page.goto('/orders');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Order again/ })
    .click();
  await expect(page).toHaveURL(/\/cart$/);
  await page.goto('/cart?step=delivery');
  await expect(page.getByRole('radio', { name: /Canteen/ })).toBeChecked();
});

test('an order that went to a place which is not saved goes there once it is, and nowhere else before', async ({
  page,
  baseURL,
}) => {
  const shop = baseURL ?? '';
  const { token } = await newCustomer();
  await withToken(page, token);
  await withAddress(shop, token);
  const deliveryAddressId = await withAddress(shop, token, { name: 'Canteen', houseNumber: '12' });
  const preferDateAndTime = `${addDays(berlinDay(Date.now()), 30)}T12:30`;
  const wish = { fulfilment: 'DELIVERY', deliveryAddressId, preferDateAndTime };
  const { publicId } = await placedOrder(shop, token, 'canteen', wish);
  await updateOrder(shop, token, publicId, 'CANCELED');
  await fetch(`${shop}/v1/delivery-addresses/${deliveryAddressId}`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${token}` },
  });
  await page.goto('/orders');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Order again/ })
    .click();
  await expect(page).toHaveURL(/\/cart$/);
  await page.goto('/cart?step=delivery');
  await expect(page.getByRole('textbox', { name: 'House Number' })).toHaveValue('12');
  await expect(page.locator('.cart-paper')).toContainText('No address chosen yet');
  await page.getByRole('button', { name: 'Order with obligation to pay' }).press('Enter');
  const add = page.getByRole('button', { name: 'Add Address', exact: true });
  await expect(add).toBeFocused();
  await add.click();
  await expect(page.getByRole('radio', { name: 'Canteen' })).toBeChecked();
  await expect(page.locator('.cart-paper')).toContainText('Oranienstraße 12');
});

test('an order that is not paid says so, and can be paid or dropped', async ({ page, baseURL }) => {
  const shop = baseURL ?? '';
  const { token } = await newCustomer();
  await withToken(page, token);
  await placedOrder(shop, token, 'not paid');
  await page.goto('/orders');
  const main = page.getByRole('main');
  await expect(page.locator('.order-table .chip')).toHaveText(['Payment open']);
  await expect(main.getByRole('button', { name: /^Pay now/ })).toBeVisible();
  await main.getByRole('button', { name: /^Drop order/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Drop this order?' });
  await expect(dialog).toContainText('Nothing has been paid');
  await dialog.getByRole('button', { name: 'Drop order' }).click();
  await expect(page.locator('.order-table .chip')).toHaveText(['Canceled']);
  await expect(main.getByRole('button', { name: /^(Pay now|Drop order)/ })).toHaveCount(0);
});

test('on a phone all that was ordered can be unfolded, and a pickup has a time of pickup', async ({
  page,
  baseURL,
}) => {
  const shop = baseURL ?? '';
  const { token } = await newCustomer();
  await withToken(page, token);
  const productQuantities = {
    '101': 1,
    '102': 1,
    '103': 1,
    '701': 1,
    '702': 1,
    '703': 1,
    '704': 1,
    '705': 1,
  };
  const deliveryAddressId = await withAddress(shop, token);
  await placedOrder(shop, token, 'much', { productQuantities, deliveryAddressId });
  await placedOrder(shop, token, 'little');
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/orders');
  const much = page.locator('.order-card').filter({ hasText: 'Wrap platter' });
  const items = much.locator('.order-items');
  await expect(items).toHaveCSS('-webkit-line-clamp', '3');
  const unfold = much.getByRole('button', { name: 'Show all' });
  await expect(page.getByRole('button', { name: 'Show all' })).toHaveCount(1);
  await unfold.click();
  expect(await items.evaluate((text) => text.scrollHeight - text.clientHeight)).toBe(0);
  await much.getByRole('button', { name: 'Show less' }).click();
  expect(await items.evaluate((text) => text.scrollHeight > text.clientHeight)).toBe(true);
  await expect(much.getByText('Pickup time')).toBeVisible();
  await page.goto('/orders?lang=de');
  const number = page.locator('dt', { hasText: 'Bestellnummer' }).first();
  await expect(number).toBeVisible();
  expect(await number.evaluate((word) => word.scrollWidth - word.clientWidth)).toBe(0);
});

test('a chosen day that can no longer be had is said, with the next one', async ({ page }) => {
  const { token } = await newCustomer();
  await withToken(page, token);
  const gone = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
  await withCart(page, [[sample.rolls, 2]], { deliveryDate: gone, deliveryTime: '12:30' });
  await page.goto('/');
  await expect(page.getByText(/is no longer possible\. It is now \w+, /)).toBeVisible();
  await page.goto('/cart?step=delivery');
  await expect(page.getByText(/is no longer possible\. It is now \w+, /)).toBeVisible();
  await expect.poll(async () => JSON.parse((await stored(page, 'cart')) ?? '').deliveryDate).not.toBe(gone);
});

test('names in the cart lead to the dish', async ({ page }) => {
  await withCart(page, [[sample.rolls, 1]]);
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Open rolls, mixed' }).click();
  await expect(page).toHaveURL('/product/101-open-rolls-mixed');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open rolls, mixed');
});

test('the overview leads back to the platters, the header to the menu', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true }).click();
  await expect(page).toHaveURL(/\/categories-overview$/);
  await page.getByRole('link', { name: 'Back to the platters' }).click();
  await expect(page).toHaveURL(/\/category\/platter$/);
});
