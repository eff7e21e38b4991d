import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { expectAccessible, expectToFit } from './support/accessible.ts';
import { lawful, menuHand, menuIsKeptHere, ownName } from './support/menu.ts';
import { press as payPage, placedOrder, updateOrder } from './support/orders.ts';
import { newCustomer } from './support/signed-in.ts';
import { newStaff, owner, signIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const today = () => berlinDay(Date.now());
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

/** The days for which customers cannot have a dish. */
async function soldOutInShop(request: APIRequestContext, id: number) {
  const known = await (await request.get('/v1/availability')).json();
  return known.filter(({ productId }: { productId: number }) => productId === id);
}

/** What a dish costs customers in euro; undefined where they are not offered it. */
async function priceInShop(request: APIRequestContext, id: number): Promise<number | undefined> {
  const products: { id: number; price: number }[] = await (await request.get('/v1/products')).json();
  return products.find((product) => product.id === id)?.price;
}

test.beforeEach(menuIsKeptHere);

test.describe('the list of the menu', () => {
  test('is searched, narrowed by address, and fits every width', async ({ page, context, baseURL }) => {
    await signIn(context, baseURL ?? '', await newStaff('OFFICE'));
    const name = ownName('Quark mousse');
    await menuHand(context, baseURL ?? '').draft({ 'name.en': name, sellerId: 2 });
    await page.goto('/kitchen/menu');
    await expect(page.getByRole('heading', { name: 'Platter' })).toBeVisible();
    await expectAccessible(page, 'menu');
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(name);
    await expect(page).toHaveURL(/q=Quark/);
    await expect(page.locator('[data-product]')).toHaveCount(1);
    await expect(row(page, name)).toContainText('Texts are missing, Category is missing, Price is missing');
    await page.getByRole('button', { name: /^Incomplete/ }).click();
    await expect(page).toHaveURL(/show=incomplete/);
    await page.reload();
    await expect(page.locator('[data-product]')).toHaveCount(1);
    await page.getByRole('button', { name: /^Brotzeit Kreuzberg/ }).click();
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await page.getByRole('button', { name: 'Show everything' }).click();
    await expect(page.getByRole('heading', { name: 'Salads' })).toBeVisible();
    await expectToFit(page, 'menu');
  });

  test('says with one press that a dish is out today, and until when; undo takes it back', async ({
    page,
    context,
    baseURL,
    request,
  }) => {
    await signIn(context, baseURL ?? '', await newStaff('OFFICE'));
    const name = ownName('Plum cake');
    const hand = menuHand(context, baseURL ?? '');
    const id = await hand.dish(name);
    await page.goto('/kitchen/menu');
    const press = page.getByRole('switch', { name: `${name} on sale` });
    await expect(press).toBeChecked();
    await press.click();
    await expect(press).not.toBeChecked();
    await expect(row(page, name)).toContainText('out today');
    await expect
      .poll(() => soldOutInShop(request, id))
      .toEqual([{ productId: id, from: today(), until: today() }]);
    await page.getByRole('button', { name: `${name}: Undo` }).click();
    await expect(press).toBeChecked();
    await expect.poll(() => soldOutInShop(request, id)).toEqual([]);
    await page.getByRole('button', { name: `${name}: sold out until …` }).click();
    await expectAccessible(page, 'sold out until');
    const [first, last] = [addDays(today(), 11), addDays(today(), 12)];
    await page.getByLabel('From the day').fill(first);
    await page.getByLabel('Until the day').fill(last);
    await page.getByRole('button', { name: /^Out from/ }).click();
    await expect(press).toBeChecked();
    await expect(row(page, name)).toContainText(/out \S+ \d+ to/);
    await expect
      .poll(() => soldOutInShop(request, id))
      .toEqual([{ productId: id, from: first, until: last }]);
    await page.getByRole('button', { name: `${name}: Undo` }).click();
    await expect.poll(() => soldOutInShop(request, id)).toEqual([]);

    await page.setViewportSize({ width: 390, height: 844 });
    await press.click();
    await page.getByRole('button', { name: `${name}: sold out until …` }).click();
    const friday = addDays(today(), 5);
    await page.getByLabel('Until the day').fill(friday);
    await page.getByRole('button', { name: /^Out until/ }).click();
    await expect(row(page, name)).toContainText('out until');
    await expect
      .poll(() => soldOutInShop(request, id))
      .toEqual([{ productId: id, from: today(), until: friday }]);
    await hand.withdraw(id);
  });

  test('says of what is sold out in how many open orders it is all the same, with the way to them', async ({
    page,
    context,
    baseURL,
  }) => {
    await signIn(context, baseURL ?? '', await newStaff('OFFICE'));
    const name = ownName('Cherry cake');
    const hand = menuHand(context, baseURL ?? '');
    const id = await hand.dish(name);
    const day = addDays(today(), 3);
    const { token } = await newCustomer();
    const placed = await placedOrder(baseURL ?? '', token, name, {
      productQuantities: { '101': 2, [id]: 1 },
      preferDateAndTime: `${day}T12:30`,
    });
    await payPage(placed.sessionId, 'pay');
    await updateOrder(baseURL ?? '', token, placed.publicId, 'PAID');
    await page.goto('/kitchen/menu');
    await page.getByRole('button', { name: `${name}: sold out until …` }).click();
    await page.getByRole('button', { name: 'further notice' }).click();
    const way = row(page, name).getByRole('link', { name: /^still in 1 order on/ });
    await expect(way).toBeVisible();
    await expectAccessible(page, 'sold out and ordered');
    await way.click();
    await expect(page).toHaveURL(new RegExp(`/kitchen/production/${day}`));
    await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
    await page.goto('/kitchen/menu');
    await page.getByRole('switch', { name: `${name} on sale` }).click();
    await expect(way).toHaveCount(0);
    await hand.withdraw(id);
  });

  test('what was pressed without a connection is kept and sent', async ({
    page,
    context,
    baseURL,
    request,
  }) => {
    await signIn(context, baseURL ?? '', await newStaff('OFFICE'));
    const name = ownName('Almond tart');
    const hand = menuHand(context, baseURL ?? '');
    const id = await hand.dish(name);
    await page.goto(`/kitchen/menu?q=${encodeURIComponent(name)}`);
    const press = page.getByRole('switch', { name: `${name} on sale` });
    await expect(press).toBeVisible();
    await context.setOffline(true);
    await expect(press).toBeChecked();
    await press.click();
    await expect(press).not.toBeChecked();
    await expect(page.getByText('1 waiting.')).toBeVisible();
    await context.setOffline(false);
    await expect.poll(() => soldOutInShop(request, id)).toHaveLength(1);
    await hand.withdraw(id);
  });

  test('takes a price in place: Escape leaves it, Enter saves it, from a day on it is planned', async ({
    page,
    context,
    baseURL,
    request,
  }) => {
    await signIn(context, baseURL ?? '', await newStaff('OFFICE'));
    const name = ownName('Cherry pie');
    const hand = menuHand(context, baseURL ?? '');
    const id = await hand.dish(name);
    await page.goto('/kitchen/menu');
    await page.getByRole('button', { name: `${name}: €36.00, change the price` }).click();
    const field = page.getByLabel('Price, gross');
    await expect(field).toBeFocused();
    await expectAccessible(page, 'price in place');
    // What is no price is said to be none, and does not pass for the one before.
    await field.fill('abc');
    await page.keyboard.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill('36');
    await page.keyboard.press('ArrowUp');
    await expect(field).toHaveValue('36.50');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: `${name}: €36.00, change the price` })).toBeVisible();

    await page.getByRole('button', { name: `${name}: €36.00, change the price` }).click();
    await page.keyboard.type('37,8');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `${name}: €37.80, change the price` })).toBeFocused();
    await expect.poll(() => priceInShop(request, id)).toBe(37.8);

    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '50 cents more' }).click();
    await page.getByRole('radio', { name: 'day …' }).check();
    await page.getByLabel('From which day').fill(addDays(today(), 9));
    await page.getByRole('button', { name: /^€38\.00 from/ }).click();
    await expect(row(page, name)).toContainText(/from .*: €38\.00/);
    expect(await priceInShop(request, id)).toBe(37.8);
    await hand.withdraw(id);
  });

  test('changes several at once after showing each, and puts them in another order', async ({
    page,
    context,
    baseURL,
    request,
  }) => {
    await signIn(context, baseURL ?? '', await newStaff('OFFICE'));
    const hand = menuHand(context, baseURL ?? '');
    const both = ownName('Tartlet');
    const [one, two] = [await hand.dish(`First ${both}`), await hand.dish(`Second ${both}`)];
    await page.goto(`/kitchen/menu?q=${encodeURIComponent(both)}`);
    const names = page.locator('[data-product] b');
    await expect(names).toHaveText([`First ${both}`, `Second ${both}`]);
    await page.getByRole('button', { name: 'Sort, change several' }).click();
    await page.getByRole('button', { name: `Move Second ${both} up` }).click();
    await expect(names).toHaveText([`Second ${both}`, `First ${both}`]);
    await expect(page.getByRole('button', { name: `Move Second ${both} up` })).toBeFocused();
    await expectAccessible(page, 'choosing several');

    await page.getByRole('checkbox', { name: `Choose First ${both}` }).check();
    await expect(page.getByText('1 chosen')).toBeVisible();
    await page.getByRole('button', { name: 'All shown' }).click();
    await page.getByRole('button', { name: 'Change prices by per cent' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('By how many per cent').fill('7');
    await expect(dialog.getByRole('listitem').filter({ hasText: 'First' })).toContainText('€36.00 €38.50');
    await expectAccessible(page, 'prices of several');
    expect(await priceInShop(request, one)).toBe(36);
    await dialog.getByRole('button', { name: 'Change 2 dishes' }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => priceInShop(request, two)).toBe(38.5);
    await expectToFit(page, 'choosing several');

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'All shown' }).click();
    await page.getByRole('button', { name: 'Take off the menu' }).click();
    await dialog.getByRole('button', { name: 'Change 2 dishes' }).click();
    await expect(page.getByRole('heading', { name: /^Off the menu/ })).toBeVisible();
    await expect.poll(() => priceInShop(request, one)).toBeUndefined();
  });

  test('kept in files says so calmly: what is out is said here, all else is read', async ({
    page,
    context,
    baseURL,
  }) => {
    await signIn(context, baseURL ?? '', await owner());
    await page.route('**/kitchen/api/products', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), owner: 'files' } });
    });
    await page.goto('/kitchen/menu');
    await expect(page.getByText('This menu is kept in the files of the program')).toBeVisible();
    await expect(page.getByRole('switch').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'New dish' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /change the price/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Take the menu over' }).click();
    await expect(page.getByRole('dialog')).toContainText('This cannot be taken back.');
    await page.getByRole('dialog').getByRole('button', { name: 'Keep using the files' }).click();
    await expectAccessible(page, 'menu kept in files');
    await page.goto('/kitchen/menu/101');
    await expect(page.getByRole('textbox', { name: 'Name English' })).toBeDisabled();
    await expect(page.getByRole('button', { name: /^Publish/ })).toHaveCount(0);
    await expectAccessible(page, 'dish kept in files');
  });

  test('shows who cooks neither prices nor drafts, and lets them say what is out', async ({
    page,
    context,
    baseURL,
    browser,
  }) => {
    const office = await browser.newContext();
    await signIn(office, baseURL ?? '', await newStaff('OFFICE'));
    const hand = menuHand(office, baseURL ?? '');
    const [name, draft] = [ownName('Rice pudding'), ownName('Secret')];
    const id = await hand.dish(name);
    await hand.draft({ 'name.en': draft });
    await signIn(context, baseURL ?? '', await newStaff('KITCHEN'));
    await page.goto('/kitchen/menu');
    await page.getByRole('switch', { name: `${name} on sale` }).click();
    await expect(page.getByRole('button', { name: /^Out today/ })).not.toContainText('0');
    await expect(page.getByRole('main')).not.toContainText('€');
    await expect(page.getByRole('main')).not.toContainText(draft);
    await expect(page.getByRole('link', { name })).toHaveCount(0);
    await expectAccessible(page, 'menu of who cooks');
    await expectToFit(page, 'menu of who cooks');
    await hand.withdraw(id);
    await office.close();
  });
});

test.describe('the editor of a dish', () => {
  // What passes through it, a test can neither hold up nor refuse.
  test.use({ serviceWorkers: 'block' });
  const field = (page: Page, name: string, language: 'German' | 'English') =>
    page.getByRole('textbox', { name: `${name} ${language}` });
  const saved = (page: Page) => page.getByRole('status').filter({ hasText: /Draft saved/ });
  const publish = (page: Page) => page.getByRole('button', { name: /^Publish/ });

  test('takes a new dish, refuses it until it is lawful, and a visitor sees it two seconds later', async ({
    page,
    context,
    baseURL,
    browser,
    request,
  }) => {
    await signIn(context, baseURL ?? '', await newStaff('OFFICE'));
    const name = ownName('Semolina');
    await page.goto('/kitchen/menu');
    await page.getByRole('link', { name: 'New dish' }).click();
    await expect(page).toHaveURL(/\/kitchen\/menu\/\d+$/);
    const id = Number(page.url().split('/').at(-1));
    await field(page, 'Name', 'English').fill(name);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(saved(page)).toBeVisible();
    await expect(page.getByText(/points still open/)).toBeVisible();
    await publish(page).press('Enter');
    await expect(page.getByText('Name is missing')).toBeVisible();
    await expectAccessible(page, 'editor with what is missing');

    await field(page, 'Name', 'German').fill(`Grieß ${name}`);
    for (const [label, text] of [
      ['Description', 'With cinnamon.'],
      ['Unit', 'Bowl'],
    ] as const) {
      await page.getByRole('textbox', { name: new RegExp(`^${label} German`) }).fill(text);
      await page.getByRole('textbox', { name: new RegExp(`^${label} English`) }).fill(text);
    }
    await page.getByLabel('Price, gross').fill('28,50');
    await page.getByRole('radio', { name: '7% food' }).check();
    await page.getByRole('group', { name: 'Allergens' }).getByRole('button', { name: 'Milk' }).click();
    const additives = page.getByRole('group', { name: 'Additives' });
    await additives.getByRole('button', { name: 'None of them' }).click();
    await page.getByRole('radio', { name: 'No, made by us' }).check();
    await page.getByRole('combobox', { name: 'Kitchen' }).selectOption('Zuckerhut');
    await expect(page.getByText('1 point still open')).toBeVisible();
    // What lacks leads to its field.
    await page.getByRole('button', { name: 'Kitchen and category chosen' }).click();
    await expect(page.getByRole('combobox', { name: 'Category' })).toBeFocused();
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Sweets');
    await expect(page.getByText(/still open/)).toHaveCount(0);
    await expect(page.getByRole('article').filter({ hasText: name }).first()).toContainText('28,50');
    expect(await priceInShop(request, id)).toBeUndefined();

    await publish(page).click();
    await expectAccessible(page, 'publishing');
    const before = Date.now();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('On the menu as it is')).toBeVisible();
    await expect.poll(() => priceInShop(request, id)).toBe(28.5);
    const visitor = await (await browser.newContext()).newPage();
    await expect
      .poll(async () => {
        await visitor.goto(`${baseURL}/category/sweets`);
        return visitor.getByRole('article').filter({ hasText: name }).count();
      })
      .toBe(1);
    expect(Date.now() - before).toBeLessThan(10_000);
    await visitor.context().close();
    await expectAccessible(page, 'editor');
    await expectToFit(page, 'editor');

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Take off the menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take it off the menu' }).click();
    await expect(page.getByText('Off the menu', { exact: true })).toBeVisible();
    await expect.poll(() => priceInShop(request, id)).toBeUndefined();
  });

  test('says before an allergen is added how many orders have the dish, and whose note asks to avoid it', async ({
    page,
    context,
    baseURL,
  }) => {
    await signIn(context, baseURL ?? '', await newStaff('OFFICE'));
    const name = ownName('Nut cake');
    const hand = menuHand(context, baseURL ?? '');
    const id = await hand.dish(name);
    for (const note of ['1 without nuts and peanuts', 'Second bell']) {
      const { token } = await newCustomer();
      const placed = await placedOrder(baseURL ?? '', token, `${note}: ${name.split(' ').at(-1)}`, {
        productQuantities: { '101': 2, [id]: 1 },
        preferDateAndTime: `${addDays(today(), 3)}T12:30`,
      });
      await payPage(placed.sessionId, 'pay');
      await updateOrder(baseURL ?? '', token, placed.publicId, 'PAID');
    }
    const { revision } = await hand.details(id);
    await hand.save(id, { allergens: ['milk', 'hazelnuts'] }, revision);
    await page.goto(`/kitchen/menu/${id}`);
    await publish(page).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/^2 orders until .* have this dish/)).toContainText(
      'The note of 1 of them names the new allergen: it then stands under “Needs somebody”.',
    );
    await expectAccessible(page, 'an allergen that is added');
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await page.goto('/kitchen/notices');
    const notice = page.getByRole('listitem').filter({ hasText: `its note names: ${name}` });
    await expect(notice).toContainText('New allergen in what was ordered', { timeout: 20_000 });
    await notice.getByRole('button', { name: /seen to$/ }).click();
    await expect(notice).toHaveCount(0);
    await hand.withdraw(id);
  });

  test('keeps both texts where two people write into one field, and brings other fields together', async ({
    page,
    context,
    baseURL,
    browser,
  }) => {
    const others = await browser.newContext();
    await signIn(others, baseURL ?? '', await newStaff('OFFICE', 'Marta Sommer'));
    await signIn(context, baseURL ?? '', await newStaff('OFFICE'));
    const marta = menuHand(others, baseURL ?? '');
    const id = await marta.draft({ 'name.en': ownName('Compote') });
    await page.goto(`/kitchen/menu/${id}`);
    await expect(field(page, 'Unit', 'English')).toBeVisible();
    // Each of hers arrives while mine is under way: a page that has heard of it would write after her.
    const hers = { arrived: Promise.withResolvers<void>() };
    await page.route(`**/kitchen/api/products/${id}/draft`, async (route) => {
      await hers.arrived.promise;
      await route.continue();
    });
    const { revision } = await marta.details(id);
    await field(page, 'Unit', 'English').fill('My bowl');
    await field(page, 'Name', 'German').fill('Kompott');
    await marta.save(id, { 'unit.en': 'Her bowl', 'description.en': 'Her words.' }, revision);
    hers.arrived.resolve();
    const theirs = page.getByRole('alert').filter({ hasText: 'Marta Sommer changed' });
    await expect(theirs).toContainText('Her bowl');
    await expect(field(page, 'Unit', 'English')).toHaveValue('My bowl');
    await expectAccessible(page, 'two texts');
    await theirs.getByRole('button', { name: 'Take mine' }).click();
    await expect(saved(page)).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Description English/ })).toHaveValue('Her words.');
    await expect
      .poll(async () => (await marta.details(id)).draft?.content)
      .toMatchObject({
        name: { de: 'Kompott' },
        unit: { en: 'My bowl' },
        description: { en: 'Her words.' },
      });

    hers.arrived = Promise.withResolvers();
    const next = (await marta.details(id)).revision;
    await field(page, 'Unit', 'English').fill('My jar');
    await marta.save(id, { 'unit.en': 'Her jar' }, next);
    hers.arrived.resolve();
    await theirs.getByRole('button', { name: 'Take Marta Sommer’s' }).click();
    await expect(field(page, 'Unit', 'English')).toHaveValue('Her jar');
    await expect(theirs).toHaveCount(0);
    await others.close();
  });

  test('keeps without a connection what is written, over a reload too', async ({
    page,
    context,
    baseURL,
  }) => {
    await signIn(context, baseURL ?? '', await newStaff('OFFICE'));
    const hand = menuHand(context, baseURL ?? '');
    const id = await hand.draft({ 'name.en': ownName('Jelly') });
    await page.goto(`/kitchen/menu/${id}`);
    await expect(saved(page)).toBeVisible();
    await page.route('**/kitchen/api/products/*/draft', (route) => route.abort());
    await field(page, 'Unit', 'English').fill('Written in the cellar');
    await expect(page.getByText('No connection: kept here, sent later')).toBeVisible();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.getByRole('link', { name: 'Menu', exact: true }).first().click();
    await expect(page.getByRole('dialog', { name: 'Not saved yet' })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).last().click();
    await page.reload();
    await expect(field(page, 'Unit', 'English')).toHaveValue('Written in the cellar');
    await page.unroute('**/kitchen/api/products/*/draft');
    await expect(saved(page)).toBeVisible();
    await expect
      .poll(async () => (await hand.details(id)).draft?.content.unit.en)
      .toBe('Written in the cellar');
  });

  test('tells who changed what, leads back to any of it, and throws a draft away', async ({
    page,
    context,
    baseURL,
    request,
  }) => {
    await signIn(context, baseURL ?? '', await newStaff('OFFICE', 'Ida Blum'));
    const hand = menuHand(context, baseURL ?? '');
    const id = await hand.dish(ownName('Waffles'));
    await hand.price(id, 4100);
    await page.goto(`/kitchen/menu/${id}`);
    const history = page.getByRole('region', { name: 'History' });
    await expect(history.getByRole('listitem').first()).toContainText('price changed: from €36.00 to €41.00');
    await expect(history.getByRole('listitem').first()).toContainText('Ida Blum');
    const topOf = async (label: string) => (await page.getByLabel(label, { exact: true }).boundingBox())?.y;
    expect(await topOf('Deposit in €'), 'fields of a row stand beside each other').toBe(
      await topOf('Guests from'),
    );
    const published = history.getByRole('listitem').filter({ hasText: 'published' });
    await published.getByRole('button', { name: /back to this/ }).click();
    await expect(page.getByRole('dialog')).toContainText('€41.00');
    await page.getByRole('dialog').getByRole('button', { name: 'Use it as the draft' }).click();
    await expect(page.getByLabel('Price, gross')).toHaveValue('36.00');
    expect(await priceInShop(request, id)).toBe(41);
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click();
    await expect(page.getByLabel('Price, gross')).toHaveValue('41.00');

    await page.getByRole('button', { name: '50 cents more' }).click();
    await page.getByRole('button', { name: 'Publish €41.50' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish €41.50' }).click();
    await expect.poll(() => priceInShop(request, id)).toBe(41.5);

    await page.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\(copy\)$/);
    await hand.withdraw(id);
  });

  test('takes a photo, says what is no picture, and the shop shows it once it is put into words', async ({
    page,
    context,
    baseURL,
    request,
  }) => {
    await signIn(context, baseURL ?? '', await newStaff('OFFICE'));
    const hand = menuHand(context, baseURL ?? '');
    const name = ownName('Fruit jelly');
    const id = await hand.draft({ ...lawful, 'name.de': `${name} de`, 'name.en': name });
    await page.goto(`/kitchen/menu/${id}`);
    const picture = page.getByRole('group', { name: 'Picture', exact: true });
    const choose = (file: string, mimeType: string, buffer: Buffer) =>
      picture.locator('input[type=file]').first().setInputFiles({ name: file, mimeType, buffer });
    await choose('menu.pdf', 'application/pdf', Buffer.from('%PDF-1.7'));
    await expect(picture.getByRole('alert')).toContainText('The shop does not take this kind of picture.');
    await choose('photo.jpg', 'image/jpeg', Buffer.from('no photo at all'));
    await expect(picture.getByRole('alert')).toContainText(/cannot be read|no picture/);
    await expectAccessible(page, 'a file that is no picture');
    const photo = sharp({ create: { width: 1600, height: 1074, channels: 3, background: '#8a3324' } });
    await choose('photo.jpg', 'image/jpeg', await photo.jpeg().toBuffer());
    const uploaded = /^\/media\/[0-9a-f]{32}-800\.webp$/;
    await expect(picture.getByRole('img')).toHaveAttribute('src', uploaded);
    await expect(picture.getByRole('alert')).toHaveCount(0);
    await expect(
      page.getByText('2 points still open').or(page.getByText('1 point still open')),
    ).toBeVisible();
    for (const language of ['German', 'English'])
      await picture
        .getByRole('textbox', { name: `What does the picture show? ${language}` })
        .fill('A red jelly');
    await expect(page.getByText(/still open/)).toHaveCount(0);
    await expectAccessible(page, 'a dish with its photo');
    await publish(page).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    const shown = async () =>
      (await (await request.get('/v1/products')).json()).find((each: { id: number }) => each.id === id)
        ?.imageUrl;
    await expect.poll(shown).toMatch(uploaded);
    expect((await request.get(await shown())).headers()['content-type']).toBe('image/webp');
    await hand.withdraw(id);
  });

  test('is written on a phone: the price first, all else behind a line that says how it stands', async ({
    page,
    context,
    baseURL,
    request,
  }) => {
    await signIn(context, baseURL ?? '', await newStaff('OFFICE'));
    const hand = menuHand(context, baseURL ?? '');
    const id = await hand.dish(ownName('Crumble'));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/kitchen/menu/${id}`);
    await page.getByRole('button', { name: '50 cents more' }).click();
    await page.getByRole('heading', { name: 'Allergens' }).click();
    await page.getByRole('button', { name: 'Eggs' }).click();
    // What it is on a laid table, by keys.
    await page.getByRole('heading', { name: 'For laid tables' }).click();
    await expect(page.getByRole('combobox', { name: 'Course' })).toContainText('(by category)');
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('Cake');
    await page.getByRole('radio', { name: 'No, cold' }).press('ArrowRight');
    await page.getByRole('group', { name: 'Goes especially well with' }).getByText('Birthday').press('Space');
    const parts = page.getByRole('group', { name: 'Of these, enough for this many guests' });
    await parts.getByLabel('halal').fill('3');
    // All of it at once, so that the foot covers nothing by half.
    await page.setViewportSize({ width: 390, height: 4000 });
    await expectAccessible(page, 'editor on a phone');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Publish €36.50' }).click();
    await expect(page.getByRole('dialog')).toContainText('eggs, milk');
    await expect(page.getByRole('dialog')).toContainText('Cake');
    await expect(page.getByRole('dialog')).toContainText('Birthday');
    await expect(page.getByRole('dialog')).toContainText('3 halal');
    await expectAccessible(page, 'publishing on a phone');
    await page.getByRole('dialog').getByRole('button', { name: 'Publish €36.50' }).click();
    await expect.poll(() => priceInShop(request, id)).toBe(36.5);
    await hand.withdraw(id);
  });
});
