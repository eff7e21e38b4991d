import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startProcess } from '#sandbox/process.ts';
import { startStack } from '#sandbox/stack.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

/** The built shop in a process that can be killed, on parts that go on without it. */
export interface Field {
  readonly url: string;
  readonly paymentUrl: string;
  readonly mailboxUrl: string;
  readonly databaseUrl: string;
  /** What a program of the shop has to be told here. */
  readonly environment: NodeJS.ProcessEnv;
  /** The disk under PostgreSQL alone, where one was asked for. */
  readonly disk: SmallDisk | null;
  readonly shopPid: () => number;
  /** Whether the shop's process has lived on since its last start. */
  readonly shopRuns: () => boolean;
  readonly postmasterPid: () => number;
  /** Asks the database, as nobody of the shop; tries again while PostgreSQL recovers. */
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Ends the shop by a signal; answers its exit code and after how many milliseconds it was gone. */
  endShop(signal: 'SIGKILL' | 'SIGTERM'): Promise<{ code: number | null; ms: number }>;
  /** Starts the shop again; answers after how many milliseconds it took orders. */
  startShop(): Promise<number>;
  stop(): Promise<void>;
}

export interface FieldOptions {
  /** PostgreSQL gets a disk of that size for itself; where that cannot be: NotTried. */
  readonly diskMegabytes?: number;
  /** Where the payment provider reports to instead of the shop; then no shop is started. */
  readonly webhookUrl?: string;
  /** A database that is there already, instead of one of its own. */
  readonly databaseUrl?: string;
}

export async function openField({
  diskMegabytes = 0,
  webhookUrl,
  databaseUrl,
}: FieldOptions = {}): Promise<Field> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tischlein-torture-'));
  let disk: SmallDisk | null = null;
  try {
    if (diskMegabytes > 0) disk = mountSmallDisk(path.join(dataDir, 'postgres'), diskMegabytes);
  } catch (error) {
    rmSync(dataDir, { recursive: true });
    throw error;
  }
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: '0',
    MAILBOX_PORT: '0',
    PAYMENT_PORT: '0',
    SHOP_DEMO: '1',
    TRUST_PROXY: '1',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    ...(webhookUrl && { PAYMENT_WEBHOOK_URL: webhookUrl }),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const stack = await startStack({ dataDir, env, server: null });
  const url = `http://127.0.0.1:${stack.env.PORT}`;
  const pool = new pg.Pool({ connectionString: databaseUrl ?? stack.env.DATABASE_URL, max: 4 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  let shop:
    | { pid: number; isGone(): boolean; ended: Promise<number | null>; stop(): Promise<void> }
    | undefined;
  async function startShop(): Promise<number> {
    const started = Date.now();
    const { promise: ended, resolve } = Promise.withResolvers<number | null>();
    let isGone = false;
    const child = await startProcess({
      name: 'shop',
      args: ['build/server/main.js'],
      env: { ...env, ...stack.env },
      readyLine: false,
      stopLimitMs: 20_000,
      onExit: ({ code }) => {
        isGone = true;
        resolve(code);
      },
    });
    shop = { pid: child.pid, isGone: () => isGone, ended, stop: () => child.stop() };
    while (!(await isReady(url))) {
      if (isGone) throw new Error(`the shop gave up with ${await ended}`);
      if (Date.now() - started > 60_000) throw new Error('the shop does not start');
      await sleep(10);
    }
    return Date.now() - started;
  }
  if (!webhookUrl) await startShop();

  return {
    url,
    paymentUrl: stack.env.STRIPE_API_BASE ?? '',
    mailboxUrl: stack.urls.mailbox ?? '',
    databaseUrl: databaseUrl ?? stack.env.DATABASE_URL ?? '',
    environment: { ...env, ...stack.env },
    disk,
    shopPid: () => shop?.pid ?? 0,
    shopRuns: () => shop?.isGone() === false,
    postmasterPid: () =>
      Number(readFileSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]),
    async query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) {
      for (const end = Date.now() + 15_000; ; await sleep(50)) {
        try {
          return (await pool.query<Row>(text, values)).rows;
        } catch (error) {
          if (Date.now() > end || /syntax|does not exist|violates/.test(String(error))) throw error;
        }
      }
    },
    startShop,
    async endShop(signal) {
      const started = Date.now();
      if (!shop) throw new Error('no shop runs');
      process.kill(shop.pid, signal);
      const code = await shop.ended;
      return { code, ms: Date.now() - started };
    },
    async stop() {
      await shop?.stop();
      await pool.end();
      await stack.stop();
      disk?.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
