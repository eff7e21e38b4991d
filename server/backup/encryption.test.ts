import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { media } from '#server/db/schema/menu.ts';
import { databaseUrl } from '../../tests/support/global-setup.ts';
import { order } from '../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../tests/support/shop.ts';
import { backup, type RowCounts } from './backup.ts';
import { ageHeader, readIdentities } from './encryption.ts';
import { ownIdentity } from './own-identity.ts';
import { restore } from './restore.ts';

const hasAge = spawnSync('age', ['--version']).status === 0;
if (!hasAge)
  console.warn('age is not installed: whether it reads our backups, and we its files, was NOT tried.');

let shop: TestShop;
let admin: pg.Client;
const folder = mkdtempSync(path.join(tmpdir(), 'tischlein-encrypted-'));
const inFolder = (name: string) => path.join(folder, name);
let identity: string;
let recipient: string;
let file: string;
let counts: RowCounts;
const made: string[] = [];
beforeAll(async () => {
  shop = await startTestShop();
  admin = new pg.Client(inject('postgresUrl'));
  await admin.connect();
  await order(shop);
  const picture = randomBytes(300_000);
  const hash = createHash('sha256').update(picture).digest('hex').slice(0, 32);
  const at = new Date();
  await shop.deps.db.insert(media).values({ hash, bytes: picture, type: 'webp', width: 9, height: 9, at });
  identity = await generateX25519Identity();
  recipient = await identityToRecipient(identity);
  file = inFolder('shop.jsonl.gz.age');
  counts = await backup(shop.databaseUrl, file, { recipients: [recipient] });
});
afterAll(async () => {
  await shop.stop();
  for (const name of made) await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
  rmSync(folder, { recursive: true, force: true });
});

let empty: string;
beforeEach(async () => {
  const name = `decrypted_${randomUUID().replaceAll('-', '')}`;
  made.push(name);
  await admin.query(`create database ${name}`);
  empty = databaseUrl(inject('postgresUrl'), name);
});

/** How many rows of customers a database has; none where no shop was laid out in it either. */
async function customersIn(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query("select to_regclass('public.customers') is not null as there");
  const count = rows[0].there ? (await client.query('select 1 from customers')).rowCount : 0;
  await client.end();
  return count ?? 0;
}

test('an encrypted backup is restored with its identity, and says nothing to who has none', async () => {
  const bytes = readFileSync(file);
  expect(bytes.toString('latin1', 0, ageHeader.length)).toBe(ageHeader);
  expect(bytes.includes('jana')).toBe(false);
  await expect(restore(empty, file)).rejects.toThrow('--identity');
  expect((await restore(empty, file, { identities: [identity] })).counts).toEqual(counts);
});

test('the identity of somebody else opens nothing, and nothing is laid out', async () => {
  const stranger = await generateX25519Identity();
  await expect(restore(empty, file, { identities: [stranger] })).rejects.toThrow('encrypted for others');
  expect(await customersIn(empty)).toBe(0);
});

/** Bytes of a piece, each of which is encrypted by itself. */
const piece = 65_536 + 16;

/** Up to where the last piece begins: the pieces come after the head, which ends with a line of its own, and 16 bytes. */
function withoutLastPiece(bytes: Buffer): Buffer {
  const begin = bytes.indexOf('\n', bytes.indexOf('\n---') + 1) + 1 + 16;
  expect(bytes.length - begin).toBeGreaterThan(2 * piece);
  return bytes.subarray(0, bytes.length - ((bytes.length - begin) % piece));
}

test.each<[string, (bytes: Buffer) => Buffer]>([
  ['cut in the middle', (bytes) => bytes.subarray(0, Math.floor(bytes.length / 2))],
  ['without its last byte', (bytes) => bytes.subarray(0, -1)],
  ['without its last piece', withoutLastPiece],
  ['with a byte turned in its last piece', (bytes) => turned(bytes, bytes.length - 40)],
  ['with a byte turned in the middle', (bytes) => turned(bytes, Math.floor(bytes.length / 2))],
  ['with a byte turned in its head', (bytes) => turned(bytes, 60)],
  ['with something behind it', (bytes) => Buffer.concat([bytes, Buffer.from('x')])],
])('an encrypted backup %s is refused, and no row stays', async (_, change) => {
  const wrong = inFolder('wrong.age');
  writeFileSync(wrong, change(readFileSync(file)));
  await expect(restore(empty, wrong, { identities: [identity] })).rejects.toThrow('damaged');
  expect(await customersIn(empty)).toBe(0);
});

const turned = (bytes: Buffer, at: number) => {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
};

test('a backup that is not encrypted, with a byte turned, is refused too', async () => {
  const plain = inFolder('plain.gz');
  await backup(shop.databaseUrl, plain);
  const bytes = readFileSync(plain);
  writeFileSync(plain, turned(bytes, bytes.length - 6));
  await expect(restore(empty, plain)).rejects.toThrow('damaged');
  writeFileSync(plain, bytes.subarray(0, -100));
  await expect(restore(empty, plain)).rejects.toThrow('damaged');
  expect(await customersIn(empty)).toBe(0);
});

test('a recipient that is none stops a backup before it is written, and is not told: it may be a secret', async () => {
  const wrong = inFolder('never.age');
  const attempt = backup(shop.databaseUrl, wrong, { recipients: [recipient, identity] });
  await expect(attempt).rejects.toThrow('BACKUP_RECIPIENTS: number 2 is no recipient of age');
  await expect(attempt).rejects.not.toThrow(identity);
  expect(() => readFileSync(wrong)).toThrow('ENOENT');
});

test('a file of identities is read as age-keygen writes it; another one is refused without a word of it', async () => {
  const keys = inFolder('keys.txt');
  writeFileSync(keys, `# created: 2026-11-23\n# public key: ${recipient}\n${identity}\n\n`);
  expect(await readIdentities(keys)).toEqual([identity]);
  writeFileSync(keys, 'a password that stood here by mistake\n');
  await expect(readIdentities(keys)).rejects.toThrow(/keys\.txt holds no identity of age/);
  await expect(readIdentities(keys)).rejects.not.toThrow(/mistake/);
});

test('this machine makes an identity once, for its owner alone, and two at once make the same', async () => {
  const own = inFolder('own');
  const [one, two] = await Promise.all([ownIdentity(own), ownIdentity(own)]);
  expect(one).toEqual(two);
  expect(await ownIdentity(own)).toEqual(one);
  expect(await identityToRecipient(one.identity)).toBe(one.recipient);
  const ls = execFileSync('ls', ['-l', own]).toString();
  expect(ls).toMatch(/^-rw------- .* backup-identity\.txt$/m);
  expect(ls.match(/\n/g)).toHaveLength(2);
});

test.skipIf(!hasAge)('the program age reads a backup, and what it encrypts is restored', async () => {
  const keys = inFolder('age-keys.txt');
  execFileSync('age-keygen', ['-o', keys], { stdio: 'pipe' });
  const [its = ''] = /age1\w+/.exec(readFileSync(keys, 'utf8')) ?? [];
  const ours = inFolder('for-age.jsonl.gz.age');
  await backup(shop.databaseUrl, ours, { recipients: [its, recipient] });
  const packed = execFileSync('age', ['--decrypt', '-i', keys, ours], { maxBuffer: 1e9 });
  const text = gunzipSync(packed).toString();
  expect(text).toContain('#{"table":"public.product_orders"}');
  expect(text.split('\n').at(-2)).toContain('#{"end":');

  const theirs = inFolder('by-age.age');
  execFileSync('age', ['-r', its, '-o', theirs], { input: gzipSync(text), stdio: 'pipe' });
  expect((await restore(empty, theirs, { identities: await readIdentities(keys) })).counts).toEqual(
    JSON.parse(text.split('\n').at(-2)?.slice(1) ?? '').end,
  );
});
