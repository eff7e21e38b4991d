import { setTimeout as sleep } from 'node:timers/promises';
import { generate, requestFile } from '../load/load.ts';
import { residentMiB } from '../process-use.ts';
import { median } from '../rounds.ts';
import type { Row } from '../row.ts';

/** From the start of the shop's process, its database running, to the first page; and what it holds in memory. */
export const start: Row = {
  name: 'start',
  async run(stage) {
    const times: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const shop = await stage.startShop();
      times.push(shop.firstPageMs);
      await shop.stop();
    }
    const shop = await stage.startShop();
    await sleep(5000);
    const idle = residentMiB(shop.pid) ?? 0;
    const paths = ['/', '/category/platter', '/categories-overview', '/v1/products', '/cart', '/about'];
    const requests = requestFile(paths.map((path) => ({ path, headers: { 'Accept-Encoding': 'br' } })));
    await generate({ ports: [shop.port], requests, connections: 20, seconds: 10 }, 200);
    const loaded = residentMiB(shop.pid) ?? 0;
    await shop.stop();
    const time = median(times);
    return [
      {
        what: 'cold start to the first page',
        measured: `**${(time / 1000).toFixed(2)} s** (${times.map((each) => (each / 1000).toFixed(2)).join(', ')})`,
        goal: '≤ 1.0 s',
        met: time <= 1000,
        conditions: 'bundled server, database running and laid out; median of 5',
      },
      {
        what: 'memory, idle / after load',
        measured: `**${idle.toFixed(0)} / ${loaded.toFixed(0)} MiB**`,
        goal: '≤ 120 / 200 MiB',
        met: idle <= 120 && loaded <= 200,
        conditions: 'resident, 5 s after the start; after 10 s of six pages at 20 connections',
      },
    ];
  },
};
