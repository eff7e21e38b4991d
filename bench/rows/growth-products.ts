import { answerOf, browserHeaders } from '../against-raw.ts';
import { generate, requestFile } from '../load/load.ts';
import { median } from '../rounds.ts';
import type { Result, Row } from '../row.ts';
import type { RunningShop } from '../stage.ts';

const few = 50;
const many = 5000;
const targets = [
  ['category page', '/category/platter'],
  ['`GET /v1/products`', '/v1/products'],
] as const;

/** Warm answers with few and with many products: they may get slower as they get longer, not more. */
export const growthProducts: Row = {
  name: 'growth-products',
  long: true,
  async run(stage) {
    const database = 'bench_products';
    await stage.withDatabase(null, (client) => client.query(`create database ${database}`));
    const shop = await stage.startShop({ database });
    try {
      const change = (sql: string, values: unknown[]) =>
        stage.withDatabase(database, (client) => client.query(sql, values));
      await change('update products set active = id in (select id from products order by id limit $1)', [
        few,
      ]);
      const before = await measureAll(shop);
      await change(copies, [many - few]);
      const after = await measureAll(shop);
      return targets.map(([what], index): Result => {
        const [small, large] = [before[index], after[index]];
        if (!small || !large) throw new Error('not measured');
        const bytes = large.bytes / small.bytes;
        const slower = small.rate / large.rate;
        const shown = ({ rate, bytes: size }: Measured) =>
          `${Math.round(rate).toLocaleString('en')}/s at ${size.toLocaleString('en')} bytes`;
        return {
          what: `growth: ${what} with ${few} / ${many.toLocaleString('en')} products`,
          measured: `**${slower.toFixed(1)} × slower, ${bytes.toFixed(1)} × the bytes** (${shown(small)}, ${shown(large)})`,
          goal: 'slower ≤ bytes',
          met: slower <= Math.max(bytes, 1.1),
          conditions: 'warm, Brotli, 20 connections, median of 3',
        };
      });
    } finally {
      await shop.stop();
    }
  },
};

interface Measured {
  readonly rate: number;
  readonly bytes: number;
}

async function measureAll(shop: RunningShop): Promise<Measured[]> {
  // The shop notices a changed catalogue within two seconds.
  await new Promise((resolve) => setTimeout(resolve, 2500));
  const all: Measured[] = [];
  for (const [, target] of targets) {
    const requests = requestFile([{ path: target, headers: browserHeaders }]);
    const { body } = await answerOf(shop.url + target, browserHeaders);
    const load = { ports: [shop.port], requests, connections: 20, seconds: 2 };
    await generate(load, 200);
    const rates = [await generate(load, 200), await generate(load, 200), await generate(load, 200)];
    all.push({ rate: median(rates.map(({ rate }) => rate)), bytes: body.length });
  }
  return all;
}

const copies = `insert into products (id, seller_id, category_id, position, name, description, price, image_url, unit,
  vat_rate, allergens, additives, diets)
  select 100000 + i, seller_id, category_id, position, name, description, price, image_url, unit, vat_rate, allergens,
    additives, diets
  from generate_series(1, $1) i
  join lateral (select * from products where active order by id offset i % 50 limit 1) p on true`;
