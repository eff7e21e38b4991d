import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '#sandbox/port.ts';
import { type RunningProcess, startProcess } from '#sandbox/process.ts';
import { builtShop } from '#sandbox/shop.ts';
import { startStack } from '#sandbox/stack.ts';

/** A built shop that runs as a process of its own. */
export interface RunningShop {
  readonly port: number;
  readonly pid: number;
  readonly url: string;
  /** Milliseconds from its start to the first page. */
  readonly firstPageMs: number;
  stop(): Promise<void>;
}

export interface ShopOptions {
  /** A database of its own in the PostgreSQL of this run; the common one unless named. */
  readonly database?: string;
  /** Where it finds the payment provider, instead of the sandbox. */
  readonly provider?: string;
  /** Where it listens, for somebody who has to know it before; any free port unless named. */
  readonly port?: number;
}

export type Stage = Awaited<ReturnType<typeof createStage>>;

/** PostgreSQL, mailbox and payment sandbox for the run, and as many shops on them as the rows want. */
export async function createStage() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tischlein-bench-'));
  const ports = { PORT: '0', MAILBOX_PORT: '0', PAYMENT_PORT: '0' };
  const base = { ...process.env, SHOP_DEMO: '1', LOG_LEVEL: 'silent', ...ports };
  const stack = await startStack({ dataDir, env: base, server: null });
  const running = new Set<RunningProcess>();
  let common: Promise<RunningShop> | undefined;

  async function start(name: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<RunningProcess> {
    const started = await startProcess({ name, args, env: { ...base, ...env } });
    running.add(started);
    return started;
  }

  async function startShop({ database, provider, port: wanted }: ShopOptions = {}): Promise<RunningShop> {
    const port = wanted ?? (await freePort());
    const url = `http://localhost:${port}`;
    const env = {
      ...base,
      ...stack.env,
      PORT: String(port),
      PUBLIC_URL: url,
      ...(database && { DATABASE_URL: databaseUrl(database) }),
      ...(provider && { STRIPE_API_BASE: provider }),
    };
    const startedAt = performance.now();
    const shop = await startProcess({ name: 'shop', args: builtShop, env, readyLine: false });
    running.add(shop);
    while (!(await answers(url))) await sleep(5);
    const firstPageMs = performance.now() - startedAt;
    return { port, pid: shop.pid, url, firstPageMs, stop: () => stopped(shop) };
  }

  async function stopped(started: RunningProcess): Promise<void> {
    running.delete(started);
    await started.stop();
  }

  function databaseUrl(name: string): string {
    const url = new URL(stack.env.DATABASE_URL ?? '');
    url.pathname = `/${name}`;
    return url.href;
  }

  return {
    paymentUrl: stack.urls.payments ?? '',
    mailboxUrl: stack.urls.mailbox ?? '',
    start,
    startShop,
    stopped,
    /** The shop that rows share which leave it as it was. */
    shop: () => {
      common ??= startShop();
      return common;
    },
    /** Runs SQL on a database of this run. */
    async withDatabase<T>(name: string | null, run: (client: pg.Client) => Promise<T>): Promise<T> {
      const client = new pg.Client(name ? databaseUrl(name) : stack.env.DATABASE_URL);
      await client.connect();
      try {
        return await run(client);
      } finally {
        await client.end();
      }
    },
    databaseUrl: (name: string | null) => (name ? databaseUrl(name) : (stack.env.DATABASE_URL ?? '')),
    /** A file that is gone after the run. */
    file(name: string, content: string): string {
      const file = path.join(dataDir, name);
      writeFileSync(file, content);
      return file;
    },
    /** A folder that is gone after the run. */
    folder(name: string): string {
      const folder = path.join(dataDir, name);
      mkdirSync(folder);
      return folder;
    },
    async stop() {
      await Promise.all([...running].map((started) => started.stop()));
      await stack.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
    await response.text();
    return response.ok;
  } catch {
    return false;
  }
}
