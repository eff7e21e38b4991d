import type { Page } from '@playwright/test';

/** Waits until the page has fetched nothing for a while: what comes after the first action is there too. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const seen = window as unknown as { fetched?: number; since?: number };
    const fetched = performance.getEntriesByType('resource').length;
    if (seen.fetched !== fetched) Object.assign(seen, { fetched, since: performance.now() });
    return performance.now() - (seen.since ?? 0) > 700;
  });
}
