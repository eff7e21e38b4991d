import { ratioResult } from '../against-raw.ts';
import { checkoutRequests, createCustomers } from '../checkouts.ts';
import { measured } from '../load/load.ts';
import { inTurn, median } from '../rounds.ts';
import type { Row } from '../row.ts';

const customers = 800;
const connections = 20;

/** Checkouts of 20 clients at once against a bare server with the same SQL and the same provider. */
export const checkout: Row = {
  name: 'checkout',
  async run(stage) {
    const database = 'bench_checkout';
    await stage.withDatabase(null, (client) => client.query(`create database ${database}`));
    const provider = await stage.start('provider', ['bench/servers/provider.ts']);
    const shop = await stage.startShop({ database, provider: String(provider.ready.url) });
    const bare = await stage.start('bare checkout', [
      'bench/servers/bare-checkout.ts',
      stage.databaseUrl(database),
      String(provider.ready.url),
    ]);
    try {
      const addresses = await createCustomers(stage, database, customers);
      const slowest: number[] = [];
      let round = 0;
      const run = (pid: number, port: number) => async () => {
        round += 1;
        const requests = checkoutRequests(addresses, round);
        const result = await measured(pid, { ports: [port], requests, connections }, 200);
        if (pid === shop.pid) slowest.push(result.p99);
        return result;
      };
      const runBare = run(bare.pid, Number(bare.ready.port));
      const runOurs = run(shop.pid, shop.port);
      await runBare();
      await runOurs();
      slowest.length = 0;
      const comparison = await inTurn(runBare, runOurs);
      const p99 = median(slowest);
      const conditions = `20 clients, ${customers} checkouts a round, two items each, provider answering at once`;
      return [
        ratioResult(
          'checkout, against bare node:http with the same SQL and provider call',
          0.5,
          comparison,
          conditions,
        ),
        {
          what: 'checkout, 99th percentile',
          measured: `**${p99.toFixed(0)} ms** (${slowest.map((each) => each.toFixed(0)).join(', ')})`,
          goal: '< 200 ms',
          met: p99 < 200,
          conditions: 'the same rounds',
        },
      ];
    } finally {
      await stage.stopped(bare);
      await shop.stop();
      await stage.stopped(provider);
    }
  },
};
