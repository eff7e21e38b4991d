import { spawnSync } from 'node:child_process';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { type DatabaseHandle, openDatabase } from './database.ts';

let database: DatabaseHandle;
beforeEach(() => {
  database = openDatabase(inject('postgresUrl'), () => undefined);
});
afterEach(() => database.close());

const all = Array.from({ length: 10 });
const useAll = () => Promise.all(all.map(() => database.pool.query('select pg_sleep(0.05)')));

/** Ends all connections of the pool from outside, and returns before this process can have noticed. */
function cutUnnoticed(): void {
  const cut = `import pg from 'pg';
    const admin = new pg.Client(process.env.URL);
    await admin.connect();
    await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'tischlein'");
    await admin.end();`;
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', cut], {
    env: { ...process.env, URL: inject('postgresUrl') },
  });
  expect(status).toBe(0);
}

test('a transaction that cannot begin gives its connection back', async () => {
  await useAll();
  expect(database.pool.totalCount).toBe(10);
  cutUnnoticed();
  const begun = await Promise.allSettled(
    all.map(() => database.db.transaction((tx) => tx.execute(sql`select 1`))),
  );
  expect(begun.filter(({ status }) => status === 'rejected')).toHaveLength(10);
  await useAll();
});

test('nobody gets a connection with the transaction or the statement of another on it', async () => {
  const begun = await database.pool.connect();
  await begun.query('begin');
  begun.release();
  expect(database.pool.idleCount).toBe(0);
  const asking = await database.pool.connect();
  const slow = asking.query('select pg_sleep(0.2)');
  asking.release();
  expect(database.pool.idleCount).toBe(0);
  await Promise.allSettled([slow]);
});

test('a transaction on a server that falls silent ends after five seconds, and its connection with it', async () => {
  let pid = 0;
  const started = performance.now();
  try {
    await expect(
      database.db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
        pid = rows[0]?.pid ?? 0;
        process.kill(pid, 'SIGSTOP');
        await tx.execute(sql`select 1`);
      }),
    ).rejects.toThrow();
    expect(performance.now() - started).toBeLessThan(6000);
    expect(database.pool.totalCount).toBe(0);
  } finally {
    process.kill(pid, 'SIGCONT');
  }
});
