import { expectHeard, heard, listen } from './support/heard.ts';
import { newCustomer, withAddress } from './support/signed-in.ts';
import { sample, withCart, withToken } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const { rolls, crate } = sample;

test.beforeEach(({ page }) => listen(page));

test('the cart says what a quantity changes, once', async ({ page }) => {
  await withCart(page, [
    [rolls, 1],
    [crate, 1],
  ]);
  await page.goto('/cart');
  await heard(page);
  await page.getByRole('button', { name: 'One more: Open rolls, mixed' }).press('Enter');
  await expectHeard(page, 'Open rolls, mixed: 2. Total €155.60.');
  await page.getByRole('textbox', { name: 'Quantity: Mixed crate, 18 bottles' }).fill('3');
  await page.keyboard.press('Enter');
  await expectHeard(page, 'Mixed crate, 18 bottles: 3. Total €234.80.');
});

test('below the minimum order the same sentence says what is missing', async ({ page }) => {
  await withCart(page, [[crate, 2]]);
  await page.goto('/cart');
  await heard(page);
  await page.getByRole('button', { name: /^One less/ }).press('Enter');
  await expectHeard(page, /^Mixed crate, 18 bottles: 1\. Total €39\.60\. .*€10\.40/);
});

test('a line taken out is said, and the last one that the cart is empty; each can be put back where it was', async ({
  page,
}) => {
  await withCart(page, [
    [rolls, 2],
    [crate, 1],
  ]);
  await page.goto('/cart');
  await heard(page);
  await page.getByRole('button', { name: 'Remove Open rolls, mixed' }).press('Enter');
  await expectHeard(page, 'Removed: Open rolls, mixed.');
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeFocused();
  await page.getByRole('button', { name: 'Remove Mixed crate, 18 bottles' }).press('Enter');
  await expectHeard(page, 'Removed: Mixed crate, 18 bottles. Cart is empty.');
  await expect(page.getByRole('heading', { name: 'The table is still bare.' })).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo: put Mixed crate, 18 bottles back' });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expectHeard(page, 'Back in the cart: Mixed crate, 18 bottles.');
  await expect(page.getByRole('heading', { name: 'Mixed crate, 18 bottles' })).toBeFocused();
});

test('in an open search it is said that a dish went into the cart, and the message can be closed there', async ({
  page,
}) => {
  await page.goto('/category/platter');
  await page.keyboard.press('/');
  const search = page.getByRole('dialog', { name: 'What would you like?' });
  await search.getByRole('searchbox').fill('cheese');
  await expect(search.getByRole('button', { name: /^Add:/ }).first()).toBeVisible();
  await heard(page);
  await search.getByRole('button', { name: /^Add:/ }).first().press('Enter');
  await expectHeard(page, /^Added to cart\. 1 × /);
  await search.getByRole('button', { name: /^Close message/ }).press('Enter');
  await expect(page.locator('.toast')).toHaveCount(0);
  // What had the focus before it has it again.
  await expect(search.getByRole('button', { name: /^One more/ }).first()).toBeFocused();
});

test('another day says that the time is cleared, and one press takes the same time again', async ({
  page,
  baseURL,
}) => {
  const { token } = await newCustomer();
  await withAddress(baseURL ?? '', token);
  await withToken(page, token);
  // In the middle of a month, so that the next day is in the same one.
  const [year, month] = [new Date().getFullYear(), new Date().getMonth()];
  const deliveryDate = new Date(Date.UTC(year, month + 1, 10)).toISOString().slice(0, 10);
  await withCart(page, [[rolls, 2]], { deliveryDate, deliveryTime: '12:30' });
  await page.goto('/cart?step=delivery');
  const order = page.getByRole('button', { name: 'Order with obligation to pay' });
  await expect(order).toBeEnabled();
  await heard(page);
  await page.getByRole('button', { name: /^Delivery date/ }).press('Enter');
  await expect(page.getByRole('gridcell', { selected: true }).getByRole('button')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expectHeard(page, /^The time 12:30 was cleared with the date and is free on this day too\..*order/);
  await expect(page.getByRole('button', { name: /^Delivery date/ })).toBeFocused();
  await expect(order).toBeDisabled();
  await expect(page.getByRole('radio', { checked: true, name: /^\d\d:\d\d$/ })).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Take 12:30 again' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: '12:30' })).toBeChecked();
  await expect(page.getByRole('radio', { name: '12:30' })).toBeFocused();
  await expect(order).toBeEnabled();
});

test('adding a platter is said once, with the state, and so is taking one out', async ({ page }) => {
  await withCart(page, [], { guestCount: '20-25' });
  await page.goto('/category/platter');
  const card = page.getByRole('article').filter({ hasText: 'Open rolls, mixed' });
  await heard(page);
  await card.getByRole('button', { name: /^Add/ }).press('Enter');
  await expectHeard(page, 'Added to cart. 1 × Open rolls, mixed');
  await card.getByRole('button', { name: /^One more/ }).press('Enter');
  await expectHeard(page, 'Added to cart. 1 × Open rolls, mixed, 2 in the cart');
  await card.getByRole('button', { name: /^One less/ }).press('Enter');
  await expectHeard(page, 'Open rolls, mixed: 1 in the cart.');
  await card.getByRole('button', { name: /^Remove/ }).press('Enter');
  await expectHeard(page, 'Open rolls, mixed was taken out of the cart.');
  await card.getByRole('button', { name: /^Add/ }).press('Enter');
  await heard(page);
  await card.getByRole('textbox').fill('9999');
  await page.keyboard.press('Enter');
  await expectHeard(page, /At most 999 of one product.*998 × Open rolls, mixed, 999 in the cart/);
});

test('an error is said once, though it stands at its place and in a message', async ({ page }) => {
  const { token } = await newCustomer();
  await withToken(page, token);
  await withCart(page, [[rolls, 2]]);
  await page.goto('/cart?step=delivery');
  await expect(page.getByRole('button', { name: 'Add a delivery address' })).toBeVisible();
  await heard(page);
  await page.getByRole('button', { name: 'Order with obligation to pay' }).press('Enter');
  await expectHeard(page, /^Delivery Address Required\./);
  await page.route('**/v1/product-orders/get-all-for-customer', (route) =>
    route.fulfill({ status: 409, json: { message: 'The oven is cold.' } }),
  );
  await page.goto('/orders');
  await expectHeard(page, 'Error. The oven is cold.');
});

test('an address that was saved is said and has the focus; a removed one can be kept after all', async ({
  page,
  baseURL,
}) => {
  const { token } = await newCustomer();
  await withAddress(baseURL ?? '', token);
  await withToken(page, token);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Add a delivery address' }).press('Enter');
  const book = page.getByRole('region', { name: 'Delivery addresses' });
  const field = (name: string) => book.getByRole('textbox', { name });
  await field('Street Name').fill('Adalbertstraße');
  await expect(field('Street Name')).toHaveAttribute('aria-required', 'true');
  await field('House Number').fill('4');
  await field('Postal Code').fill('10999');
  await field('City').fill('Berlin');
  await heard(page);
  await page.keyboard.press('Enter');
  await expectHeard(page, 'The address was saved.');
  await expect(page.getByRole('button', { name: 'Edit Adalbertstraße 4' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove Adalbertstraße 4' }).press('Enter');
  await expectHeard(page, 'The address was removed.');
  const undo = page.getByRole('button', { name: 'Undo: keep Adalbertstraße 4' });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expectHeard(page, 'The address is back.');
  await expect(page.getByRole('button', { name: 'Edit Adalbertstraße 4' })).toBeFocused();
});

test('an address that the shop does not deliver to is saved, and then said to be one', async ({ page }) => {
  const { token } = await newCustomer();
  await withToken(page, token);
  await withCart(page, [[rolls, 2]]);
  await page.goto('/cart?step=delivery');
  await page.getByRole('button', { name: 'Add a delivery address' }).press('Enter');
  const field = (name: string) => page.getByRole('textbox', { name });
  await field('Street Name').fill('Marienplatz');
  await field('House Number').fill('1');
  await field('Postal Code').fill('803');
  await field('City').fill('München');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await field('Postal Code').fill('80331');
  await field('City').focus();
  await expect(page.getByRole('alert')).toContainText('We do not deliver to 80331.');
  await expect(field('Postal Code')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('Postal Code')).toHaveAccessibleDescription(/We do not deliver to 80331/);
  await heard(page);
  await page.keyboard.press('Enter');
  const refused = page.locator('.alert', { hasText: 'We do not deliver to 80331 yet.' });
  await expect(refused, 'at the address, and by the order button').toHaveCount(2);
  await expect
    .poll(() => page.evaluate(() => window.heard.join(' ')))
    .toMatch(/The address was saved\..* 80331/);
  await expect(page.getByRole('radio', { name: 'Marienplatz 1' })).toHaveAccessibleDescription(
    /80331 München/,
  );
});

test('the code step says where the code went, and another code keeps the focus and says so', async ({
  page,
}) => {
  const email = `ear-${Date.now()}@example.com`;
  await page.goto('/signin');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await expect(page.getByText('You are human')).toBeVisible({ timeout: 30_000 });
  await heard(page);
  await page.getByRole('button', { name: 'Send access code' }).press('Enter');
  await expect(page.getByLabel('Access code', { exact: true })).toBeFocused();
  await expectHeard(page, new RegExp(`We sent a code to ${email}`));
  await page.getByRole('button', { name: 'Send a new code' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Send a new code' })).toBeFocused({ timeout: 30_000 });
  expect((await heard(page)).at(-1)).toBe(`A new code is on its way to ${email}.`);
});

test('what is wrong with an e-mail or a code is said also to whoever is in its field already', async ({
  page,
}) => {
  const email = `ear-${Date.now()}@example.com`;
  await page.goto('/signin');
  const field = page.getByLabel('E-mail', { exact: true });
  await field.pressSequentially('k');
  await page.keyboard.press('Tab');
  await expect(page.getByText('You are human')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('checkbox')).toBeFocused();
  await heard(page);
  await field.press('Enter');
  await expectHeard(page, 'Invalid email address');
  await field.fill(email);
  await page.getByRole('button', { name: 'Send access code' }).press('Enter');
  const code = page.getByLabel('Access code', { exact: true });
  await expect(code).toBeFocused();
  await heard(page);
  await code.press('Enter');
  await expectHeard(page, 'Access code is required');
  await code.fill('1234');
  await code.press('Enter');
  await expect(page.locator('.toast-error')).toContainText('wrong or has expired');
  await page.keyboard.type('5');
  await expect(code).toHaveValue('5');
});

test('that the human check is passed is said, and what another way of getting the order changes', async ({
  page,
}) => {
  await page.goto('/signin');
  await page.getByRole('textbox').first().fill('ada@example.com');
  await expect(page.getByRole('button', { name: 'Send access code' })).toBeEnabled();
  expect(await heard(page)).toContainEqual(expect.stringContaining('You are human'));

  const { token } = await newCustomer();
  await withToken(page, token);
  await withCart(page, [[rolls, 2]]);
  await page.goto('/cart?step=delivery');
  await expect(page.getByRole('radio', { name: /^Delivery/ })).toBeChecked();
  await heard(page);
  await page.getByText('Pickup at the shop').click();
  expect(await heard(page)).toContainEqual(
    expect.stringContaining('Pickup: place and times are now those of the shop.'),
  );
});
