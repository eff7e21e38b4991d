import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { freePort } from '#sandbox/port.ts';
import { openBrowser } from '../browser.ts';
import { checkoutRequests, createCustomers } from '../checkouts.ts';
import { asTablet, pairTablets } from '../kitchen/staff.ts';
import { generate } from '../load/load.ts';
import { median } from '../rounds.ts';
import type { Row } from '../row.ts';

const orders = 40;

/** How long after a payment its slip hangs in the kitchen, on a board that is open in another browser. */
export const kitchenSlip: Row = {
  name: 'kitchen-slip',
  async run(stage) {
    const database = 'bench_slip';
    await stage.withDatabase(null, (client) => client.query(`create database ${database}`));
    const port = await freePort();
    const provider = await stage.start('payments', ['sandbox/payments/main.ts'], {
      DATA_DIR: stage.folder('slip-payments'),
      PAYMENT_WEBHOOK_URL: `http://localhost:${port}/v1/payments/webhook`,
    });
    const shop = await stage.startShop({ database, port, provider: String(provider.ready.url) });
    const browser = await openBrowser();
    try {
      const day = addDays(berlinDay(Date.now()), 2);
      await stage.withDatabase(database, (client) => client.query(roomy));
      const addresses = await createCustomers(stage, database, orders);
      await generate(
        { ports: [shop.port], requests: checkoutRequests(addresses, 1, day), connections: 4 },
        200,
      );
      const open = await stage.withDatabase(database, (client) =>
        client.query<{ id: string; session: string }>(
          'select public_id as id, payment_session_id as session from product_orders order by id',
        ),
      );
      await pairTablets(stage, database);
      // On a telephone nothing is folded away, however many orders there are.
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      await asTablet(context, shop);
      const page = await context.newPage();
      await page.goto(`${shop.url}/kitchen/day/${day}`);
      await page.locator('#main').waitFor();
      const times: number[] = [];
      for (const { id, session } of open.rows) {
        // Payments fall anywhere between two looks of the process.
        await sleep(300 + Math.random() * 400);
        const paid = performance.now();
        const pay = await fetch(`${String(provider.ready.url)}/_sandbox/sessions/${session}/pay`, {
          method: 'POST',
        });
        if (!pay.ok) throw new Error(`not paid: ${await pay.text()}`);
        await page.locator(`a[href$="/order/${id}"]`).first().waitFor({ state: 'attached' });
        times.push(performance.now() - paid);
      }
      const sorted = times.toSorted((a, b) => a - b);
      const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
      return [
        {
          what: 'kitchen: from a payment to its slip in another browser, 95th percentile',
          measured: `**${(p95 / 1000).toFixed(2)} s** (median ${(median(times) / 1000).toFixed(2)} s, slowest ${((sorted.at(-1) ?? 0) / 1000).toFixed(2)} s)`,
          goal: '≤ 1 s',
          met: p95 <= 1000,
          conditions: `${orders} payments at the sandbox, webhook included`,
        },
      ];
    } finally {
      await browser.close();
      await shop.stop();
      await stage.stopped(provider);
    }
  },
};

/** One half hour takes all orders of the row. */
const roomy = `insert into slot_limits (seller_id, time, most)
  select id, time, 9999 from sellers, (values (null), ('*')) as whole(time)`;
