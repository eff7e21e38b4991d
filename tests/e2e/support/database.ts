import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Asks the database of the shop under test. */
export async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> {
  const noted = join(process.env.DATA_DIR ?? '.data', 'environment.json');
  const client = new pg.Client(
    (JSON.parse(readFileSync(noted, 'utf8')) as { DATABASE_URL: string }).DATABASE_URL,
  );
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
