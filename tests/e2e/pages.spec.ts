import { stored } from './support/storage.ts';
import { expect, test } from './support/test.ts';

test('home asks for guests, day and time and leads to the platters', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/');
  const guests = page.getByLabel('Guests');
  await expect(guests.locator('option:not([disabled])')).toHaveText([
    '10–15',
    '15–20',
    '20–25',
    '25–30',
    '30–35',
    '35–40',
    '40+',
  ]);
  await guests.selectOption('30-35');
  const date = page.getByRole('button', { name: /^Delivery date/ });
  const tomorrow = berlinDay(1);
  await expect(date).toHaveText(shown(tomorrow));
  const time = page.getByLabel('Delivery time');
  await expect(time.locator('option:not([disabled])')).toHaveCount(32);
  await time.selectOption('12:30');
  await expect
    .poll(async () => cart(await stored(page, 'cart')))
    .toMatchObject({
      guestCount: '30-35',
      deliveryDate: tomorrow,
      deliveryTime: '12:30',
    });

  await date.click();
  const calendar = page.getByRole('dialog', { name: 'Delivery date' });
  const yesterday = calendar.getByRole('button', { name: long(berlinDay(-1)) });
  if (berlinDay(-1).slice(0, 7) === berlinDay(0).slice(0, 7)) await expect(yesterday).toBeDisabled();
  const next = berlinDay(2);
  if (next.slice(0, 7) !== tomorrow.slice(0, 7))
    await calendar.getByRole('button', { name: 'Next month' }).click();
  await calendar.getByRole('button', { name: long(next) }).click();
  await expect(calendar).toBeHidden();
  await expect(date).toHaveText(shown(next));
  await expect(time).toHaveValue('');
  expect(cart(await stored(page, 'cart'))).toMatchObject({ deliveryDate: next, deliveryTime: null });
  await page.getByRole('link', { name: 'Order now' }).first().click();
  await expect(page).toHaveURL(/\/category\/platter$/);
});

test('on the narrowest screens the date of home does not run into its symbol', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/');
  const date = page.getByRole('button', { name: /^Delivery date .*\d/ });
  await expect(date).toBeVisible();
  const [end, symbol] = await date.evaluate((button) => {
    const text = document.createRange();
    text.selectNodeContents(button);
    const icon = button.parentElement?.querySelector('svg')?.getBoundingClientRect();
    return [text.getBoundingClientRect().right, icon?.left ?? 0];
  });
  expect(end).toBeLessThanOrEqual(symbol);
});

test('on a low phone the calendar opens with its last row in view', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 560 });
  await page.goto('/');
  await page.getByRole('button', { name: /^Delivery date .*\d/ }).click();
  const calendar = page.getByRole('dialog', { name: 'Delivery date' });
  await expect(calendar.getByRole('row').last()).toBeInViewport({ ratio: 1 });
  await expect(calendar).toBeInViewport({ ratio: 1 });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('no day is chosen yet and the times are shut', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByLabel('Delivery time')).toBeDisabled();
    await expect(page.getByRole('button', { name: /^Delivery date/ })).toHaveText('Choose a date');
  });
});

test('home shows who cooks, four occasions and the way to contact', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Meet the team' })).toHaveAttribute('href', '/about');
  await expect(page.getByRole('link', { name: 'See the menu of Zuckerhut' })).toHaveAttribute(
    'href',
    '/shop/2',
  );
  await expect(page.locator('.event').getByRole('heading')).toHaveText([
    'Birthday parties',
    'Business ceremonies',
    'Family gatherings',
    'Team events',
  ]);
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test('home says how it works, how many platters it takes, and the conditions of the shop', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('.steps').getByRole('listitem').getByRole('heading')).toHaveText([
    'Say who comes when',
    'Choose and pay',
    'Find the table laid',
  ]);
  await expect(page.getByText('private and business customers in Berlin')).toBeVisible();
  const rows = page.getByRole('table', { name: 'Platters by number of guests' }).locator('tbody tr');
  await expect(rows).toHaveText(['10–152', '15–202', '20–253', '25–303', '30–354', '35–404', '40+4']);
  const plan = page.locator('.plan');
  await expect(plan).toContainText('Everywhere in Berlin.');
  await expect(plan).toContainText('From 3\u00a0hours ahead, every day from 08:00 to 23:30.');
  await expect(plan).toContainText('From an order of €50.00.');
  await expect(plan.getByRole('img', { name: 'Visa' })).toBeVisible();
});

test('the best sellers of home have the prices of the menu and lead to their place on it', async ({
  page,
  request,
}) => {
  const products = (await (await request.get('/v1/products')).json()) as { id: number; price: number }[];
  await page.goto('/');
  const dishes = page.locator('.best').getByRole('article');
  await expect(dishes).toHaveCount(4);
  for (const dish of await dishes.all()) {
    const target = (await dish.getByRole('link').getAttribute('href')) ?? '';
    const product = products.find(({ id }) => target.endsWith(`#product-${id}`));
    await expect(dish).toContainText(`€${product?.price.toFixed(2)}`);
  }
  await dishes.nth(1).click();
  await expect(page).toHaveURL(/\/category\/platter#product-105$/);
  await expect(page.getByRole('article').filter({ hasText: 'Mini burgers' })).toBeInViewport();
});

test('about names the team and three values', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'Our team' })).toBeVisible();
  await expect(page.locator('.about-values').getByRole('heading', { level: 3 })).toHaveText([
    'Quality and freshness',
    'Passion for taste',
    'Personalized experience',
  ]);
});

test('contact has chat, QR code, telephone, hours, place and two addresses', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Start a chat' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+$/,
  );
  await expect(main.getByRole('img', { name: /^QR code .*wa\.me/ })).toBeVisible();
  await expect(main.locator('a[href^="tel:+49"]')).toBeVisible();
  await expect(main).toContainText('Every day, 8:00 AM - 11:00 PM');
  await expect(main).toContainText(/\d{5} Berlin/);
  const mails = await main.locator('a[href^="mailto:"]').allTextContents();
  expect(mails).toEqual(['bestellung@tischlein.example', 'hallo@tischlein.example']);
});

test('the legal pages stand in both languages', async ({ page }) => {
  const pages = [
    ['imprint', 'Tischlein Catering GmbH', 'Tischlein Catering GmbH', null],
    ['terms', 'Last updated: 24 May 2024', '24. Mai 2024', 10],
    ['privacy', 'Privacy', 'Datenschutz', 9],
    ['cookies', 'Session cookies and persistent cookies', 'Sitzungs-Cookies und dauerhafte Cookies', 7],
  ] as const;
  for (const [path, english, german, sections] of pages) {
    for (const [language, text] of [
      ['en', english],
      ['de', german],
    ] as const) {
      await page.goto(`/${path}?lang=${language}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('main')).toContainText(text, { ignoreCase: true });
      const headings = page.locator('.legal section:not([aria-labelledby], .paper) > h2');
      if (sections) await expect(headings).toHaveCount(sections);
      if (path === 'terms') await expect(headings.last()).toContainText(/^10\. /);
    }
  }
});

function berlinDay(days: number): string {
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/Berlin' });
  return new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

function shown(day: string): string {
  return date(day, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
}

function long(day: string): string {
  return date(day, { dateStyle: 'full' });
}

function date(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(Date.parse(day));
}

function cart(text: string | null): Record<string, unknown> {
  return JSON.parse(text ?? '{}');
}
