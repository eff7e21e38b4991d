import type { APIRequestContext, Page } from '@playwright/test';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { expectAccessible, expectToFit } from './support/accessible.ts';
import { query } from './support/database.ts';
import { menuHand, menuIsKeptHere, ownName } from './support/menu.ts';
import { newStaff, signIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';

/** The demo takes the menu over a moment after the shop is there. */
test.beforeEach(menuIsKeptHere);

const names = (page: Page, own: string) => page.locator('.place-name b').filter({ hasText: own });

/** What the shop says of its categories. */
async function inShop(request: APIRequestContext, name: string): Promise<string | undefined> {
  const categories: { name: string }[] = await (await request.get('/v1/categories')).json();
  return categories.find((category) => category.name.includes(name))?.name;
}

test.describe('the categories of the menu', () => {
  // What passes through it, a test can neither hold up nor refuse.
  test.use({ serviceWorkers: 'block' });

  test('are added, called otherwise, put in order by buttons and by pulling, and go once they are empty', async ({
    page,
    context,
    baseURL,
    request,
  }) => {
    await signIn(context, baseURL ?? '', await newStaff('OFFICE', 'Ida Blum'));
    const own = ownName('Soups');
    await page.goto('/kitchen/menu');
    await page.getByRole('link', { name: 'Categories' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Categories');
    await expectAccessible(page, 'categories');

    for (const each of ['First', 'Second', 'Third']) {
      await page.getByRole('textbox', { name: 'Name German' }).fill(`${each} ${own} de`);
      await page.getByRole('textbox', { name: 'Name English' }).fill(`${each} ${own}`);
      await page.getByRole('button', { name: 'Add the category' }).click();
      await expect(names(page, own).filter({ hasText: each })).toBeVisible();
    }
    const order = (...expected: string[]) =>
      expect(names(page, own)).toHaveText(expected.map((each) => `${each} ${own}`));
    await order('First', 'Second', 'Third');

    await page.getByRole('button', { name: `Move Third ${own} up` }).click();
    await order('First', 'Third', 'Second');
    await expect(page.getByRole('button', { name: `Move Third ${own} up` })).toBeFocused();

    const row = (each: string) => page.locator('[data-category]').filter({ hasText: `${each} ${own}` });
    await pull(page, row('First'), row('Second'));
    await order('Third', 'Second', 'First');
    await expect(page.getByText('Categories put in another order').first()).toBeVisible();
    await page.reload();
    await order('Third', 'Second', 'First');

    await page.getByRole('button', { name: `Change Second ${own}` }).click();
    const form = row('Second').getByRole('group').first();
    await form.getByRole('textbox', { name: 'Name English' }).fill(`Broths ${own}`);
    await expect(form.getByText(`/category/broths-${own.toLowerCase().replace(' ', '-')}`)).toBeVisible();
    await expectAccessible(page, 'a category while it is written');
    await form.getByRole('button', { name: 'Save and show' }).click();
    await expect(page.getByText('Saved and visible in the shop')).toBeVisible();
    await expect.poll(() => inShop(request, `Broths ${own}`)).toBeDefined();
    // Other tests write into the same history.
    const history = page
      .getByRole('region', { name: 'History' })
      .getByRole('listitem')
      .filter({ hasText: own })
      .first();
    await expect(history).toContainText(`Name English: Second ${own} Broths ${own}`);
    await expect(history).toContainText('Ida Blum');
    await expectToFit(page, 'a category while it is written');

    await page.setViewportSize({ width: 1440, height: 900 });
    const categoryId = Number(await row('Broths').getAttribute('data-category'));
    const hand = menuHand(context, baseURL ?? '');
    const dish = await hand.dish(ownName('Broth'), { categoryId });
    const takeOff = page.getByRole('button', { name: 'Take off the menu' });
    // The page has not heard of the dish: the shop refuses.
    await takeOff.click();
    await expect(page.getByText('There are still dishes in this category.')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: `Change Broths ${own}` }).click();
    await takeOff.click();
    await expect(page.getByText('There is still 1 dish in this category.')).toBeVisible();
    await hand.withdraw(dish);
    await page.reload();
    for (const each of ['Broths', 'First', 'Third']) {
      await page.getByRole('button', { name: `Change ${each} ${own}` }).click();
      await takeOff.click();
      await expect(page.getByRole('region', { name: 'Off the menu' })).toContainText(`${each} ${own}`);
    }
    await expect.poll(() => inShop(request, own)).toBeUndefined();
  });

  test('keep what is written while nobody answers, over a reload, and show what somebody else wrote', async ({
    page,
    context,
    baseURL,
    browser,
  }) => {
    const others = await browser.newContext();
    await signIn(others, baseURL ?? '', await newStaff('OFFICE', 'Marta Sommer'));
    await signIn(context, baseURL ?? '', await newStaff('OFFICE'));
    const own = ownName('Stews');
    const added = await others.request.post(`${baseURL}/kitchen/api/menu-categories`, {
      data: { name: { de: `${own} de`, en: own } },
      headers: { Origin: baseURL ?? '' },
    });
    const { id } = await added.json();
    const write = (data: object) =>
      others.request.put(`${baseURL}/kitchen/api/menu-categories/${id}`, {
        data,
        headers: { Origin: baseURL ?? '' },
      });
    await page.goto('/kitchen/menu/categories');
    await page.getByRole('button', { name: `Change ${own}` }).click();
    const form = page.locator(`[data-category="${id}"]`).getByRole('group').first();
    const german = form.getByRole('textbox', { name: 'Name German' });
    await page.route('**/kitchen/api/menu-categories/*', (route) => route.abort());
    await german.fill(`Mine ${own}`);
    await form.getByRole('button', { name: 'Save and show' }).click();
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
    await expect(german).toHaveValue(`Mine ${own}`);
    await page.unroute('**/kitchen/api/menu-categories/*');
    // This page does not hear what another writes before it saves, neither by a question that was on its way already.
    const asItWas = await (await context.request.get(`${baseURL}/kitchen/api/products`)).json();
    await page.route('**/kitchen/api/products', (route) => route.fulfill({ json: asItWas }));
    await page.reload();
    await expect(german).toHaveValue(`Mine ${own}`);
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await write({ name: { de: `Hers ${own}` } });
    await form.getByRole('button', { name: 'Save and show' }).click();
    await expect(form.getByText('Somebody else has changed this meanwhile.')).toBeVisible();
    await page.unroute('**/kitchen/api/products');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const theirs = form.getByRole('alert').filter({ hasText: 'Marta Sommer changed' });
    await expect(theirs).toContainText(`Hers ${own}`);
    await expect(german).toHaveValue(`Mine ${own}`);
    await expectAccessible(page, 'two names of one category');
    await theirs.getByRole('button', { name: 'Take mine' }).click();
    await form.getByRole('button', { name: 'Save and show' }).click();
    await expect(page.getByText('Saved and visible in the shop')).toBeVisible();
    await write({ active: false });
    await others.close();
  });
});

test.describe('the kitchens of the menu', () => {
  test('are described in both languages, beside them how the shop shows it, and who wrote what', async ({
    page,
    context,
    baseURL,
    request,
  }) => {
    await signIn(context, baseURL ?? '', await newStaff('OFFICE', 'Ida Blum'));
    await page.goto('/kitchen/menu/sellers');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kitchens');
    const kitchen = page.getByRole('region', { name: 'Zuckerhut' });
    const english = kitchen.getByRole('textbox', { name: 'Description English' });
    const before = await english.inputValue();
    const words = `${before} Open since ${ownName('May')}.`;
    await english.fill(words);
    await expect(kitchen.getByRole('region', { name: 'How it looks in the shop' })).toContainText(words);
    await expectAccessible(page, 'kitchens');
    await kitchen.getByRole('button', { name: 'Save and show' }).click();
    await expect(kitchen.getByText('Saved and visible in the shop')).toBeVisible();
    const described = async () => (await (await request.get('/v1/sellers')).json())[1].description;
    await expect.poll(described).toContain(words);
    const history = page
      .getByRole('region', { name: 'History' })
      .getByRole('listitem')
      .filter({ hasText: 'Description English' })
      .first();
    await expect(history).toBeVisible();
    await expect(history).toContainText('Ida Blum');
    await expectToFit(page, 'kitchens');
    await english.fill(before);
    await kitchen.getByRole('button', { name: 'Save and show' }).click();
    await expect.poll(described).not.toContain(words);
    await expect(page.getByRole('status').filter({ hasText: 'Saved' }).last()).toBeVisible();
  });

  test('kept in files are read and not changed, and it is said why', async ({ page, context, baseURL }) => {
    await signIn(context, baseURL ?? '', await newStaff('OFFICE'));
    await page.route('**/kitchen/api/products', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), owner: 'files' } });
    });
    await page.goto('/kitchen/menu/sellers');
    await expect(page.getByText('This menu is kept in the files of the program')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Description English' }).first()).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Save and show' })).toHaveCount(0);
    await expectAccessible(page, 'kitchens kept in files');
    await page.getByRole('link', { name: 'Categories' }).click();
    await page.getByRole('button', { name: 'View Salads' }).click();
    await expect(page.getByRole('textbox', { name: 'Name English' }).first()).toBeDisabled();
    await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(0);
    await expectAccessible(page, 'categories kept in files');
    await page.getByRole('link', { name: 'Price list' }).click();
    await expect(page.getByRole('link', { name: 'Download the prices' })).toBeVisible();
    await expect(page.getByText('Choose a file')).toHaveCount(0);
  });
});

test.describe('the price list', () => {
  const file = (text: string, encoding: BufferEncoding = 'utf8') => ({
    name: 'Preise.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text, encoding),
  });

  test('goes out, comes back as Excel writes it, is shown price by price and holds after one press', async ({
    page,
    context,
    baseURL,
    request,
  }) => {
    await signIn(context, baseURL ?? '', await newStaff('OFFICE'));
    const hand = menuHand(context, baseURL ?? '');
    const [one, two] = [await hand.dish(ownName('Flan')), await hand.dish(ownName('Trifle'))];
    const price = async (id: number) =>
      (await (await request.get('/v1/products')).json()).find((each: { id: number }) => each.id === id)
        ?.price;
    await page.goto('/kitchen/menu/prices');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Price list');
    await expectAccessible(page, 'price list');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download the prices' }).click();
    expect((await download).suggestedFilename()).toBe('Preise.csv');

    const choose = page.locator('input[type=file]');
    await choose.setInputFiles(
      file(`Nummer;Gericht;Preis\r\n${one};Crème;gratis\r\n9;x;3\r\n${two};y;40\r\n`),
    );
    const wrong = page.getByRole('list', { name: 'Lines that are wrong' }).getByRole('listitem');
    await expect(wrong).toHaveText([/Line 2.*not an amount above zero/, /Line 3.*no dish with this number/]);
    await expect(page.getByRole('button', { name: /^Change \d/ })).toHaveCount(0);
    await expectAccessible(page, 'price list with wrong lines');
    await choose.setInputFiles({ ...file('PK\u0003\u0004'), name: 'Preise.xlsx' });
    await expect(page.getByText('That is a workbook.')).toBeVisible();

    // Windows-1252, as Excel writes it here.
    await choose.setInputFiles(
      file(`Nummer;Gericht;Preis\r\n${one};S\u00fc\u00dfes;38,50\r\n${two};Cr\u00e8me;18,00\r\n`, 'latin1'),
    );
    const changes = page.getByRole('list', { name: 'What changes' }).getByRole('listitem');
    await expect(changes.first()).toContainText('€36.00then €38.50+€2.50');
    await expect(changes.nth(1)).toContainText('a big step');
    await expectAccessible(page, 'price list that is looked at');
    await expectToFit(page, 'price list');
    expect(await price(one)).toBe(36);
    await page.getByRole('button', { name: 'Change 2 prices' }).click();
    await expect(page.getByText('2 prices are changed and apply now.')).toBeVisible();
    await expect.poll(() => price(one)).toBe(38.5);
    await expect(page.getByRole('link', { name: 'To the dishes' })).toBeVisible();

    await page.getByText('Or paste what you have copied').click();
    await page.getByLabel('Rows of the spreadsheet').fill(`Nummer\tPreis\n${two}\t41`);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page.getByRole('radio', { name: 'day …' }).check();
    await page.getByLabel('From which day').fill(addDays(berlinDay(Date.now()), 9));
    await page.getByRole('button', { name: /^Change 1 price from/ }).click();
    await expect(page.getByText(/^1 price applies from/)).toBeVisible();
    expect(await price(two)).toBe(18);
    expect((await hand.details(two)).plans).toMatchObject([{ change: { priceCents: 4100 } }]);

    // The price of today, which is another one by then.
    await page.getByLabel('Rows of the spreadsheet').fill(`Nummer\tPreis\n${two}\t18`);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(page.getByText('No price changes')).toBeVisible();
    await page.getByRole('radio', { name: 'day …' }).check();
    await page.getByLabel('From which day').fill(addDays(berlinDay(Date.now()), 10));
    await expect(changes).toContainText(['€41.00then €18.00']);
    for (const id of [one, two]) await hand.withdraw(id);
  });
});

test('a dish is pulled to another place with a finger', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  await signIn(context, baseURL ?? '', await newStaff('OFFICE'));
  const hand = menuHand(context, baseURL ?? '');
  const own = ownName('Cookies');
  const ids = [await hand.dish(`First ${own}`), await hand.dish(`Second ${own}`)];
  ids.push(await hand.dish(`Third ${own}`));
  const page = await context.newPage();
  await page.goto(`${baseURL}/kitchen/menu?q=${encodeURIComponent(own)}`);
  await page.getByRole('button', { name: 'Sort, change several' }).click();
  const row = (each: string) => page.locator('[data-product]').filter({ hasText: `${each} ${own}` });
  await expect(row('Third')).toBeVisible();
  const client = await context.newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  const from = await middleOf(row('First').locator('.place-handle'));
  const to = await middleOf(row('Third'), false);
  await touch('touchStart', from.x, from.y);
  for (const share of [0.3, 0.6, 1]) await touch('touchMove', from.x, from.y + (to.y - from.y + 30) * share);
  await touch('touchEnd');
  const order = page.locator('[data-product] b');
  await expect(order).toHaveText([`Second ${own}`, `Third ${own}`, `First ${own}`]);
  await page.reload();
  await expect(order).toHaveText([`Second ${own}`, `Third ${own}`, `First ${own}`]);
  for (const id of ids) await hand.withdraw(id);
  await context.close();
});

test('a plan that was not lawful on its day needs somebody, and says in the history of its dish who it was', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, baseURL ?? '', await newStaff('OFFICE', 'Ida Blum'));
  const name = ownName('Dumplings');
  const id = await menuHand(context, baseURL ?? '').draft({ 'name.en': name });
  await query(
    `insert into product_plans (product_id, from_day, change, made_at, dropped_at, lacks)
     values ($1, $2, '{}', now(), now(), $3)`,
    [id, berlinDay(Date.now()), JSON.stringify([{ field: 'categoryId', code: 'UNKNOWN' }])],
  );
  await page.goto('/kitchen/notices');
  const notice = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect(notice).toContainText('What was planned is not on the menu');
  await expect(notice).toContainText('it was not lawful yet: Category is missing.');
  await expectAccessible(page, 'a plan that was not lawful');
  await expectToFit(page, 'a plan that was not lawful');
  await notice.getByRole('link', { name: 'To the dish' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText('still open');
  await page.goto('/kitchen/notices');
  await notice.getByRole('button', { name: new RegExp(name) }).click();
  await expect(notice).toHaveCount(0);
  await page.goto(`/kitchen/menu/${id}`);
  await expect(history).toContainText('seen to by Ida Blum');
});

type Place = ReturnType<Page['locator']>;

async function middleOf(place: Place, isScrolled = true): Promise<{ x: number; y: number }> {
  if (isScrolled) await place.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await place.boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
}

/** Pulls a row by its handle below another one, with a mouse. */
async function pull(page: Page, row: Place, below: Place): Promise<void> {
  const from = await middleOf(row.locator('.place-handle'));
  const to = await middleOf(below, false);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(from.x, to.y + 20, { steps: 4 });
  await page.mouse.up();
}
