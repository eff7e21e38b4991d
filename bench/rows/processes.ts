import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkoutRequests, createCustomers } from '../checkouts.ts';
import { generate } from '../load/load.ts';
import { median } from '../rounds.ts';
import type { Row } from '../row.ts';
import type { RunningShop } from '../stage.ts';

const customers = 800;
/** Two shops, PostgreSQL, the provider and the generator: below this many cores they take them from each other. */
const coresNeeded = 5;

/** Two shops on one database: what they take together, and how soon both sell at a changed price. */
export const processes: Row = {
  name: 'processes',
  async run(stage) {
    const database = 'bench_processes';
    await stage.withDatabase(null, (client) => client.query(`create database ${database}`));
    const provider = await stage.start('provider', ['bench/servers/provider.ts']);
    const options = { database, provider: String(provider.ready.url) };
    const shops = [await stage.startShop(options), await stage.startShop(options)] as const;
    try {
      const addresses = await createCustomers(stage, database, customers);
      let round = 0;
      const rate = async (ports: number[]) => {
        round += 1;
        const requests = checkoutRequests(addresses, round);
        return (await generate({ ports, requests, connections: 20 }, 200)).rate;
      };
      const [one, both] = [[shops[0].port], shops.map(({ port }) => port)];
      await rate(both);
      const ratios: number[] = [];
      for (let turn = 0; turn < 3; turn += 1) {
        const before = await rate(one);
        const together = await rate(both);
        ratios.push(together / ((before + (await rate(one))) / 2));
      }
      const ratio = median(ratios);
      const enough = os.cpus().length >= coresNeeded;
      const seen = await changeSeen(
        (sql) => stage.withDatabase(database, (client) => client.query(sql)),
        shops,
      );
      return [
        {
          what: 'checkouts of two processes against one',
          measured: `**${ratio.toFixed(2)} ×** (${ratios.map((each) => each.toFixed(2)).join(', ')})`,
          goal: '≥ 1.7 × where there are cores for it',
          met: enough ? ratio >= 1.7 : null,
          conditions: `20 clients; ${os.cpus().length} cores for five busy processes${enough ? '' : ': too few to tell'}`,
        },
        {
          what: 'a changed price is sold by both processes after',
          measured: `**${(Math.max(...seen) / 1000).toFixed(2)} s** at most of ${seen.length}`,
          goal: '≤ 2 s',
          met: Math.max(...seen) <= 2000,
          conditions: 'price changed in the database, both asked every 20 ms for GET /v1/products',
        },
      ];
    } finally {
      for (const shop of shops) await shop.stop();
      await stage.stopped(provider);
    }
  },
};

async function changeSeen(
  change: (sql: string) => Promise<unknown>,
  shops: readonly RunningShop[],
): Promise<number[]> {
  const times: number[] = [];
  for (let cents = 6101; cents < 6106; cents += 1) {
    await change(`update products set price = ${cents} where id = 101`);
    const startedAt = performance.now();
    await Promise.all(shops.map((shop) => soldAt(shop, cents / 100)));
    times.push(performance.now() - startedAt);
    await sleep(Math.random() * 1000);
  }
  return times;
}

async function soldAt({ url }: RunningShop, price: number): Promise<void> {
  for (;;) {
    const products = (await (await fetch(`${url}/v1/products`)).json()) as { id: number; price: number }[];
    if (products.some((product) => product.id === 101 && product.price === price)) return;
    await sleep(20);
  }
}
