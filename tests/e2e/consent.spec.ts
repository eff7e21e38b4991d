import type { Locator } from '@playwright/test';
import { m } from '#messages';
import { violationsOn } from './support/accessible.ts';
import { consentOf } from './support/consent.ts';
import { expect, test } from './support/test.ts';

const english = { locale: 'en' } as const;
/** What comes up, rises: it is looked at where it comes to rest. */
const atRest = (what: Locator) =>
  what.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)).then(
      () => undefined,
    ),
  );
const none = { preference: false, analytics: false, marketing: false };
const all = { preference: true, analytics: true, marketing: true };

test('it asks once, and refusing keeps nothing but the refusal', { tag: '@smoke' }, async ({
  page,
  context,
}) => {
  const { banner, refuse, expectStored, stored } = consentOf(page, 'en');
  const html = await (await page.request.get('/')).text();
  expect(html).not.toContain(m.consent_refuse_all({}, english));
  await page.goto('/');
  await expect(banner).toBeVisible();
  expect(await stored()).toBeNull();
  await refuse.click();
  await expect(banner).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
  await page.reload();
  await page.goto('/category/platter');
  await page.waitForLoadState('networkidle');
  await expect(banner).toHaveCount(0);
  await expectStored(none);
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['consent', 'language']);
  expect(await context.cookies()).toEqual([]);
});

test('what is pressed as it comes is pressed: it waits until nothing is', async ({ page }) => {
  const { banner } = consentOf(page, 'en');
  const { promise: isSent, resolve: send } = Promise.withResolvers<void>();
  await page.route('**/assets/consent-question*.js', async (route) => {
    await isSent;
    await route.continue();
  });
  await page.goto('/plan?occasion=team&guests=24&meal=lunch&budget=20&lay=1');
  await page.getByRole('button', { name: m.plan_all_in_cart({}, english) }).hover();
  await page.mouse.down();
  send();
  await page.waitForTimeout(1500);
  await expect(banner).toHaveCount(0);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(banner).toBeVisible();
});

test('it waits while a pointer is on its way to something', async ({ page }) => {
  const { banner } = consentOf(page, 'en');
  await page.addInitScript(() => {
    const moving = setInterval(() => dispatchEvent(new PointerEvent('pointermove')), 20);
    addEventListener('rest', () => clearInterval(moving));
  });
  const isThere = page.waitForResponse(/consent-question.*\.js/);
  await page.goto('/');
  await isThere;
  await page.waitForTimeout(1500);
  await expect(banner).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('rest')));
  await expect(banner).toBeVisible();
});

test('refusing is as easy as accepting', async ({ page }) => {
  const { banner, refuse, accept } = consentOf(page, 'en');
  const look = (button: Locator) =>
    button.evaluate((element) => {
      const { color, backgroundColor, border, font, opacity } = getComputedStyle(element);
      const { width, height, top } = element.getBoundingClientRect();
      return { color, backgroundColor, border, font, opacity, width: Math.round(width), height, top };
    });
  for (const width of [320, 375, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await atRest(banner);
    expect(await look(refuse)).toEqual(await look(accept));
  }
});

test('accepting is remembered, and changed or withdrawn on /cookies', async ({ page, context, baseURL }) => {
  const { banner, accept, marketing, save, expectStored } = consentOf(page, 'en');
  await page.goto('/about');
  await accept.click();
  await page.goto('/cookies');
  await expect(banner).toHaveCount(0);
  await expectStored(all);
  await expect(marketing).toBeChecked();
  await expect(page.getByRole('checkbox', { name: m.consent_essential({}, english) })).toBeDisabled();
  const status = page.getByRole('status').filter({ hasText: String(new Date().getFullYear()) });
  const before = await status.textContent();

  await context.addCookies([{ name: '_gcl_au', value: '1.1.2', url: baseURL ?? '' }]);
  await marketing.uncheck();
  await page.waitForTimeout(1100);
  await save.click();
  await expect(status).not.toHaveText(before ?? '');
  await expectStored({ ...all, marketing: false });
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('_gcl_au');
  await page.reload();
  await expect(marketing).not.toBeChecked();
});

test('a choice in one tab counts in the other', async ({ page, context }) => {
  const other = consentOf(await context.newPage(), 'en');
  const { banner, accept, marketing, save } = consentOf(page, 'en');
  await other.banner.page().goto('/cookies');
  await page.goto('/cookies');
  await expect(other.banner).toBeVisible();
  await accept.click();
  await expect(banner).toHaveCount(0);
  await expect(other.banner).toHaveCount(0);
  await expect(other.marketing).toBeChecked();
  await marketing.uncheck();
  await save.click();
  await expect(other.marketing).not.toBeChecked();
});

test('by keyboard: Escape closes the details without a choice, saving keeps it', async ({ page }) => {
  const { banner, choose, dialog, marketing, save, stored, expectStored } = consentOf(page, 'en');
  await page.goto('/');
  await expect(banner).toBeVisible();
  for (let tabs = 0; tabs < 5; tabs++) await page.keyboard.press('Tab');
  await expect(choose).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(banner).toBeVisible();
  await expect(choose).toBeFocused();
  expect(await stored()).toBeNull();

  await page.keyboard.press('Enter');
  while (!(await marketing.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(save).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(banner).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
  await expectStored({ ...none, marketing: true });
});

test('the footer and the menu of phones lead to the settings', async ({ page }) => {
  const { refuse, dialog, settings, expectStored, marketing, save } = consentOf(page, 'en');
  await page.goto('/about');
  await refuse.click();
  await page.getByRole('contentinfo').getByRole('button').click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(settings).toBeFocused();
  await page.setViewportSize({ width: 375, height: 667 });
  await page.getByRole('button', { name: m.shell_open_menu({}, english) }).click();
  await page.getByRole('dialog').filter({ has: settings }).getByRole('button').last().click();
  await expect(dialog).toBeVisible();
  await marketing.check();
  await save.click();
  await expect(dialog).toBeHidden();
  await expectStored({ ...none, marketing: true });
});

test('where storage is blocked a choice counts as long as the page', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  const { banner, refuse } = consentOf(page, 'en');
  await page.goto('/about');
  await refuse.click();
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/about/);
  await expect(banner).toHaveCount(0);
  await page.reload();
  await expect(banner).toBeVisible();
});

test('on a phone it covers neither the bars at the foot nor the end of a page', async ({ page }) => {
  const { banner } = consentOf(page, 'en');
  const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? 0;
  const bottom = async (locator: Locator) => {
    const box = await locator.boundingBox();
    return box ? box.y + box.height : 0;
  };
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/category/platter');
  await expect(banner).toBeVisible();
  await page.getByRole('article').getByRole('button').first().click();
  const end = async () => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await end();
  await expect(banner).toBeInViewport();
  await expect.poll(async () => (await bottom(page.locator('.bar'))) - (await top(banner))).toBeLessThan(1);
  await page.goto('/cart');
  await expect(banner).not.toBeInViewport();
  await end();
  await expect
    .poll(async () => {
      await end();
      return (await bottom(banner)) - (await top(page.locator('.cart-bar')));
    })
    .toBeLessThan(1);
  await page.goto('/about');
  await expect(banner).toBeVisible();
  await expect
    .poll(async () => {
      // What comes late makes the page longer.
      await end();
      return (await bottom(page.getByRole('contentinfo'))) - (await top(banner));
    })
    .toBeLessThan(1);
});

for (const language of ['en', 'de'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('banner and dialog are accessible on a phone', async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      await page.setViewportSize({ width: 375, height: 667 });
      const { banner, choose, dialog } = consentOf(page, language);
      await page.goto('/');
      await expect(banner).toBeVisible();
      await atRest(page.locator('body'));
      expect(await violationsOn(page)).toEqual([]);
      await choose.click();
      await expect(dialog).toBeVisible();
      await atRest(page.locator('body'));
      expect(await violationsOn(page)).toEqual([]);
    });
  });
}
