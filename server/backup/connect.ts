import pg from 'pg';
import { notReached } from '../doctor/checks/database.ts';
import { findingLine } from '../doctor/words.ts';

/**
 * A connection of one's own. One that breaks fails the question under way, which is enough: it ends no process. Throws what
 * the doctor says of a database that is not reached, and what to do then.
 * @param variable by which it was named
 */
export async function connect(databaseUrl: string, variable = 'DATABASE_URL'): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
    application_name: 'tischlein backup',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (cause) {
    const said = findingLine(notReached(cause, databaseUrl));
    throw new Error(said.replaceAll('DATABASE_URL', variable), { cause });
  }
  return client;
}
