import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { databaseUrl } from '../../tests/support/global-setup.ts';
import { migrateDatabase } from './migrate.ts';

test('eight processes that start at once lay out an empty database once', async () => {
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client(inject('postgresUrl'));
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = databaseUrl(inject('postgresUrl'), name);
  await Promise.all(Array.from({ length: 8 }, () => migrateDatabase(url)));
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(
    'select hash, count(*)::int as times from drizzle.__drizzle_migrations group by hash',
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ times }) => times === 1)).toBe(true);
  await client.end();
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});

test('a database that takes no connections yet is waited for', async () => {
  const name = `late_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client(inject('postgresUrl'));
  await admin.connect();
  await admin.query(`create database ${name} with allow_connections false`);
  const starting = migrateDatabase(databaseUrl(inject('postgresUrl'), name));
  const opened = admin
    .query('select pg_sleep(0.7)')
    .then(() => admin.query(`alter database ${name} with allow_connections true`));
  await Promise.all([starting, opened]);
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});

test('an address that is wrong is said so at once', async () => {
  const wrong = new URL(inject('postgresUrl'));
  wrong.password = 'wrong';
  const started = Date.now();
  await expect(migrateDatabase(wrong.href)).rejects.toThrow('password');
  expect(Date.now() - started).toBeLessThan(5000);
});
