import pg from 'pg';

const CANNOT_CONNECT_NOW = '57P03';

/** A held connection to the maintenance database; `busy` while PostgreSQL recovers or shuts down. */
export type Attempt = { client: pg.Client } | { busy: boolean };

/** Connects as the owner. Success proves that the cluster is ours: the password is random and ours alone. */
export async function connect(port: number, password: string): Promise<Attempt> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'tischlein',
    password,
    database: 'postgres',
    connectionTimeoutMillis: 2000,
    application_name: 'supervisor',
  });
  client.on('error', () => {
    // 'end' follows and is what the supervisor listens to
  });
  try {
    await client.connect();
    return { client };
  } catch (error) {
    await client.end().catch(() => undefined);
    return { busy: (error as { code?: string }).code === CANNOT_CONNECT_NOW };
  }
}

/** Makes the shop's database if it is missing; two starts at once may both try. */
export async function ensureDatabase(client: pg.Client, name: string): Promise<void> {
  const found = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (found.rowCount) return;
  await client.query(`create database ${pg.escapeIdentifier(name)}`).catch((error: { code?: string }) => {
    if (error.code !== '42P04' && error.code !== '23505') throw error;
  });
}
