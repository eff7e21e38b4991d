import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { media } from '#server/db/schema/menu.ts';
import { databaseUrl } from '../../tests/support/global-setup.ts';
import { paidOrder } from '../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../tests/support/shop.ts';
import { backUpEveryNight } from './every-night.ts';
import { lastTrial } from './last-trial.ts';
import { backUpNightly, type Night } from './night.ts';
import { ownIdentity } from './own-identity.ts';
import { restore } from './restore.ts';
import { trialPrefix } from './trial-database.ts';

const day = 86_400_000;
let shop: TestShop;
let admin: pg.Client;
/** On the shop's own database. */
let ownClient: pg.Client;
let base: string;
let folder: string;
let recipient: string;
let identity: string;
beforeAll(async () => {
  shop = await startTestShop();
  admin = new pg.Client(inject('postgresUrl'));
  await admin.connect();
  ownClient = new pg.Client(shop.databaseUrl);
  await ownClient.connect();
  await paidOrder(shop);
  const waiting = 'select 1 from invoice_files';
  await vi.waitFor(async () => expect((await shop.deps.db.execute(waiting)).rowCount).toBe(1), 60_000);
  identity = await generateX25519Identity();
  recipient = await identityToRecipient(identity);
});
afterAll(async () => {
  await admin.end();
  await ownClient.end();
  await shop.stop();
});
beforeEach(async () => {
  base = mkdtempSync(path.join(tmpdir(), 'tischlein-night-'));
  folder = path.join(base, 'files');
  await shop.deps.db.execute("delete from settings where key like 'last-backup%'");
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

/** One turn, and what was said of it. */
async function turn(changes: Partial<Night> = {}) {
  const said: string[] = [];
  const complaints: string[] = [];
  const isWell = await backUpNightly({
    databaseUrl: shop.databaseUrl,
    folder,
    dataFolder: path.join(base, 'data'),
    recipients: [recipient],
    keepDays: 30,
    say: (line) => said.push(line),
    complain: (line) => complaints.push(line),
    ...changes,
  });
  return { isWell, said: said.join('\n'), complaints: complaints.join('\n') };
}

const name = () => new URL(shop.databaseUrl).pathname.slice(1);
const trialDatabases = async () =>
  (await admin.query('select 1 from pg_database where starts_with(datname, $1)', [trialPrefix(name())]))
    .rowCount;
const trial = () => lastTrial(ownClient);

test('a night writes a backup for the recipients and this machine, and tries it; no letter of the invoices is used up', async () => {
  const { isWell, said, complaints } = await turn();
  expect({ isWell, complaints }).toEqual({ isWell: true, complaints: '' });
  expect(said).toMatch(/\d+Z\.jsonl\.gz\.age: \d+ rows, 1 orders, encrypted for 1 and this machine\n/);
  expect(said).toMatch(/restored for trial in \d+ s: \d+ rows, 1 orders, 1 documents, 0 pictures$/);
  expect(await trial()).toMatchObject({ problem: null });
  expect(Date.now() - Number((await trial())?.at)).toBeLessThan(60_000);
  expect(await trialDatabases()).toBe(0);

  const files = readdirSync(folder);
  expect(files).toHaveLength(1);
  const file = path.join(folder, files[0] ?? '');
  const empty = `from_night_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${empty}`);
  const url = databaseUrl(inject('postgresUrl'), empty);
  const told = await restore(url, file, { identities: [identity] });
  await admin.query(`drop database ${empty} with (force)`);
  expect(told.series).toBe('B');
});

test('a backup is tried once a week, and each night while it was not well', async () => {
  const tried = async (at: number, changes: Partial<Night> = {}) =>
    (await turn({ now: () => at, ...changes })).said.includes('for trial');
  const now = Date.now();
  expect(await tried(now)).toBe(true);
  expect(await tried(now + day)).toBe(false);
  expect(await tried(now + 2 * day, { triesNow: true })).toBe(true);
  expect(await tried(now + 8 * day)).toBe(true);
});

test('a trial that finds something missing says so, is noted, and is made again the next night', async () => {
  const [one = ''] = await shop.deps.db
    .insert(media)
    .values({
      hash: '0'.repeat(32),
      bytes: Buffer.from('not it'),
      type: 'webp',
      width: 1,
      height: 1,
      at: new Date(),
    })
    .returning({ hash: media.hash })
    .then((rows) => rows.map(({ hash }) => hash));
  try {
    const { isWell, complaints } = await turn();
    expect(isWell).toBe(false);
    expect(complaints).toMatch(/was tried and is NOT well: 1 pictures are not what was uploaded/);
    expect(await trial()).toEqual({ at: null, problem: '1 pictures are not what was uploaded.' });
    expect(await trialDatabases()).toBe(0);
  } finally {
    await shop.deps.db.execute(`delete from media where hash = '${one}'`);
  }
  expect((await turn()).isWell).toBe(true);
  expect(await trial()).toMatchObject({ problem: null });
});

test('what a trial that was killed has left is removed by the next one, and nothing else', async () => {
  const left = `${trialPrefix(name())}1`;
  const other = `${trialPrefix(`${name()}x`)}1`;
  for (const each of [left, other]) await admin.query(`create database ${each}`);
  expect((await turn()).isWell).toBe(true);
  expect(await trialDatabases()).toBe(0);
  expect((await admin.query('select 1 from pg_database where datname = $1', [other])).rowCount).toBe(1);
  await admin.query(`drop database ${other}`);
});

test('of two machines one tries, and the other says that it did not', async () => {
  const outcomes = await Promise.all([turn(), turn({ folder: path.join(base, 'other') })]);
  expect(outcomes.map(({ isWell }) => isWell)).toEqual([true, true]);
  const said = outcomes.map((each) => each.said).join('\n');
  expect(said).toContain('restored for trial');
  expect(said).toContain('another machine is trying one just now');
});

test('a role that may make no database is told so; once it may, or has one to try in, which is emptied again, all is well', async () => {
  const role = `plain_${randomUUID().replaceAll('-', '')}`;
  const given = `given_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create role ${role} login password 'plain'; grant ${role} to current_user`);
  const own = (database: string) => {
    const url = new URL(databaseUrl(inject('postgresUrl'), database));
    [url.username, url.password] = [role, 'plain'];
    return url.href;
  };
  const inside = new pg.Client(shop.databaseUrl);
  await inside.connect();
  for (const schema of ['public', 'drizzle'])
    await inside.query(`grant usage on schema ${schema} to ${role}; grant all on all tables in schema ${schema} to ${role};
      grant all on all sequences in schema ${schema} to ${role}`);
  await admin.query(`create database ${given} owner ${role}`);
  try {
    const refused = await turn({ databaseUrl: own(name()) });
    expect(refused.complaints).toMatch(
      /alter role … createdb, or name an empty one in BACKUP_TRIAL_DATABASE_URL/,
    );
    await admin.query(`alter role ${role} createdb`);
    expect(await turn({ databaseUrl: own(name()) })).toMatchObject({ complaints: '', isWell: true });
    await admin.query(`alter role ${role} nocreatedb`);
    for (const _ of [1, 2]) {
      const outcome = await turn({ databaseUrl: own(name()), trialDatabaseUrl: own(given), triesNow: true });
      expect(outcome).toMatchObject({ complaints: '', isWell: true });
    }
    const there = new pg.Client(own(given));
    await there.connect();
    expect(
      (
        await there.query(
          "select 1 from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
        )
      ).rowCount,
    ).toBe(0);
    // What a killed trial left carries its mark; a table without it belongs to somebody.
    await there.query('create schema tischlein_trial; create table left_over ()');
    expect(
      (await turn({ databaseUrl: own(name()), trialDatabaseUrl: own(given), triesNow: true })).isWell,
    ).toBe(true);
    await there.query('create table somebodys ()');
    const kept = await turn({ databaseUrl: own(name()), trialDatabaseUrl: own(given), triesNow: true });
    expect(kept.complaints).toContain('is not empty');
    expect((await there.query('select * from somebodys')).rowCount).toBe(0);
    await there.end();
  } finally {
    await inside.query(`drop owned by ${role}`);
    await inside.end();
    await admin.query(`drop database ${given} with (force)`);
    await admin.query(`drop role ${role}`);
  }
});

test('the database of the shop is never taken for one to try backups in', async () => {
  const { complaints } = await turn({ trialDatabaseUrl: shop.databaseUrl });
  expect(complaints).toContain('names the database of the shop');
  expect((await shop.deps.db.execute('select 1 from product_orders')).rowCount).toBe(1);
});

test('a recipient that is none leaves no file; what is old is deleted all the same, and the newest is tried', async () => {
  await turn();
  const ancient = ['20200103', '20200102', '20200101'].map((date) => `tischlein-${date}T020000Z.jsonl.gz`);
  for (const each of ancient) writeFileSync(path.join(folder, each), '');
  const { isWell, said, complaints } = await turn({ recipients: ['age1nobody'], triesNow: true });
  expect(isWell).toBe(false);
  expect(complaints).toContain('number 1 is no recipient');
  expect(said).toContain(`${ancient[2]}: deleted`);
  expect(said).toContain('restored for trial');
  expect(readdirSync(folder)).toHaveLength(3);
});

test('the key of this machine never lies where the backups lie', async () => {
  const { complaints } = await turn({ dataFolder: folder });
  expect(complaints).toContain('a copy of them would carry the key along');
  expect(readdirSync(folder)).toEqual([]);
});

test('a key that is lost is made anew, and backups from then on are for it', async () => {
  await turn();
  const before = await ownIdentity(path.join(base, 'data'));
  rmSync(path.join(base, 'data'), { recursive: true });
  expect((await turn({ triesNow: true, now: () => Date.now() + 1000 })).isWell).toBe(true);
  expect(await ownIdentity(path.join(base, 'data'))).not.toEqual(before);
});

test('who makes a backup by hand, with another DATA_DIR, uses the key that lies beside the folder', async () => {
  // As deploy/tischlein-backup.service has it.
  expect((await turn({ dataFolder: base })).said).toContain(
    `${base}: a new key, by which this machine tries`,
  );
  const key = await ownIdentity(base);
  const byHand = await turn({ triesNow: true, now: () => Date.now() + 1000 });
  expect(byHand).toMatchObject({ isWell: true, complaints: '' });
  expect(byHand.said).not.toContain('a new key');
  expect(readdirSync(base).toSorted()).toEqual(['backup-identity.txt', 'files']);
  expect(await ownIdentity(base)).toEqual(key);
});

test('a database that is away, or a folder that is none, is said once, with what to do', async () => {
  const away = await turn({ databaseUrl: 'postgres://shop@127.0.0.1:9/shop' });
  expect(away.complaints).toBe(
    'The database does not answer (ECONNREFUSED). See whether PostgreSQL runs, and whether host and port of DATABASE_URL are right.',
  );
  const file = path.join(base, 'file');
  writeFileSync(file, '');
  expect(await turn({ folder: path.join(file, 'below') })).toEqual({
    isWell: false,
    said: '',
    complaints: `No backup can be written into ${file}/below (ENOTDIR). Make that folder, owned by the user that makes the backups, or name another one.`,
  });
});

test('what a newer release has laid out is backed up, not tried, and no fault of the backup', async () => {
  const list = 'drizzle.__drizzle_migrations';
  await shop.deps.db.execute(
    `insert into ${list} (hash, created_at) values ('of a newer release', 9999999999999)`,
  );
  try {
    const { isWell, said, complaints } = await turn();
    expect({ isWell, complaints }).toEqual({ isWell: true, complaints: '' });
    expect(said).toMatch(
      /not tried. A newer release has laid out the database, .* with the newer release’s program/,
    );
    expect(await trial()).toBeNull();
    const [file = ''] = readdirSync(folder);
    const empty = `older_${randomUUID().replaceAll('-', '')}`;
    await admin.query(`create database ${empty}`);
    const restored = restore(databaseUrl(inject('postgresUrl'), empty), path.join(folder, file), {
      identities: [identity],
    });
    await expect(restored).rejects.toThrow(
      'it is of a newer one. Restore it with the program of that release.',
    );
    await admin.query(`drop database ${empty} with (force)`);
  } finally {
    await shop.deps.db.execute(`delete from ${list} where hash = 'of a newer release'`);
  }
  expect((await turn({ now: () => Date.now() + 1000 })).said).toContain('restored for trial');
});

/** Every night by a clock that the test sets. */
function everyNight(start: string, changes: Partial<Night> = {}) {
  const ending = new AbortController();
  const clock = { now: Date.parse(start) };
  const said: string[] = [];
  const running = backUpEveryNight(
    {
      databaseUrl: shop.databaseUrl,
      folder,
      dataFolder: path.join(base, 'data'),
      recipients: [],
      keepDays: 30,
      now: () => clock.now,
      signal: ending.signal,
      say: (line) => said.push(line),
      complain: (line) => said.push(line),
      ...changes,
    },
    20,
  );
  return {
    said,
    files: () => readdirSync(folder).map((file) => file.slice(10, 21)),
    /** Sets the clock, and lets it be looked at some times. */
    async at(time: string) {
      clock.now = Date.parse(time);
      await new Promise((resolve) => setTimeout(resolve, 200));
    },
    end() {
      ending.abort();
      return running;
    },
  };
}

test('each night there is one, what was missed is made up for, and it ends when it is told to', async () => {
  const { said, files, at, end } = everyNight('2026-11-23T12:00:00Z');
  await vi.waitFor(() => expect(said.join('\n')).toContain('for trial'), 60_000);
  expect(files()).toEqual(['20261123T12']);
  await at('2026-11-24T01:59:00Z');
  expect(files()).toHaveLength(1);
  await at('2026-11-24T02:00:30Z');
  await vi.waitFor(() => expect(files()).toEqual(['20261123T12', '20261124T02']), 60_000);
  await end();
  expect(readFileSync(path.join(folder, readdirSync(folder)[0] ?? '')).readUInt16BE(0)).toBe(0x1f8b);
});

test('what could not be written is written an hour later; a trial that failed waits for the next night', async () => {
  const broken = everyNight('2026-11-23T12:00:00Z', { recipients: ['age1nobody'] });
  await vi.waitFor(() => expect(broken.said).toHaveLength(1), 60_000);
  await broken.at('2026-11-23T12:59:00Z');
  expect(broken.said).toHaveLength(1);
  await broken.at('2026-11-23T13:01:00Z');
  await vi.waitFor(() => expect(broken.said).toHaveLength(2), 60_000);
  await broken.end();

  const untried = everyNight('2026-11-23T12:00:00Z', { trialDatabaseUrl: shop.databaseUrl });
  await vi.waitFor(() => expect(untried.said.join('\n')).toContain('NOT well'), 60_000);
  await untried.at('2026-11-23T15:00:00Z');
  await untried.end();
  expect(untried.files()).toEqual(['20261123T12']);
});

test('who ends it in the middle of a trial leaves no database, no half file and no judgement behind', async () => {
  const ending = new AbortController();
  const running = turn({ signal: ending.signal });
  await vi.waitFor(async () => expect(await trialDatabases()).toBe(1), { timeout: 60_000, interval: 5 });
  ending.abort();
  expect(await running).toMatchObject({ isWell: false, complaints: '' });
  expect(await trialDatabases()).toBe(0);
  expect(await trial()).toBeNull();
  expect(readdirSync(folder).filter((file) => file.endsWith('.part'))).toEqual([]);
});
