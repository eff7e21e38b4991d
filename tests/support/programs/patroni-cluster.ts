import { execFile } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '#sandbox/port.ts';
import { account, type ForeignProgram, missing, startForeign, until } from './foreign-program.ts';
import { startHaproxy } from './haproxy.ts';
import { type Member, member, passwords } from './patroni-member.ts';

/** What of the cluster's programs is not installed here, in words; empty where all of it is. */
export function clusterLacks(): string {
  if (process.platform !== 'linux') return 'Linux';
  return missing('etcd', 'patroni', 'patronictl', 'haproxy', '/usr/lib/postgresql/15/bin/postgres').join(
    ', ',
  );
}

/** Two PostgreSQL 15 under Patroni and etcd, behind HAProxy, all on loopback, by the very files of deploy/. */
export interface PatroniCluster {
  /** Through HAProxy, to whoever is the primary, as a role of its own. */
  readonly url: string;
  /** Who holds the lock; throws while nobody does. */
  leader(): Promise<Member>;
  /** Waits until one is the primary and the other its synchronous standby; answers both. */
  whole(): Promise<{ primary: Member; standby: Member }>;
  /** Waits until another than this one takes writes: Patroni says so from the moment on at which it begins to promote it. */
  leaderOtherThan(member: Member): Promise<void>;
  /** As an operator does it. */
  switchover(to: Member): Promise<void>;
  /** `kill -9` of HAProxy, and a new one. */
  restartHaproxy(): Promise<void>;
  stop(): Promise<void>;
}

interface MemberState {
  readonly name: string;
  readonly role: string;
  readonly state: string;
}

export async function startCluster(): Promise<PatroniCluster> {
  const home = mkdtempSync(path.join(tmpdir(), 'tischlein-cluster-'));
  const etcdFolder = path.join(home, 'etcd');
  mkdirSync(etcdFolder, { mode: 0o700 });
  const members: Member[] = [];
  const programs: ForeignProgram[] = [];
  let haproxy: Awaited<ReturnType<typeof startHaproxy>> | undefined;
  const stop = async () => {
    await haproxy?.stop();
    for (const each of members) await each.stop();
    for (const each of programs) await each.end('SIGKILL');
    rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  try {
    const etcdPort = await freePort();
    for (const name of ['db1', 'db2']) members.push(await member(name, home, etcdPort));
    for (const folder of [home, etcdFolder, ...members.map(({ name }) => path.join(home, name))]) {
      chmodSync(folder, 0o700);
      if ('uid' in account) chownSync(folder, account.uid, account.gid);
    }
    programs.push(startEtcd(etcdFolder, etcdPort, await freePort()));
    for (const each of members) each.start();
    haproxy = await startHaproxy(home, members);
  } catch (error) {
    await stop();
    throw error;
  }
  const proxy = haproxy;

  /** What the members say of each other, asked of whoever answers. */
  async function states(): Promise<MemberState[]> {
    const asking = members.map(async ({ restPort }) => {
      const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`, {
        signal: AbortSignal.timeout(1000),
      });
      return ((await answer.json()) as { members: MemberState[] }).members;
    });
    return Promise.any(asking);
  }
  const named = (name: string | undefined) => members.find((each) => each.name === name);
  /** What a member says of itself. */
  const isPrimary = async ({ restPort }: Member) =>
    (await fetch(`http://127.0.0.1:${restPort}/primary`, { signal: AbortSignal.timeout(1000) })).ok;

  const cluster: PatroniCluster = {
    url: `postgres://tischlein:tischlein@127.0.0.1:${proxy.port}/tischlein`,
    async leader() {
      const found = named((await states()).find(({ role }) => role === 'leader')?.name);
      if (!found) throw new Error('nobody holds the lock');
      return found;
    },
    whole: () =>
      until(
        'a primary with a synchronous standby',
        async () => {
          const said = await states();
          const of = (role: string) => named(said.find((each) => each.role === role)?.name);
          const [primary, standby] = [of('leader'), of('sync_standby')];
          return primary && standby && (await isPrimary(primary)) && { primary, standby };
        },
        180_000,
      ),
    leaderOtherThan: async (member) => {
      await until('another primary', async () => {
        const other = members.find((each) => each !== member);
        return other && (await isPrimary(other)) && (await takesWrites(other));
      });
    },
    async switchover(to) {
      const args = ['-c', to.config, 'switchover', 'tischlein', '--candidate', to.name, '--force'];
      const env = { ...process.env, LC_ALL: 'C.UTF-8' };
      await promisify(execFile)('patronictl', args, { ...account, cwd: '/', env });
    },
    restartHaproxy: () => proxy.restart(),
    stop,
  };
  try {
    await makeDatabase(await cluster.whole());
  } catch (error) {
    await stop();
    throw error;
  }
  return cluster;
}

function startEtcd(folder: string, port: number, peerPort: number): ForeignProgram {
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`];
  return startForeign(
    [
      'etcd',
      ...['--data-dir', folder, '--listen-client-urls', client, '--advertise-client-urls', client],
      ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
      ...['--initial-cluster', `default=${peer}`, '--enable-v2=true'],
    ],
    { log: `${folder}.log` },
  );
}

/** As docs/operating.md says. */
function makeDatabase({ primary }: { primary: Member }): Promise<void> {
  return atMember(primary, async (client) => {
    await client.query("create role tischlein login password 'tischlein'");
    await client.query('create database tischlein owner tischlein');
  });
}

function takesWrites(member: Member): Promise<boolean> {
  return atMember(member, async (client) => {
    const { rows } = await client.query('select pg_is_in_recovery() as standby');
    return rows[0].standby === false;
  });
}

/** As a superuser at one PostgreSQL, past HAProxy. */
async function atMember<T>({ port }: Member, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const connectionString = `postgres://postgres:${passwords.superuser}@127.0.0.1:${port}/postgres`;
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
