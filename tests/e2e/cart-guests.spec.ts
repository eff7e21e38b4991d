import type { Page } from '@playwright/test';
import { m } from '#messages';
import { expectAccessible, expectToFit } from './support/accessible.ts';
import { signedIn } from './support/signed-in.ts';
import { sample, store, stored, withCart } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const cheese = { id: 104, name: 'en:Cheese board\nde:Käsebrett', price: 66 };
const said = 'occasion=team&guests=24&vegan=5&nuts=2&meal=lunch';

for (const language of ['en', 'de'] as const) {
  test.describe(`in ${language}, with a table planned`, () => {
    test.use({ language });
    const options = { locale: language };

    test('the cart minds who comes: what names an allergen can be swapped, and who stays hungry is said', async ({
      page,
    }) => {
      await store(page, 'localStorage', 'whoComes', said);
      await withCart(page, [
        [sample.rolls, 1],
        [cheese, 1],
      ]);
      await page.goto('/cart');
      await page.mouse.move(5, 5);
      const guests = page.getByRole('region', { name: m.cart_table_label({}, options) });
      await expect(guests).toContainText(m.cart_table_not_all({ guests: 24 }, options));
      const sweets = { who: m.plan_sweet({}, options), fed: 0, guests: 24 };
      await expect(guests).toContainText(m.cart_table_fed(sweets, options));
      await expect(guests).toContainText(m.cart_table_fed({ who: 'Vegan', fed: 0, guests: 5 }, options));
      const named = guests.locator('.alert').first();
      await expect(named).toContainText(language === 'de' ? 'Käse' : 'Cheese');
      await expect(named).toContainText(language === 'de' ? 'Walnüsse' : 'walnuts');
      await expectAccessible(page, 'a cart that minds who comes');
      await expectToFit(page, 'a cart that minds who comes');
      // What stands there instead costs what it says.
      const before = await total(page);
      const swap = named.getByRole('button');
      const [, sign, amount] = /([+−])\D*([\d.,]+)/.exec((await swap.textContent()) ?? '') ?? [];
      await swap.click();
      await expect(guests.locator('.alert')).toHaveCount(1);
      await expect(page.locator('.cart-line-item')).toHaveCount(2);
      const cents = Number((amount ?? '').replace(/[.,]/g, ''));
      expect(await total(page)).toBe(before + (sign === '+' ? cents : -cents));
      // The table can be laid on from there, with all that is in the cart.
      await guests.getByRole('link', { name: m.cart_table_plan({}, options) }).click();
      await expect(page).toHaveURL(/\/plan\?occasion=team&guests=24&vegan=5&nuts=2&meal=lunch&table=101/);
    });

    test('nobody has to be minded any longer than is wanted', async ({ page }) => {
      await store(page, 'localStorage', 'whoComes', said);
      await withCart(page, [[cheese, 1]]);
      await page.goto('/cart');
      await page.mouse.move(5, 5);
      await page.getByRole('button', { name: m.cart_table_forget({}, options) }).click();
      const guests = page.getByRole('region', { name: m.cart_table_label({}, options) });
      await expect(guests).toHaveCount(0);
      await page.reload();
      await page.mouse.move(5, 5);
      await page.getByRole('button', { name: m.cart_table_mind({}, options) }).click();
      await expect(guests).toBeVisible();
    });
  });
}

test('what is laid for all of them says so in the cart', async ({ page }) => {
  await page.goto(`/plan?${said}&lay=1`);
  await page.getByRole('button', { name: 'All into the cart' }).last().click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('region', { name: 'Who the table is for' })).toContainText(
    'Enough for 24 guests.',
  );
});

test('what the guests need is in the instructions for the kitchen, in place of what it was before', async ({
  page,
}) => {
  await signedIn(page);
  await page.goto(`/plan?${said}&lay=1`);
  await page.getByRole('button', { name: 'All into the cart' }).last().click();
  await expect(page.getByText('is in the instructions of your order too')).toBeVisible();
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  const note = page.getByLabel('Delivery instructions');
  await expect(note).toHaveValue('Of 24 guests for lunch: 5 vegan, 2 without nuts and peanuts.');
  // Whoever writes over it is told, and has it back with one press.
  await note.fill('Second bell');
  await page.getByRole('button', { name: 'Write it in again' }).click();
  await expect(note).toHaveValue('Of 24 guests for lunch: 5 vegan, 2 without nuts and peanuts.\nSecond bell');
  await page.goto(`/plan?${said.replace('vegan=5', 'vegan=7')}&lay=1`);
  await page.getByRole('button', { name: 'All into the cart' }).last().click();
  // Nothing else is in the cart than this table as it was: it takes its place, and nobody has to be asked.
  await expect(page).toHaveURL('/cart');
  await page.goto('/cart?step=delivery');
  await expect(note).toHaveValue('Of 24 guests for lunch: 7 vegan, 2 without nuts and peanuts.\nSecond bell');
});

test('the note for the kitchen is as long-lived as the cart; what was taken out of it in a tab stays out there', async ({
  page,
  context,
}) => {
  await signedIn(page);
  await page.goto(`/plan?${said}&lay=1`);
  await page.getByRole('button', { name: 'All into the cart' }).last().click();
  await expect(page.getByText('is in the instructions of your order too')).toBeVisible();
  const needs = 'Of 24 guests for lunch: 5 vegan, 2 without nuts and peanuts.';
  // What a tab keeps is gone with it.
  const later = await context.newPage();
  await page.close();
  await later.goto('/cart?step=delivery');
  const note = later.getByLabel('Delivery instructions');
  await expect(note).toHaveValue(needs);
  await note.fill('');
  await later.reload();
  await expect(later.getByRole('button', { name: 'Write it in again' })).toBeVisible();
  await expect(note).toHaveValue('');
});

test('another number of guests is another one in the instructions and in what the cart minds', async ({
  page,
}) => {
  await signedIn(page);
  await page.goto(`/plan?${said}&lay=1`);
  await page.getByRole('button', { name: 'All into the cart' }).last().click();
  const guests = page.getByRole('region', { name: 'Who the table is for' });
  await expect(guests).toContainText('Enough for 24 guests.');
  await expect(page.locator('.cart-paper')).toContainText('24 guests');
  await page.goto('/');
  await page.mouse.move(5, 5);
  await page.getByRole('combobox', { name: 'Guests' }).selectOption('35-40');
  await page.goto('/cart');
  await page.mouse.move(5, 5);
  await expect(guests).toContainText('of 40 guests.');
  await page.goto('/cart?step=delivery');
  const note = page.getByLabel('Delivery instructions');
  await expect(note).toHaveValue('Of 40 guests for lunch: 5 vegan, 2 without nuts and peanuts.');
  // What was taken out stays out, whatever the number is.
  await note.fill('Second bell');
  await page.goto('/');
  await page.mouse.move(5, 5);
  await page.getByRole('combobox', { name: 'Guests' }).selectOption('25-30');
  await page.goto('/cart?step=delivery');
  await expect(page.getByRole('button', { name: 'Write it in again' })).toBeVisible();
  await expect(note).toHaveValue('Second bell');
  await page.getByRole('button', { name: 'Write it in again' }).click();
  await expect(note).toHaveValue('Of 30 guests for lunch: 5 vegan, 2 without nuts and peanuts.\nSecond bell');
});

test('a dish says before it is added which of the guests cannot eat it', async ({ page }) => {
  await page.goto(`/plan?${said}&lay=1`);
  await page.getByRole('button', { name: 'All into the cart' }).last().click();
  await expect(page).toHaveURL(/\/cart$/);
  const order = page.locator('.product-order');
  await page.goto('/product/104-cheese-board');
  await expect(order).toContainText('not for 2 guests');
  await expectAccessible(page, 'a dish that is not for all');
  await page.goto('/product/103-green-platter');
  await expect(order).toBeVisible();
  await expect(order).not.toContainText('not for');
});

test('who has planned nothing is told nothing of guests', async ({ page }) => {
  await withCart(page, [[cheese, 1]]);
  await page.goto('/cart');
  await page.mouse.move(5, 5);
  await expect(page.getByRole('link', { name: 'Cards for the buffet' })).toBeVisible();
  await expect(page.locator('.table-guests')).toHaveCount(0);
});

/** What the cart costs, in cents. */
async function total(page: Page): Promise<number> {
  const { items } = JSON.parse((await stored(page, 'cart')) ?? '{"items":[]}');
  return items.reduce(
    (sum: number, { product, quantity }: { product: { price: number }; quantity: number }) =>
      sum + Math.round(product.price * 100) * quantity,
    0,
  );
}

test('a table comes whole into the cart, also where the shop is open in other tabs', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const others = [await context.newPage(), await context.newPage()];
  for (const other of others) {
    await other.goto('/cart');
    await other.mouse.move(5, 5);
  }
  const lines = () =>
    page.evaluate(() => {
      const { items = [] } = JSON.parse(localStorage.getItem('cart') ?? '{}');
      return items.map(({ product, quantity }: { product: { id: number }; quantity: number }) => [
        product.id,
        quantity,
      ]);
    });
  let before: unknown = null;
  for (const guests of [24, 40]) {
    await page.goto(`/plan?occasion=team&guests=${guests}&vegan=5&nuts=2&meal=lunch&lay=1`);
    const dishes = await page.locator('.plan-line').count();
    await page.getByRole('button', { name: 'All into the cart' }).click();
    // Three tabs draw it at once.
    await expect(page).toHaveURL(/\/cart$/, { timeout: 30_000 });
    await expect(page.locator('.cart-line-item')).toHaveCount(dishes);
    for (const other of others) await expect(other.locator('.cart-line-item')).toHaveCount(dishes);
    expect(await lines()).toHaveLength(dishes);
    expect(await lines()).not.toEqual(before);
    before = await lines();
  }
});

for (const language of ['en', 'de'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('how many guests come is said in the cart, and said otherwise there', async ({ page }) => {
      const options = { locale: language };
      await withCart(page, [[sample.rolls, 1]]);
      await page.goto('/cart');
      const paper = page.locator('.cart-paper');
      const choose = paper.getByRole('button', { name: m.catalogue_choose_guests({}, options) });
      await choose.click();
      await expectAccessible(page, 'the number of guests in the cart');
      await page.getByRole('dialog').getByText('15–20', { exact: true }).click();
      await expect(paper).toContainText(m.cart_guests({ guests: '15–20' }, options));
      await expect(choose).toHaveText(m.catalogue_change_guests({}, options));
      await expect(choose).toBeFocused();
      await expectToFit(page, 'a cart that says for how many it is');
      await choose.click();
      await page.getByRole('dialog').getByText('30–35', { exact: true }).click();
      await page.reload();
      await expect(paper).toContainText(m.cart_guests({ guests: '30–35' }, options));
    });
  });
}
