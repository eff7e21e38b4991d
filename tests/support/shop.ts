import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import pg from 'pg';
import { inject } from 'vitest';
import { openSandbox } from '#sandbox/payments/open-sandbox.ts';
import { createApp } from '#server/app.ts';
import type { Config } from '#server/env.ts';
import { createLogger } from '#server/log.ts';
import type { RaceHook } from '#server/races.ts';
import { startRuntime } from '#server/runtime.ts';
import { databaseUrl, templateDatabase } from './global-setup.ts';
import { roomyKitchens } from './roomy-kitchens.ts';
import { wrongLedgers } from './wrong-ledgers.ts';

export interface TestShopOptions {
  /** Milliseconds by which the shop's clock differs from the real one. */
  readonly clockOffset?: number;
  readonly config?: Partial<Config>;
  /** For tests of how much the kitchens make: they have the limits of a new shop. */
  readonly withLimits?: boolean;
  /** For tests that write by hand what a shop would not: their documents, money and columns do not fit each other. */
  readonly withLooseLedgers?: boolean;
  /** What stands between shop and database: answers the address that the shop is told for its own one. */
  readonly through?: (databaseUrl: string) => Promise<string>;
}

export type TestShop = Awaited<ReturnType<typeof startTestShop>>;

/**
 * A whole shop for a test file: its own database, its own payment sandbox, the mailbox of the run. It listens
 * on a port, so that webhooks reach it; tests send their requests to the handler itself.
 */
export async function startTestShop({
  clockOffset = 0,
  config: changes = {},
  withLimits = false,
  withLooseLedgers = false,
  through = async (databaseUrl) => databaseUrl,
}: TestShopOptions = {}) {
  const databaseName = `shop_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client(inject('postgresUrl'));
  await admin.connect();
  await admin.query('select pg_advisory_lock(1)');
  await admin.query(`create database ${databaseName} template ${templateDatabase}`);
  await admin.query('select pg_advisory_unlock(1)');
  const database = databaseUrl(inject('postgresUrl'), databaseName);

  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const publicUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tischlein-payments-'));
  const payments = await openSandbox({
    folder: dataDir,
    port: 0,
    receiver: { url: `${publicUrl}/v1/payments/webhook`, secret: 'whsec_sandbox' },
    key: 'sk_test_sandbox',
  });
  const paymentUrl = payments.url;

  const clock = { offset: clockOffset };
  const logs: string[] = [];
  const races: { atLock: RaceHook | undefined } = { atLock: undefined };
  const config: Config = {
    NODE_ENV: 'test',
    PORT: 0,
    HOST: '127.0.0.1',
    METRICS_HOST: '127.0.0.1',
    SHUTDOWN_DELAY: 0,
    PUBLIC_URL: publicUrl,
    KITCHEN_URL: changes.PUBLIC_URL ?? publicUrl,
    DATA_DIR: dataDir,
    DATABASE_URL: await through(database),
    SMTP_URL: inject('smtpUrl'),
    ORDERS_EMAIL: `kitchen-${databaseName}@example.com`,
    STRIPE_SECRET_KEY: 'sk_test_sandbox',
    STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
    STRIPE_API_BASE: paymentUrl,
    ALLOWED_ORIGINS: ['https://elsewhere.example'],
    BACKUP_RECIPIENTS: [],
    BACKUP_KEEP_DAYS: 30,
    LOG_LEVEL: 'info',
    ...changes,
  };
  const start = () =>
    startRuntime(config, {
      now: () => Date.now() + clock.offset,
      atLock: async (moment, point) => races.atLock?.(moment, point),
      log: createLogger('debug', { write: (line) => void logs.push(line) }),
    });
  const open = (running: Awaited<ReturnType<typeof start>>) =>
    createApp(running.deps, { build: null, assets: null, mode: 'production', events: running.events });
  let runtime = await start();
  if (!withLimits) await runtime.deps.db.execute(roomyKitchens);
  let app = open(runtime);
  server.on('request', (request, response) => getRequestListener(app.fetch)(request, response));

  return {
    config,
    clock,
    logs,
    /** What tests run right before and after a row is locked. */
    races,
    paymentUrl,
    databaseUrl: database,
    get watched() {
      return runtime.watched;
    },
    get events() {
      return runtime.events;
    },
    get deps() {
      return runtime.deps;
    },
    /** Sends a request to the real handler. */
    send: (request: Request) => app.fetch(request, {}) as Promise<Response>,
    /** Ends the shop's jobs and connections and starts it again on the same data. */
    async restart() {
      await runtime.stop();
      runtime = await start();
      app = open(runtime);
    },
    async stop() {
      runtime.events.sendAway();
      server.close();
      server.closeAllConnections();
      await runtime.stop();
      await payments.close();
      if (!withLooseLedgers) await refuseWrongLedgers(database);
      await admin.query(`drop database ${databaseName} with (force)`);
      await admin.end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Whatever a test has done to orders and money: in the end each ledger says so. */
async function refuseWrongLedgers(database: string): Promise<void> {
  const client = new pg.Client(database);
  await client.connect();
  const { rows } = await client.query(wrongLedgers);
  await client.end();
  if (rows.length > 0) throw new Error(`wrong ledgers: ${JSON.stringify(rows)}`);
}
