import type { Page } from '@playwright/test';
import { expectAccessible, expectToFit } from './support/accessible.ts';
import { listen } from './support/heard.ts';
import { settled } from './support/settled.ts';
import { sample, stored, withCart } from './support/storage.ts';
import { expect, test } from './support/test.ts';
import { visitors } from './support/visitors.ts';

const team = '/plan?occasion=team&guests=24&vegan=5&vegetarian=6&halal=2&nuts=1&meal=lunch&budget=20&lay=1';
const words = {
  en: {
    say: 'Say who is coming.',
    laid: 'The table is laid.',
    missing: 'Something is missing.',
    lay: 'Table, lay yourself',
    rest: 'Lay the rest',
    cart: 'All into the cart',
    enough: 'Enough for 24',
    occasion: 'Occasion',
    guests: 'Guests',
    meal: 'Meal',
    swap: 'Swap: Apple crumble cake',
    instead: 'Instead of Apple crumble cake',
    more: 'One more: Green platter',
    quantity: 'Quantity: Green platter',
    change: 'Change',
    off: 'Take off the table: Chicken dippers',
    undo: 'Undo: put Chicken dippers back',
    dippers: 'Swap: Chicken dippers',
    ring: 'For 2 halal',
  },
  de: {
    say: 'Sagen Sie, wer kommt.',
    laid: 'Der Tisch ist gedeckt.',
    missing: 'Es fehlt noch etwas.',
    lay: 'Tischlein, deck dich',
    rest: 'Den Rest decken',
    cart: 'Alles in den Warenkorb',
    enough: 'Reicht für 24',
    occasion: 'Anlass',
    guests: 'Gäste',
    meal: 'Mahlzeit',
    swap: 'Tauschen: Apfelstreuselkuchen',
    instead: 'Statt Apfelstreuselkuchen',
    more: 'Eins mehr: Grüne Platte',
    quantity: 'Anzahl: Grüne Platte',
    change: 'Ändern',
    off: 'Vom Tisch nehmen: Hähnchen-Dippers',
    undo: 'Rückgängig: Hähnchen-Dippers zurückstellen',
    dippers: 'Tauschen: Hähnchen-Dippers',
    ring: 'Für 2 halal',
  },
};

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const sum = (page: Page) => page.locator('.plan-bar-total');
const blank = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const queryOf = (page: Page) => new URL(page.url()).searchParams;
/** By its end: on phones the button of a strip has more to it. */
const button = (page: Page, name: string) => page.getByRole('button', { name }).last();

for (const { language, device, viewport } of visitors)
  test.describe(`in ${language}, on a ${device}`, () => {
    test.use({ language, viewport });
    const say = words[language];

    test('the table lays itself from a sentence, and every change counts at once', { tag: '@smoke' }, async ({
      page,
    }) => {
      await page.goto(`/plan?lang=${language}`);
      await expect(title(page)).toHaveText(say.say);
      await blank(page, say.occasion).selectOption('team');
      await blank(page, say.guests).selectOption('24');
      await button(page, say.lay).click();
      await expect(page.getByRole('alert')).toContainText(say.meal);
      await blank(page, say.meal).selectOption('lunch');
      await button(page, say.lay).click();
      await expect(title(page)).toHaveText(say.laid);
      await expect(page.locator('.plan-enough')).toContainText(say.enough);
      await expect(page.locator('.plan-plate[data-fed]')).toHaveCount(24);
      const before = await sum(page).textContent();
      if (device === 'phone') await page.getByText(say.change, { exact: true }).click();
      await blank(page, 'vegan').selectOption('5');
      await expect(page).toHaveURL(/vegan=5/);
      await expect(page.locator('.plan-group')).toHaveCount(2);
      await blank(page, say.guests).selectOption('40');
      await expect(page.locator('.plan-plate[data-fed]')).toHaveCount(40);
      await expect(sum(page)).not.toHaveText(before ?? '');
    });

    test('a dish is swapped, added to and taken off, and what that breaks is said and mended', async ({
      page,
    }) => {
      await page.goto(`${team}&lang=${language}`);
      await expect(title(page)).toHaveText(say.laid);
      await button(page, say.swap).click();
      const sheet = page.getByRole('dialog', { name: say.instead });
      await expect(sheet).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await button(page, say.swap).click();
      await sheet.getByRole('listitem').first().getByRole('button').click();
      await expect(sheet).toBeHidden();
      await expect(button(page, say.swap)).toHaveCount(0);
      const before = await sum(page).textContent();
      await button(page, say.more).click();
      await expect(sum(page)).not.toHaveText(before ?? '');
      expect(queryOf(page).get('kept')).toContain('103x2');
      await button(page, say.off).click();
      await expect(title(page)).toHaveText(say.missing);
      await expect(page.locator('.plan-ring + .plan-tent', { hasText: say.ring })).toBeVisible();
      await expect(page.locator('.plan-notes')).toContainText(say.ring, { ignoreCase: true });
      await button(page, say.rest).click();
      await expect(button(page, say.dippers)).toHaveCount(0);
      expect(queryOf(page).get('banned')).toContain('508');
      expect(queryOf(page).get('table')).toContain('103x2');
    });

    test('how many there are of a dish is typed; what is no number changes nothing', async ({ page }) => {
      await page.goto(`${team}&lang=${language}`);
      const quantity = page.getByRole('textbox', { name: say.quantity });
      await expect(quantity).toHaveValue('1');
      const before = await sum(page).textContent();
      await quantity.fill('3');
      await quantity.press('Enter');
      await expect(sum(page)).not.toHaveText(before ?? '');
      await expect(quantity).toHaveValue('3');
      await expect(quantity).toBeFocused();
      expect(queryOf(page).get('kept')).toBe('103x3');
      await quantity.fill('x');
      await quantity.press('Tab');
      await expect(quantity).toHaveValue('3');
      await button(page, say.more).click();
      await expect(quantity).toHaveValue('4');
      await quantity.fill('0');
      await quantity.press('Enter');
      await expect(quantity).toHaveCount(0);
      expect(queryOf(page).get('banned')).toBe('103');
    });

    test('is clean for screen readers, empty, laid and with its sheet open', async ({ page }) => {
      await page.goto(`/plan?lang=${language}`);
      await expectAccessible(page, 'empty');
      await page.goto(`${team}&lang=${language}`);
      await expectAccessible(page, 'laid');
      await button(page, say.swap).click();
      await expect(page.getByRole('dialog', { name: say.instead })).toBeVisible();
      await expectAccessible(page, 'swap');
    });
  });

for (const { language, device, viewport } of visitors)
  test.describe(`without script, in ${language}, on a ${device}`, () => {
    test.use({ language, viewport, javaScriptEnabled: false });
    const say = words[language];

    test('the form is sent, and the server lays, swaps, adds and mends', async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      await page.goto('/plan');
      await button(page, say.lay).click();
      await expect(page.getByRole('alert')).toContainText(say.meal);
      await blank(page, say.occasion).selectOption('team');
      await blank(page, say.guests).selectOption('24');
      await blank(page, say.meal).selectOption('lunch');
      await blank(page, 'halal').selectOption('2');
      await button(page, say.lay).click();
      await expect(title(page)).toHaveText(say.laid);
      await expect(page.locator('.plan-enough')).toContainText(say.enough);
      const address = page.url();
      await page.reload();
      expect(page.url()).toBe(address);
      await button(page, say.dippers).click();
      const sheet = page.getByRole('dialog');
      await expect(sheet).toBeVisible();
      await sheet.getByRole('link').click();
      await expect(sheet).toHaveCount(0);
      const quantity = page.getByRole('textbox', { name: say.quantity });
      await quantity.fill('3');
      await quantity.press('Enter');
      await expect(quantity).toHaveValue('3');
      expect(queryOf(page).get('kept')).toBe('103x3');
      await button(page, say.off).click();
      await expect(title(page)).toHaveText(say.missing);
      await expect(page.locator('.plan-notes').getByText(say.ring)).toBeVisible();
      await button(page, say.undo).click();
      await expect(title(page)).toHaveText(say.laid);
      await button(page, say.off).click();
      await button(page, say.rest).click();
      await expect(button(page, say.dippers)).toHaveCount(0);
      expect(queryOf(page).get('banned')).toBe('508');
      expect(queryOf(page).get('table')).toContain('103x3');
    });
  });

test('a comma stands close to the blank before it', async ({ page }) => {
  await page.goto('/plan?occasion=team&guests=20&vegan=3&halal=2&meal=lunch');
  const gaps = await page.locator('.plan-spell .blank').evaluateAll((blanks) =>
    blanks.flatMap((blank) => {
      const next = blank.nextSibling;
      const arrow = blank.querySelector('path');
      if (!arrow || next?.nodeType !== Node.TEXT_NODE || !next.textContent?.startsWith(',')) return [];
      const comma = document.createRange();
      comma.setStart(next, 0);
      comma.setEnd(next, 1);
      return [comma.getBoundingClientRect().left - arrow.getBoundingClientRect().right];
    }),
  );
  expect(gaps.length).toBeGreaterThan(1);
  expect(Math.max(...gaps)).toBeLessThan(5);
});

test('on the smallest phones a dish’s price stands clear of the button beside it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  for (const lang of ['en', 'de']) {
    await page.goto(`${team}&lang=${lang}`);
    const gaps = await page.locator('.plan-line').evaluateAll((lines) =>
      lines.map((line) => {
        const swap = line.querySelector('.plan-act > button')?.getBoundingClientRect();
        const text = document.createRange();
        text.selectNodeContents(line.querySelector('.plan-price') as Element);
        const price = text.getBoundingClientRect();
        const isBeside = swap && swap.top < price.bottom && price.top < swap.bottom;
        return isBeside ? price.left - swap.right : 999;
      }),
    );
    expect(gaps.length).toBeGreaterThan(5);
    expect(Math.min(...gaps)).toBeGreaterThan(8);
  }
});

test('what stands in the place of something that is gone has the focus', async ({ page }) => {
  await page.goto(team);
  const say = words.en;
  const lines = page.locator('.plan-line');
  const names = await lines.getByRole('heading').allTextContents();
  await lines.first().getByRole('button').first().press('Enter');
  await expect(lines).toHaveCount(names.length - 1);
  await expect(lines.first()).toContainText(names[1] ?? '');
  const undo = page.getByRole('button', { name: `Undo: put ${names[0]} back` });
  await expect(undo).toBeFocused();
  await expectAccessible(page, 'a table from which something was taken');
  await undo.press('Enter');
  await expect(lines).toHaveCount(names.length);
  await expect(undo).toHaveCount(0);
  await expect(lines.getByRole('heading')).toHaveText(names);
  await expect(page.getByRole('link', { name: names[0] ?? '', exact: true })).toBeFocused();
  await page.getByRole('button', { name: `Take off the table: ${names[0]}` }).press('Enter');
  await expect(undo).toBeFocused();
  const swap = lines.filter({ hasText: 'Apple crumble cake' }).getByRole('button').last();
  const sheet = page.getByRole('dialog', { name: say.instead });
  await swap.press('Enter');
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(swap).toBeFocused();
  await swap.press('Enter');
  const choice = sheet.getByRole('listitem').first();
  const other = (await choice.locator('b').textContent()) ?? '';
  await choice.getByRole('button').press('Enter');
  await expect(page.getByRole('button', { name: `Swap: ${other}` }).last()).toBeFocused();
  await page.getByRole('button', { name: say.rest }).press('Enter');
  await expect(page.getByRole('button', { name: say.cart })).toBeFocused();
});

test('what is pressed before the scripts have come opens the sheet when they are there', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const opened = page.goto(team, { waitUntil: 'commit' });
  await page.locator('.plan-line').getByRole('button', { name: words.en.swap }).click();
  await expect(page.locator('.progress')).toBeVisible();
  scripts.resolve();
  await opened;
  await expect(page.getByRole('dialog', { name: words.en.instead })).toBeVisible();
  await expect(page.locator('.progress')).toHaveCount(0);
});

test('Enter in the number of an allergy lays anew, and opens nothing', async ({ page }) => {
  await page.goto(team);
  await page.locator('.plan-allergies summary').click();
  const sesame = page.getByRole('spinbutton', { name: 'Sesame' });
  await sesame.fill('1');
  await sesame.press('Enter');
  await expect(page).toHaveURL(/sesame=1/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the name of a dish leads to its page, and the way back to the same table', async ({ page }) => {
  await page.goto(team);
  await expect(title(page)).toHaveText(words.en.laid);
  const address = page.url();
  await page.getByRole('link', { name: 'Green platter' }).click();
  await expect(title(page)).toHaveText('Green platter');
  await page.goBack();
  await expect(title(page)).toHaveText(words.en.laid);
  expect(page.url()).toBe(address);
});

test('a sentence in German is answered in German, also where no cookie says so', async ({ page }) => {
  await page.goto(`${team}&lang=de`);
  await expect(title(page)).toHaveText(words.de.laid);
});

test('the same address is the same table, and other words in front of it change nothing', async ({
  page,
}) => {
  await page.goto(team);
  const table = queryOf(page).get('table');
  const address = page.url();
  await page.goto(`${address}&utm_source=x`);
  await expect(title(page)).toHaveText(words.en.laid);
  expect(queryOf(page).get('table')).toBe(table);
});

test('once the table is laid every change works without a connection', async ({ page, context }) => {
  await page.goto(team);
  const code = ['settle-here', 'swap'].map((name) => page.waitForResponse(new RegExp(`/${name}-`)));
  await page.mouse.move(200, 200);
  for (const response of await Promise.all(code)) await response.finished();
  await settled(page);
  await context.setOffline(true);
  await blank(page, words.en.guests).selectOption('30');
  await expect(page.locator('.plan-plate[data-fed]')).toHaveCount(30);
});

test('the dishes come one after the other, and any key ends that', async ({ page }) => {
  const laying = page.locator('.plan-laying');
  await page.goto('/plan?occasion=team&guests=24&meal=lunch');
  await page.getByRole('button', { name: words.en.lay }).click();
  await expect(laying).toHaveCount(1);
  // Where the table is read from, and where a second press on the key does nothing.
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const delays = await page
    .locator('.plan-dish')
    .evaluateAll((dishes) =>
      dishes.map((dish) => Number.parseFloat(getComputedStyle(dish).animationDelay) * 1000),
    );
  expect(new Set(delays).size).toBeGreaterThan(4);
  expect(Math.max(...delays)).toBeLessThanOrEqual(1260);
  await page.keyboard.press('Shift');
  await expect(laying).toHaveCount(0, { timeout: 500 });
});

test('who wants no motion finds everything there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/plan?occasion=team&guests=24&meal=lunch');
  await page.getByRole('button', { name: words.en.lay }).click();
  await expect(title(page)).toHaveText(words.en.laid);
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => (effect?.getComputedTiming().delay ?? 0) > 0).length,
  );
  expect(moving).toBe(0);
});

test('the result is said once and politely', async ({ page }) => {
  await listen(page);
  await page.goto('/plan?occasion=team&guests=24&meal=lunch');
  await page.getByRole('button', { name: words.en.lay }).click();
  await expect(title(page)).toHaveText(words.en.laid);
  await page.waitForTimeout(1000);
  const heard = await page.evaluate(() => window.heard);
  expect(heard.filter((text) => /^The table is laid\. Enough for 24, €[\d.]+\.$/.test(text))).toHaveLength(1);
});

test('the whole table goes into the cart, with how many come', async ({ page }) => {
  await page.goto(team);
  const total = (await sum(page).textContent()) ?? '';
  await page.getByRole('button', { name: words.en.cart }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('main')).toContainText(total);
  expect(JSON.parse((await stored(page, 'cart')) ?? '{}').guestCount).toBe('20-25');
});

test('a number whose field is left only by pressing the button counts for what goes into the cart', async ({
  page,
}) => {
  await page.goto(team);
  await page.locator('.plan-allergies summary').click();
  await page.locator('input[name="lupin"]').pressSequentially('1');
  await page.getByRole('button', { name: words.en.cart }).click();
  await expect(page).toHaveURL(/\/cart$/);
  expect(await stored(page, 'whoComes')).toContain('lupin=1');
  const draft = await page.evaluate(() => sessionStorage.getItem('deliveryDraft'));
  expect(draft).toContain('without lupin');
});

test('a number that is typed counts after a moment, while its field is still written in', async ({
  page,
}) => {
  await page.goto(team);
  await page.locator('.plan-allergies summary').click();
  const field = page.locator('input[name="milk"]');
  await field.pressSequentially('3');
  await expect(page).toHaveURL(/milk=3/);
  await expect(field).toBeFocused();
  await expect(page.locator('.plan-allergies summary')).toContainText('3 without milk');
  // What is taken away to be written anew is nobody's wish yet.
  await field.press('Backspace');
  await page.waitForTimeout(1200);
  await field.pressSequentially('4');
  await expect(page).toHaveURL(/milk=4/);
});

test('what is in the cart already is asked about, and nothing is lost without a word', async ({ page }) => {
  await withCart(page, [[sample.rolls, 2]]);
  await page.goto(team);
  await page.getByRole('button', { name: words.en.cart }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Your cart has 2 items');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: words.en.cart }).click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page).toHaveURL(/\/cart$/);
  const { items } = JSON.parse((await stored(page, 'cart')) ?? '{}');
  expect(items[0]).toMatchObject({ product: { id: sample.rolls.id }, quantity: 2 });
  expect(items.length).toBeGreaterThan(5);
});

test('a single item in the cart is asked about as one', async ({ page }) => {
  await withCart(page, [[sample.rolls, 1]]);
  await page.goto(`${team}&lang=de`);
  await page.getByRole('button', { name: words.de.cart }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'Im Warenkorb: 1 Artikel. Soll der Tisch an seine Stelle treten oder dazukommen?',
  );
});

test('a dish that is no longer on the menu leaves a ring, and another price is said', async ({ page }) => {
  await page.goto(team);
  const address = new URL(page.url());
  address.searchParams.set('table', `${address.searchParams.get('table')}.99999`);
  await page.goto(address.href);
  await expect(title(page)).toHaveText(words.en.missing);
  await expect(page.getByRole('button', { name: 'no longer on the menu' })).toBeVisible();
  await page.getByRole('button', { name: words.en.rest }).click();
  await expect(title(page)).toHaveText(words.en.laid);
  address.searchParams.set('table', queryOf(page).get('table') ?? '');
  address.searchParams.set('price', '12345');
  await page.goto(address.href);
  await expect(page.getByRole('main')).toContainText('the table was €123.45, now it is €');
});

test('nobody concludes who is both: it is asked where a marked allergen meets a diet', async ({ page }) => {
  await page.goto(
    '/plan?occasion=family&guests=25&vegan=3&vegetarian=4&halal=3&milk=2&eggs=1&meal=dinner&lay=1',
  );
  await expect(page.getByRole('main')).toContainText('Are these the same guests?');
  await expect(page.getByRole('main')).toContainText('Contains milk: not for 2 guests');
  await page.goto('/plan?occasion=family&guests=25&milk=2&eggs=1&meal=dinner&lay=1');
  await expect(page.getByRole('main')).not.toContainText('Are these the same guests?');
});

test('where nobody knows who is both, the number of guests is from one of them to all', async ({ page }) => {
  const said = 'occasion=birthday&guests=16&eggs=1&nuts=1&gluten=1&milk=1&meal=dinner';
  await page.goto(`/plan?${said}&table=206.206.112.402.601.605&kept=206&lang=de`);
  await expect(page.locator('.plan-group').last()).toContainText('12 bis 15 essen alles');
  const line = page.locator('.plan-line').filter({ hasText: 'Enthält Gluten, Eier, Milch, Nüsse' });
  await expect(line).toContainText('nicht für 1 bis 4 Gäste');
  await page.emulateMedia({ media: 'print' });
  await expect(line.getByText('nicht für 1 bis 4 Gäste')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await line.getByRole('button', { name: 'Tauschen' }).click();
  await expect(page.getByRole('dialog')).toContainText(/enthält Gluten, .+: nicht für 1 bis [34] Gäste/);
});

test('what should not be there is not called missing, and is said in good German', async ({ page }) => {
  await page.goto(`${team}&lang=de`);
  await button(page, words.de.swap).click();
  await page.getByRole('dialog').getByText('enthält Nüsse').first().click();
  await expect(title(page)).toHaveText('Etwas passt nicht.');
  const notes = page.locator('.plan-notes');
  await expect(notes).toContainText('Darauf müssen Sie achten:');
  await expect(notes).toContainText('Auf dem Tisch steht etwas, das Nüsse enthält');
  await expect(notes).not.toContainText('Das fehlt');
  await page.goto('/plan?occasion=family&guests=25&vegan=3&milk=2&gluten=1&meal=dinner&lay=1&lang=de');
  await expect(notes).toContainText('Auf dem Tisch steht etwas, das Gluten und Milch enthält');
});

test('going back closes the sheet, and no way out of it makes the history longer', async ({ page }) => {
  await page.goto('/plan?occasion=team&guests=24&meal=lunch');
  await button(page, words.en.lay).click();
  await expect(title(page)).toHaveText(words.en.laid);
  const length = () => page.evaluate(() => history.length);
  const sheet = page.getByRole('dialog');
  const table = page.url();
  const before = await length();
  const swap = page.locator('.plan-line').last().getByRole('button', { name: 'Swap' });
  for (const close of [
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
    () => sheet.getByRole('link', { name: 'Close' }).click({ clickCount: 2 }),
  ]) {
    await swap.click();
    await expect(sheet).toBeVisible();
    await close();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(table);
    await expect(swap).toBeFocused();
    expect(await length()).toBe(before + 1);
  }
  await swap.click();
  await sheet.getByRole('listitem').first().getByRole('button').click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/banned=/);
  expect(await length()).toBe(before + 1);
});

test('going back takes back a swap, then the other changes, and shows the table as it was', async ({
  page,
}) => {
  await page.goto('/plan?occasion=team&guests=24&meal=lunch');
  await button(page, words.en.lay).click();
  await expect(title(page)).toHaveText(words.en.laid);
  await expect(page).toHaveURL(/for=/);
  const asLaid = page.url();

  // However often it is changed, one step takes it back: nobody wants to press as often again.
  const more = button(page, words.en.more);
  const quantity = page.getByRole('textbox', { name: words.en.quantity });
  await more.click();
  await expect(quantity).toHaveValue('2');
  await more.click();
  await expect(quantity).toHaveValue('3');
  await page.reload();
  await blank(page, words.en.guests).selectOption('25');
  await expect(page.locator('.plan-plate[data-fed]')).toHaveCount(25);
  const asChanged = page.url();

  const swap = page.locator('.plan-line').last().getByRole('button', { name: 'Swap' });
  await swap.click();
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  await expect(page).toHaveURL(/banned=/);
  const asSwapped = page.url();

  await page.goBack();
  await expect(page).toHaveURL(asChanged);
  await expect(quantity).toHaveValue('3');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(asLaid);
  await expect(title(page)).toHaveText(words.en.laid);
  await expect(blank(page, words.en.guests)).toHaveValue('24');
  await page.evaluate(() => history.go(2));
  await expect(page).toHaveURL(asSwapped);
  await expect(title(page)).toHaveText(words.en.laid);
});

test('a sheet that an address opens closes onto its table', async ({ page }) => {
  await page.goto(team);
  const table = page.url();
  await page.goto(`${table}&swap=${queryOf(page).get('table')?.split('.')[0]}`);
  await page.mouse.move(5, 5);
  await expect(page.locator('dialog:modal')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(table);
});

test('nothing sticks out at any width, empty, laid and with every blank filled', async ({ page }) => {
  for (const path of ['/plan?lang=de', `${team}&milk=3&eggs=2&sesame=1&lang=de`]) {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(path);
    if (path !== '/plan?lang=de') await page.getByText('Ändern', { exact: true }).click();
    await page.locator('.plan-allergies summary').click();
    await expectToFit(page, path);
  }
});

test('presses that come faster than the table is laid all count, one after the other', async ({ page }) => {
  await page.route('**/assets/settle-here*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto(`${team}&lang=de`);
  const off = (name: string) => page.getByRole('button', { name: `Vom Tisch nehmen: ${name}` });
  const length = () => page.evaluate(() => history.length);
  const pagesBefore = await length();
  const off3 = ['Hähnchen-Dippers', 'Grüne Platte', 'Obstbrett'];
  for (const name of off3) await off(name).click();
  for (const name of off3) await expect(off(name)).toHaveCount(0);
  await expect(page.locator('.plan-ring').nth(3)).toBeVisible();

  const [guests, vegan] = [blank(page, words.de.guests), blank(page, 'vegan')];
  const before = await guests.inputValue();
  await guests.selectOption('30');
  await vegan.selectOption('7');
  await guests.selectOption(before);
  await expect(page).toHaveURL(new RegExp(`guests=${before}&.*vegan=7`));
  await expect(guests).toHaveValue(before);
  expect(await length()).toBe(pagesBefore + 1);
});

test('a table on which much is missing fits every width', async ({ page }) => {
  await page.goto(`${team}&lang=de`);
  for (const name of ['Hähnchen-Dippers', 'Grüne Platte', 'Obstbrett'])
    await page.getByRole('button', { name: `Vom Tisch nehmen: ${name}` }).click();
  await expect(page.locator('.plan-ring').nth(3)).toBeVisible();
  await expectToFit(page, 'with rings');
});

test('who presses with a blank still open is led to it, also from below the allergies', async ({ page }) => {
  await page.goto('/plan?occasion=team&guests=24');
  await page.mouse.move(5, 5);
  await page.locator('.plan-allergies summary').click();
  await button(page, words.en.lay).click();
  await expect(blank(page, words.en.meal)).toBeFocused();
});

test('as many gaps stand open as details are said to be missing: the amount may be any', async ({ page }) => {
  const open = () =>
    page
      .locator('.blank')
      .evaluateAll(
        (blanks) => blanks.filter((one) => getComputedStyle(one).borderBottomStyle === 'dashed').length,
      );
  for (const [lang, said] of [
    ['en', ['3 details missing', '2 details missing']],
    ['de', ['3 Angaben fehlen', '2 Angaben fehlen']],
  ] as const) {
    await page.goto(`/plan?lang=${lang}`);
    await page.mouse.move(5, 5);
    await expect(page.locator('.plan-bar .bar-note')).toHaveText(said[0]);
    expect(await open()).toBe(3);
    await blank(page, words[lang].guests).selectOption('24');
    await expect(page.locator('.plan-bar .bar-note')).toHaveText(said[1]);
    expect(await open()).toBe(2);
  }
});

test('what is typed for an allergy is what counts: the field is empty before', async ({ page }) => {
  await page.goto('/plan?occasion=team&guests=24&meal=lunch');
  await page.mouse.move(5, 5);
  await page.locator('.plan-allergies summary').click();
  const nuts = page.getByRole('spinbutton', { name: 'nuts and peanuts', exact: true });
  await expect(nuts).toHaveValue('');
  await nuts.pressSequentially('2');
  await nuts.blur();
  await expect.poll(() => queryOf(page).get('nuts')).toBe('2');
});

test('a table above the amount says so in its title', async ({ page }) => {
  await page.goto('/plan?occasion=team&guests=24&meal=lunch&budget=10&lay=1');
  await expect(title(page)).toHaveText('Laid, but above your amount.');
});

test('on paper it is a list: how many of each dish, and nothing to press', async ({ page }) => {
  await page.goto(team);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.plan-list').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: words.en.quantity })).toBeVisible();
});

test('home leads here beside the platters', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Table, lay yourself' }).click();
  await expect(title(page)).toHaveText(words.en.say);
  // What most tables are for need not be chosen.
  await expect(blank(page, words.en.occasion)).toHaveValue('team');
  await expect(blank(page, words.en.meal)).toHaveValue('lunch');
  await blank(page, words.en.guests).selectOption('24');
  await button(page, words.en.lay).click();
  await expect(title(page)).toHaveText(words.en.laid);
});
