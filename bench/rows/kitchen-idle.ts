import { setTimeout as sleep } from 'node:timers/promises';
import { kitchenCookie, pairTablets } from '../kitchen/staff.ts';
import { cpuMicroseconds } from '../process-use.ts';
import type { Row } from '../row.ts';

const boards = 50;
const seconds = 30;

/** What boards cost the shop on which nothing happens. */
export const kitchenIdle: Row = {
  name: 'kitchen-idle',
  async run(stage) {
    const database = 'bench_idle';
    await stage.withDatabase(null, (client) => client.query(`create database ${database}`));
    const shop = await stage.startShop({ database });
    const end = new AbortController();
    try {
      await pairTablets(stage, database, boards);
      /** Share of a core. */
      async function use(): Promise<number> {
        const before = cpuMicroseconds(shop.pid) ?? Number.NaN;
        await sleep(seconds * 1000);
        return ((cpuMicroseconds(shop.pid) ?? Number.NaN) - before) / (seconds * 1e6);
      }
      await sleep(5000);
      const without = await use();
      for (let nth = 1; nth <= boards; nth += 1) {
        const headers = { Cookie: kitchenCookie(nth) };
        const stream = await fetch(`${shop.url}/kitchen/api/live`, { headers, signal: end.signal });
        if (!stream.ok) throw new Error(`no stream: ${stream.status}`);
        // Read to the end, or until it is given up.
        stream.body?.pipeTo(new WritableStream()).catch(() => {});
      }
      await sleep(2000);
      const beside = await use();
      const share = (value: number) => `${(value * 100).toFixed(1)} %`;
      return [
        {
          what: `kitchen: ${boards} idle boards`,
          measured: `**${share(beside)} of a core** (without any ${share(without)})`,
          goal: '≤ 2 %',
          met: Number.isNaN(beside) ? null : beside <= 0.02,
          conditions: `${seconds} s, each board with a session of its own`,
        },
      ];
    } finally {
      end.abort();
      await shop.stop();
    }
  },
};
