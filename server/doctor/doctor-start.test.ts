import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../sandbox/port.ts';
import { type HealthyShop, openHealthyShop } from '../../tests/support/healthy-shop.ts';
import { order } from '../../tests/support/orders.ts';
import { startTestShop } from '../../tests/support/shop.ts';
import { runDoctor } from '../commands/doctor.ts';
import { understand } from '../env.ts';
import { createLogger } from '../log.ts';
import { webhookEvents } from '../payments/webhook-events.ts';
import { examineAtStart, refuseUnfitDatabase } from './at-start.ts';

let shop: HealthyShop;
beforeAll(async () => {
  shop = await openHealthyShop();
});
afterAll(() => shop.close());

/** What the command says, and its exit code. */
async function doctor(changes: NodeJS.ProcessEnv = {}) {
  let said = '';
  const code = await runDoctor({ ...shop.env, ...changes }, (words) => (said += words), shop.outside);
  return { code, said };
}

test('the command says what it looked at, what is wrong and what to do', async () => {
  const fine = await doctor();
  expect(fine.code).toBe(0);
  expect(fine.said).toContain('✓ configuration\n✓ address\n✓ payment\n✓ database\n');
  expect(fine.said).toContain('0 faults, 0 warnings\n');

  const soon = await doctor({ TRUST_PROXY: '' });
  expect(soon.code).toBe(0);
  expect(soon.said).toMatch(/! address\n {4}warning: TRUST_PROXY is not set .*\n {6}Set TRUST_PROXY=1 if /);
  expect(soon.said).toContain('0 faults, 1 warning\n');

  const wrong = await doctor({ SMTP_URL: 'smtp://127.0.0.1:9' });
  expect(wrong.code).toBe(1);
  expect(wrong.said).toMatch(/✗ mail\n {4}fault: The mail server 127.0.0.1 does not answer .*ECONNREFUSED/);

  const demo = await doctor({ SHOP_DEMO: '1' });
  expect(demo.said).toContain('✓ configuration\n– address\n✓ payment\n');
  expect(demo.said).toContain('This is no shop for customers');
});

test('the command needs neither a database nor variables', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tischlein-none-'));
  const child = spawn(process.execPath, ['build/commands/shop.js', 'doctor'], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, SMTP_URL: 'smtp://127.0.0.1:9' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  rmSync(folder, { recursive: true });
  expect({ code, complained }).toEqual({ code: 1, complained: '' });
  expect(said).toContain('fault: DATABASE_URL is missing.');
  // What could not be looked at is not said to be right.
  expect(said).toMatch(/– payment\n– database\n– clock\n✗ mail\n[\s\S]*– backup\n/);
  expect(said).toContain('fault: STRIPE_SECRET_KEY is missing.');
  expect(said).toContain('fault: content/shop.ts holds sample data');
});

test('an open shop for customers logs a line for each finding, a demo none', async () => {
  const linesOf = async (changes: NodeJS.ProcessEnv) => {
    const lines: string[] = [];
    const log = createLogger('info', { write: (line) => void lines.push(line) });
    await examineAtStart(understand({ ...shop.env, ...changes }), log, shop.outside);
    return lines.map((line) => JSON.parse(line));
  };
  expect(await linesOf({ TRUST_PROXY: '', STRIPE_SECRET_KEY: 'sk_live_old' })).toMatchObject([
    { level: 40, msg: 'the doctor finds', check: 'address', code: 'proxy_unset' },
    { level: 50, check: 'payment', finding: 'Stripe refuses STRIPE_SECRET_KEY.', todo: expect.any(String) },
    { level: 30, msg: 'the doctor has looked', faults: 1, warnings: 1 },
  ]);
  expect(await linesOf({ TRUST_PROXY: '', SHOP_DEMO: '1' })).toEqual([]);
});

test('a start says that it waits for its database, and why one does not let it in', async () => {
  const there = new URL(shop.env.DATABASE_URL ?? '');
  const late = createServer((from) =>
    pipeline(from, connect(Number(there.port), there.hostname), from, () => undefined),
  );
  const own = await freePort();
  const waits: string[] = [];
  const url = Object.assign(new URL(there), { hostname: '127.0.0.1', port: own }).href;
  const opened = refuseUnfitDatabase(url, (words) => {
    waits.push(words);
    late.listen(own, '127.0.0.1');
  });
  await opened;
  late.close();
  expect(waits).toEqual([expect.stringContaining('The database does not answer (ECONNREFUSED).')]);
  const missing = Object.assign(new URL(there), { pathname: '/none' }).href;
  await expect(refuseUnfitDatabase(missing)).rejects.toThrow(/^The shop cannot open:\n.*none/);
});

test('a start refuses a database that takes no orders, before anything is laid out in it', async () => {
  const url = shop.env.DATABASE_URL ?? '';
  await refuseUnfitDatabase(url);
  const setting = 'default_transaction_read_only';
  await shop.inside.query(`alter database ${shop.databaseName} set ${setting} = on`);
  const refused = 'The database takes no writes: default_transaction_read_only is on.';
  await expect(refuseUnfitDatabase(url)).rejects.toThrow(refused);
  const child = spawn(process.execPath, ['build/server/main.js'], {
    env: { PATH: process.env.PATH, ...shop.env, SHOP_DEMO: '1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  await shop.inside.query(`alter database ${shop.databaseName} reset ${setting}`);
  expect(code).toBe(1);
  expect(JSON.parse(said)).toMatchObject({
    msg: 'shop does not open',
    err: { message: expect.stringContaining(refused) },
  });
});

test('orders and dishes of a demo are named in a shop for customers', async () => {
  const demo = await startTestShop();
  try {
    await order(demo);
    const findings = await shop.examine({ DATABASE_URL: demo.databaseUrl });
    const codes = findings.filter(({ check }) => check === 'sample').map(({ code }) => code);
    expect(codes).toEqual(['sample_orders', 'sample_products']);
  } finally {
    await demo.stop();
  }
});

test('docs/operating.md has the events that the webhook needs', () => {
  const page = readFileSync('docs/operating.md', 'utf8');
  expect(webhookEvents.filter((event) => !page.includes(`\`${event}\``))).toEqual([]);
});
