import { signedIn } from './support/signed-in.ts';
import { withCart } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const pils = { id: 707, name: 'en:Crate of Pils\nde:Kasten Pils', price: 36 };

test('a packaged drink shows its label, and alcohol the age, before it is ordered', async ({
  page,
  baseURL,
}) => {
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

  await signedIn(page, baseURL ?? '');
  await withCart(page, [[pils, 2]]);
  await page.goto('/cart?step=delivery');
  const main = page.getByRole('main');
  await expect(main).toContainText('you confirm that you are at least 16 years old');
  await expect(main).toContainText('no right of withdrawal, § 312g BGB');
});
