import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { m } from '#messages';
import { mailTo } from './support/mailbox.ts';
import { expect, test } from './support/test.ts';

const options = { locale: 'en' } as const;

/** A visitor without a mouse: everything is reached by Tab alone and never by a shortcut of the test. */
function keyboardOf(page: Page) {
  const { keyboard } = page;

  async function tabTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let steps = 0; steps < 150; steps++) {
      if (await target.evaluate((element) => element.matches(':focus'))) return;
      await keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${target}`);
  }

  return {
    tabTo,
    async press(target: Locator, key = 'Enter') {
      await tabTo(target);
      await keyboard.press(key);
    },
    async write(target: Locator, text: string) {
      await tabTo(target);
      await keyboard.type(text);
    },
  };
}

test('a lunch can be ordered and paid with the keyboard alone', async ({ page }) => {
  test.setTimeout(120_000);
  const email = `keyboard-${randomUUID()}@example.com`;
  const { tabTo, press, write } = keyboardOf(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const field = (name: string) => page.getByRole('textbox', { name });

  await page.goto('/category/platter');
  await press(
    page
      .getByRole('article')
      .first()
      .getByRole('button', { name: m.catalogue_add({}, options) }),
  );
  await press(link(m.catalogue_continue({}, options)));
  await press(link(m.catalogue_to_cart({}, options)));
  await press(button(m.cart_to_delivery({}, options)));

  await expect(page).toHaveURL(/\/checkout-login$/);
  await write(page.getByLabel(m.sign_in_email({}, options), { exact: true }), email);
  await expect(page.getByText(m.sign_in_captcha_verified({}, options))).toBeVisible({ timeout: 30_000 });
  await press(button(m.sign_in_send({}, options)));
  const code = page.getByLabel(m.sign_in_code({}, options), { exact: true });
  await expect(code).toBeVisible();
  const { subject } = await mailTo(email, /^\d{8}/);
  await write(code, /^\d{8}/.exec(subject)?.[0] ?? '');

  await expect(page).toHaveURL(/\/cart\?step=delivery$/);
  await press(button(m.delivery_address_add({}, options)));
  await write(field(m.delivery_address_street({}, options)), 'Oranienstraße');
  await write(field(m.delivery_address_house_number({}, options)), '185');
  await write(field(m.delivery_address_postal_code({}, options)), '10999');
  await write(field(m.delivery_address_city({}, options)), 'Berlin');
  await write(field(m.delivery_address_country({}, options)), 'Deutschland');
  await press(button(m.delivery_address_save_new({}, options)));
  await expect(page.getByRole('radio', { name: /Oranienstraße/ })).toBeChecked();
  const times = page.getByRole('radio', { name: /^\d\d:\d\d$/ });
  await press(times.first(), 'Space');
  await expect(times.first()).toBeChecked();
  await press(button(m.delivery_order_button({}, options)));

  await page.waitForURL(/\/pay\//);
  await press(page.getByRole('button', { name: /Pay €/ }));
  await expect(page.getByText(m.payment_thanks({}, options))).toBeVisible({ timeout: 30_000 });
  await tabTo(link(m.payment_to_orders({}, options)).last());
});
