import pg from 'pg';

/** A connection of one's own. One that breaks fails the question under way, which is enough: it ends no process. */
export async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
    application_name: 'tischlein backup',
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
