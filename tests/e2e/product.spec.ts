import type { Page } from '@playwright/test';
import type { Locale } from '#rules/text/locale.ts';
import { expectAccessible, expectToFit } from './support/accessible.ts';
import { menuHand, menuIsKeptHere, ownName } from './support/menu.ts';
import { linkOf, placedOrder, press, updateOrder } from './support/orders.ts';
import { newCustomer, withAddress } from './support/signed-in.ts';
import { newStaff, signIn } from './support/staff.ts';
import { sample, stored, withCart, withToken } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const words = {
  en: {
    category: 'Platter',
    name: 'Green platter',
    path: '/product/103-green-platter',
    facts: ['Vegan', 'Serves 8–10', '€49.00', '€20.42/kg, incl. VAT', 'Platter, 2.4\u00a0kg', 'Zuckerhut'],
    contains: ['Wheat', 'Soy', 'Celery', 'Sesame'],
    without: /Without crustaceans, eggs, fish, .* and molluscs\. Traces cannot be ruled out/,
    guests: 'Guests',
    needed: '3 for 24 guests. Beside two other dishes 1 is enough.',
    sum: '€147.00',
    add: 'Add 3 to cart',
    addShort: 'Add to cart',
    toCart: 'Proceed to cart',
    goes: 'What goes with it',
    too: 'vegan too',
    missing: 'There is no such dish',
    ways: 'All categories',
  },
  de: {
    category: 'Platten',
    name: 'Grüne Platte',
    path: '/product/103-gruene-platte',
    facts: [
      'Vegan',
      'Für 8–10 Gäste',
      '49,00\u00a0€',
      '20,42\u00a0€/kg, inkl. MwSt.',
      'Platte, 2,4\u00a0kg',
      'Zuckerhut',
    ],
    contains: ['Weizen', 'Soja', 'Sellerie', 'Sesam'],
    without: /Ohne Krebstiere, Eier, Fisch, .* und Weichtiere\. Spuren lassen sich/,
    guests: 'Gäste',
    needed: '3 für 24 Gäste. Neben zwei anderen Gerichten reicht 1.',
    sum: '147,00\u00a0€',
    add: '3 in den Warenkorb',
    addShort: 'In den Warenkorb',
    toCart: 'Zum Warenkorb',
    goes: 'Das passt dazu',
    too: 'auch vegan',
    missing: 'Dieses Gericht gibt es nicht',
    ways: 'Alle Kategorien',
  },
} as const;

const phone = { width: 390, height: 844 };

/** What stands in the cart of the browser: how many of each dish. */
async function inCart(page: Page): Promise<[number, number][]> {
  const { items = [] } = JSON.parse((await stored(page, 'cart')) ?? '{}');
  return items.map(({ product, quantity }: { product: { id: number }; quantity: number }) => [
    product.id,
    quantity,
  ]);
}

for (const language of ['en', 'de'] as const satisfies Locale[]) {
  const said = words[language];
  test.describe(`the page of a dish in ${language}`, () => {
    test.use({ language });

    test('is behind its name in the category and says what it is and what is in it', {
      tag: '@smoke',
    }, async ({ page }) => {
      await page.goto(`/category/platter?lang=${language}`);
      await page.getByRole('article').getByRole('link', { name: said.name, exact: true }).click();
      await expect(page).toHaveURL(said.path);
      await expect(page).toHaveTitle(new RegExp(`^${said.name} · `));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.name);
      const main = page.getByRole('main');
      for (const fact of said.facts)
        await expect(main.getByText(fact, { exact: true }).first()).toBeVisible();
      await expect(page.locator('.product-signs').first().getByRole('listitem')).toHaveText(said.contains, {
        ignoreCase: true,
      });
      await expect(main).toContainText(said.without);
      const way = page.locator('.breadcrumbs').getByRole('link', { name: said.category });
      await expect(way).toHaveAttribute('href', '/category/platter');
    });

    test('counts how many the guests need and puts so many into the cart at once', async ({ page }) => {
      await page.goto(`${said.path}?lang=${language}`);
      const paper = page.locator('.product-order');
      const guests = paper.getByRole('textbox', { name: said.guests });
      await expect(guests).toHaveValue('8');
      await guests.fill('24');
      await guests.press('Enter');
      await expect(paper).toContainText(said.needed);
      await expect(paper.locator('.product-sum')).toContainText(said.sum);
      await paper.getByRole('button', { name: said.add }).click();
      expect(await inCart(page)).toEqual([[103, 3]]);
      const stepper = paper.locator('.product-buy .stepper');
      await expect(stepper.getByRole('textbox')).toHaveValue('3');
      await expect(stepper.getByRole('button').last()).toBeFocused();
      await expect(paper.getByRole('link', { name: said.toCart })).toHaveAttribute('href', '/cart');
      await stepper.getByRole('button').first().click();
      expect(await inCart(page)).toEqual([[103, 2]]);
    });

    test('has on a phone one button at the foot of the window', async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(`${said.path}?lang=${language}`);
      const bar = page.locator('.product-bar');
      await expect(bar).toBeInViewport();
      await expect(page.locator('.product-buy')).toBeHidden();
      await bar.getByRole('button', { name: said.addShort, exact: true }).click();
      expect(await inCart(page)).toEqual([[103, 1]]);
      await expect(bar.getByRole('textbox')).toHaveValue('1');
      await expect(bar.getByRole('link')).toHaveAttribute('href', '/cart');
    });

    test('names four dishes that go with it, which go into the cart from there', async ({ page }) => {
      await page.goto(`${said.path}?lang=${language}`);
      const goes = page.locator('.product-goes');
      await expect(goes.getByRole('heading', { level: 2 })).toHaveText(said.goes);
      await expect(goes.getByRole('listitem')).toHaveCount(4);
      await expect(goes.getByRole('listitem').first()).toContainText(said.too);
      await goes.getByRole('button').first().click();
      expect(await inCart(page)).toHaveLength(1);
      const other = goes.getByRole('heading', { level: 3 }).nth(1);
      const name = (await other.textContent()) ?? '';
      await other.getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page).not.toHaveURL(said.path);
    });

    test('fits every width and is accessible, empty and in the cart, and so is one that is not there', async ({
      page,
    }) => {
      test.setTimeout(90_000);
      for (const path of [said.path, '/product/701', '/product/99999']) {
        await page.goto(`${path}?lang=${language}`);
        await expect(page.locator('.consent')).toBeAttached();
        await expectToFit(page, path);
        for (const size of [phone, { width: 1440, height: 900 }]) {
          await page.setViewportSize(size);
          await expectAccessible(page, path);
        }
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.missing);
      await expect(page.getByRole('main').getByRole('link', { name: said.ways })).toBeVisible();
      await withCart(page, [[{ id: 103, name: 'en:Green platter\nde:Grüne Platte', price: 49 }, 3]]);
      await page.goto(`${said.path}?lang=${language}`);
      await expect(page.locator('.product-buy .stepper')).toBeVisible();
      await expectToFit(page, 'in the cart');
      await expectAccessible(page, 'in the cart');
    });
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of ['en', 'de'] as const)
    test(`the page of a dish is read, and offers nothing that does nothing (${language})`, async ({
      page,
    }) => {
      const said = words[language];
      await page.goto(`${said.path}?lang=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.name);
      for (const fact of said.facts)
        await expect(page.getByRole('main').getByText(fact, { exact: true }).first()).toBeVisible();
      await expect(page.locator('.product-signs').first()).toContainText(said.contains[0], {
        ignoreCase: true,
      });
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      await page.locator('.product-goes').getByRole('link').first().click();
      await expect(page).toHaveURL(/\/product\/\d+-[a-z-]+$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
});

test.describe('its address', () => {
  const address = '/product/103-gruene-platte?lang=de';
  const share = (page: Page) => page.getByRole('button', { name: 'Teilen' }).click();

  test('is handed on by what the device has for that', async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      navigator.share = async (given) => {
        document.title = JSON.stringify(given);
      };
    });
    await page.goto(address);
    await share(page);
    await expect(page).toHaveTitle(JSON.stringify({ title: 'Grüne Platte', url: baseURL + address }));
    await expect(page.locator('.toasts')).not.toContainText('Adresse');
  });

  test('is copied where the device has nothing for that', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(address);
    await share(page);
    await expect(page.locator('.toasts')).toContainText('Adresse kopiert');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + address);
  });

  test('is shown where it cannot be copied either', async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await page.goto(address);
    await share(page);
    await expect(page.locator('.toasts')).toContainText('Die Adresse dieser Seite');
    await expect(page.locator('.toasts')).toContainText(baseURL + address);
  });
});

test('from a dish it is one step to a whole table, for as many guests as were said', async ({ page }) => {
  await page.goto('/product/103-green-platter');
  const way = page.getByRole('link', { name: 'Plan a whole table' });
  await expect(way).toHaveAttribute('href', '/plan');
  const guests = page.getByRole('textbox', { name: 'Guests' });
  await guests.fill('24');
  await guests.press('Enter');
  await way.click();
  await expect(page).toHaveURL('/plan?guests=24');
  await expect(page.getByRole('combobox', { name: 'Guests', exact: true })).toHaveValue('24');
});

test('the guests of the cart are those that count', async ({ page }) => {
  await withCart(page, [], { guestCount: '20-25' });
  await page.goto('/product/103-green-platter');
  await expect(page.getByRole('textbox', { name: 'Guests' })).toHaveValue('25');
  await expect(page.locator('.product-order')).toContainText('4 for 25 guests.');
});

test('in another language the dish has its other name, and an old one leads to it', async ({ page }) => {
  await page.goto('/product/103-once-called-so?lang=en');
  await expect(page).toHaveURL('/product/103-green-platter');
  await page.goto('/product/103-green-platter?lang=de');
  await expect(page).toHaveURL('/product/103-gruene-platte');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grüne Platte');
});

test('names in the cart and in an order lead to the dish', async ({ page, baseURL }) => {
  const shop = baseURL ?? '';
  const { token } = await newCustomer();
  await withToken(page, token);
  await withAddress(shop, token);
  const { publicId, sessionId } = await placedOrder(shop, token, 'To its page');
  await press(sessionId, 'pay');
  await updateOrder(shop, token, publicId, 'PAID');
  await withCart(page, [[sample.crate, 1]]);
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Mixed crate, 18 bottles' }).click();
  await expect(page).toHaveURL('/product/701-mixed-crate-18-bottles');
  for (const size of [phone, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size);
    await page.goto('/orders');
    await page.getByRole('link', { name: /Open rolls, mixed/ }).click();
    await expect(page).toHaveURL('/product/101-open-rolls-mixed');
  }
  const link = await linkOf(shop, token, publicId);
  await page.goto(`/order#${link}`);
  await page.getByRole('link', { name: 'Open rolls, mixed' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open rolls, mixed');
});

test('a dish tells search engines its price, its unit price and for whom it is', async ({ page }) => {
  await page.goto('/product/103-green-platter');
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const facts = blocks.map((text) => JSON.parse(text)).find((fact) => fact['@type'] === 'Product');
  expect(facts).toMatchObject({
    name: 'Green platter',
    suitableForDiet: ['https://schema.org/VeganDiet'],
    offers: { price: 49, priceSpecification: { referenceQuantity: { value: 2.4, unitCode: 'KGM' } } },
  });
});

test('on paper it is what there is to read', async ({ page }) => {
  await page.goto('/product/103-green-platter');
  await page.emulateMedia({ media: 'print' });
  for (const part of ['.product-order', '.product-bar', '.product-goes .dish-buy'])
    await expect(page.locator(part).first()).toBeHidden();
  for (const part of ['h1', '.product-price', '.product-signs', '.product-picture img'])
    await expect(page.locator(part).first()).toBeVisible();
});

test('a dish that was withdrawn says so and leads on', async ({ page, context, baseURL }) => {
  await menuIsKeptHere();
  await signIn(context, baseURL ?? '', await newStaff('OFFICE'));
  const hand = menuHand(context, baseURL ?? '');
  const name = ownName('Semolina pudding');
  const id = await hand.dish(name);
  await expect.poll(async () => (await page.goto(`/product/${id}`))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await hand.withdraw(id);
  await expect.poll(async () => (await page.goto(`/product/${id}`))?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} is no more`);
  await expectAccessible(page, 'withdrawn');
  await page.getByRole('main').getByRole('link', { name: 'Sweets' }).click();
  await expect(page).toHaveURL('/category/sweets');
});
