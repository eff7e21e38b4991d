import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { connect } from './connect.ts';
import { encryptionFor } from './encryption.ts';
import { noteBackup } from './last-backup.ts';
import { listTables, type Table } from './tables.ts';

/** First line of every backup. */
export const backupFormat = 'tischlein-backup-1';
/** Few enough that they fit into the memory of a small server, also where each is a picture (2 MB as it is written). */
const rowsAtOnce = 100;
const filesAtOnce = 1;

/** How many rows each table had. */
export type RowCounts = Record<string, number>;

export interface BackupOptions {
  /** Whom the file is encrypted for, `age1…`; nobody, and it is not encrypted. */
  readonly recipients?: readonly string[];
  readonly signal?: AbortSignal | undefined;
}

/**
 * Writes all rows of the database to a file: JSON lines in gzip, all as of one moment, while the shop goes on.
 * A file of that name exists only once the backup is complete. It holds personal data: readable by the owner only, and
 * encrypted in the age format where recipients are named.
 */
export async function backup(
  databaseUrl: string,
  file: string,
  { recipients = [], signal }: BackupOptions = {},
): Promise<RowCounts> {
  const encryption = recipients.length > 0 ? await encryptionFor(recipients) : null;
  const client = await connect(databaseUrl);
  const draft = `${file}.part`;
  const counts: RowCounts = {};
  try {
    await client.query('begin isolation level repeatable read read only');
    // For this transaction only: a pooler gives the connection to others.
    await client.query(
      "set local timezone = 'UTC'; set local extra_float_digits = 3; set local statement_timeout = 0",
    );
    const tables = await listTables(client);
    if (tables.length === 0) throw new Error('The database is empty: no shop has used it yet.');
    const lines = Readable.from(allLines(client, tables, counts));
    const written = createWriteStream(draft, { mode: 0o600, flush: true });
    await (encryption
      ? pipeline(lines, createGzip(), encryption, written, { signal })
      : pipeline(lines, createGzip(), written, { signal }));
    await rename(draft, file);
    await client.query('commit');
    await noteBackup(client, file, encryption !== null);
    return counts;
  } catch (error) {
    await rm(draft, { force: true });
    if ((error as { code?: string }).code !== 'ENOSPC') throw error;
    throw new Error(
      `${file} cannot be written: nothing has room there any more (ENOSPC). Delete old backups there, or name another folder.`,
      { cause: error },
    );
  } finally {
    await client.end();
  }
}

async function* allLines(client: pg.Client, tables: Table[], counts: RowCounts): AsyncGenerator<string> {
  yield note({ format: backupFormat, at: new Date().toISOString() });
  for (const { name, columns, hasFiles } of tables) {
    yield note({ table: name });
    counts[name] = 0;
    await client.query(
      `declare rows no scroll cursor for select row_to_json(r)::text as line from (select ${columns.join(', ')} from ${name}) r`,
    );
    for (;;) {
      const { rows } = await client.query<{ line: string }>(
        `fetch ${hasFiles ? filesAtOnce : rowsAtOnce} from rows`,
      );
      if (rows.length === 0) break;
      counts[name] += rows.length;
      yield rows.map(({ line }) => `${line}\n`).join('');
    }
    await client.query('close rows');
  }
  // A file that was cut off lacks this.
  yield note({ end: counts });
}

/** A line about the rows that follow; rows start with a brace, these with `#`. */
function note(about: object): string {
  return `#${JSON.stringify(about)}\n`;
}
