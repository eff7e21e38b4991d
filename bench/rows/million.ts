import { generate, requestFile } from '../load/load.ts';
import { residentMiB } from '../process-use.ts';
import { median } from '../rounds.ts';
import type { Row } from '../row.ts';

const warmUp = 400_000;
const total = 1_400_000;
const step = 100_000;
/** What a garbage collector may hold more or less at any moment. */
const tolerance = 1.05;

/** Memory after an hour's worth of requests, pages and calls of all kinds in turn. */
export const million: Row = {
  name: 'million',
  long: true,
  async run(stage) {
    const shop = await stage.startShop();
    const paths = [
      '/',
      '/category/platter',
      '/category/salads',
      '/categories-overview',
      '/shop/1',
      '/about',
      '/v1/products',
      '/v1/categories',
      '/cart',
      '/contact?utm=1',
    ];
    const requests = requestFile(paths.map((path) => ({ path, headers: { 'Accept-Encoding': 'br' } })));
    const ask = async (count: number) => {
      for (let done = 0; done < count; ) {
        const { requests: answered } = await generate(
          { ports: [shop.port], requests, connections: 20, seconds: 5 },
          200,
        );
        done += answered;
      }
      return residentMiB(shop.pid) ?? 0;
    };
    try {
      await ask(warmUp);
      const samples: number[] = [];
      for (let done = warmUp; done < total; done += step) samples.push(await ask(step));
      const [early, late] = [median(samples.slice(0, 3)), median(samples.slice(-3))];
      return [
        {
          what: 'memory over 1,000,000 requests',
          measured: `**${early.toFixed(0)} → ${late.toFixed(0)} MiB** (${samples.map((each) => each.toFixed(0)).join(', ')})`,
          goal: 'no growth after warm-up',
          met: late <= early * tolerance,
          conditions: `resident after every ${step.toLocaleString('en')}, the first ${warmUp.toLocaleString('en')} as warm-up; medians of the first and last three`,
        },
      ];
    } finally {
      await shop.stop();
    }
  },
};
