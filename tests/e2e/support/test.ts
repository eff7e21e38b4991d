import { test as base, expect, type Page } from '@playwright/test';
import type { Locale } from '#rules/text/locale.ts';

export { expect };

/** The browser test of this shop: a page that complains on its console, or asks another host, fails its test. */
export const test = base.extend<{ language: Locale; allowedHosts: string[] }>({
  language: ['en', { option: true }],
  /** Hosts of others that a test answers for by page.route. */
  allowedHosts: [[], { option: true }],
  page: async ({ page, baseURL, language, allowedHosts, javaScriptEnabled }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      // The browser reports every refused call and missing page by itself, and what a test asks for that has cut the
      // connection; a missing file is another thing.
      const { url } = message.location();
      const isRefusal =
        /^Failed to load resource.*ERR_INTERNET_DISCONNECTED/.test(message.text()) ||
        // The worker that keeps a page for later is looked for while the connection is cut.
        message.text() === 'An unknown error occurred when fetching the script.' ||
        (/^Failed to load resource.*( 4\d\d |ERR_FAILED)/.test(message.text()) &&
          !/\/(assets|pictures)\//.test(url));
      if (message.type() === 'error' && !isRefusal) complaints.push(`${message.text()} (${url})`);
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    const own = [new URL(baseURL ?? '').hostname, '127.0.0.1', ...allowedHosts];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && !own.includes(url.hostname))
        complaints.push(`asked ${url.host}`);
    });
    await page.addInitScript((wanted) => {
      try {
        // Only the first page of a test: from then on the language is the visitor's.
        if (localStorage.getItem('language') === null) localStorage.setItem('language', wanted);
      } catch {
        // A test may take the storage away.
      }
    }, language);
    if (javaScriptEnabled) for (const visit of ['goto', 'reload'] as const) whenHydrated(page, visit);
    await use(page);
    // What is asked for while a test ends is answered by nobody any more, and is no error of the next test.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(complaints).toEqual([]);
  },
});

/** Scripts start when a page is there already; a test that presses and types at once waits for them. */
function whenHydrated(page: Page, visit: 'goto' | 'reload'): void {
  const go = page[visit].bind(page) as (...args: unknown[]) => ReturnType<Page['reload']>;
  page[visit] = async (...args: unknown[]) => {
    const response = await go(...args);
    await page.waitForFunction(
      () =>
        !document.querySelector('script[type="text/later"]') ||
        'hydrated' in document.documentElement.dataset,
    );
    return response;
  };
}
