import type { CDPSession } from '@playwright/test';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { openBrowser } from '../browser.ts';
import { addOrders } from '../kitchen/orders.ts';
import { asTablet, pairTablets } from '../kitchen/staff.ts';
import { median } from '../rounds.ts';
import type { Row } from '../row.ts';

const minutes = 60;
/** Orders on the board at any time: as each comes, the one before the last forty leaves for another day. */
const onTheBoard = 40;

/** Whether a wall tablet holds ever more memory: an hour of an open board with an order a minute. */
export const kitchenHour: Row = {
  name: 'kitchen-hour',
  long: true,
  async run(stage) {
    const database = 'bench_hour';
    await stage.withDatabase(null, (client) => client.query(`create database ${database}`));
    const shop = await stage.startShop({ database });
    const browser = await openBrowser();
    try {
      const day = addDays(berlinDay(Date.now()), 2);
      await addOrders(stage, database, { day, from: 1, to: onTheBoard });
      await pairTablets(stage, database);
      const context = await browser.newContext({ viewport: { width: 1024, height: 768 } });
      await asTablet(context, shop);
      const page = await context.newPage();
      await page.goto(`${shop.url}/kitchen/day/${day}`);
      await page.locator('.col').first().waitFor();
      const client = await context.newCDPSession(page);
      const held: Held[] = [];
      for (let minute = 1; minute <= minutes; minute += 1) {
        const bon = onTheBoard + minute;
        await stage.withDatabase(database, (sql) =>
          sql.query(`update product_orders set prefer_date_and_time = $2 || 'T12:00' where bon = $1`, [
            bon - onTheBoard,
            addDays(day, 20),
          ]),
        );
        await addOrders(stage, database, { day, from: bon, to: bon });
        await page.waitForTimeout(60_000);
        held.push(await heldBy(client));
      }
      const third = minutes / 3;
      const early = held.slice(third / 2, third + third / 2);
      const late = held.slice(-third);
      const heap = (part: Held[]) => median(part.map(({ mebibytes }) => mebibytes));
      const nodes = (part: Held[]) => median(part.map((each) => each.nodes));
      const growth = heap(late) / heap(early);
      return [
        {
          what: 'kitchen: memory of a wall tablet over an hour with an order a minute',
          measured: `**${heap(early).toFixed(1)} → ${heap(late).toFixed(1)} MiB** (nodes ${nodes(early).toFixed(0)} → ${nodes(late).toFixed(0)})`,
          goal: 'no growth',
          met: growth <= 1.05,
          conditions: `heap after a collection, median of the minutes 10 to 30 and of the last 20; ${onTheBoard} orders on the board`,
        },
      ];
    } finally {
      await browser.close();
      await shop.stop();
    }
  },
};

interface Held {
  readonly mebibytes: number;
  readonly nodes: number;
}

/** What a page holds once all is gone that nothing holds. */
async function heldBy(client: CDPSession): Promise<Held> {
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  const { nodes } = await client.send('Memory.getDOMCounters');
  return { mebibytes: usedSize / 2 ** 20, nodes };
}
