import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgresAccount } from '#sandbox/postgres/account.ts';
import { backUpNightly } from '#server/backup/night.ts';
import { runCommand } from '#server/commands/run.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { paidOrder } from '../support/orders.ts';
import { startTestShop, type TestShop } from '../support/shop.ts';
import { staffOf } from '../support/staff.ts';

// What docs/operating.md tells an operator of Debian's PostgreSQL 15 to type, typed: only paths and names of services differ.

const programs = '/usr/lib/postgresql/15/bin';
const hasPrograms = existsSync(path.join(programs, 'pg_basebackup'));
if (!hasPrograms) console.warn(`${programs} is not there: point-in-time recovery was NOT tried.`);

const run = promisify(execFile);
const base = mkdtempSync(path.join(tmpdir(), 'tischlein-moment-'));
const inBase = (...parts: string[]) => path.join(base, ...parts);
const account = postgresAccount(inBase('main'));
let port = 0;
let url = '';
let shop: TestShop | undefined;

/** The blocks of the section, with the paths of this test. */
function blocks(): string[] {
  const page = readFileSync('docs/operating.md', 'utf8');
  const [, section = ''] = /### Back to a moment: point-in-time recovery\n([\s\S]*?)\n### /.exec(page) ?? [];
  return [...section.matchAll(/```(?:sh|ini)\n([\s\S]*?)```/g)].map(([, text = '']) =>
    text
      .replaceAll('/var/lib/tischlein-', `${base}/`)
      .replaceAll('/var/lib/postgresql/15/main', inBase('main'))
      .replaceAll('cd /\n', `cd ${base}\n`),
  );
}

/** Runs what an operator types as root, as the account of PostgreSQL. */
async function type(text: string): Promise<string> {
  const start = `pg_ctl --pgdata=${inBase('main')} --log=${inBase('log')} --wait --timeout=60 start > /dev/null`;
  const own = `
    runuser() { shift 3; "$@"; }
    install() { shift 6; mkdir -p -m 700 "$@"; }
    systemctl() {
      case "$*" in
        'stop postgresql@15-main') pg_ctl --pgdata=${inBase('main')} --wait --mode=fast stop > /dev/null;;
        'start postgresql@15-main') ${start};;
      esac
    }
  `;
  const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', `${own}\n${text}`], {
    ...account,
    cwd: base,
    env: {
      PATH: `${programs}:/usr/bin:/bin`,
      LC_ALL: 'C.UTF-8',
      PGHOST: '127.0.0.1',
      PGPORT: String(port),
      PGUSER: 'tischlein',
    },
  });
  return stdout;
}

async function ask<T extends Record<string, unknown>>(query: string): Promise<T[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<T>(query)).rows;
  } finally {
    await client.end();
  }
}

const codes = async () =>
  (await ask<{ code: string }>("select code from invoices where kind = 'INVOICE' order by id")).map(
    ({ code }) => code,
  );

/** A paid order, and the number of its invoice. */
async function invoiceOf(of: TestShop): Promise<string> {
  await paidOrder(of);
  return (await codes()).at(-1) ?? '';
}

async function shownBy(of: TestShop, hash: string): Promise<number> {
  return (await of.send(new Request(`http://shop.test/media/${hash}-560.webp`))).status;
}

async function uploadedTo(of: TestShop): Promise<string> {
  const photo = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();
  const { cookie } = await staffOf(of, 'OFFICE');
  const answer = await of.send(
    new Request('http://shop.test/kitchen/api/media', {
      method: 'POST',
      body: new Uint8Array(photo),
      headers: { Cookie: cookie, Origin: of.config.KITCHEN_URL },
    }),
  );
  return (await answer.json()).hash;
}

beforeAll(async () => {
  if (!hasPrograms) return;
  if ('uid' in account) chownSync(base, account.uid, account.gid);
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
  server.close();
  url = `postgres://tischlein@127.0.0.1:${port}/shop`;
  const [folders = '', settings = ''] = blocks();
  await type(`${folders}
    initdb --pgdata=${inBase('main')} --username=tischlein --auth=trust --encoding=UTF8 --no-instructions > /dev/null`);
  appendFileSync(
    inBase('main', 'postgresql.conf'),
    `${settings}\nport = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '${base}'\n`,
  );
  await type('systemctl start postgresql@15-main\ncreatedb shop');
  await migrateDatabase(url);
});
afterAll(async () => {
  await shop?.stop();
  if (hasPrograms) await type('systemctl stop postgresql@15-main').catch(() => undefined);
  rmSync(base, { recursive: true, force: true });
});

test.skipIf(!hasPrograms)(
  'a shop goes back to the moment before an accident: its orders and pictures are there, and no invoice number is given twice',
  async () => {
    const [, , weekly = '', recovery = '', after = ''] = blocks();
    shop = await startTestShop({ config: { DATABASE_URL: url } });
    const hash = await uploadedTo(shop);
    const first = await invoiceOf(shop);
    await type(weekly);
    const second = await invoiceOf(shop);

    const [{ moment = '' } = {}] = await ask<{ moment: string }>('select clock_timestamp()::text as moment');
    await sleep(1500);
    const third = await invoiceOf(shop);
    await ask('truncate product_orders, media, customers cascade');
    expect(await ask('select 1 from product_orders')).toEqual([]);
    await shop.stop();
    shop = undefined;

    const [day = ''] = readdirSync(inBase('base'));
    await type(recovery.replace('2026-11-22T0300', day).replace('2026-11-23 14:31:00+01', moment));
    await expect
      .poll(async () => (await ask<{ there: boolean }>('select pg_is_in_recovery() as there'))[0]?.there)
      .toBe(false);
    expect(await codes()).toEqual([first, second]);
    expect(await ask("select 1 from product_orders where status = 'PAID'")).toHaveLength(2);

    expect(after).toContain('/tischlein shop invoices new-series');
    const variables = {
      DATABASE_URL: url,
      SMTP_URL: 'smtp://127.0.0.1:1',
      STRIPE_SECRET_KEY: 'sk_test',
      STRIPE_WEBHOOK_SECRET: 'whsec',
    };
    const say = { write: () => undefined, complain: () => undefined };
    expect(await runCommand(['invoices', 'new-series'], variables, say)).toBe(0);
    shop = await startTestShop({ config: { DATABASE_URL: url } });
    expect(await shownBy(shop, hash)).toBe(200);
    const next = await invoiceOf(shop);
    expect(next).toMatch(/^RE-\d{4}B-00001$/);
    expect([first, second, third]).not.toContain(next);

    // The oldest PostgreSQL that the shop takes.
    const complaints: string[] = [];
    await backUpNightly({
      databaseUrl: url,
      folder: inBase('backups'),
      dataFolder: inBase('data'),
      recipients: [],
      keepDays: 30,
      say: () => undefined,
      complain: (line) => complaints.push(line),
    });
    expect(complaints).toEqual([]);
  },
);

test.skipIf(!hasPrograms)(
  'base backups older than three weeks go, with the changes that only they needed',
  async () => {
    const [day = ''] = readdirSync(inBase('base'));
    execFileSync('mv', [inBase('base', day), inBase('base', '2026-01-01')]);
    const old = new Date(Date.now() - 22 * 86_400_000);
    utimesSync(inBase('base', '2026-01-01'), old, old);
    const changes = () => readdirSync(inBase('wal')).filter((name) => /^[0-9A-F]{24}\.gz$/.test(name));
    const before = changes();
    await type(blocks()[2] ?? '');
    const [young = '', ...others] = readdirSync(inBase('base'));
    expect(young).toMatch(/^\d{4}-\d\d-\d\dT\d{4}$/);
    expect(others).toEqual([]);
    expect(before.length).toBeGreaterThan(1);
    const left = changes();
    expect(before.filter((name) => left.includes(name)).length).toBeLessThan(before.length);
    const label = execFileSync('tar', [
      '-xzOf',
      inBase('base', young, 'base.tar.gz'),
      'backup_label',
    ]).toString();
    const [, needed = ''] = /file ([0-9A-F]{24})/.exec(label) ?? [];
    expect(left).toContain(`${needed}.gz`);
    expect(left.filter((name) => name < `${needed}.gz`)).toEqual([]);
  },
);
