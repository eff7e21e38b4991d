import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { databaseUrl, templateDatabase } from '../support/global-setup.ts';

/** A laid-out database, and somebody who may read it but not write: what a wrong role looks like. */
const name = `reader_${randomUUID().replaceAll('-', '')}`;
const reader = new URL(databaseUrl(inject('postgresUrl'), name));
[reader.username, reader.password] = [name, 'only-reads'];
let admin: pg.Client;
beforeAll(async () => {
  admin = new pg.Client(inject('postgresUrl'));
  await admin.connect();
  await admin.query(`create role ${name} login password 'only-reads'`);
  await admin.query('select pg_advisory_lock(1)');
  await admin.query(`create database ${name} template ${templateDatabase}`);
  await admin.query('select pg_advisory_unlock(1)');
  const inside = new pg.Client(databaseUrl(inject('postgresUrl'), name));
  await inside.connect();
  for (const schema of ['public', 'drizzle']) {
    await inside.query(`grant usage on schema ${schema} to ${name}`);
    await inside.query(`grant select on all tables in schema ${schema} to ${name}`);
  }
  await inside.end();
});
afterAll(async () => {
  await admin.query(`drop database ${name} with (force)`);
  await admin.query(`drop role ${name}`);
  await admin.end();
});

/** The built shop, which does not open: its exit code, and what it says on each of the two ways. */
async function start(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['build/server/main.js'], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: reader.href,
      SMTP_URL: 'smtp://127.0.0.1:9',
      STRIPE_SECRET_KEY: 'sk_test_sandbox',
      STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code, said, complained };
}

test('a shop that cannot open says why in one line of its log, and shows no values', async () => {
  const { code, said, complained } = await start({ SHOP_DEMO: '1' });
  expect({ code, complained }).toEqual({ code: 1, complained: '' });
  const line = JSON.parse(said);
  expect(line).toMatchObject({
    level: 60,
    msg: 'shop does not open',
    err: { cause: { code: '42501', message: 'permission denied for table settings' } },
  });
  expect(said).not.toMatch(/params|[\w-]{43}/);
});

test('a demo that is switched off by 0 is none, and another word is told what there is', async () => {
  const none = JSON.parse((await start({ SHOP_DEMO: '0' })).said);
  expect(none.err.message).not.toContain('SHOP_DEMO must');
  const no = JSON.parse((await start({ SHOP_DEMO: 'no' })).said);
  expect(no.err.message).toContain(
    'SHOP_DEMO must be 1, which opens a demo, or 0, which opens a shop for customers.',
  );
});

test('the built shop opens as a demo only when that is said, whatever NODE_ENV is', async () => {
  for (const env of [{}, { NODE_ENV: '' }, { NODE_ENV: 'development' }, { SHOP_DEMO: '0' }]) {
    const { code, said } = await start(env);
    expect(code).toBe(1);
    const { err } = JSON.parse(said);
    for (const part of [
      'PUBLIC_URL',
      'STRIPE_SECRET_KEY',
      'content/shop.ts',
      'content/legal',
      'content/catalogue',
    ]) {
      expect(err.message).toContain(part);
    }
  }
});
