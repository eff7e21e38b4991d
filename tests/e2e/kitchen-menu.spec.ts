import type { APIRequestContext, Page } from '@playwright/test';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { expectAccessible, expectToFit } from './support/accessible.ts';
import { menuHand, ownName } from './support/menu.ts';
import { newStaff, signIn } from './support/staff.ts';
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
    const press = page.getByRole('switch', { name: `${name}: sold out today` });
    await press.click();
    await expect(press).toBeChecked();
    await expect(row(page, name)).toContainText('out today');
    await expect
      .poll(() => soldOutInShop(request, id))
      .toEqual([{ productId: id, from: today(), until: today() }]);
    await page.getByRole('button', { name: `${name}: Undo` }).click();
    await expect(press).not.toBeChecked();
    await expect.poll(() => soldOutInShop(request, id)).toEqual([]);
    await page.getByRole('button', { name: `${name}: sold out until …` }).click();
    await expectAccessible(page, 'sold out until');
    await page.keyboard.press('Escape');

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
    const press = page.getByRole('switch', { name: `${name}: sold out today` });
    await expect(press).toBeVisible();
    await context.setOffline(true);
    await press.click();
    await expect(press).toBeChecked();
    await expect(page.getByText('1 waiting.')).toBeVisible();
    await context.setOffline(false);
    await expect.poll(() => soldOutInShop(request, id), { timeout: 15_000 }).toHaveLength(1);
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
    await page.getByRole('switch', { name: `${name}: sold out today` }).click();
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
