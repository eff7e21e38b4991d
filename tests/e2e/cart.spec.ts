import type { Locator } from '@playwright/test';
import { m } from '#messages';
import { expectAccessible, expectToFit } from './support/accessible.ts';
import { settled } from './support/settled.ts';
import { sample, stored, withCart, withToken } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const { rolls, crate } = sample;
const toDelivery = { name: 'Continue to delivery' };

test('an empty cart says so and leads home', async ({ page }) => {
  await page.goto('/cart?step=delivery');
  const toast = page.locator('.toast-error');
  await expect(toast).toContainText('Cart is empty');
  await expect(toast).toContainText('Please add items to your cart before proceeding to checkout.');
  await expect(page.getByRole('heading', { name: 'The table is still bare.' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue shopping' }).click();
  await expect(page).toHaveURL('/');
});

test('a line has picture, prices and quantity, minus stops at 1, and a removed line can be put back', {
  tag: '@smoke',
}, async ({ page }) => {
  await withCart(page, [
    [{ ...rolls, imageUrl: '/pictures/products/rolls-800.webp' }, 1],
    [crate, 2],
  ]);
  await page.goto('/cart');
  const line = page.locator('.cart-line-item');
  const first = line.first();
  await expect(first.locator('.cart-line-picture img')).toHaveAttribute('src', /\/pictures\/products\/rolls/);
  await expect(first.getByRole('heading')).toHaveText('Open rolls, mixed');
  await expect(first).toContainText('€58.00 each');
  await expect(first.locator('.cart-line-total')).toHaveText('');
  await expect(line.nth(1).locator('.cart-line-total')).toHaveText('€79.20');
  const less = first.getByRole('button', { name: /^One less/ });
  await expect(less).toBeDisabled();
  await first.getByRole('button', { name: /^One more/ }).click();
  await expect(first.locator('.cart-line-total')).toHaveText('€116.00');
  await expect(page.locator('.cart-paper')).toContainText('€195.20');
  await less.click();
  await expect(less).toBeDisabled();
  await first.getByRole('button', { name: /^Remove/ }).click();
  await expect(line).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo: put Open rolls, mixed back' }).click();
  await expect(line.getByRole('heading')).toHaveText(['Open rolls, mixed', 'Mixed crate, 18 bottles']);
  await expect(page.locator('.cart-paper').getByRole('link', { name: 'Continue shopping' })).toHaveAttribute(
    'href',
    '/',
  );
});

for (const language of ['en', 'de'] as const) {
  test.describe(`in ${language}, the cards for the buffet`, () => {
    test.use({ language });

    test('of what is in the cart are there before it is ordered, in both languages', async ({ page }) => {
      await withCart(page, [
        [rolls, 1],
        [crate, 2],
      ]);
      await page.goto('/cart');
      const options = { locale: language };
      await page.getByRole('link', { name: m.order_cards({}, options) }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.order_cards({}, options));
      const cards = page
        .getByRole('region', { name: m.order_cards_preview({}, options) })
        .getByRole('article');
      await expect(cards).toHaveCount(2);
      await expect(cards.first()).toContainText('Belegte Brötchen');
      await expect(cards.first()).toContainText('Contains wheat');
      await expect(cards.first()).toContainText('Enthält Weizen');
      await page.getByRole('checkbox').first().uncheck();
      await expect(cards).toHaveCount(1);
      await expectAccessible(page, 'cards of a cart');
      await expectToFit(page, 'cards of a cart');
      await page.getByRole('link', { name: m.delivery_back_to_cart({}, options) }).click();
      await expect(page.locator('.cart-line-item')).toHaveCount(2);
    });

    test('without an answer can be asked for again', async ({ page }) => {
      await withCart(page, [[rolls, 1]]);
      await page.route('**/v1/food-words', (route) => route.fulfill({ status: 429, body: '' }));
      await page.goto('/cart?cards');
      const again = page.getByRole('button', { name: m.shell_try_again({}, { locale: language }) });
      await expect(again).toBeVisible();
      await page.unroute('**/v1/food-words');
      await again.click();
      await expect(page.getByRole('article')).toHaveCount(1);
    });
  });
}

test('below the minimum order an alert names what is missing, and delivery is shut', {
  tag: '@smoke',
}, async ({ page }) => {
  await withToken(page, 'a-token-of-another-day');
  await withCart(page, [[crate, 1]]);
  await page.goto('/cart');
  const alert = page.locator('.cart-paper .alert');
  await expect(alert).toContainText('€50.00');
  await expect(alert).toContainText('€10.40');
  await expect(alert).toHaveCSS('color', await color('--color-error'));
  await page.getByRole('button', toDelivery).click();
  const toast = page.locator('.toast-error');
  await expect(toast).toContainText('Minimum order amount not met');
  await expect(toast).toContainText(
    'Please add more items to your cart to meet the minimum order amount. Add €10.40 more to continue.',
  );
  await expect(page).toHaveURL(/\/cart$/);
  await page.getByRole('button', { name: /^One more/ }).click();
  await expect(alert).toHaveCount(0);

  function color(name: string) {
    return page.evaluate((variable) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.setProperty('color', `var(${variable})`);
      const { color: value } = getComputedStyle(probe);
      probe.remove();
      return value;
    }, name);
  }
});

test('without a session the way to delivery leads to checkout sign-in', async ({ page }) => {
  await withCart(page, [[rolls, 1]]);
  await page.goto('/cart?step=delivery');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your table so far');
  await page.getByRole('button', toDelivery).click();
  await expect(page).toHaveURL(/\/checkout-login$/);
  await expect(page.locator('.toast')).toContainText('Login Required');
  await expect(page.locator('.toast')).toContainText('Please login to continue with your order.');
});

test('what is pressed stays where it is while the rest of the cart comes', async ({ page }) => {
  await withCart(page, [
    [rolls, 1],
    [crate, 1],
  ]);
  let sendRest = () => {};
  const rest = new Promise<void>((resolve) => {
    sendRest = resolve;
  });
  await page.route(/\/assets\/cart-(extras|facts)|\/v1\/products/, async (route) => {
    await rest;
    await route.continue();
  });
  await page.goto('/cart');
  const heightOfWay = async () => (await page.getByRole('button', toDelivery).boundingBox())?.y ?? 0;
  await settled(page);
  const before = await heightOfWay();
  sendRest();
  await expect(page.getByRole('link', { name: 'Cards for the buffet' })).toBeVisible();
  await expect(page.getByText(/deposit/)).toBeVisible();
  expect(await heightOfWay()).toBeCloseTo(before, 0);
});

test('a product that is gone or costs another price now is named', async ({ page }) => {
  await withCart(page, [
    [{ ...rolls, price: 40 }, 1],
    [{ id: 999, name: 'en:Roast swan\nde:Schwanenbraten', price: 90 }, 1],
  ]);
  await page.goto('/cart');
  const main = page.getByRole('main');
  await expect(main).toContainText('Open rolls, mixed: €58.00 instead of €40.00');
  await expect(main.getByRole('alert')).toContainText('Roast swan: please take it out of the cart');
  await page.getByRole('button', toDelivery).click();
  await expect(page.locator('.toast-error')).toContainText('Something is no longer available');
  await main.getByRole('button', { name: 'Take it out' }).click();
  await expect(page.locator('.cart-line-item')).toHaveCount(1);
  await expect(page.locator('.cart-paper')).toContainText('€58.00');
});

test('the cart is kept on every change and comes back with a reload', async ({ page }) => {
  await page.goto('/category/platter');
  await page.getByRole('article').getByRole('button', { name: /^Add:/ }).first().click();
  const [item] = JSON.parse((await stored(page, 'cart')) ?? '').items;
  expect(item).toMatchObject({ quantity: 1, product: { id: expect.any(Number), name: expect.any(String) } });
  expect(Object.keys(item.product).toSorted()).toEqual(['id', 'imageUrl', 'name', 'price']);
  await page.reload();
  await expect(page.locator('.cart-badge')).toHaveText('1');
  await page.evaluate(() => localStorage.setItem('cart', '{"items":'));
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'The table is still bare.' })).toBeVisible();
});

test('a cart that the browser does not keep stays until the page goes, and that is said', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/category/platter');
  await page.getByRole('article').getByRole('button', { name: /^Add:/ }).first().click();
  await expect(page.locator('.toast-error')).toContainText('Your cart is not saved');
  await expect(page.locator('.cart-badge')).toHaveText('1');
});

/** Presses a button right after another tab has written what the cart holds, of which no event has come yet. */
const pressAfterOther = (button: Locator, quantities: Readonly<Record<number, number>>) =>
  button.evaluate((element: HTMLElement, wanted) => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const other = frame.contentWindow?.localStorage;
    const cart = JSON.parse(other?.getItem('cart') ?? '');
    const items = cart.items.flatMap(({ product }: { product: { id: number } }) =>
      wanted[product.id] ? [{ product, quantity: wanted[product.id] }] : [],
    );
    other?.setItem('cart', JSON.stringify({ ...cart, items }));
    // Events come later than what follows in the same turn.
    element.click();
  }, quantities);

test('what another tab has just changed is not undone by a press here, though this tab has not heard of it', async ({
  page,
}) => {
  await withCart(page, [
    [rolls, 1],
    [crate, 2],
  ]);
  await page.goto('/cart');
  const more = page.getByRole('button', { name: 'One more: Mixed crate, 18 bottles' });
  await pressAfterOther(more, { [crate.id]: 2 });
  const quantity = page.getByRole('textbox', { name: 'Quantity: Mixed crate, 18 bottles' });
  await expect(quantity).toHaveValue('3');
  await expect(page.locator('.cart-line-item')).toHaveCount(1);
  expect(JSON.parse((await stored(page, 'cart')) ?? '').items).toMatchObject([
    { product: { id: crate.id }, quantity: 3 },
  ]);

  // Nor by the way back of a line that was taken out.
  await pressAfterOther(page.getByRole('button', { name: 'Undo: put Open rolls, mixed back' }), {
    [crate.id]: 5,
  });
  await expect(quantity).toHaveValue('5');
  await expect(page.getByRole('textbox', { name: 'Quantity: Open rolls, mixed' })).toHaveValue('1');
  expect(JSON.parse((await stored(page, 'cart')) ?? '').items).toMatchObject([
    { product: { id: rolls.id }, quantity: 1 },
    { product: { id: crate.id }, quantity: 5 },
  ]);
});

test('the bar of phones is there below 768 px', async ({ page }) => {
  await withCart(page, [[rolls, 1]]);
  await page.setViewportSize({ width: 767, height: 900 });
  await page.goto('/cart');
  const bar = page.locator('.cart-bar');
  await expect(bar.getByRole('button', { name: 'To delivery' })).toBeInViewport();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(bar).toBeHidden();
});

test('on the narrowest screens a large sum leaves the trash button free', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await withCart(page, [
    [rolls, 999],
    [crate, 2],
  ]);
  await page.goto('/cart');
  const first = page.locator('.cart-line-item').first();
  const total = first.locator('.cart-line-total');
  await expect(total).toHaveText('€57,942.00');
  const [trash, sum] = await Promise.all([
    first.getByRole('button', { name: /^Remove/ }).boundingBox(),
    total.locator('text=€57,942.00').boundingBox(),
  ]);
  const isBeside = (trash?.x ?? 0) + (trash?.width ?? 0) <= (sum?.x ?? 0);
  const isAbove = (trash?.y ?? 0) + (trash?.height ?? 0) <= (sum?.y ?? 0);
  expect(isBeside || isAbove, JSON.stringify({ trash, sum })).toBe(true);
});

test('with the keyboard the focus stays in the cart: at minus on 1, on a line put back, on an empty table', async ({
  page,
}) => {
  await withCart(page, [
    [rolls, 2],
    [crate, 1],
  ]);
  await page.goto('/cart');
  const less = page.getByRole('button', { name: 'One less: Open rolls, mixed' });
  await less.press('Enter');
  await expect(less).toBeDisabled();
  await expect(less).toBeFocused();
  await less.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Quantity: Open rolls, mixed' })).toHaveValue('1');
  await page.getByRole('button', { name: 'Remove Open rolls, mixed' }).press('Enter');
  const undo = page.getByRole('button', { name: 'Undo: put Open rolls, mixed back' });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(page.getByRole('heading', { name: 'Open rolls, mixed' })).toBeFocused();
  for (const name of ['Open rolls, mixed', 'Mixed crate, 18 bottles']) {
    await page.getByRole('button', { name: `Remove ${name}` }).press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'The table is still bare.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo: put Mixed crate, 18 bottles back' })).toBeFocused();
});

test('a line that another tab takes out leaves its place, so that the next is not pressed in its stead', async ({
  page,
  context,
}) => {
  await withCart(page, [
    [rolls, 1],
    [crate, 2],
  ]);
  await page.goto('/cart');
  const crateLine = page.locator('.cart-line-item', { hasText: 'Mixed crate, 18 bottles' });
  await expect(crateLine).toBeVisible();
  await settled(page);
  const removeRolls = page.getByRole('button', { name: `Remove Open rolls, mixed` });
  await removeRolls.scrollIntoViewIfNeeded();
  const place = { x: 0, y: 0, ...(await removeRolls.boundingBox()) };
  const placeOfCrate = await crateLine.boundingBox();
  await page.getByRole('textbox', { name: 'Quantity: Open rolls, mixed' }).focus();

  const other = await context.newPage();
  await other.goto('/cart');
  await other.getByRole('button', { name: `Remove Open rolls, mixed` }).click();

  const undo = page.getByRole('button', { name: `Undo: put Open rolls, mixed back` });
  // Where the line was, and on nothing that a key presses.
  await expect(page.getByText('Removed: Open rolls, mixed.').last()).toBeFocused();
  // A press meant for the line that went hits nothing, and the next line stays where it is.
  expect(await crateLine.boundingBox()).toEqual(placeOfCrate);
  await page.mouse.click(place.x + 10, place.y + 10);
  await settled(page);
  await expect(page.locator('.cart-line-item')).toHaveCount(1);
  await undo.click();
  await expect(page.locator('.cart-line-item').getByRole('heading')).toHaveText([
    'Open rolls, mixed',
    'Mixed crate, 18 bottles',
  ]);
  await expect(other.locator('.cart-line-item')).toHaveCount(2);
  await expect(other.getByRole('heading', { name: 'Open rolls, mixed' })).toBeFocused();

  // Where nothing had the focus, nothing gets it: the next key scrolls.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await other.getByRole('button', { name: 'Remove Mixed crate, 18 bottles' }).click();
  await expect(page.getByRole('button', { name: 'Undo: put Mixed crate, 18 bottles back' })).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});
