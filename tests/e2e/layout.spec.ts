import type { Page } from '@playwright/test';
import { sample, store, withCart, withToken } from './support/storage.ts';
import { expect, test } from './support/test.ts';

test.use({ language: 'de' });
test.beforeEach(async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'language', value: 'de', url: baseURL ?? '' }]);
  const decided = { version: 1, preference: false, analytics: false, marketing: false };
  await store(page, 'localStorage', 'consent', JSON.stringify({ ...decided, decidedAt: Date.now() }));
});

const widths = [768, 834, 912, 1024, 1100, 1200];

test('dishes side by side stand on one edge of the table, from small phones to tablets', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 360, 375, 414, 480, 600, 768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await unevenRows(page), `home at ${width} px`).toEqual([]);
  }
  await page.goto('/category/platter');
  for (const width of [600, 768, 1024, 1200]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await unevenRows(page), `platters at ${width} px`).toEqual([]);
  }
});

test('no name is cut in the middle of a word, on phones, tablets and small desks', async ({ page }) => {
  const pages = ['/', '/categories-overview', '/category/snacks-and-sides', '/category/drinks', '/shop/2'];
  for (const path of pages) {
    await page.goto(path);
    for (const width of [320, 375, ...widths]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await cutWords(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('a phone whose letters are twice as large has everything in its width', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await withCart(page, [[sample.rolls, 2]]);
  for (const path of [
    '/',
    '/category/platter',
    '/product/201',
    '/plan',
    '/cart',
    '/contact',
    '/signin',
    '/terms',
  ]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(375);
  }
});

test('the chosen day on home does not run under its symbol', async ({ page }) => {
  await store(page, 'localStorage', 'cart', JSON.stringify({ items: [], deliveryDate: longestDay() }));
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Lieferdatum' });
  await expect(button).toContainText(String(new Date().getFullYear()).slice(0, 2));
  for (const width of [320, 375, ...widths, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [text, symbol] = await button.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const icon = element.parentElement?.querySelector('svg');
      return [range.getBoundingClientRect().right, icon?.getBoundingClientRect().left ?? 0];
    });
    expect(text, `at ${width} px`).toBeLessThanOrEqual(symbol ?? 0);
  }
});

test('what is said below the order form stays there while the page comes alive', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('combobox', { name: 'Gäste' })).toBeEnabled();
  await expect(page.locator('.home-facts')).toBeVisible();
});

test('the header of a customer keeps to the gutter', async ({ page }) => {
  await withToken(page, 'a-token-of-another-day');
  await page.goto('/about');
  await expect(page.getByRole('link', { name: 'Meine Bestellungen' })).toBeAttached();
  for (const width of [320, 375, ...widths, 1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const out = await page.evaluate(() => {
      const header = document.querySelector('.header') as HTMLElement;
      const { paddingRight } = getComputedStyle(header);
      const edge = header.getBoundingClientRect().right - Number.parseFloat(paddingRight);
      const visible = [...header.querySelectorAll('a, button')].filter((part) => part.checkVisibility());
      const outer = Math.max(...visible.map((part) => part.getBoundingClientRect().right));
      // A symbol's box is larger than what is drawn of it.
      return Math.round(outer - edge);
    });
    expect(out, `at ${width} px`).toBeLessThanOrEqual(8);
    expect(await overlapping(page), `at ${width} px`).toEqual([]);
  }
});

/** The rows of dishes whose tables do not end at the same height. */
function unevenRows(page: Page) {
  return page.evaluate(() => {
    const tables = [...document.querySelectorAll('.dish-on')].map((table) => table.getBoundingClientRect());
    const uneven: number[] = [];
    for (const [index, { left, top, bottom }] of tables.entries()) {
      const before = tables[index - 1];
      const isBeside = before && left > before.left && Math.abs(top - before.top) < 60;
      if (isBeside && Math.abs(bottom - before.bottom) > 1) uneven.push(bottom - before.bottom);
    }
    return uneven;
  });
}

/** Words of headings whose letters stand on two lines though nothing says where they may be parted. */
function cutWords(page: Page) {
  return page.evaluate(() => {
    const cut: string[] = [];
    for (const heading of document.querySelectorAll('h1, h2, h3')) {
      if (!heading.checkVisibility()) continue;
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\u00ad\u2013-]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) cut.push(word);
        }
      }
    }
    return cut;
  });
}

/** Links and buttons of the header that lie over one another. */
function overlapping(page: Page) {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('.header a, .header button')].filter((part) =>
      part.checkVisibility(),
    );
    const boxes = parts.map((part) => part.getBoundingClientRect());
    return boxes.flatMap((box, index) => {
      const next = boxes[index + 1];
      return next && next.left < box.right - 1 ? [parts[index]?.textContent] : [];
    });
  });
}

/** The next Wednesday late in September: no day is longer than "Mi., 30. Sept. 2026". */
function longestDay(): string {
  const day = new Date(Date.now() + 2 * 86_400_000);
  while (day.getUTCMonth() !== 8 || day.getUTCDay() !== 3 || day.getUTCDate() < 20) {
    day.setUTCDate(day.getUTCDate() + 1);
  }
  return day.toISOString().slice(0, 10);
}
