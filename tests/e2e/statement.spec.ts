import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { newCustomer, withAddress } from './support/signed-in.ts';
import { sample, withCart, withToken } from './support/storage.ts';
import { expect, test } from './support/test.ts';

/** What the accessibility statement promises and no other test holds; docs/accessibility.md says which does what. */
const { rolls, crate } = sample;

/** Why the focused element cannot be seen, or nothing. */
function unseen(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    if (focused === document.body) return null;
    const name = `${focused.tagName} "${focused.getAttribute('aria-label') ?? focused.textContent}"`;
    const isRinged = (element: Element | null) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element ?? focused);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    // What is hidden from the eye shows its ring on the label around it.
    const shown = [focused, focused.parentElement, focused.closest('label, .address-card')].find(isRinged);
    if (!shown) return `${name} has no ring`;
    const { left, top, right, bottom } = shown.getBoundingClientRect();
    const x = Math.min(Math.max((left + right) / 2, 1), innerWidth - 1);
    const y = Math.min(Math.max((top + bottom) / 2, 1), innerHeight - 1);
    if (bottom < 0 || top > innerHeight) return `${name} is out of the window`;
    const sticking = document.elementFromPoint(x, y)?.closest('.consent, .bar, .cart-bar, .toast');
    return sticking && !sticking.contains(focused) ? `${name} lies under .${sticking.className}` : null;
  });
}

for (const [width, height] of [
  [1440, 900],
  [375, 667],
  [320, 256],
] as const)
  test(`every stop of the keyboard is seen at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await withCart(page, [
      [rolls, 2],
      [crate, 1],
    ]);
    for (const path of ['/', '/category/drinks', '/cart', '/signin']) {
      await page.goto(path);
      await page.waitForTimeout(300);
      for (let stop = 0; stop < 25; stop++) {
        await page.keyboard.press('Tab');
        await expect.poll(() => unseen(page), path).toBeNull();
      }
    }
  });

test('an error is named in words at its field, which says that it is required', async ({ page }) => {
  const { token } = await newCustomer();
  await withToken(page, token);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Add a delivery address' }).press('Enter');
  const book = page.getByRole('region', { name: 'Delivery addresses' });
  const street = book.getByRole('textbox', { name: 'Street Name' });
  await expect(street).toHaveAttribute('aria-required', 'true');
  await expect(book.getByRole('textbox', { name: 'Additional Info (optional)' })).not.toHaveAttribute(
    'aria-required',
  );
  await street.press('Enter');
  await expect(street).toBeFocused();
  await expect(street).toHaveAccessibleDescription('Street name is required');
  await expect(street).toHaveAttribute('aria-invalid', 'true');
});

test('an access code can be pasted, with the gap it may have', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' });
  const { email } = await newCustomer();
  await page.goto('/signin');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await expect(page.getByText('You are human')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Send access code' }).press('Enter');
  const code = page.getByLabel('Access code', { exact: true });
  await expect(code).toBeFocused();
  await page.evaluate(() => navigator.clipboard.writeText('1234 5678'));
  await page.keyboard.press('ControlOrMeta+v');
  await expect(code).toHaveValue('1234 5678');
});

test('with letters twice as large no page has to be scrolled sideways', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await withCart(page, [[rolls, 2]]);
  for (const width of [1280, 640])
    for (const path of ['/', '/category/platter', '/categories-overview', '/cart', '/signin', '/terms']) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(tooWide, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
});

for (const width of [320, 1440])
  test(`axe finds nothing in what opens and comes at ${width} px`, async ({ page, baseURL }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    const { token } = await newCustomer();
    await withAddress(baseURL ?? '', token);
    await withToken(page, token);
    await page.goto('/category/platter');
    await page.getByRole('button', { name: /Number of guests$/ }).press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'the choice of guests');
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await page.getByRole('searchbox').fill('cheese');
    await page.getByRole('dialog').getByRole('button', { name: /^Add/ }).first().press('Enter');
    await expect(page.locator('.toast')).toBeVisible();
    await expectAccessible(page, 'a message in the open search');
    await page.keyboard.press('Escape');
    await page.goto('/cart');
    await page.getByRole('button', { name: /^One more/ }).press('Enter');
    await page
      .getByRole('button', { name: 'Continue to delivery' })
      .or(page.getByRole('button', { name: 'To delivery' }))
      .first()
      .press('Enter');
    await page.getByRole('button', { name: /^Delivery date/ }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Delivery date' })).toBeVisible();
    await expectAccessible(page, 'the calendar');
    await page.keyboard.press('Escape');
    await page
      .getByRole('radio', { name: /^\d\d:\d\d$/ })
      .first()
      .press('Space');
    await page.getByRole('button', { name: /^Delivery date/ }).press('Enter');
    await expect(page.getByRole('gridcell', { selected: true }).getByRole('button')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Order with obligation to pay' }).press('Enter');
    await expect(page.locator('.toast-error')).toBeVisible();
    await expectAccessible(page, 'a time that was cleared, and what is missing');
    await page.goto('/cart');
    // It comes late: looked at while it fades in, its colours are not its own.
    await expect(page.locator('.consent')).toBeVisible();
    await page.getByRole('button', { name: /^Remove/ }).press('Enter');
    await expectAccessible(page, 'an emptied cart');
  });
