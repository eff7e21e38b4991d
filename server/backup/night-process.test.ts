import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { call, signedIn } from '../../tests/support/client.ts';
import { order } from '../../tests/support/orders.ts';
import { putPictures } from '../../tests/support/pictures.ts';
import { startTestShop, type TestShop } from '../../tests/support/shop.ts';
import { lastTrial } from './last-trial.ts';
import { trialPrefix } from './trial-database.ts';

let shop: TestShop;
let admin: pg.Client;
let folder: string;
beforeAll(async () => {
  shop = await startTestShop();
  admin = new pg.Client(inject('postgresUrl'));
  await admin.connect();
  await putPictures(shop, 20);
});
afterAll(async () => {
  await admin.end();
  await shop.stop();
});
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tischlein-process-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The command as a timer runs it. */
function night() {
  return spawn(process.execPath, ['build/commands/backup.js', '--to', path.join(folder, 'files'), '--try'], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: shop.databaseUrl,
      DATA_DIR: path.join(folder, 'data'),
      BACKUP_RECIPIENTS: 'age1uenalxd7nymgte9e6e7u8l7zl7prffg0a3g2f7w3hzru8qsqc3lsfmdvf4',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

const trialDatabases = async () => {
  const prefix = trialPrefix(new URL(shop.databaseUrl).pathname.slice(1));
  return (await admin.query('select 1 from pg_database where starts_with(datname, $1)', [prefix])).rowCount;
};

test('while a backup is made and tried the shop answers and takes orders', async () => {
  const child = night();
  let isOver = false;
  const ended = once(child, 'close').finally(() => {
    isOver = true;
  });
  const customer = await signedIn(shop);
  const waited: number[] = [];
  while (!isOver) {
    const started = performance.now();
    const { status } = await call(shop, 'GET', '/v1/orders', { token: customer.token });
    expect(status).toBe(200);
    waited.push(performance.now() - started);
    if (waited.length % 20 === 1 && waited.length < 100) await order(shop, {}, customer);
    await sleep(20);
  }
  expect((await ended)[0]).toBe(0);
  expect(waited.length).toBeGreaterThan(60);
  expect(Math.max(...waited)).toBeLessThan(2000);
});

test('killed in the middle of a trial it leaves a database, which the next night removes', async () => {
  const killed = night();
  await vi.waitFor(async () => expect(await trialDatabases()).toBe(1), { timeout: 60_000, interval: 20 });
  killed.kill('SIGKILL');
  await once(killed, 'close');
  expect(await trialDatabases()).toBe(1);
  expect(readdirSync(path.join(folder, 'files')).filter((name) => name.endsWith('.age'))).toHaveLength(1);
  const next = night();
  const [said, [code]] = await Promise.all([text(next.stdout), once(next, 'close')]);
  expect(code).toBe(0);
  expect(said).toContain('restored for trial');
  expect(await trialDatabases()).toBe(0);
  const client = new pg.Client(shop.databaseUrl);
  await client.connect();
  expect(await lastTrial(client)).toMatchObject({ problem: null });
  await client.end();
});
