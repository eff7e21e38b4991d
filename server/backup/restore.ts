import type pg from 'pg';
import { berlinDay } from '#rules/booking/berlin-time.ts';
import { drizzleOn } from '../db/database.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { beginSeries } from '../services/billing/invoice-series.ts';
import { backupFormat, type RowCounts } from './backup.ts';
import { connect } from './connect.ts';
import { openBackup } from './read-backup.ts';
import { notedSeries, noteSeries } from './series-note.ts';
import { listTables, type Table } from './tables.ts';

const rowsAtOnce = 500;
/** Characters: pictures have two million each. */
const charactersAtOnce = 2_000_000;
/** The one table in which the layout itself puts a row. */
const counter = 'public.catalogue_version';
/** Of releases up to 0.17.10, whose ledger had all that was in them. */
const gone = ['public.refunds', 'public.money_back'];

export interface Restored {
  readonly counts: RowCounts;
  /** When the backup was made, in milliseconds since 1970. */
  readonly at: number;
  /** Letter of the series in which invoices and credit notes go on. */
  readonly series: string;
  /** Where that is noted for the next restore; null when it could not be. */
  readonly notedIn: string | null;
}

export interface RestoreOptions {
  /** The letter of the new series; else the next that is not known to have been used. */
  readonly series?: string | undefined;
  /** `AGE-SECRET-KEY-1…`, for a file that is encrypted. */
  readonly identities?: readonly string[];
  /** Nobody will open a shop on it: its series is noted nowhere, so that no letter is used up. */
  readonly isTrial?: boolean;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Lays out an empty database and fills it from a backup, in one transaction. A backup of an older shop is filled
 * into the newest layout. Invoices go on in a new series. Throws, and leaves the database without rows, when it is not
 * empty, when the file is no complete backup or not to be decrypted, when it comes from a newer shop, or when the series
 * has been used.
 */
export async function restore(
  databaseUrl: string,
  file: string,
  options: RestoreOptions = {},
): Promise<Restored> {
  const opened = await openBackup(file, options.identities);
  try {
    await refuseFull(databaseUrl);
    await migrateDatabase(databaseUrl);
    return await restoreLines(databaseUrl, file, opened.lines, options);
  } finally {
    opened.close();
  }
}

async function restoreLines(
  databaseUrl: string,
  file: string,
  lines: AsyncIterable<string>,
  { series: wanted, isTrial = false, signal }: RestoreOptions,
): Promise<Restored> {
  const client = await connect(databaseUrl);
  try {
    await client.query("begin; set local timezone = 'UTC'; set local statement_timeout = 0");
    const { counts, at } = await fill(client, lines, signal);
    const years = yearsBetween(at, Date.now());
    const elsewhere = await notedSeries(file, years);
    const series = await beginSeries(drizzleOn(client), years, { wanted, elsewhere });
    // Before the commit: a letter too many does no harm, one used twice does.
    const notedIn = isTrial ? null : await noteSeries(file, years, series);
    await client.query('commit');
    return { counts, at, series, notedIn };
  } finally {
    await client.end();
  }
}

async function refuseFull(databaseUrl: string): Promise<void> {
  const client = await connect(databaseUrl);
  try {
    for (const { name } of await listTables(client)) {
      if (!name.startsWith('public.') || name === counter) continue;
      const { rowCount } = await client.query(`select 1 from ${name} limit 1`);
      if (rowCount) throw new Error(`The database is not empty: ${name} has rows. Restore into a new one.`);
    }
  } finally {
    await client.end();
  }
}

/** Berlin years of documents that may have been issued after the backup. */
function yearsBetween(from: number, until: number): number[] {
  const [first, last] = [from, until].map((at) => Number(berlinDay(at).slice(0, 4))) as [number, number];
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, nth) => first + nth);
}

async function fill(
  client: pg.Client,
  lines: AsyncIterable<string>,
  signal: AbortSignal | undefined,
): Promise<{ counts: RowCounts; at: number }> {
  const tables = new Map((await listTables(client)).map((table) => [table.name, table]));
  const counts: RowCounts = {};
  let current: Table | undefined;
  let name = '';
  let batch: string[] = [];
  let characters = 0;
  let end: RowCounts | undefined;
  const flush = async () => {
    if (current && batch.length > 0) await insert(client, current, batch);
    batch = [];
    characters = 0;
  };
  let isBackup = false;
  let at = Number.NaN;
  for await (const line of lines) {
    signal?.throwIfAborted();
    const note = line.startsWith('#') ? JSON.parse(line.slice(1)) : undefined;
    if (note?.format === backupFormat) at = Date.parse(note.at);
    isBackup ||= !Number.isNaN(at);
    if (!isBackup) throw new Error('This is no backup of a shop.');
    if (note?.table) {
      await flush();
      name = note.table;
      counts[name] = 0;
      current = gone.includes(name) ? undefined : await begin(client, tables, name);
    } else if (note) end = note.end;
    else {
      counts[name] = (counts[name] ?? 0) + 1;
      if (!current) continue;
      characters += line.length;
      if (batch.push(line) >= rowsAtOnce || characters >= charactersAtOnce) await flush();
    }
  }
  await flush();
  if (JSON.stringify(end) !== JSON.stringify(counts)) throw new Error('The backup is not complete.');
  for (const each of gone) delete counts[each];
  for (const table of tables.values()) await advanceSequences(client, table);
  return { counts, at };
}

/** What the layout itself has put in gives way to the rows of the backup; migrations that it knows are not lost. */
async function begin(client: pg.Client, tables: Map<string, Table>, name: string): Promise<Table> {
  const table = tables.get(name);
  if (!table)
    throw new Error(
      `The backup has a table ${name} that this shop does not know: it is of a newer one. Restore it with the program of that release.`,
    );
  if (name.startsWith('public.')) await client.query(`delete from ${name}`);
  return table;
}

async function insert(client: pg.Client, { name, columns }: Table, lines: string[]): Promise<void> {
  const rows = `[${lines.join(',')}]`;
  if (name.startsWith('drizzle.')) return checkMigrations(client, name, rows);
  const given = Object.keys(JSON.parse(lines[0] ?? '{}'));
  const taken = columns.filter((column) => given.includes(column.replaceAll(/^"|"$/g, '')));
  if (taken.length < given.length)
    throw new Error(`${name} has columns that this shop does not know: it is of a newer one.`);
  await client.query(
    `insert into ${name} (${taken.join(', ')}) overriding system value
     select ${taken.join(', ')} from json_populate_recordset(null::${name}, $1::json)`,
    [rows],
  );
}

async function checkMigrations(client: pg.Client, name: string, rows: string): Promise<void> {
  const { rowCount } = await client.query(
    `select 1 from json_populate_recordset(null::${name}, $1::json) b
     where not exists (select 1 from ${name} known where known.hash = b.hash or known.created_at = b.created_at)`,
    [rows],
  );
  if (rowCount)
    throw new Error(
      'The backup has migrations that this shop does not know: it is of a newer one. Restore it with the program of that release.',
    );
}

async function advanceSequences(client: pg.Client, { name, sequences }: Table): Promise<void> {
  for (const { column, sequence } of sequences) {
    await client.query(`select setval($1, coalesce((select max(${column}) from ${name}), 0) + 1, false)`, [
      sequence,
    ]);
  }
}
