import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPortFree } from '../port.ts';
import { borrowPostgres } from './borrow.ts';
import { startPostgres } from './start.ts';

const MAIN = path.join(import.meta.dirname, 'main.ts');
let base: string;

beforeAll(() => {
  base = mkdtempSync(path.join(tmpdir(), 'postgres-test-'));
  chmodSync(base, 0o711);
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query({ text, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

async function eventually(url: string, text: string): Promise<unknown[]> {
  for (const end = Date.now() + 5000; ; ) {
    try {
      return await query(url, text);
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

async function asProcess(dataDir: string) {
  const child = spawn(process.execPath, [MAIN], { env: { ...process.env, DATA_DIR: dataDir } });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, ...(JSON.parse(String(line)) as { url: string; pid: number }) };
}

test('first start lays out a UTF-8 database with fsync, the next start finds it on the same port', async () => {
  const dataDir = path.join(base, 'plain');
  const first = await startPostgres({ dataDir });
  await query(first.url, 'create table kept as select 1 as n');
  const facts = "select current_database() || current_setting('server_encoding') || current_setting('fsync')";
  expect(await query(first.url, facts)).toEqual(['tischleinUTF8on']);
  expect(await query(first.url, "select current_setting('listen_addresses')")).toEqual(['127.0.0.1']);
  await first.stop();
  expect(await isPortFree(Number(new URL(first.url).port))).toBe(true);
  const second = await startPostgres({ dataDir });
  expect(second.url).toBe(first.url);
  expect(await query(second.url, 'select n from kept')).toEqual([1]);
  await second.stop();
  expect(statSync(path.join(dataDir, 'postgres', 'password')).mode & 0o777).toBe(0o600);
});

test('a wrong password is refused, also from this machine', async () => {
  const server = await startPostgres({ dataDir: path.join(base, 'plain') });
  const wrong = new URL(server.url);
  wrong.password = 'wrong';
  await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/);
  await server.stop();
});

test('kill -9 of the parent: the next start adopts the postmaster that lives on', async () => {
  const dataDir = path.join(base, 'orphan');
  const parent = await asProcess(dataDir);
  await query(parent.url, 'create table kept as select 7 as n');
  parent.child.kill('SIGKILL');
  await once(parent.child, 'exit');
  const next = await startPostgres({ dataDir });
  expect(next.pid).toBe(parent.pid);
  expect(await query(next.url, 'select n from kept')).toEqual([7]);
  await next.stop();
});

test('kill -9 of the postmaster, started or adopted: it comes back on the same port with its rows', async () => {
  const dataDir = path.join(base, 'orphan');
  const parent = await asProcess(dataDir);
  parent.child.kill('SIGKILL');
  const server = await startPostgres({ dataDir });
  for (const round of [1, 2]) {
    const killed = server.pid;
    await eventually(server.url, `insert into kept values (${round}) returning n`);
    process.kill(killed, 'SIGKILL');
    expect(await eventually(server.url, `select n from kept where n = ${round}`)).toEqual([round]);
    await expect.poll(() => server.pid).not.toBe(killed);
  }
  await server.stop();
});

test('kill -9 of one process of PostgreSQL, which PostgreSQL answers by ending all others: a new postmaster takes over', async () => {
  const server = await startPostgres({ dataDir: path.join(base, 'orphan') });
  const before = server.pid;
  const [checkpointer] = await query(
    server.url,
    "select pid from pg_stat_activity where backend_type = 'checkpointer'",
  );
  process.kill(Number(checkpointer), 'SIGKILL');
  await expect.poll(() => server.pid).not.toBe(before);
  expect(await eventually(server.url, 'select 1')).toEqual([1]);
  await server.stop();
});

test('a postmaster that dies at each start, as on a full disk, is tried until it lives; stopping needs no patience', async () => {
  const dataDir = path.join(base, 'dying');
  const server = await startPostgres({ dataDir });
  const [settings, hidden] = ['postgresql.conf', 'hidden.conf'].map((name) =>
    path.join(dataDir, 'postgres', 'cluster', name),
  ) as [string, string];
  // Nothing can be noted any more either.
  rmSync(path.join(dataDir, 'postgres', 'port'));
  mkdirSync(path.join(dataDir, 'postgres', 'port'));
  const killed = server.pid;
  renameSync(settings, hidden);
  process.kill(killed, 'SIGKILL');
  await expect
    .poll(() => readFileSync(path.join(dataDir, 'postgres', 'log'), 'utf8'))
    .toMatch(/could not access/);
  renameSync(hidden, settings);
  await expect.poll(() => server.pid).not.toBe(killed);
  expect(await query(server.url, 'select 1')).toEqual([1]);
  renameSync(settings, hidden);
  process.kill(server.pid, 'SIGKILL');
  await expect.poll(() => isPortFree(Number(new URL(server.url).port))).toBe(true);
  const stopped = Date.now();
  await server.stop();
  expect(Date.now() - stopped).toBeLessThan(5000);
});

test('kill -9 of parent and postmaster leaves a lock file that does not matter, whoever has its pid now', async () => {
  const dataDir = path.join(base, 'orphan');
  const parent = await asProcess(dataDir);
  parent.child.kill('SIGKILL');
  process.kill(parent.pid, 'SIGKILL');
  const port = new URL(parent.url).port;
  const lock = `${process.pid}\n${dataDir}/postgres/cluster\n1700000000\n${port}\n\n127.0.0.1\n\nready\n`;
  await expect.poll(() => isPortFree(Number(port))).toBe(true);
  writeFileSync(path.join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), lock);
  const server = await startPostgres({ dataDir });
  expect(await query(server.url, 'select 1')).toEqual([1]);
  await server.stop();
});

test('a folder that only its owner may enter is made to work, or refused in words', async () => {
  const closed = path.join(base, 'closed');
  mkdirSync(closed, { mode: 0o700 });
  const start = startPostgres({ dataDir: path.join(closed, 'data') });
  if (process.getuid?.() === 0 && process.platform !== 'linux')
    return expect(start).rejects.toThrow(/only root/);
  const server = await start;
  expect(await query(server.url, 'select 1')).toEqual([1]);
  await server.stop();
});

test('two starts at once share one cluster', async () => {
  const dataDir = path.join(base, 'twice');
  const [one, two] = await Promise.all([asProcess(dataDir), startPostgres({ dataDir })]);
  expect(one.url).toBe(two.url);
  one.child.kill('SIGTERM');
  await once(one.child, 'exit');
  expect(await eventually(two.url, 'select 1')).toEqual([1]);
  await two.stop();
});

test('SIGTERM in the middle of the first start leaves neither a postmaster nor half a cluster', async () => {
  const dataDir = path.join(base, 'interrupted');
  const child = spawn(process.execPath, [MAIN], { env: { ...process.env, DATA_DIR: dataDir } });
  await expect
    .poll(() => existsSync(path.join(dataDir, 'postgres', 'password')), { interval: 10 })
    .toBe(true);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  const left = readdirSync(path.join(dataDir, 'postgres'));
  expect(left.filter((name) => name.startsWith('cluster'))).toEqual(['cluster']);
  expect(existsSync(path.join(dataDir, 'postgres', 'cluster', 'postmaster.pid'))).toBe(false);
});

test('a remembered port that is taken meanwhile is replaced', async () => {
  const dataDir = path.join(base, 'plain');
  const first = await startPostgres({ dataDir });
  await first.stop();
  const stranger = createServer().listen(Number(new URL(first.url).port), '127.0.0.1');
  await once(stranger, 'listening');
  const second = await startPostgres({ dataDir });
  expect(second.url).not.toBe(first.url);
  expect(await query(second.url, 'select 1')).toEqual([1]);
  await second.stop();
  stranger.close();
});

test('a named port is used, and refused by its number when another program has it', async () => {
  const stranger = createServer().listen(0, '127.0.0.1');
  await once(stranger, 'listening');
  const { port } = stranger.address() as AddressInfo;
  const dataDir = path.join(base, 'plain');
  await expect(startPostgres({ dataDir, port })).rejects.toThrow(`Port ${port}`);
  stranger.close();
  const server = await startPostgres({ dataDir, port });
  expect(new URL(server.url).port).toBe(String(port));
  await server.stop();
});

test('borrowed for a moment: one that runs goes on, one that does not is ended again', async () => {
  const dataDir = path.join(base, 'borrowed');
  const alone = await borrowPostgres(dataDir);
  await query(alone.url, 'create table kept as select 3 as n');
  await alone.giveBack();
  await expect(query(alone.url, 'select 1')).rejects.toThrow();
  const running = await startPostgres({ dataDir });
  const borrowed = await borrowPostgres(dataDir);
  expect(await query(borrowed.url, 'select n from kept')).toEqual([3]);
  await borrowed.giveBack();
  expect(await query(running.url, 'select n from kept')).toEqual([3]);
  await running.stop();
});
