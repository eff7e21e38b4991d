import type { Page } from '@playwright/test';
import { berlinClock } from '#rules/booking/berlin-time.ts';
import { expectAccessible, expectToFit } from './support/accessible.ts';
import { query } from './support/database.ts';
import { menuIsKeptHere } from './support/menu.ts';
import { newStaff, owner, signIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';

// What the shop says of itself is the same for all: one test after the other changes it, and sets it back.
test.describe.configure({ mode: 'default' });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

const texts = {
  de: 'Weihnachtsfeiern: Für den 18. Dezember nehmen wir bis Sonntag, 12:00 an.',
  en: 'Christmas parties: for December 18 we take orders until Sunday, 12:00.',
};
/** So many hours from now as a field for day and time wants it. */
const inHours = (hours: number) => {
  const { day, time } = berlinClock(Date.now() + hours * 3_600_000);
  return `${day}T${time}`;
};

async function open(page: Page) {
  await page.goto('/kitchen/settings/shop');
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
}
async function save(page: Page) {
  // While it turns, a press does nothing.
  await expect(button(page, 'Save and show')).not.toHaveAttribute('aria-busy');
  await button(page, 'Save and show').click();
  await expect(page.getByText('Saved, in the shop within two seconds')).toBeVisible();
}

test.describe('a notice on home', () => {
  test.afterEach(async () => {
    await query(`update settings set value = '' where key in ('notice', 'notice-plan')`, []);
  });

  test('is written in both languages, looks as it will, and visitors see it within two seconds', async ({
    page,
    context,
    baseURL,
  }) => {
    await signIn(context, baseURL ?? '', await newStaff('OFFICE'));
    await open(page);
    const notice = section(page, /Notice on the home page/);
    await expect(notice).toContainText('There is no notice on the home page at present.');
    await field(page, 'Deutsch 0 of 120').fill(texts.de);
    await expect(notice.locator('.notice-shown')).toHaveText(texts.de);
    await button(page, 'Save and show').click();
    await expect(field(page, `Deutsch ${texts.de.length} of 120`)).toHaveValue(texts.de);
    await expect(notice).toContainText('Please say until when');
    await page.getByLabel('until', { exact: true }).fill(inHours(30));
    await button(page, 'Save and show').click();
    await expect(field(page, 'English 0 of 120')).toBeFocused();
    await expect(notice).toContainText('Please fill it in in both languages');
    await field(page, 'English 0 of 120').fill(texts.en);
    await expectAccessible(page, 'settings of the shop');
    await save(page);
    await expect(notice).toContainText('shown now');
    const visitor = await context.newPage();
    await expect(async () => {
      await visitor.goto('/?lang=en');
      await expect(visitor.getByText(texts.en)).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 15_000 });
    await expectAccessible(visitor, 'home with a notice');
    await visitor.goto('/?lang=de');
    await expect(visitor.getByText(texts.de)).toBeVisible();
    await button(page, 'Empty the notice').click();
    await save(page);
    await expect(async () => {
      await visitor.goto('/?lang=en');
      await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
      // A page that came before the shop knew stays as it is: another one is asked for.
      await expect(visitor.getByText(texts.en)).toHaveCount(0, { timeout: 500 });
    }).toPass({ timeout: 15_000 });
  });

  test('that two write at once loses neither text: the second sees the first and decides', async ({
    page,
    context,
    baseURL,
  }) => {
    await signIn(context, baseURL ?? '', await newStaff('OFFICE'));
    await open(page);
    const other = await context.newPage();
    await open(other);
    for (const [tab, words] of [
      [page, 'Erst'],
      [other, 'Dann'],
    ] as const) {
      await field(tab, 'Deutsch 0 of 120').fill(words);
      await field(tab, 'English 0 of 120').fill('We are full.');
      await tab.getByLabel('until further notice').check();
    }
    await save(page);
    await button(other, 'Save and show').click();
    await expect(other.getByRole('alert').filter({ hasText: 'changed' })).toBeVisible();
    await expect(field(other, 'Deutsch 4 of 120')).toHaveValue('Dann');
    await expect(section(other, /Notice on the home page/)).toContainText('Saved in the meantime: “Erst”');
    await save(other);
    await page.reload();
    await expect(field(page, 'Deutsch 4 of 120')).toHaveValue('Dann');
  });
});

// Only what no other test reads: what pages say of the shop is the same for all.
test.describe('the company', () => {
  test.afterEach(async () => {
    await query(`delete from settings where key = 'company'`, []);
  });

  test('is changed by the owner, is refused at its fields, and pages say it within two seconds', async ({
    page,
    context,
    baseURL,
  }) => {
    await signIn(context, baseURL ?? '', await owner());
    await open(page);
    const company = section(page, /^Company/);
    await expect(company).toContainText('Old invoices stay as they are.');
    await field(page, 'WhatsApp').fill('5557 2140');
    await field(page, 'VAT id').fill('123');
    await field(page, 'Represented by').fill(' ');
    await button(page, 'Save and show').click();
    await expect(field(page, 'WhatsApp')).toBeFocused();
    await expect(company).toContainText('Please enter a number that can be dialled');
    await expect(company).toContainText('Please enter DE and nine digits.');
    await expect(company).toContainText('This is missing.');
    await expect(field(page, 'VAT id')).toHaveValue('123');
    await expectAccessible(page, 'company with errors');
    await field(page, 'WhatsApp').fill('0171 5550 123');
    await field(page, 'VAT id').fill('DE123456789');
    await field(page, 'Represented by').fill('Klara Lindholz, Mert Aydin');
    await save(page);
    const visitor = await context.newPage();
    await expect(async () => {
      await visitor.goto('/contact?lang=en');
      await expect(visitor.locator('a[href="https://wa.me/491715550123"]')).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 15_000 });
    await visitor.goto('/imprint?lang=en');
    await expect(visitor.getByText('Klara Lindholz and Mert Aydin')).toBeVisible();
    await expect(visitor.getByText('DE123456789')).toBeVisible();
    await page.reload();
    await expect(field(page, 'Represented by')).toHaveValue('Klara Lindholz, Mert Aydin');
  });

  test('changed by two at once loses nothing: other fields join, the same one is decided', async ({
    page,
    context,
    baseURL,
  }) => {
    await signIn(context, baseURL ?? '', await owner());
    await open(page);
    const other = await context.newPage();
    await open(other);
    await field(page, 'Street and number').fill('Ohlauer Straße 2');
    await field(page, 'Register number').fill('HRB 123456 B');
    await save(page);
    await field(other, 'Street and number').fill('Wiener Straße 3');
    await field(other, 'Tax number').fill('11/222/33333');
    await button(other, 'Save and show').click();
    await expect(other.getByRole('alert').filter({ hasText: 'changed' })).toBeVisible();
    await expect(field(other, 'Street and number')).toHaveValue('Wiener Straße 3');
    await expect(field(other, 'Register number')).toHaveValue('HRB 123456 B');
    await expect(section(other, /^Company/)).toContainText('Saved in the meantime: “Ohlauer Straße 2”');
    await save(other);
    await page.reload();
    await expect(field(page, 'Street and number')).toHaveValue('Wiener Straße 3');
    await expect(field(page, 'Register number')).toHaveValue('HRB 123456 B');
    await expect(field(page, 'Tax number')).toHaveValue('11/222/33333');
  });

  test('is read by the office, and changed by nobody there', async ({ page, context, baseURL }) => {
    await signIn(context, baseURL ?? '', await newStaff('OFFICE'));
    await open(page);
    await expect(field(page, 'Street and number')).not.toBeEditable();
    await expect(section(page, /^Company/)).toContainText('The owner changes this.');
  });
});

test.describe('changing and canceling', () => {
  test.afterEach(async () => {
    await query(`update settings set value = '' where key in ('fee-steps', 'change-until-hours')`, []);
  });

  test('costs what the owner’s table says; a wrong one is told at its field, and kept as it was typed', async ({
    page,
    context,
    baseURL,
  }) => {
    await signIn(context, baseURL ?? '', await owner());
    await open(page);
    const changes = section(page, 'Changing and canceling');
    const step = (number: number) => changes.getByRole('group', { name: `Step ${number}` });
    const hours = (number: number) => step(number).getByLabel('Hours before');
    const percent = (number: number) => step(number).getByLabel('Per cent');
    await expect(changes).toContainText(
      'free until 48\u00a0hours before, 50% until 24\u00a0hours before, 100% after that',
    );
    await expect(hours(3)).not.toBeEditable();
    await button(page, 'Add a step').click();
    await hours(3).fill('36');
    await percent(3).fill('75');
    await button(page, 'Save and show').click();
    await expect(hours(3)).toBeFocused();
    await expect(step(3)).toContainText('Fewer hours than in the step before.');
    await expect(percent(3)).toHaveValue('75');
    await hours(3).fill('12');
    await percent(3).fill('40');
    await button(page, 'Save and show').click();
    await expect(percent(3)).toBeFocused();
    await expect(step(3)).toContainText('More per cent than in the step before.');
    await expectAccessible(page, 'a wrong table of fees');
    await percent(3).fill('75');
    await step(3).getByLabel('Tax').selectOption('VAT as ordered');
    await field(page, 'Change until hours before').fill('a day');
    await button(page, 'Save and show').click();
    await expect(field(page, 'Change until hours before')).toBeFocused();
    await field(page, 'Change until hours before').fill('36');
    await save(page);
    await page.reload();
    await expect(changes).toContainText('75% until 12\u00a0hours before, 100% after that');
    await expect(step(3).getByLabel('Tax')).toHaveValue('SERVICE');
    await expect(field(page, 'Change until hours before')).toHaveValue('36');
    await changes.getByRole('button', { name: 'Remove step 3' }).click();
    await save(page);
    await expect(changes.getByRole('group')).toHaveCount(3);
  });

  test('is read by the office, and changed by nobody there', async ({ page, context, baseURL }) => {
    await signIn(context, baseURL ?? '', await newStaff('OFFICE'));
    await open(page);
    const changes = section(page, 'Changing and canceling');
    await expect(field(page, 'Change until hours before')).not.toBeEditable();
    await expect(changes.getByRole('button')).toHaveCount(0);
    await expect(changes.getByLabel('Tax').first()).toBeDisabled();
    await expect(changes).toContainText('The owner changes this.');
  });
});

test('Settings behind the initial lead to the company first, and capacity is found under Load', async ({
  page,
  context,
  baseURL,
}) => {
  const staff = await owner();
  await signIn(context, baseURL ?? '', staff);
  await page.goto('/kitchen/');
  await button(page, `${staff.name}: account and language`).click();
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    'Company on invoices',
  );
  const views = page.getByRole('navigation', { name: 'Settings' });
  await expect(views.getByRole('link').first()).toHaveText('Shop');
  await page.getByRole('navigation', { name: 'Places' }).first().getByRole('link', { name: 'Load' }).click();
  await page.getByRole('link', { name: 'Week and lead time' }).click();
  await expect(page).toHaveURL(/\/load\/week$/);
});

test('changes can be thrown away, and leave nothing behind', async ({ page, context, baseURL }) => {
  await signIn(context, baseURL ?? '', await newStaff('OFFICE'));
  await open(page);
  await field(page, 'English 0 of 120').fill('Nobody shall read this.');
  await expect(page.getByText('Changed: notice').first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: /legal/i }).click();
  const leaving = page.getByRole('dialog', { name: 'Not saved yet' });
  await expect(leaving).toContainText('Changed: notice');
  await expectAccessible(page, 'leaving');
  await button(page, 'Stay here').last().click();
  await expect(field(page, 'English 23 of 120')).toHaveValue('Nobody shall read this.');
  await button(page, 'Discard changes').click();
  await expect(field(page, 'English 0 of 120')).toHaveValue('');
  await expect(page.getByText('Changed: notice')).toHaveCount(0);
});

test('a discount code is added, ended by a press, taken back, and goes on until a day, by keys alone', async ({
  page,
  context,
  baseURL,
}) => {
  const code = `FEST${Date.now() % 1_000_000}`;
  await signIn(context, baseURL ?? '', await newStaff('OFFICE'));
  await open(page);
  const discounts = section(page, 'Discounts');
  await button(page, 'Add a discount code').press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Code')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Please enter two to forty letters');
  await expect(dialog).toContainText('Please enter a whole number from 1 to 100.');
  await expectAccessible(page, 'a new discount code');
  await dialog.getByLabel('Code').fill(code.toLowerCase());
  await dialog.getByRole('textbox', { name: 'Per cent' }).fill('15');
  await dialog.getByLabel('for orders from, in euros').fill('150');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const row = discounts.getByRole('listitem').filter({ hasText: code });
  await expect(row).toContainText('15%, from €150.00');
  await expect(row).toContainText('no end');
  const holds = row.getByRole('switch', { name: `${code} is active` });
  await holds.press('Space');
  await expect(holds).not.toBeChecked();
  await button(page, 'Undo').press('Enter');
  await expect(holds).toBeChecked();
  await holds.press('Space');
  await expect(holds).not.toBeChecked();
  await holds.press('Space');
  await expect(dialog).toContainText(code);
  await dialog.getByLabel(/last day/).fill('2000-01-01');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Please choose a day that is still to come.');
  await dialog.getByLabel(/last day/).fill(inHours(100).slice(0, 10));
  await page.keyboard.press('Enter');
  await expect(holds).toBeChecked();
  await expect(row).toContainText('until');
  await holds.press('Space');
  await expect(holds).not.toBeChecked();
});

test('its words fit the narrowest phone, in German too', async ({ page, context, baseURL }) => {
  await page.addInitScript(() => localStorage.setItem('kitchen-language', 'de'));
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(context, baseURL ?? '', await owner());
  await page.goto('/kitchen/settings/shop');
  await expect(page.getByRole('heading', { level: 1, name: 'Laden' })).toBeVisible();
  await expectToFit(page, 'settings of the shop, German');
  await expectAccessible(page, 'settings of the shop, German');
  await page.getByRole('link', { name: 'Leute und Geräte' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leute und Geräte' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Laden', exact: true })).toBeVisible();
});

test('the best sellers of home are chosen and put in order, and what would be counted is shown', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  await menuIsKeptHere();
  await signIn(context, baseURL ?? '', await newStaff('OFFICE'));
  await open(page);
  const best = section(page, 'Best sellers of the home page');
  const rows = best.getByRole('listitem');
  const onHome = async () =>
    ((await (await request.get('/v1/products')).json()) as { id: number; bestSeller: number | null }[])
      .filter(({ bestSeller }) => bestSeller !== null)
      .sort((one, other) => (one.bestSeller ?? 0) - (other.bestSeller ?? 0))
      .map(({ id }) => id);
  await expect(best.getByRole('radio', { name: 'chosen by you' })).toBeChecked();
  await expect(rows).toHaveCount(4);
  const last = rows.nth(3);
  const name = (await last.locator('b').textContent()) ?? '';
  const before = await onHome();
  // Only the last two change places: others look at the first ones meanwhile.
  await last
    .getByRole('button', { name: new RegExp(`^Move ${name}`) })
    .first()
    .click();
  await expect(rows.nth(2)).toContainText(name);
  await expect.poll(onHome).toEqual([before[0], before[1], before[3], before[2]]);
  await rows.nth(3).getByRole('button', { name: /up/ }).click();
  await expect.poll(onHome).toEqual(before);
  await expectAccessible(page, 'best sellers');
  await expectToFit(page, 'settings of the shop');
});
