import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startPostgres } from '#sandbox/postgres/start.ts';
import { databaseUrl } from '../../tests/support/global-setup.ts';
import { type HealthyShop, openHealthyShop } from '../../tests/support/healthy-shop.ts';
import { zoneFindings } from './checks/clock.ts';
import { type ServerFacts, serverFindings } from './checks/database.ts';
import { roomFindings } from './checks/disk.ts';
import { openExamination } from './examination.ts';
import { runLooks } from './examine.ts';
import type { Finding, FindingCode } from './finding.ts';

let shop: HealthyShop;
/** Somebody who is neither superuser nor owner, but may do everything with the rows. */
let writer: string;
beforeAll(async () => {
  shop = await openHealthyShop();
  const role = `writer_${shop.databaseName}`;
  await shop.admin.query(`create role ${role} login password 'writes'`);
  for (const schema of ['public', 'drizzle']) {
    await shop.inside.query(`grant usage on schema ${schema} to ${role}`);
    await shop.inside.query(`grant all on all tables in schema ${schema} to ${role}`);
  }
  const url = new URL(shop.env.DATABASE_URL ?? '');
  [url.username, url.password] = [role, 'writes'];
  writer = url.href;
});
afterAll(async () => {
  const role = new URL(writer).username;
  await shop.inside.query(`drop owned by ${role}`);
  await shop.admin.query(`drop role ${role}`);
  await shop.close();
});

const codesOf = async (DATABASE_URL?: string, hours = 0) => {
  const now = () => Date.now() + hours * 3_600_000;
  return (await shop.examine(DATABASE_URL ? { DATABASE_URL } : {}, { now })).map(({ code }) => code);
};

/** What is found while something is so in the database, and after it is undone. */
async function whileSo(change: string, undo: string, DATABASE_URL?: string): Promise<FindingCode[]> {
  await shop.inside.query(change);
  try {
    return await codesOf(DATABASE_URL);
  } finally {
    await shop.inside.query(undo);
  }
}

describe('a database', () => {
  test('that cannot be reached is named once, by what keeps one from it', async () => {
    const changed = (change: Partial<URL>) =>
      Object.assign(new URL(shop.env.DATABASE_URL ?? ''), change).href;
    expect(await codesOf(changed({ port: '9' }))).toEqual(['database_unreachable']);
    expect(await codesOf(changed({ password: 'wrong' }))).toEqual(['database_password']);
    expect(await codesOf(changed({ pathname: '/elsewhere' }))).toEqual(['database_missing']);
    expect(await shop.examine({ DATABASE_URL: '' })).toMatchObject([
      { code: 'variable_wrong', values: { name: 'DATABASE_URL' } },
    ]);
  });

  test('that takes no writes is named, and needs none to be looked at', async () => {
    const { databaseName: name } = shop;
    expect(
      await whileSo(
        `alter database ${name} set default_transaction_read_only = on`,
        `set transaction read write; alter database ${name} reset default_transaction_read_only`,
      ),
    ).toEqual(['database_read_only']);
  });

  test('that is a standby is named', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'tischlein-standby-'));
    await (await startPostgres({ dataDir })).stop();
    closeSync(openSync(path.join(dataDir, 'postgres', 'cluster', 'standby.signal'), 'w'));
    const standby = await startPostgres({ dataDir });
    try {
      expect(await codesOf(standby.url)).toContain('database_standby');
    } finally {
      await standby.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

  test('that is empty, and stores text in another way, is named', async () => {
    const name = `plain_${shop.databaseName}`;
    await shop.admin.query(`create database ${name} template template0 encoding 'SQL_ASCII' locale 'C'`);
    const url = databaseUrl(inject('postgresUrl'), name);
    expect(await codesOf(url)).toEqual(['database_encoding', 'database_empty']);
    await shop.admin.query(`drop database ${name} with (force)`);
  });

  test('that lacks a migration is named with it', async () => {
    const { rows } = await shop.inside.query(
      'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations) returning *',
    );
    const [finding] = await shop.examine();
    expect(finding).toMatchObject({ code: 'migration_missing', values: { count: '1' } });
    expect(finding?.values.name).toMatch(/^\d{4}$/);
    // The next release could not lay out what is missing either.
    expect(await codesOf(writer)).toEqual(['migration_missing', 'role_cannot_lay_out']);
    const { id, hash, created_at: at } = rows[0] ?? {};
    await shop.inside.query('insert into drizzle.__drizzle_migrations values ($1, $2, $3)', [id, hash, at]);
  });

  test('whose role owns nothing, may not write, or gets no connections is named', async () => {
    const role = new URL(writer).username;
    expect(await codesOf(writer)).toEqual(['role_not_owner']);
    expect(
      await whileSo(`revoke insert on outbox from ${role}`, `grant insert on outbox to ${role}`, writer),
    ).toEqual(['role_cannot_write', 'role_not_owner']);
    const limit = (count: number) => `alter role ${role} connection limit ${count}`;
    expect(await whileSo(limit(5), limit(-1), writer)).toEqual(['few_connections', 'role_not_owner']);
    expect(await whileSo(limit(0), limit(-1), writer)).toEqual(['database_busy']);
    expect(
      await whileSo(
        `alter role ${role} set synchronous_commit = off`,
        `alter role ${role} reset synchronous_commit`,
        writer,
      ),
    ).toEqual(['database_forgetful', 'role_not_owner']);
  });

  test('that is too old is named', () => {
    const facts: ServerFacts = {
      version: 140_012,
      standby: false,
      readOnly: false,
      encoding: 'UTF8',
      connections: 97,
      forgetful: [],
    };
    expect(serverFindings(facts)).toMatchObject([{ code: 'database_old', values: { version: '14' } }]);
    expect(serverFindings({ ...facts, version: 150_000 })).toEqual([]);
  });
});

describe('time', () => {
  test('that differs between machine, database and provider is named', async () => {
    expect(await codesOf(undefined, 1)).toEqual(['clock_provider', 'clock_database']);
  });

  test('of Berlin that a Node does not know is named', () => {
    const inUtc = (instant: number) => {
      const [day = '', time = ''] = new Date(instant).toISOString().split('T');
      return { day, time: time.slice(0, 5) };
    };
    expect(zoneFindings(inUtc)).toMatchObject([{ code: 'zone_wrong' }]);
  });
});

test('a disk that is full, or soon will be, is named', () => {
  const found = (bytes: number) => roomFindings('/backups', bytes).map(({ code }) => code);
  expect([100e6, 500e6, 5000e6].map(found)).toEqual([['disk_full'], ['disk_low'], []]);
});

describe('a backup', () => {
  /** What is found while a note about backups in the database is another one, or none. */
  async function whileNoted(key: string, value: object | null): Promise<readonly Finding[]> {
    const { rows } = await shop.inside.query('delete from settings where key = $1 returning *', [key]);
    const note = (noted: string) =>
      shop.inside.query(
        `insert into settings (key, value, public) values ($1, $2, false)
          on conflict (key) do update set value = excluded.value`,
        [key, noted],
      );
    if (value) await note(JSON.stringify(value));
    try {
      return await shop.examine();
    } finally {
      await note(rows[0]?.value);
    }
  }
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

  test('that is missing or late is named', async () => {
    expect(await codesOf(undefined, 72)).toEqual(['clock_provider', 'clock_database', 'backup_old']);
    expect(await whileNoted('last-backup', null)).toMatchObject([{ code: 'backup_never' }]);
    expect(await codesOf()).toEqual([]);
  });

  test('that is not encrypted is named, also one of a release before', async () => {
    expect(await whileNoted('last-backup', { at: daysAgo(0), folder: '/nowhere' })).toMatchObject([
      { code: 'backup_plain' },
    ]);
  });

  test('that nobody has restored for trial, for long or with success, is named', async () => {
    const trial = (value: object | null) => whileNoted('last-backup-trial', value);
    expect(await trial(null)).toMatchObject([{ code: 'backup_untried' }]);
    expect(await trial({ at: daysAgo(8), problem: null })).toEqual([]);
    expect(await trial({ at: daysAgo(11), problem: null })).toMatchObject([
      { code: 'backup_trial_old', values: { days: '11' } },
    ]);
    expect(await trial({ at: daysAgo(1), problem: 'The backup is damaged or was cut off.' })).toMatchObject([
      {
        code: 'backup_trial_failed',
        level: 'fault',
        values: { reason: 'The backup is damaged or was cut off' },
      },
    ]);
  });

  test('that this program could not restore, since a newer one has laid out the database, is a warning', async () => {
    const list = 'drizzle.__drizzle_migrations';
    await shop.inside.query(
      `insert into ${list} (hash, created_at) values ('of a newer release', 9999999999999)`,
    );
    try {
      const trial = (value: object | null) => whileNoted('last-backup-trial', value);
      const older = 'The backup has migrations that this shop does not know: it is of a newer one.';
      for (const noted of [null, { at: daysAgo(1), problem: null }, { at: daysAgo(1), problem: older }])
        expect(await trial(noted)).toMatchObject([{ code: 'backup_newer', level: 'warning' }]);
      expect(await trial({ at: daysAgo(1), problem: '1 pictures are not what was uploaded.' })).toMatchObject(
        [{ code: 'backup_trial_failed' }, { code: 'backup_newer' }],
      );
    } finally {
      await shop.inside.query(`delete from ${list} where hash = 'of a newer release'`);
    }
  });

  test('that nobody could make for those who are named is named, without what stands there', async () => {
    const mine = `${shop.env.BACKUP_RECIPIENTS}, AGE-SECRET-KEY-1QQQ`;
    const findings = await shop.examine({ BACKUP_RECIPIENTS: mine });
    expect(findings).toMatchObject([{ code: 'backup_recipient', values: { nth: '2' } }]);
    expect(JSON.stringify(findings)).not.toContain('SECRET');
  });
});

describe('what is left of a demo', () => {
  test.each<[named: FindingCode, change: string, undo: string]>([
    [
      'sample_company',
      `insert into settings values ('company', '{"company": "Küche Neun", "vatId": "DE000000000"}', true)`,
      "delete from settings where key = 'company'",
    ],
    [
      'sample_staff',
      "insert into staff (email, name, role) values ('chefin@example.com', 'Klara', 'OWNER')",
      'delete from staff',
    ],
    [
      'sample_discount',
      "insert into discounts (code, percent) values ('TISCHLEIN10', 10)",
      'delete from discounts',
    ],
  ])('%s is named', async (named, change, undo) => {
    expect(await whileSo(change, undo)).toEqual([named]);
  });

  test('in the files is named', async () => {
    const content = { shop: { vatId: 'DE000000000' }, sampleTexts: ['terms'], catalogue: {} };
    expect(await shop.examine({}, { content })).toMatchObject([
      { code: 'sample_file', values: { file: 'content/shop.ts', parts: 'vatId' } },
      { code: 'sample_file', values: { file: 'content/legal/legal.ts', parts: 'terms' } },
    ]);
  });
});

test('a check that hangs or breaks is a finding itself', async () => {
  const examination = openExamination({ given: {}, wrong: [], isLive: true }, {});
  const looks = [
    { check: 'clock', look: () => new Promise<never>(() => undefined) },
    { check: 'disk', look: () => Promise.reject(new Error('no such disk')) },
  ] as const;
  expect((await runLooks(looks, examination, 50)).findings).toMatchObject([
    { check: 'clock', code: 'check_hung' },
    { check: 'disk', code: 'check_failed', values: { reason: 'no such disk' } },
  ]);
});
