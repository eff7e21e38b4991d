import { randomUUID } from 'node:crypto';
import { devices, type Locator } from '@playwright/test';
import { m } from '#messages';
import { consentOf } from './support/consent.ts';
import { mailTo } from './support/mailbox.ts';
import { expect, test } from './support/test.ts';

const { viewport, userAgent, deviceScaleFactor, hasTouch, isMobile } = devices['iPhone SE (3rd gen)'];
test.use({ viewport, userAgent, deviceScaleFactor, hasTouch, isMobile, locale: 'de-DE' });

const de = { locale: 'de' } as const;

/** What a person has to do at most, from the first page to the provider's: a tap, or a field that is filled in. */
const atMost = 35;

test('an office orders lunch for 24, with five vegans and two without nuts, on a phone with 35 taps at most', async ({
  page,
}) => {
  const done: string[] = [];
  async function tap(locator: Locator) {
    done.push(String(locator));
    await locator.tap();
  }
  async function write(locator: Locator, text: string) {
    done.push(`${locator} ${text}`);
    await locator.fill(text);
  }
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const dish = (name: string) => page.getByRole('article').filter({ hasText: name });
  const add = (name: string) =>
    dish(name).getByRole('button', { name: m.catalogue_add_to_cart({ name }, de) });
  const quantity = (name: string) => dish(name).getByRole('textbox');

  await page.goto('/');
  await tap(consentOf(page, 'en').refuse);
  await tap(page.getByRole('banner').getByRole('link', { name: 'DE Deutsch' }));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  done.push('guests');
  await page.getByLabel(m.home_guests({}, de)).selectOption('20-25');
  await tap(page.getByRole('button', { name: m.home_date({}, de) }));
  await tap(page.getByRole('gridcell').getByRole('button').last());
  done.push('time');
  await page.getByLabel(m.home_time({}, de)).selectOption('12:30');
  await tap(link(m.home_order_now({}, de)));

  // What has nuts goes from the whole menu, then the dishes for all, then those for the vegans.
  await tap(page.getByText(m.filter_without({}, de)));
  await tap(page.getByRole('checkbox', { name: m.catalogue_choice_nuts({}, de), exact: true }));
  await tap(add('Belegte Brötchen, gemischt'));
  await write(quantity('Belegte Brötchen, gemischt'), '3');
  await tap(page.getByText(m.catalogue_diet_vegan({}, de), { exact: true }).first());
  await expect(page.getByRole('article')).toHaveCount(4);
  await tap(add('Grüne Platte'));
  await tap(page.getByText(m.filter_diet_any({}, de), { exact: true }));

  await tap(link(m.catalogue_continue({}, de)));
  await tap(page.locator('a[href^="/category/drinks"]'));
  await tap(page.getByRole('button', { name: /^Hinzufügen: / }).first());
  await tap(page.getByRole('main').getByRole('link', { name: /^Warenkorb/ }));
  await expect(page).toHaveURL(/\/cart$/);
  await tap(page.getByRole('button', { name: m.cart_to_delivery_short({}, de) }));

  const email = `lunch-${randomUUID()}@example.com`;
  await write(page.getByLabel(m.sign_in_email({}, de), { exact: true }), email);
  await expect(page.getByText(m.sign_in_captcha_verified({}, de))).toBeVisible({ timeout: 30_000 });
  await tap(button(m.sign_in_send({}, de)));
  const { subject } = await mailTo(email, /^\d{8}/);
  await write(page.getByLabel(m.sign_in_code({}, de), { exact: true }), /^\d{8}/.exec(subject)?.[0] ?? '');

  await expect(page).toHaveURL(/\/cart\?step=delivery$/);
  await tap(button(m.delivery_address_add({}, de)));
  await write(field(m.delivery_address_street({}, de)), 'Oranienstraße');
  await write(field(m.delivery_address_house_number({}, de)), '185');
  await write(field(m.delivery_address_postal_code({}, de)), '10999');
  await tap(button(m.delivery_address_save_new({}, de)));
  await expect(page.getByRole('radio', { name: 'Oranienstraße 185' })).toBeChecked();
  await write(page.getByRole('textbox', { name: m.delivery_contact_first_name({}, de) }), 'Jana');
  await write(page.getByRole('textbox', { name: m.delivery_contact_last_name({}, de) }), 'Lind');
  await write(page.getByRole('textbox', { name: m.delivery_contact_phone({}, de) }), '030 1234567');
  await tap(page.getByText(m.delivery_invoice_to_company({}, de), { exact: true }));
  await write(field(m.delivery_company({}, de)), 'Lind & Söhne GmbH');
  await write(page.getByRole('textbox', { name: m.delivery_cost_centre({}, de) }), 'K 2100');
  await tap(button(m.delivery_order_button({}, de)));
  await page.waitForURL(/\/pay\//);
  expect(done.length, done.join('\n')).toBeLessThanOrEqual(atMost);
});
