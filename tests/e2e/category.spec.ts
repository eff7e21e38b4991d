import { sample, store, stored, withCart } from './support/storage.ts';
import { expect, test } from './support/test.ts';

test('the platter page suggests a tenth of the guests and counts what is chosen', async ({ page }) => {
  await withCart(page, [[sample.rolls, 1]], { guestCount: '20-25' });
  await page.goto('/category/platter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose your platter');
  const hint = page.locator('.hint');
  await expect(hint).toContainText('3 platters suggested');
  await expect(hint).toContainText('20–25 guests, you have 1');
  await hint.getByRole('button').click();
  await page.getByRole('dialog').getByText('40+', { exact: true }).click();
  await expect(hint).toContainText('4 platters suggested');
  await page.goto('/category/salads');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Salads');
  await expect(page.locator('.hint')).toHaveCount(0);
});

test('the overview shows categories by their order with what is in the cart', async ({ page }) => {
  await withCart(page, [
    [sample.rolls, 1],
    [sample.crate, 4],
  ]);
  await page.goto('/categories-overview');
  const cards = page.locator('.plate');
  await expect(cards.getByRole('heading')).toHaveText([
    'Sandwiches',
    'Wraps and paninis',
    'Salads',
    'Snacks and sides',
    'Sweets',
    'Drinks',
  ]);
  await expect(page.locator('.plate-badge')).toHaveText(['4']);
  await expect(page.getByRole('link', { name: 'Drinks, 4 in your cart' })).toBeVisible();
  await expect(cards.first().locator('img')).toHaveAttribute('src', /\/pictures\/categories\//);
  const toCart = page.getByRole('link', { name: 'Proceed to cart' });
  await expect(toCart).toBeInViewport();
  await expect(toCart).toHaveAttribute('href', '/cart');
  await cards.nth(1).click();
  await expect(page).toHaveURL(/\/category\/wraps-and-paninis$/);
});

test('the fixed button of a category leads to the overview, in German by Weiter', async ({ page }) => {
  await page.goto('/category/sandwiches');
  const onward = page.getByRole('link', { name: 'Continue', exact: true });
  await expect(onward).toBeInViewport();
  await page.goto('/category/drinks?lang=de');
  await page.getByRole('link', { name: 'Weiter', exact: true }).click();
  await expect(page).toHaveURL(/\/categories-overview$/);
});

test('products stand in the order of their category', async ({ page }) => {
  const names = page.getByRole('article').getByRole('heading');
  await page.goto('/category/snacks-and-sides');
  await expect(names).toHaveText([
    /Toasty/,
    /Nachos/,
    /dippers/,
    /Toasty/,
    /dippers/,
    /Bread/,
    /sauce/,
    /sauce/,
    /sauce/,
    /Doritos/,
  ]);
  await page.goto('/category/sandwiches');
  await expect(names.last()).toHaveText('Sandwich box');
  await page.goto('/category/wraps-and-paninis');
  await expect(names.first()).toContainText('wrap');
  await expect(names.last()).toContainText('Panini');
});

test('plus, minus, typing and trash change the quantity on a product card', { tag: '@smoke' }, async ({
  page,
}) => {
  await page.goto('/category/drinks');
  const card = page.getByRole('article').filter({ hasText: 'Mixed crate' });
  const quantity = card.getByRole('textbox');
  const add = card.getByRole('button', { name: /^Add:/ });
  const toast = page.locator('.toast');
  await add.click();
  await expect(quantity).toHaveValue('1');
  await expect(toast).toContainText('Added to cart');
  await expect(toast).toContainText('1 × Mixed crate');
  await card.getByRole('button', { name: /^One more/ }).click();
  await expect(quantity).toHaveValue('2');
  await card.getByRole('button', { name: /^One less/ }).click();
  await card.getByRole('button', { name: /^One less/ }).click();
  await expect(add).toBeVisible();
  await add.click();
  for (const [typed, kept] of [
    ['12', '12'],
    ['-3', '12'],
    ['two', '12'],
    ['1.5', '12'],
  ] as const) {
    await quantity.fill(typed);
    await quantity.press('Enter');
    await expect(quantity).toHaveValue(kept);
  }
  await expect(page.locator('.cart-badge')).toHaveText('12');
  await expect(toast).toContainText('11 × Mixed crate, 18 bottles, 12 in the cart');
  await quantity.fill('0');
  await quantity.press('Enter');
  await expect(add).toBeVisible();
  await add.click();
  await quantity.fill('0');
  await quantity.press('Tab');
  await expect(add).toBeFocused();
  await add.click();
  await card.getByRole('button', { name: /^Remove/ }).click();
  await expect(add).toBeVisible();
  expect(JSON.parse((await stored(page, 'cart')) ?? '').items).toEqual([]);
});

test('the name of a product follows the language, also in a filled cart', async ({ page }) => {
  await withCart(page, [[sample.rolls, 1]]);
  await page.goto('/cart?lang=de');
  await expect(page.getByRole('heading', { name: 'Belegte Brötchen, gemischt' })).toBeVisible();
  await page.goto('/category/drinks?lang=en');
  await expect(page.getByText('They come chilled, in a wooden crate.')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/\b(en|de):/);
});

test('a category and a shop that do not exist say so', async ({ page }) => {
  expect((await page.goto('/category/fondue'))?.status()).toBe(404);
  await expect(page.getByRole('alert')).toHaveText('Category not found. Please check the URL and try again.');
  expect((await page.goto('/shop/99'))?.status()).toBe(404);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Error');
  await expect(alert).toContainText('cannot load the products');
});

test('a shop shows its own products', async ({ page }) => {
  await page.goto('/shop/2');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zuckerhut');
  await expect(page.getByRole('heading', { name: 'Green platter', exact: true })).toHaveCount(1);
  await expect(page.getByRole('article').filter({ hasText: 'Open rolls' })).toHaveCount(0);
});

test('dishes are filtered by diet and allergens, in the address and without asking the shop again', async ({
  page,
}) => {
  await page.goto('/category/platter');
  const names = page.getByRole('article').getByRole('heading', { level: 2 });
  const count = page.locator('.filter-count').getByRole('status');
  await expect(count).toHaveText('13 items');
  await expect(page.locator('.hint')).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByText('Vegetarian', { exact: true }).first().click();
  await expect(page).toHaveURL(/\/category\/platter\?diet=vegetarian$/);
  await expect(count).toHaveText(/^8 of 13 items/);
  await page.getByText('Without allergens').click();
  await page.getByRole('checkbox', { name: 'nuts and peanuts', exact: true }).check();
  await page.getByRole('checkbox', { name: 'gluten' }).check();
  await expect(page).toHaveURL(/\?diet=vegetarian&without=gluten,nuts$/);
  const fitting = [
    'Tomato mozzarella skewers',
    'Rice paper rolls',
    'Baked potatoes',
    'Chickpea curry with rice',
  ];
  await expect(names).toHaveText(fitting);
  await expect(page.getByText('Without gluten, nuts and peanuts', { exact: true })).toBeVisible();
  // What is sold out is asked for once somebody does something, whatever it is.
  expect(asked.filter((url) => /\.data|\/v1\/(?!availability)/.test(url))).toEqual([]);

  await page.reload();
  await expect(names).toHaveText(fitting);
  await page.getByText('Without gluten, nuts and peanuts', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'milk' }).check();
  await expect(names).toHaveText(['Rice paper rolls', 'Chickpea curry with rice']);
  await page.getByText('Halal', { exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Nothing here fits all of that' })).toBeVisible();
  await expect(count).toHaveText(/^0 of 13 items/);
  await page.getByRole('main').getByRole('link', { name: 'Show all' }).last().click();
  await expect(page).toHaveURL(/\/category\/platter$/);
  await expect(names).toHaveCount(13);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a filter is a plain form, and search engines are shown the page without it', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/shop/2');
    const total = await page.getByRole('article').count();
    await page.getByText('Vegan', { exact: true }).first().click();
    await page.getByText('Without allergens').click();
    await page.getByRole('checkbox', { name: 'sesame' }).check();
    await page.getByRole('checkbox', { name: 'soy' }).check();
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/\/shop\/2\?diet=vegan&without=soy&without=sesame$/);
    const dishes = page.getByRole('article');
    await expect(dishes).not.toHaveCount(total);
    for (const facts of await dishes.allTextContents()) {
      expect(facts).toContain('Vegan');
      expect(facts).not.toMatch(/Contains.*(soy|sesame)/);
    }
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/shop/2`);
    await page.getByRole('main').getByRole('link', { name: 'Remove' }).click();
    await expect(dishes).toHaveCount(total);
  });
});

test('on phones drinks are a list: what they are made of stands on it, the rest is one tap away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/category/drinks');
  const dishes = page.getByRole('article');
  const heights = [];
  for (const dish of await dishes.all()) {
    heights.push((await dish.boundingBox())?.height ?? Number.NaN);
    await expect(dish.getByText(/Contains|None of the 14 allergens/)).toBeVisible();
  }
  expect(heights.reduce((sum, height) => sum + height, 0) / heights.length).toBeLessThan(290);
  await dishes.nth(2).scrollIntoViewIfNeeded();
  const bar = await page.locator('.bar').boundingBox();
  expect(bar?.height).toBeLessThan(80);

  const crate = dishes.filter({ hasText: 'Mixed crate' });
  const description = crate.getByText('They come chilled, in a wooden crate.');
  await expect(crate.getByText('€6.67/l')).toBeVisible();
  await expect(description).toBeHidden();
  const label = await crate.getByText('Ingredients and nutrition').boundingBox();
  expect(label?.height).toBeGreaterThanOrEqual(44);
  await crate.getByText('More', { exact: true }).click();
  await expect(description).toBeVisible();
  await crate.getByRole('button', { name: /^Add:/ }).click();
  await expect(crate.getByRole('textbox')).toHaveValue('1');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(dishes.nth(3).getByText('More', { exact: true })).toBeHidden();
  await page.goto('/category/platter');
  await page.setViewportSize({ width: 375, height: 812 });
  expect((await dishes.first().boundingBox())?.height).toBeGreaterThan(400);
});

for (const locale of ['en', 'de'] as const) {
  test(`a phone shows the whole first platter at once, in ${locale}`, async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'language', value: locale, url: baseURL ?? '' }]);
    await store(page, 'localStorage', 'language', locale);
    const decided = { version: 1, preference: false, analytics: false, marketing: false };
    await store(page, 'localStorage', 'consent', JSON.stringify({ ...decided, decidedAt: Date.now() }));
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/category/platter');
    const dish = await page.locator('.dish-picture').first().boundingBox();
    const bar = await page.locator('.bar').boundingBox();
    expect((dish?.y ?? 0) + (dish?.height ?? 0)).toBeLessThan((bar?.y ?? 0) - 24);
  });
}
