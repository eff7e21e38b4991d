import type { Page } from '@playwright/test';
import { violationsOn } from './support/accessible.ts';
import { stored } from './support/storage.ts';
import { expect, test } from './support/test.ts';

function searchOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'What would you like?' });
  return {
    dialog,
    open: page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }),
    field: dialog.getByRole('searchbox', { name: 'Search the menu' }),
    status: dialog.getByRole('status'),
    hits: dialog.locator('.search-hit').getByRole('link'),
  };
}

test('the menu is searched by mouse: nothing is loaded before, a hit goes into the cart or is gone to', {
  tag: '@smoke',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const { dialog, open, field, status, hits } = searchOf(page);
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /search-dialog|^\/v1\/products/.test(path))).toEqual([]);

  await open.click();
  await expect(field).toBeFocused();
  await expect(dialog.getByRole('link', { name: 'Drinks' })).toHaveAttribute('href', '/category/drinks');
  await field.fill('vegan sala');
  await expect(status).toHaveText(/^\d results$/);
  await expect(hits.first()).toContainText('Salads');
  await field.fill('CHESE BORD');
  await expect(status).toHaveText('1 result');
  const hit = dialog.locator('.search-hit');
  await expect(hit).toContainText('€66.00');
  await expect(hit).toContainText('€36.67/kg');
  await expect(hit.locator('img')).toHaveAttribute('src', /\/pictures\/products\//);
  await hit.getByRole('button', { name: 'Add: Cheese board' }).click();
  await expect(hit.getByRole('textbox')).toHaveValue('1');
  expect(JSON.parse((await stored(page, 'cart')) ?? '').items).toMatchObject([{ quantity: 1 }]);

  await hits.click();
  await expect(page).toHaveURL('/product/104-cheese-board');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cheese board');

  await open.click();
  await expect(field).toHaveValue('CHESE BORD');
  await field.fill('fondue');
  await expect(status).toHaveText('Nothing found for “fondue”');
  await dialog.getByRole('link', { name: 'Ask the kitchen' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('the menu is searched by keyboard alone, and axe finds nothing', async ({ page }) => {
  const { dialog, open, field, status, hits } = searchOf(page);
  const { keyboard } = page;
  await page.goto('/category/platter');
  await expect(page.locator('.hint')).toBeVisible();
  await keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await keyboard.type('dippers');
  await expect(status).toHaveText('2 results');
  await keyboard.press('ArrowDown');
  await expect(hits.first()).toBeFocused();
  await keyboard.press('ArrowDown');
  await expect(hits.nth(1)).toBeFocused();
  await keyboard.press('ArrowUp');
  await keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  expect(await violationsOn(page, { part: 'dialog[open]' })).toEqual([]);
  await keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await keyboard.press('/');
  await expect(field).toBeFocused();
  await keyboard.type('green/platter');
  await expect(hits.first()).toContainText('Green platter');
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/product/103-green-platter');
  await expect(dialog).toBeHidden();

  await keyboard.press('/');
  await dialog.getByLabel('The key / opens the search').uncheck();
  await keyboard.press('Escape');
  await page.reload();
  await page.waitForLoadState('networkidle');
  await keyboard.press('/');
  await open.click();
  await expect(dialog.getByLabel('The key / opens the search')).not.toBeChecked();
});

test('the search that was opened again stays, however late the browser says that it was closed', async ({
  page,
}) => {
  const { dialog, field } = searchOf(page);
  await page.goto('/category/platter');
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await dialog.evaluate((element) => element.dispatchEvent(new Event('close')));
  await page.keyboard.type('green');
  await expect(field).toHaveValue('green');
});

test.describe('in German', () => {
  test.use({ language: 'de' });

  test('the menu is searched in German, a menu that does not come can be asked for again', async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: 'language', value: 'de', url: baseURL ?? '' }]);
    await page.route('**/v1/products*', (route) => route.fulfill({ status: 404 }), { times: 1 });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Suche', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toContainText('ließ sich nicht laden');
    await dialog.getByRole('button', { name: 'Erneut versuchen' }).click();
    await dialog.getByRole('searchbox').fill('kaesebret');
    await expect(dialog.getByRole('status')).toHaveText('1 Treffer');
    await expect(dialog.locator('.search-hit')).toContainText('66,00 €');
    await dialog.getByRole('searchbox').fill('cheese board');
    await expect(dialog.locator('.search-hit').first()).toContainText('Käsebrett');
    await dialog.getByRole('searchbox').fill('xylophon');
    await expect(dialog.getByRole('status')).toHaveText('Nichts gefunden zu „xylophon“');
  });

  for (const [query, first, not, leftOut] of [
    ['nuss', /Walnüsse|Erdnüsse|Mandeln|Pistazien/, /^$/, ''],
    ['glutenfrei', /./, /Weizen|Roggen|Gerste|Hafer|Dinkel/, 'ohne Gluten'],
    ['laktosefreier Salat', /salat/i, /Milch/, 'ohne Milch'],
    ['ohne Nüsse und Milch', /./, /Milch|Walnüsse|Erdnüsse|Mandeln|Pistazien/, 'ohne Erdnüsse, Nüsse, Milch'],
    ['Nussallergie', /./, /Walnüsse|Erdnüsse|Mandeln|Pistazien/, 'ohne Erdnüsse, Nüsse'],
    ['gluten free', /./, /Weizen|Roggen|Gerste/, 'ohne Gluten'],
    ['vegan', /Vegan/, /Vegetarisch/, ''],
  ] as const) {
    test(`„${query}“ finds what a guest means by it`, async ({ page, baseURL }) => {
      await page.context().addCookies([{ name: 'language', value: 'de', url: baseURL ?? '' }]);
      await page.goto('/about');
      await page.getByRole('button', { name: 'Suche', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('searchbox').fill(query);
      const status = dialog.getByRole('status');
      await expect(status).toHaveText(
        leftOut
          ? new RegExp(`^\\d+ Treffer: ${leftOut}\\. Spuren lassen sich .*nicht ausschließen`)
          : /^\d+ Treffer$/,
      );
      const hits = await dialog.locator('.search-hit').allTextContents();
      expect(hits[0]).toMatch(first);
      for (const hit of hits) {
        expect(hit).not.toMatch(not);
        expect(hit).toMatch(/Enthält|Keines der 14/);
      }
    });
  }
});

test.describe('for so many', () => {
  test.use({ language: 'de' });

  test('what is looked for is found, and a table for them is one press away', async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'language', value: 'de', url: baseURL ?? '' }]);
    await page.goto('/about');
    await page.getByRole('banner').locator('.search-open').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('vegan für 30');
    await expect(dialog.getByRole('link', { name: /Falafel/ }).first()).toBeVisible();
    await dialog.getByRole('link', { name: 'Eine Tafel für 30 Gäste planen, alle vegan' }).click();
    await expect(page).toHaveURL(/\/plan\?guests=30&vegan=30/);
    await expect(page.getByRole('combobox', { name: 'Gäste' })).toHaveValue('30');
    await expect(page.getByRole('combobox', { name: /^vegan/i })).toHaveValue('30');
  });
});

test.describe('of what is no dish', () => {
  for (const [language, query, page, path] of [
    ['en', 'voucher', 'Cart: discount code before you pay', '/cart'],
    ['de', 'Lieferkosten', 'AGB: Preise, Pfand, Lieferkosten und Mindestbestellwert', '/terms#prices'],
    ['en', 'delivery', 'Terms: delivery and pickup', '/terms#delivery'],
  ] as const) {
    test.describe(`in ${language}`, () => {
      test.use({ language });

      test(`“${query}” leads to the page that answers`, async ({ page: tab, baseURL }) => {
        await tab.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
        await tab.goto('/about');
        await tab.getByRole('banner').locator('.search-open').click();
        const dialog = tab.getByRole('dialog');
        await dialog.getByRole('searchbox').fill(query);
        await expect(dialog.getByText(language === 'de' ? 'Meinten Sie' : 'Did you mean')).toBeVisible();
        await dialog.getByRole('link', { name: page, exact: true }).click();
        await expect(tab).toHaveURL(path);
        await expect(dialog).toBeHidden();
        const [, section] = path.split('#');
        if (section) await expect(tab.locator(`h2#${section}`)).toBeInViewport();
      });
    });
  }
});

for (const [language, query] of [
  ['en', 'wine'],
  ['de', 'Wein'],
  ['de', 'wine'],
  ['en', 'Wein'],
] as const) {
  test.describe(`in ${language}, of “${query}”`, () => {
    test.use({ language });

    test('finds what has alcohol as well as what has none', async ({ page, baseURL }) => {
      await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      await page.goto('/about');
      await page.getByRole('banner').locator('.search-open').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('searchbox').fill(query);
      await expect(dialog.locator('.search-hit')).toHaveCount(2);
      await expect(dialog.locator('.search-hit', { hasText: /Riesling.Sekt/ })).toBeVisible();
    });
  });
}

test('who goes back from a dish that was found finds the search as it was left', async ({ page }) => {
  const { dialog, open, field, status, hits } = searchOf(page);
  await page.goto('/about');
  await open.click();
  await field.fill('cheese');
  const found = await status.textContent();
  await hits.nth(1).click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await expect(dialog).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('cheese');
  await expect(status).toHaveText(found ?? '');
  // Once it is closed it stays closed, and it is opened as ever.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.goForward();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await expect(dialog).toBeHidden();
  await open.click();
  await expect(field).toBeFocused();
});

test('a hit that is opened in a tab of its own leaves the search as it is', async ({ page, context }) => {
  const { dialog, open, field, hits } = searchOf(page);
  await page.goto('/about');
  await open.click();
  await field.fill('cheese');
  const opened = context.waitForEvent('page');
  await hits.nth(1).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/product\//);
  await expect(page).toHaveURL(/\/about$/);
  await expect(dialog).toBeVisible();
  await expect(field).toHaveValue('cheese');
});

test('what was found says for how many guests it is, for which diets, and what it contains', async ({
  page,
}) => {
  const { dialog, open, field } = searchOf(page);
  await page.goto('/about');
  await open.click();
  await field.fill('cheese board');
  const hit = dialog.locator('.search-hit').first();
  await expect(hit).toContainText('Vegetarian');
  await expect(hit).toContainText(/Serves \d/);
  await expect(hit).toContainText(/Contains wheat, milk, walnuts, sesame/);
});
