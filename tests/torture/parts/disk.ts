import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { newCustomer } from '../support/customers.ts';
import { type Field, openField } from '../support/field.ts';
import type { Part } from '../support/part.ts';
import { Witness } from '../support/witness.ts';

/** The cluster takes 40, its log at most 96 of them. */
const megabytes = 224;
const logLimits = ["alter system set max_wal_size = '64MB'", "alter system set min_wal_size = '32MB'"];
const writers = 8;
const tableMs = 500;
const logMs = 1500;
const limitMs = 60_000;
const fromMemory = ['/', '/category/platter', '/v1/products?sellerId=0', '/v1/categories', '/healthz'];

/**
 * Fills the disk under PostgreSQL while customers write: first no table can grow, then no log can be written, at
 * which PostgreSQL gives up. Then there is room again, and nobody helps.
 */
export const disk: Part = async (_, amount) => {
  const field = await openField({ diskMegabytes: megabytes });
  const witness = new Witness(field);
  let gaveUp = 0;
  let slowest = 0;
  try {
    for (const limit of logLimits) await field.query(limit);
    await field.query('select pg_reload_conf()');
    for (let round = 0; round < amount && witness.never === 0; round++) {
      for (const path of fromMemory) await witness.read(path);
      const before = field.postmasterPid();
      slowest = Math.max(slowest, await fillAndClear(field, witness));
      if (field.postmasterPid() !== before) gaveUp++;
    }
    const { orders, addresses, statuses } = witness;
    const lost = await witness.lost();
    const unpaid = await witness.notPaid(limitMs);
    const others = [...statuses].filter(([status]) => status !== 200 && status !== 503);
    return {
      faults: `${amount} times a full disk, at which PostgreSQL gave up ${gaveUp} times; ${orders.size} orders and ${addresses.length} addresses acknowledged, ${statuses.get(503) ?? 0} answers of 503`,
      losses: {
        'acknowledged orders and addresses lost': lost,
        'paid orders not PAID': unpaid,
        'answers to writes other than 200 and 503': others.reduce((sum, [, count]) => sum + count, 0),
        'pages and catalogue not answered': witness.unread,
        'times without a 503, or not back after a minute': witness.never,
        'shop processes lost': field.shopRuns() ? 0 : 1,
      },
      late: { 'answers after more than 5 s': witness.slowestMs > 5000 ? 1 : 0 },
      measured: `slowest answer ${(witness.slowestMs / 1000).toFixed(2)} s; back at most ${(slowest / 1000).toFixed(2)} s after there was room`,
    };
  } finally {
    field.disk?.clear();
    await field.stop();
  }
};

/** One round; answers after how many milliseconds with room again a write was acknowledged. */
async function fillAndClear(field: Field, witness: Witness): Promise<number> {
  const customers = await Promise.all(Array.from({ length: writers }, () => newCustomer(field)));
  let isOver = false;
  const busy = [
    ...customers.map(async (customer) => {
      for (let nth = 0; !isOver; nth++) if (!(await witness.write(customer, nth))) await sleep(20);
    }),
    ...fromMemory.map(async (path) => {
      for (; !isOver; await sleep(50)) await witness.read(path);
    }),
  ];
  await sleep(300);
  const filled = Date.now();
  const keepFull = setInterval(() => field.disk?.fill(), 50);
  await witness.wait(() => witness.lastNo > filled, limitMs);
  await sleep(tableMs);
  for (const end = Date.now() + logMs; Date.now() < end; await sleep(100))
    await endLogFile(field.databaseUrl);
  clearInterval(keepFull);
  field.disk?.clear();
  const cleared = Date.now();
  await witness.wait(() => witness.lastYes > cleared, limitMs);
  const took = witness.lastYes - cleared;
  isOver = true;
  await Promise.all(busy);
  return took;
}

/** Ends the log file that is being written; PostgreSQL has few that lie ready. */
async function endLogFile(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 1000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query("select pg_logical_emit_message(false, 'torture', 'x')");
    await client.query('select pg_switch_wal()');
  } catch {
    // It has given up, which is what this is for.
  } finally {
    await client.end().catch(() => undefined);
  }
}
