import { expect, type Page } from '@playwright/test';

/** Waits until the page has fetched nothing for a while: what comes after the first action is there too. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const seen = window as unknown as { fetched?: number; since?: number };
    const fetched = performance.getEntriesByType('resource').length;
    if (seen.fetched !== fetched) Object.assign(seen, { fetched, since: performance.now() });
    return performance.now() - (seen.since ?? 0) > 700;
  });
}

/** What the kitchen's worker has kept: the page, and what its screens are made of. */
export function keptFiles(page: Page): Promise<string[]> {
  const kept = async () => (await (await caches.open('kitchen-shell')).keys()).map(({ url }) => url);
  return page.evaluate(kept).catch(() => []);
}

/** Waits until the kitchen's worker has kept what its screens are made of: on a first visit it begins some seconds later. */
export async function keptOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  let before = 0;
  const isMore = async () => {
    const [then, now] = [before, (await keptFiles(page)).length];
    before = now;
    // The first is the page itself.
    return now < 2 || now > then;
  };
  await expect.poll(isMore, { intervals: [500], timeout: 30_000 }).toBe(false);
}
