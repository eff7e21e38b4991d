import { type ExtractTablesWithRelations, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { MovingPool } from './moving-pool.ts';

export type Database = NodePgDatabase;
/** A transaction, or the pool itself: what a query needs. */
export type Queryable = Database | Parameters<Parameters<Database['transaction']>[0]>[0];

/** Columns as PostgreSQL has them, for the names that TypeScript has. */
const casing = 'snake_case';

/** Drizzle's own class for the queries of one connection, told that none is written as `db.query.<table>`. */
const Session = NodePgSession<Record<string, never>, ExtractTablesWithRelations<Record<string, never>>>;

export interface DatabaseHandle {
  readonly db: Database;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * Opens the pool. A lost connection costs one request, never the process: `onError` hears of it. Waiting for
 * a connection and for a query ends, so that a database in trouble becomes a 503 within 5 s.
 */
export function openDatabase(url: string, onError: (error: Error) => void): DatabaseHandle {
  const pool = new MovingPool(
    {
      connectionString: url,
      max: 10,
      connectionTimeoutMillis: 4000,
      idleTimeoutMillis: 30_000,
      statement_timeout: 4500,
      query_timeout: 5000,
      idle_in_transaction_session_timeout: 20_000,
      application_name: 'tischlein',
    },
    onError,
  );
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  const db = drizzleOn(pool);
  // One for all transactions: each with its own would work out the names of all columns anew, 0.2 ms for a small one.
  const dialect = new PgDialect({ casing });
  // Drizzle's own `transaction` gives the connection back only if `begin` succeeded: one that broke just then was lost to the
  // pool. So the connection is taken and given back here, and drizzle does the rest on it.
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await new Session(client, dialect, undefined).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return { db, pool, close: () => pool.end() };
}

/** Queries in TypeScript, on a pool or on one connection. */
export function drizzleOn(client: pg.Pool | pg.Client): Database {
  return drizzle({ client, casing });
}

/** Throws unless the database can be written to: a standby answers questions, but takes no order. */
export async function assertWritable(db: Queryable): Promise<void> {
  const { rows } = await db.execute(sql`select current_setting('transaction_read_only') = 'off' as writable`);
  if (!rows[0]?.writable) throw new Error('the database takes no writes');
}
