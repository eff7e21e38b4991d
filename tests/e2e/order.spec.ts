import { m } from '#messages';
import { mailTo } from './support/mailbox.ts';
import { stepsOf } from './support/steps.ts';
import { expect, test } from './support/test.ts';

const dishes = {
  en: {
    platter: 'Open rolls, mixed',
    drink: 'Mixed crate',
    total: /€\s?97\.60/,
    confirmation: /Your table is booked/,
  },
  de: {
    platter: 'Belegte Brötchen',
    drink: 'Gemischter Kasten',
    total: /97,60\s€/,
    confirmation: /Ihr Tisch ist bestellt/,
  },
} as const;

for (const locale of ['en', 'de'] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ language: locale });

    test('a new visitor orders a lunch, pays it and sees it in My orders', { tag: '@smoke' }, async ({
      page,
    }) => {
      const { platter, drink, total, confirmation } = dishes[locale];
      const visitor = stepsOf(page, locale);
      await visitor.chooseGuestsAndTime();
      await visitor.fillCart(platter, drink);
      await visitor.continueToDelivery();
      await expect(page).toHaveURL(/\/checkout-login$/);
      await visitor.signIn();
      await expect(page).toHaveURL(/\/cart\?step=delivery$/);
      await visitor.addAddress();
      await visitor.placeOrder();
      await visitor.pay();
      await visitor.seePaid();
      await visitor.openOrders();
      await expect(page.getByRole('row').nth(1)).toContainText(m.orders_status_paid({}, { locale }));
      await expect(page.getByRole('row').nth(1)).toContainText(total);
      expect((await mailTo(visitor.email, confirmation)).text).toMatch(total);
      await mailTo('bestellung@tischlein.example', /^Neue Bestellung: 97,60/);
      await page.goto('/cart');
      await expect(page.getByText(m.cart_empty_title({}, { locale }))).toBeVisible();
    });
  });
}
