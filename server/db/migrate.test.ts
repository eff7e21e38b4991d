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
