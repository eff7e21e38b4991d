import { expect, test } from './support/test.ts';

test.use({ language: 'de' });

for (const visit of [1, 2, 3]) {
  test(`a stored language wins on the very first request, and the address stays clean (visit ${visit})`, async ({
    page,
  }) => {
    await page.goto('/about');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page).toHaveURL(/\/about$/);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
}

test('?lang= on any page switches and is remembered', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/contact?lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(/\/contact$/);
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
});
