import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { formatDay } from '#rules/text/format.ts';
import { expectAccessible } from './support/accessible.ts';
import { placedOrder, press } from './support/orders.ts';
import { signedIn } from './support/signed-in.ts';
import { sample, withCart } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const pils = { id: 707, name: 'en:Crate of Pils\nde:Kasten Pils', price: 36 };

test('a packaged drink shows its label, and alcohol the age, before it is ordered', async ({ page }) => {
  await page.goto('/category/drinks');
  const card = page.locator('#product-707');
  await expect(card).toContainText('4.9 % vol');
  await expect(card).toContainText('From 16 years; we ask for proof at hand-over.');
  await expect(card).toContainText('plus €3.10 deposit');
  await card.getByText('Ingredients and nutrition').click();
  await expect(card).toContainText('Brewing water, BARLEY malt, hops.');
  await expect(card.getByRole('row', { name: 'Energy' })).toContainText('176 kJ / 42 kcal');
  await expect(card).toContainText('Kiezbräu');
  await expect(page.getByText('Boards, trays, jugs and glasses are reusable')).toBeVisible();

  await signedIn(page);
  await withCart(page, [[pils, 2]]);
  await page.goto('/cart?step=delivery');
  const main = page.getByRole('main');
  await expect(main).toContainText('you confirm that you are at least 16 years old');
  await expect(main).toContainText('no right of withdrawal, § 312g BGB');
});

test('what can be canceled, and until when, is true of the very order: below the button, after paying and in My orders', async ({
  page,
  baseURL,
}) => {
  const shop = baseURL ?? '';
  const { token } = await signedIn(page);
  const main = page.getByRole('main');
  const today = berlinDay(Date.now());
  await withCart(page, [[sample.rolls, 2]], { deliveryDate: addDays(today, 9), deliveryTime: '12:30' });
  await page.goto('/cart?step=delivery');
  const until = formatDay(addDays(today, 7), 'en');
  const half = formatDay(addDays(today, 8), 'en');
  await expect(main).toContainText(
    `You can cancel free of charge until ${until} at 12:30. After that it costs 50% of the price. From ${half} at 12:30 it costs 100%.`,
  );
  await page.evaluate(
    (day) => {
      localStorage.cart = JSON.stringify({ ...JSON.parse(localStorage.cart), deliveryDate: day });
    },
    addDays(today, 1),
  );
  await page.reload();
  await expect(main).toContainText(/Canceling at this time costs (50|100)% of the price\./);
  await expect(main).not.toContainText('free of charge');
  const call = main.getByRole('link', { name: '030 5557 2140' });
  await expect(call).toHaveAttribute('href', 'tel:+493055572140');

  const { publicId, sessionId } = await placedOrder(shop, token, 'for tomorrow', {
    preferDateAndTime: `${addDays(today, 1)}T12:30`,
  });
  await press(sessionId, 'pay');
  await page.goto(`/payment/success?productOrderId=${publicId}`);
  await expect(main.getByRole('region', { name: /^Order/ })).toContainText(
    'Canceling this order is no longer free.',
  );
  await expect(call).toBeVisible();
  await page.goto('/orders');
  await expect(main).toContainText('what it costs is on its page; or call us on 030 5557 2140');
  await expect(call).toBeVisible();
  await expect(main.getByRole('button', { name: /Cancel/ })).toHaveCount(0);
});

test('what delivery costs is said wherever prices are, and where the shop does not deliver as soon as the postcode is whole', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const note = 'All prices include VAT. Delivery in Berlin, setting up included: €0.00 to €25.00.';
  for (const path of ['/', '/category/platter', '/shop/1']) {
    await page.goto(path);
    await expect(main, path).toContainText(note);
  }
  await page.goto('/category/platter?lang=de');
  await expect(main).toContainText('Lieferung in Berlin mit Aufbau: 0,00 € bis 25,00 €.');
  await page.goto('/terms?lang=en');
  await expect(main).toContainText('Delivery in Berlin and setting up are included');

  await signedIn(page);
  await withCart(page, [[sample.rolls, 2]]);
  const paper = page.locator('.cart-paper');
  await page.goto('/cart');
  await expect(paper).toContainText(/Delivery and setting up\s*€0\.00 to €25\.00/);
  await page.goto('/cart?step=delivery');
  await expect(paper).toContainText(/Delivery and setting up\s*€0\.00 to €25\.00/);
  await main.getByRole('button', { name: 'Add a delivery address' }).click();
  const postalCode = main.getByRole('textbox', { name: 'Postal Code' });
  const alert = main.locator('.address-book').getByRole('alert');
  await postalCode.fill('8033');
  await expect(alert).toHaveCount(0);
  await postalCode.press('1');
  await expect(alert).toContainText('We do not deliver to 80331.');
  await expectAccessible(page, 'an address that is too far away');
  await postalCode.fill('10999');
  await expect(alert).toHaveCount(0);
  await postalCode.fill('80331');
  await alert.getByRole('button', { name: 'Pick it up instead' }).click();
  const pickup = main.getByRole('radio', { name: /Pickup at the shop/ });
  await expect(pickup).toBeChecked();
  await expect(pickup).toBeFocused();
  await expect(alert).toHaveCount(0);
  await expect(paper).not.toContainText('Delivery and setting up');
});
