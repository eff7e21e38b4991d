import { newCustomer } from './support/signed-in.ts';
import { sample, withCart, withToken } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const { rolls } = sample;

test('arrow keys go through the numbers of guests, and Space, Enter or Done choose', async ({ page }) => {
  await page.goto('/category/platter');
  const open = page.locator('.hint').getByRole('button');
  const dialog = page.getByRole('dialog', { name: 'How many guests?' });
  await open.press('Enter');
  await dialog.getByRole('radio', { name: '10–15' }).focus();
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('ArrowRight');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('radio', { checked: true })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await open.press('Enter');
  await dialog.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await open.press('Enter');
  await dialog.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(dialog).toBeHidden();
  await open.click();
  await dialog.getByText('40+').click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('.hint')).toContainText('40+ guests');
});

test('the calendar takes the focus when it opens and closes when the focus leaves', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: /^Delivery date/ });
  const calendar = page.getByRole('dialog', { name: 'Delivery date' });
  await button.press('Enter');
  await expect(calendar).toBeVisible();
  const day = calendar.getByRole('gridcell').getByRole('button');
  await expect
    .poll(() => day.evaluateAll((all) => all.includes(document.activeElement as HTMLElement)))
    .toBe(true);
  for (let presses = 0; presses < 5 && (await calendar.isVisible()); presses++)
    await page.keyboard.press('Tab');
  await expect(calendar).toBeHidden();
  await button.press('Enter');
  await expect(calendar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(button).toBeFocused();
});

test('a page that is reached inside the shop is named by its heading', async ({ page }) => {
  await withToken(page, (await newCustomer()).token);
  await withCart(page, [[rolls, 1]]);
  await page.goto('/');
  await page.getByRole('link', { name: 'About us' }).first().press('Enter');
  await expect(page.getByRole('main', { name: 'The people behind the table' })).toBeFocused();
  await page.getByRole('link', { name: /^Cart/ }).press('Enter');
  await expect(page.getByRole('main', { name: 'Your table so far' })).toBeFocused();
  await page.getByRole('button', { name: 'Continue to delivery' }).press('Enter');
  await expect(page.getByRole('main', { name: 'Where and when?' })).toBeFocused();
});

test('each page has a title of its own, also a missing one, a step and the result of a payment', async ({
  page,
  request,
}) => {
  const title = async (path: string) =>
    /<title>(.*?)<\/title>/.exec(await (await request.get(path)).text())?.[1];
  for (const path of ['/nowhere', '/about/us', '/category/fondue', '/shop/99'])
    expect(await title(path), path).toMatch(/^Page not found · .* · Tischlein$/);
  expect(await title('/nowhere?lang=de')).toBe('Seite nicht gefunden · Catering in Berlin · Tischlein');
  const results = await Promise.all(
    ['success', 'failed', 'canceled', 'processing'].map((result) => title(`/payment/${result}`)),
  );
  expect(new Set(results).size).toBe(4);
  await page.goto('/payment/failed');
  await expect(page).toHaveTitle('Payment Failed · Payment · Tischlein');
  await page.goto('/payment/success?productOrderId=of-another-browser');
  await expect(page).toHaveTitle('Thank you for your order · Payment · Tischlein');

  await withToken(page, (await newCustomer()).token);
  await withCart(page, [[rolls, 1]]);
  await page.goto('/cart');
  await expect(page).toHaveTitle('Your cart · Tischlein');
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await expect(page).toHaveTitle('Where and when? · Your cart · Tischlein');
  await page.goBack();
  await expect(page).toHaveTitle('Your cart · Tischlein');
});

for (const path of ['/category/platter', '/category/drinks'])
  test(`the price is read after the name of its dish on ${path}`, async ({ page }) => {
    await page.goto(path);
    const articles = await page.getByRole('article').evaluateAll((all) =>
      all.map((article) => {
        const text = article.textContent ?? '';
        return text.indexOf(article.querySelector('h2')?.textContent ?? '?') < text.indexOf('€');
      }),
    );
    expect(articles.length).toBeGreaterThan(0);
    expect(articles).not.toContain(false);
  });

test('the name of a button begins with the word that is seen on it', async ({ page }) => {
  for (const [language, word] of [
    ['en', 'Undo'],
    ['de', 'Rückgängig'],
  ] as const) {
    await withCart(page, [
      [rolls, 1],
      [sample.crate, 1],
    ]);
    await page.goto(`/cart?lang=${language}`);
    await page.locator('.cart-line-item').last().getByRole('button').last().click();
    await expect(page.getByRole('button', { name: new RegExp(`^${word}`) })).toHaveText(word);
  }
});

test('a message stays as long as something inside has the focus, and closing it gives the focus on', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/category/platter');
  await expect(page.locator('.hint')).toBeVisible();
  const toasts = page.locator('.toast');
  const add = page.getByRole('article').getByRole('button', { name: /^Add:/ });
  await page.mouse.move(5, 400);
  await add.first().press('Enter');
  await add.first().press('Enter');
  await expect(toasts).toHaveCount(2);
  const cameFrom = page.locator(':focus');
  const name = await cameFrom.getAttribute('aria-label');
  await toasts.first().getByRole('button').focus();
  await page.clock.runFor(20_000);
  await expect(toasts).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(toasts).toHaveCount(1);
  await expect(toasts.getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toasts).toHaveCount(0);
  await expect(page.getByRole('button', { name: name ?? '', exact: true })).toBeFocused();
  await add.first().press('Enter');
  await expect(toasts).toHaveCount(1);
  await page.clock.runFor(4_500);
  await expect(toasts).toHaveCount(0);
});
