import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { paidOrder } from '../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../tests/support/shop.ts';
import { backup } from './backup.ts';
import { tryBackup } from './trial.ts';

/** A backup of a shop with two documents. The files made of it are whole, and say themselves how many rows they have. */
let shop: TestShop;
let lines: string[];
const folder = mkdtempSync(path.join(tmpdir(), 'tischlein-trial-'));
beforeAll(async () => {
  shop = await startTestShop();
  for (const _ of [1, 2]) await paidOrder(shop);
  await vi.waitFor(
    async () => expect((await shop.deps.db.execute('select 1 from invoice_files')).rowCount).toBe(2),
    60_000,
  );
  const file = path.join(folder, 'whole.gz');
  await backup(shop.databaseUrl, file);
  lines = gunzipSync(readFileSync(file)).toString().split('\n');
});
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true });
});

/** The backup with some rows of a table changed, or left out where `change` answers null. */
function changed(table: string, change: (row: Record<string, unknown>) => object | null): string {
  let inTable = '';
  const left: Record<string, number> = {};
  const kept = lines.flatMap((line) => {
    if (line.startsWith('#')) {
      const note = JSON.parse(line.slice(1));
      inTable = note.table ?? '';
      if (inTable) left[inTable] = 0;
      return [note.end ? `#${JSON.stringify({ end: left })}` : line];
    }
    if (line === '') return [line];
    const row = inTable === `public.${table}` ? change(JSON.parse(line)) : undefined;
    if (row === null) return [];
    left[inTable] = (left[inTable] ?? 0) + 1;
    return [row ? JSON.stringify(row) : line];
  });
  const file = path.join(folder, 'changed.gz');
  writeFileSync(file, gzipSync(kept.join('\n')));
  return file;
}

const trialOf = (file: string) => tryBackup(shop.databaseUrl, file);

test('a backup in which nothing is missing is well', async () => {
  expect(await trialOf(changed('media', (row) => row))).toMatchObject({
    orders: 2,
    documents: 2,
    pictures: 0,
  });
});

test('a document that the shop had issued by then and the backup lacks is told', async () => {
  let nth = 0;
  const first: unknown[] = [];
  const without = (of: (row: Record<string, unknown>) => unknown) => (row: Record<string, unknown>) =>
    first.includes(of(row)) ? null : row;
  lines.find((line) => line.includes('"code":"RE-') && nth++ === 0 && first.push(JSON.parse(line).id));
  expect(first).toHaveLength(1);
  const whole = [...lines];
  const noFile = gunzipSync(
    readFileSync(
      changed(
        'invoice_files',
        without((row) => row.invoice_id),
      ),
    ),
  ).toString();
  lines = noFile.split('\n');
  const file = changed(
    'invoices',
    without((row) => row.id),
  );
  lines = whole;
  await expect(trialOf(file)).rejects.toThrow(/^Of 2 documents \(INVOICE, \d{4}\) 1 are there\.$/);
});

test('a document whose file is no document, or that says something else than when it was issued, is told', async () => {
  const noDocument = changed('invoice_files', (row) => ({ ...row, pdf: '\\x6e6f6e65' }));
  await expect(trialOf(noDocument)).rejects.toThrow('2 files of documents are none.');
  const other = changed('invoices', (row) => ({
    ...row,
    snapshot: { ...(row.snapshot as object), total: 1 },
  }));
  await expect(trialOf(other)).rejects.toThrow(/^Documents \(INVOICE, \d{4}\) are not what was issued\.$/);
});

test('orders that the backup lacks are told', async () => {
  await shop.deps.db.execute("update product_orders set created_at = created_at - interval '2 hours'");
  const file = path.join(folder, 'none.gz');
  const other = await startTestShop();
  try {
    await backup(other.databaseUrl, file);
  } finally {
    await other.stop();
  }
  await expect(trialOf(file)).rejects.toThrow('2 orders of the shop are missing.');
});
