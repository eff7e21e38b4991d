import type { Page } from '@playwright/test';
import { settled } from './support/settled.ts';
import { sample, store, stored, withCart } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const names = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });
const almonds = 'Cupcake and macaron stand';

test('a choice of diet and allergens goes along through all categories and shops until it is taken away', async ({
  page,
}) => {
  await page.goto('/category/platter');
  await page.getByText('Without allergens').click();
  await page.getByRole('checkbox', { name: 'nuts and peanuts', exact: true }).check();
  await expect(page.getByRole('main')).toContainText('Without nuts and peanuts – for all categories.');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('main')).toContainText('Without nuts and peanuts – for all categories.');
  await page.locator('.plate', { hasText: 'Sweets' }).click();
  await expect(page).toHaveURL(/\/category\/sweets\?without=nuts$/);
  await expect(names(page)).not.toHaveCount(0);
  await expect(names(page).filter({ hasText: almonds })).toHaveCount(0);
  await page.getByText('Vegan', { exact: true }).first().click();
  await expect(page).toHaveURL(/\/category\/sweets\?diet=vegan&without=nuts$/);
  await expect(names(page)).toHaveText([
    'Fruit board',
    'Apple crumble cake',
    'Small apple crumble cake',
    'Cherry chocolate cake',
    'Chocolate mousse',
  ]);

  await page.goto('/shop/2');
  await expect(page).toHaveURL(/\/shop\/2\?diet=vegan&without=nuts$/);
  await expect(names(page).filter({ hasText: 'Fruit board' })).toHaveCount(1);
  await expect(names(page).filter({ hasText: 'Tiramisu' })).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('Vegan, without nuts and peanuts – for all categories.');
  await page.getByRole('link', { name: 'Remove: Vegan, without nuts and peanuts' }).click();
  await expect(page).toHaveURL(/\/shop\/2(\?diet=)?$/);
  await expect(names(page).filter({ hasText: 'Tiramisu' })).toHaveCount(1);
  await expect.poll(() => stored(page, 'productFilter')).toBe('');
  await page.goto('/category/sweets');
  await expect(names(page).filter({ hasText: almonds })).toHaveCount(1);
  await expect(page).toHaveURL(/\/category\/sweets$/);
});

test('an address with a choice wins over the one that was kept, and going back brings none back', async ({
  page,
}) => {
  await store(page, 'localStorage', 'productFilter', 'diet=halal');
  await page.goto('/category/sweets?diet=vegan');
  await expect(names(page)).toHaveCount(5);
  expect(await stored(page, 'productFilter')).toBe('diet=vegan');
  await page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Remove: Vegan' }).click();
  await expect(page.getByRole('main')).not.toContainText('for all categories');
  await page.goBack();
  await expect(page).toHaveURL(/\/category\/sweets$/);
  await expect(names(page)).toHaveCount(10);
});

test('what goes with a dish is what the choice leaves, each with what is in it, also where a table is planned', async ({
  page,
}) => {
  await store(page, 'localStorage', 'productFilter', 'without=nuts');
  await store(page, 'localStorage', 'whoComes', 'occasion=team&guests=24&vegan=5&nuts=2&meal=lunch');
  await page.goto('/product/401');
  const beside = page.locator('.product-goes').getByRole('listitem');
  await expect(beside).toHaveCount(4);
  for (const dish of await beside.all())
    await expect(dish).toContainText(/Contains|None of the 14 allergens/);
  await expect(page.locator('.product-goes')).not.toContainText(/walnuts|hazelnuts|almonds|peanuts/i);
});

test('a page that is opened with a kept choice shows no dish that it would take away', async ({ page }) => {
  await store(page, 'localStorage', 'productFilter', 'without=nuts');
  await page.addInitScript(() => {
    const seen = window as unknown as { moved: number };
    seen.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.moved += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/category/sweets', '/categories-overview']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText('Without nuts and peanuts – for all categories.');
    await settled(page);
    expect(await page.evaluate(() => (window as unknown as { moved: number }).moved), path).toBeLessThan(
      0.01,
    );
  }
  await page.goto('/category/sweets?lang=de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('main')).toContainText('Ohne Nüsse und Erdnüsse – für alle Kategorien.');
});

test('the search keeps to the choice, says so and says what it leaves out', async ({ page }) => {
  await store(page, 'localStorage', 'productFilter', 'without=nuts');
  await page.goto('/about');
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Without nuts and peanuts – for all categories.');
  await dialog.getByRole('searchbox').fill('cheese board');
  await expect(dialog.getByRole('status')).toContainText('1 more does not fit');
  await expect(dialog.locator('.search-hit').filter({ hasText: 'Cheese board' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Remove: Without nuts and peanuts' }).click();
  await expect(dialog.locator('.search-hit').first()).toContainText('Cheese board');
  await expect(dialog.getByRole('searchbox')).toBeFocused();
});

test('the cart says when all in it fits the choice, and what no kitchen can promise', async ({ page }) => {
  await store(page, 'localStorage', 'productFilter', 'without=nuts');
  await withCart(page, [[sample.rolls, 1]]);
  await page.goto('/cart');
  await expect(page.getByRole('main')).toContainText(
    'All in your cart: without nuts and peanuts. Ingredients decide.',
  );
});

test('on a phone, ticking an allergen moves nothing that is being ticked', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/category/platter');
  await page.getByText('Without allergens', { exact: true }).click();
  const nuts = page.getByRole('checkbox', { name: 'nuts and peanuts', exact: true });
  const pills = page.locator('.filter-diets');
  const top = async () => {
    const [box, above] = await Promise.all([nuts.boundingBox(), pills.boundingBox()]);
    return (box?.y ?? 0) - (above?.y ?? 0);
  };
  await settled(page);
  const before = await top();
  await page.getByRole('checkbox', { name: 'peanuts', exact: true }).check();
  await expect(page.getByRole('main')).toContainText('Without peanuts – for all categories.');
  expect(await top()).toBe(before);
});

test('the cart names what does not fit the choice, and home knows it', async ({ page }) => {
  await store(page, 'localStorage', 'productFilter', 'diet=vegan&without=sesame');
  await withCart(page, [
    [sample.rolls, 1],
    [sample.crate, 1],
  ]);
  await page.goto('/cart');
  const note = page.getByRole('status').filter({ hasText: 'In your cart, but not “Vegan, without sesame”' });
  await expect(note).toContainText('Open rolls, mixed: not vegan, contains sesame');
  await expect(note).not.toContainText('Mixed crate');
  await page.goto('/');
  await page.mouse.wheel(0, 400);
  const best = page.locator('.best article');
  await expect(best.filter({ hasText: 'Mini burgers' })).toContainText('not vegan, contains sesame');
  await expect(best.filter({ hasText: 'Green platter' })).toContainText('contains sesame');
  await expect(page.locator('.plan')).toContainText('Vegan, without sesame – for all categories.');
  await page.goto('/cart');
  await note.getByRole('button', { name: /^Remove/ }).click();
  await expect(note).toHaveCount(0);
});
