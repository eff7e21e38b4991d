import type { Page } from '@playwright/test';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { openBrowser } from '../browser.ts';
import { addOrders } from '../kitchen/orders.ts';
import { asTablet, pairTablets } from '../kitchen/staff.ts';
import { median } from '../rounds.ts';
import type { Row } from '../row.ts';

const count = 300;
const rounds = 7;

/** How long a board of a very full day takes to be drawn, on a processor four times as slow. */
export const kitchenBoard: Row = {
  name: 'kitchen-board',
  async run(stage) {
    const database = 'bench_board';
    await stage.withDatabase(null, (client) => client.query(`create database ${database}`));
    const shop = await stage.startShop({ database });
    const browser = await openBrowser();
    try {
      const today = berlinDay(Date.now());
      const day = addDays(today, 2);
      await addOrders(stage, database, { day, from: 1, to: count });
      await pairTablets(stage, database);
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      await asTablet(context, shop);
      const page = await context.newPage();
      const slow = await context.newCDPSession(page);
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        await page.goto(`${shop.url}/kitchen/day/${addDays(today, 3)}`);
        const there = page.locator(`a[href$="/day/${day}"]`);
        await there.waitFor();
        await page.waitForTimeout(1000);
        await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        times.push(await drawn(page, day));
        await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
        const seen = await page.locator('.col').count();
        if (seen < 2) throw new Error('the board is empty');
      }
      const time = median(times);
      return [
        {
          what: `kitchen: a board of ${count} orders, from the answer to the picture`,
          measured: `**${time.toFixed(0)} ms** (${times.map((each) => each.toFixed(0)).join(', ')})`,
          goal: '≤ 200 ms',
          met: time <= 200,
          conditions: `4 × CPU slow-down, 1440 × 900, median of ${rounds}`,
        },
      ];
    } finally {
      await browser.close();
      await shop.stop();
    }
  },
};

/** Presses a day in the strip; milliseconds from the end of the day's answer to the first paint with its slips. */
function drawn(page: Page, day: string): Promise<number> {
  return page.evaluate(async (wanted) => {
    performance.clearResourceTimings();
    const painted = new Promise<number>((resolve) => {
      const watch = new MutationObserver(() => {
        if (!document.querySelector('.col h2')) return;
        watch.disconnect();
        // The frame after the next begins when this one has been painted.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now()), 0));
      });
      watch.observe(document.body, { childList: true, subtree: true });
    });
    document.querySelector<HTMLAnchorElement>(`a[href$="/day/${wanted}"]`)?.click();
    const at = await painted;
    const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const answered = answers.filter(({ name }) => name.includes('/kitchen/api/'));
    return at - Math.max(...answered.map(({ responseEnd }) => responseEnd));
  }, day);
}
