import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { m } from '#messages';
import type { Locale } from '#rules/text/locale.ts';
import { choose } from './choose.ts';
import { mailsTo, mailTo } from './mailbox.ts';
import { expect } from './test.ts';

/** What a visitor does, in the language of the page. Each step starts where the one before it ended. */
export function stepsOf(page: Page, locale: Locale) {
  const options = { locale };
  const email = `visitor-${randomUUID()}@example.com`;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const addOf = (name: string) =>
    page
      .getByRole('article')
      .filter({ hasText: name })
      .getByRole('button', { name: m.catalogue_add({}, options) });

  return {
    email,

    /** Home: guests, day and time, Order now. */
    async chooseGuestsAndTime() {
      await page.goto('/');
      await page.getByLabel(m.home_guests({}, options)).selectOption('20-25');
      await page.getByLabel(m.home_time({}, options)).selectOption('12:30');
      await link(m.home_order_now({}, options)).click();
      await expect(page).toHaveURL(/\/category\/platter$/);
    },

    /** A platter and, by way of the overview, a crate of drinks. */
    async fillCart(platter: string, drink: string) {
      await addOf(platter).click();
      await link(m.catalogue_continue({}, options)).click();
      await expect(page).toHaveURL(/\/categories-overview$/);
      await page.locator('a[href="/category/drinks"]').click();
      await addOf(drink).click();
      await page.locator('a[href="/categories-overview"]').last().click();
      await link(m.catalogue_to_cart({}, options)).click();
      await expect(page).toHaveURL(/\/cart$/);
    },

    async continueToDelivery() {
      await button(m.cart_to_delivery({}, options)).click();
    },

    /** The sign-in form, with the code from the mailbox. */
    async signIn() {
      await page.getByLabel(m.sign_in_email({}, options), { exact: true }).fill(email);
      await expect(page.getByText(m.sign_in_captcha_verified({}, options))).toBeVisible({ timeout: 30_000 });
      const { length: before } = await mailsTo(email, /^\d{8}/);
      await button(m.sign_in_send({}, options)).click();
      await expect(page.getByLabel(m.sign_in_code({}, options), { exact: true })).toBeVisible();
      const { subject } = await mailTo(email, /^\d{8}/, before);
      await page
        .getByLabel(m.sign_in_code({}, options), { exact: true })
        .fill(/^\d{8}/.exec(subject)?.[0] ?? '');
    },

    async addAddress(add = m.delivery_address_add({}, options)) {
      await button(add).click();
      const field = (name: string) => page.getByRole('textbox', { name });
      await field(m.delivery_address_name({}, options)).fill('Office');
      await field(m.delivery_address_street({}, options)).fill('Oranienstraße');
      await field(m.delivery_address_house_number({}, options)).fill('185');
      await field(m.delivery_address_postal_code({}, options)).fill('10999');
      await field(m.delivery_address_city({}, options)).fill('Berlin');
      await field(m.delivery_address_country({}, options)).fill('Deutschland');
      await button(m.delivery_address_save_new({}, options)).click();
      await expect(page.getByRole('radio', { name: /Office/ })).toBeChecked();
    },

    /** Platters from the category page straight to the delivery step, for a visitor who is signed in. */
    async bringPlattersToDelivery(platter: string) {
      await page.goto('/category/platter');
      await addOf(platter).click();
      await page.goto('/cart');
      await button(m.cart_to_delivery({}, options)).click();
      await expect(page).toHaveURL(/\/cart\?step=delivery$/);
    },

    /** A day of next month: whatever the hour is now, all its slots are free. */
    async chooseDayAndTime(time: string) {
      const name = new RegExp(`^(${m.delivery_date({}, options)}|${m.delivery_pickup_date({}, options)})`);
      await page.getByRole('button', { name }).click();
      const calendar = page.getByRole('dialog', { name });
      await calendar.getByRole('button', { name: m.catalogue_next_month({}, options) }).click();
      await calendar.getByRole('gridcell').filter({ hasText: /^15$/ }).getByRole('button').click();
      await expect(calendar).toBeHidden();
      await choose(page.getByRole('radio', { name: time, exact: true }));
    },

    /** The binding order; ends on the provider's page. */
    async placeOrder() {
      await button(m.delivery_order_button({}, options)).click();
      await page.waitForURL(/\/pay\//);
    },

    async pay() {
      await page.getByRole('button', { name: /Pay €/ }).click();
    },

    async seePaid() {
      await expect(page).toHaveURL(/\/payment\/success\?productOrderId=/);
      await expect(page.getByText(m.payment_thanks({}, options))).toBeVisible();
    },

    async openOrders() {
      await link(m.payment_to_orders({}, options)).last().click();
      await expect(page).toHaveURL(/\/orders$/);
    },
  };
}
