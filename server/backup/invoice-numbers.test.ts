import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { databaseUrl } from '../../tests/support/global-setup.ts';
import { act, listedOrder, paidOrder } from '../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../tests/support/shop.ts';
import { runCommand } from '../commands/run.ts';
import { nextNumber } from '../services/billing/next-number.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

/** A shop with invoices 1 and 2 and credit note 1 in its backup, and invoice 3 after it. */
const year = berlinDay(Date.now()).slice(0, 4);
let shop: TestShop;
let admin: pg.Client;
let folder: string;
let file: string;
beforeAll(async () => {
  shop = await startTestShop();
  admin = new pg.Client(inject('postgresUrl'));
  await admin.connect();
  folder = mkdtempSync(path.join(tmpdir(), 'tischlein-numbers-'));
  file = path.join(folder, 'shop.jsonl.gz');
  await documentsOf(shop);
  expect(await documentsOf(shop, true)).toBe(`RE-${year}-00002 ST-${year}-00001`);
  await backup(shop.databaseUrl, file);
  expect(await documentsOf(shop)).toBe(`RE-${year}-00003`);
});
afterAll(async () => {
  await shop.stop();
  await admin.end();
  rmSync(folder, { recursive: true, force: true });
});

const opened: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

async function emptyDatabase(): Promise<string> {
  const name = `numbers_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name}`);
  opened.push(() => admin.query(`drop database ${name} with (force)`));
  return databaseUrl(inject('postgresUrl'), name);
}

/** The backup in a folder of its own, where nobody has restored one. */
function ownCopy(from = file): string {
  const copy = path.join(mkdtempSync(path.join(folder, 'copy-')), 'shop.jsonl.gz');
  copyFileSync(from, copy);
  return copy;
}

/** The shop on a backup, restored into a new database. */
async function restored(from = ownCopy(), series?: string) {
  const url = await emptyDatabase();
  const outcome = await restore(url, from, { series });
  const running = await startTestShop({ config: { DATABASE_URL: url } });
  opened.unshift(() => running.stop());
  return Object.assign(running, { outcome, url });
}

/** Numbers of the documents that a new order gets, paid and, if asked, canceled. */
async function documentsOf(of: TestShop, cancel = false): Promise<string> {
  const placed = await paidOrder(of, {
    preferDateAndTime: `${addDays(berlinDay(of.deps.now()), 9)}T12:30`,
  });
  if (cancel) expect((await act(of, placed, 'cancel')).status).toBe(200);
  const { invoice } = await listedOrder(of, placed);
  const { rows } = await of.deps.db.execute<{ code: string; said: string }>(
    `select i.code, i.snapshot->>'code' as said from invoices i join product_orders o on o.id = i.order_id
     where o.public_id = '${placed.publicId}' order by i.id`,
  );
  expect(rows.map(({ said }) => said)).toEqual(rows.map(({ code }) => code));
  expect(rows[0]?.code).toContain(invoice?.code ?? '');
  return rows.map(({ code }) => code).join(' ');
}

function shopCommand(of: TestShop, line: string) {
  let said = '';
  const write = (text: string) => {
    said += text;
  };
  const { SMTP_URL, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, DATABASE_URL } = of.config;
  const variables = { SMTP_URL, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, DATABASE_URL };
  return runCommand(line.split(' '), variables, { write, complain: write }).then((code) => ({ code, said }));
}

test('after a restore invoices and credit notes go on in a new series, without a gap in it', async () => {
  const running = await restored();
  expect(running.outcome.series).toBe('B');
  expect(await documentsOf(running)).toBe(`RE-${year}B-00001`);
  expect(await documentsOf(running, true)).toBe(`RE-${year}B-00002 ST-${year}B-00001`);
  const { rows } = await running.deps.db.execute('select code from invoices order by id');
  expect(rows.map(({ code }) => code).slice(0, 3)).toEqual([
    `RE-${year}-00001`,
    `RE-${year}-00002`,
    `ST-${year}-00001`,
  ]);

  const later = path.join(folder, 'later.jsonl.gz');
  await backup(running.url, later);
  const third = await restored(ownCopy(later));
  expect(await documentsOf(third, true)).toBe(`RE-${year}C-00001 ST-${year}C-00001`);
});

test('after a restore a correction counts on with the invoices, and claims in a new series of their own', async () => {
  const { db } = (await restored()).deps;
  const next = (kind: 'CORRECTION' | 'CLAIM') =>
    db.transaction(async (tx) => (await nextNumber(tx, kind, new Date())).code);
  expect([await next('CORRECTION'), await next('CORRECTION'), await next('CLAIM')]).toEqual([
    `RE-${year}B-00001`,
    `RE-${year}B-00002`,
    `SE-${year}B-00001`,
  ]);
});

test('the same backup restored again, or an older one beside it, takes the letter after the last restore', async () => {
  const newer = ownCopy();
  const older = path.join(path.dirname(newer), 'older.jsonl.gz');
  copyFileSync(newer, older);
  const series = [];
  for (const from of [newer, newer, older]) series.push((await restore(await emptyDatabase(), from)).series);
  expect(series).toEqual(['B', 'C', 'D']);
});

test('a restore is told the letter where its folder does not know', async () => {
  const copy = ownCopy();
  expect(await documentsOf(await restored(copy, 'E'))).toBe(`RE-${year}E-00001`);
  await expect(restore(await emptyDatabase(), copy, { series: 'E' })).rejects.toThrow('may have been used');
  await expect(restore(await emptyDatabase(), copy, { series: '1' })).rejects.toThrow('is a letter');
});

test('the release before, which knows no series, writes its numbers in the series of the restore', async () => {
  const running = await restored();
  await documentsOf(running);
  const placed = await paidOrder(running);
  const { rows } = await running.deps.db.execute<{ code: string; said: string }>(`
    with counted as (
      insert into invoice_numbers (kind, year, last) values ('CREDIT_NOTE', ${year}, 1)
      on conflict (kind, year) do update set last = invoice_numbers.last + 1 returning last
    )
    insert into invoices (order_id, kind, year, number, code, issued_at, snapshot)
    select o.id, 'CREDIT_NOTE', ${year}, last, 'ST-${year}-0000' || last, now(), jsonb_build_object('code', 'ST-${year}-0000' || last)
    from counted, product_orders o where o.public_id = '${placed.publicId}'
    returning code, snapshot->>'code' as said`);
  expect(rows).toEqual([{ code: `ST-${year}B-00001`, said: `ST-${year}B-00001` }]);
});

test('after a failover the next number is raised by hand, and never lowered', async () => {
  const before = Number(
    /next invoice: RE-\d+-(\d+)\n/.exec((await shopCommand(shop, 'invoices next')).said)?.[1],
  );
  const code = (number: number) => `RE-${year}-${String(number).padStart(5, '0')}`;
  expect((await shopCommand(shop, `invoices next ${before + 7} --dry-run`)).said).toBe(
    `the next invoice would be ${code(before + 7)} instead of ${code(before)}\n`,
  );
  expect(await shopCommand(shop, `invoices next ${before + 7}`)).toEqual({
    code: 0,
    said: `the next invoice is ${code(before + 7)} instead of ${code(before)}; those between are not given\n`,
  });
  expect(await documentsOf(shop)).toBe(code(before + 7));
  expect(await shopCommand(shop, 'invoices next 2')).toEqual({
    code: 0,
    said: `the next invoice is ${code(before + 8)} already; nothing was changed\n`,
  });
  expect((await shopCommand(shop, 'invoices next 0')).code).toBe(2);
  expect((await shopCommand(shop, 'invoices next 40 --credit-notes')).said).toContain(`ST-${year}-00040`);
  expect(await documentsOf(shop, true)).toBe(`${code(before + 8)} ST-${year}-00040`);
});

test('a new series begins by hand where the database went back to an earlier moment without a restore', async () => {
  const running = await restored();
  expect((await shopCommand(running, 'invoices new-series --dry-run')).said).toBe(
    `the next numbers would be RE-${year}C-00001 and ST-${year}C-00001\n`,
  );
  expect(await shopCommand(running, 'invoices new-series B')).toMatchObject({ code: 1 });
  expect((await shopCommand(running, 'invoices new-series Z')).code).toBe(0);
  expect(await documentsOf(running)).toBe(`RE-${year}Z-00001`);
  expect((await shopCommand(running, 'invoices new-series')).said).toContain(`RE-${year}AA-00001`);
  expect((await shopCommand(running, 'invoices next 5')).said).toContain(`RE-${year}AA-00005`);
  expect(await documentsOf(running)).toBe(`RE-${year}AA-00005`);
});
