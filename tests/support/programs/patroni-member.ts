import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '#sandbox/port.ts';
import { type ForeignProgram, processTree, startForeign } from './foreign-program.ts';

/** One machine of a cluster: a Patroni and the PostgreSQL that it runs. */
export interface Member {
  readonly name: string;
  readonly port: number;
  readonly restPort: number;
  /** Its deploy/patroni.yml, filled in. */
  readonly config: string;
  start(): void;
  killPatroni(): Promise<void>;
  /** `kill -9` of both. */
  kill(): Promise<void>;
  /** Nothing of the machine moves any more, though its connections stay. */
  silence(): void;
  wake(): void;
  /** Ends both, whatever state they are in. */
  stop(): Promise<void>;
}

export const passwords = {
  superuser: 'of-the-superuser',
  replication: 'of-replication',
  rewind: 'of-rewind',
};

/** Fills deploy/patroni.yml in for a member on loopback. `home` belongs to the account of PostgreSQL. */
export async function member(name: string, home: string, etcdPort: number): Promise<Member> {
  const [port, restPort] = [await freePort(), await freePort()];
  const folder = path.join(home, name);
  const config = `${folder}.yml`;
  const data = path.join(folder, 'data');
  const filledIn = readFileSync('deploy/patroni.yml', 'utf8')
    .replace('name: db1', `name: ${name}`)
    .replace(/hosts: 10.*/, `hosts: 127.0.0.1:${etcdPort}`)
    .replaceAll('10.0.0.11:8008', `127.0.0.1:${restPort}`)
    .replaceAll('10.0.0.11:5432', `127.0.0.1:${port}`)
    .replaceAll('10.0.0.0/24', '127.0.0.1/32')
    .replace('/var/lib/postgresql/15/tischlein', data)
    .replace('fill-in-1', passwords.superuser)
    .replace('fill-in-2', passwords.replication)
    .replace('fill-in-3', passwords.rewind)
    // Debian's socket folder is one for all.
    .replace('    - local all postgres peer\n', '')
    .concat(`  parameters:\n    unix_socket_directories: ''\n`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(config, filledIn);

  let patroni: ForeignProgram | undefined;
  let silent: number[] = [];
  /** 0 where none runs: after a kill the file still names one, whose number may be another's by now. */
  const postmaster = () => {
    try {
      const [pid] = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(data) ? Number(pid) : 0;
    } catch {
      return 0;
    }
  };
  const send = (pid: number, signal: NodeJS.Signals) => {
    try {
      if (pid > 1) process.kill(pid, signal);
    } catch {
      // It has just ended.
    }
  };
  const wake = () => {
    for (const pid of silent) send(pid, 'SIGCONT');
    silent = [];
  };
  return {
    name,
    port,
    restPort,
    config,
    start() {
      patroni = startForeign(['patroni', config], { log: `${folder}.log`, env: { HOME: folder } });
    },
    killPatroni: async () => patroni?.end('SIGKILL'),
    async kill() {
      send(postmaster(), 'SIGKILL');
      await patroni?.end('SIGKILL');
      // A postmaster that Patroni has just started again.
      send(postmaster(), 'SIGKILL');
    },
    silence() {
      // The first to stop are those who could start others.
      silent = [...processTree(patroni?.pid ?? 0), ...processTree(postmaster())];
      for (const pid of silent) send(pid, 'SIGSTOP');
    },
    wake,
    async stop() {
      wake();
      await patroni?.end('SIGKILL');
      for (const pid of processTree(postmaster())) send(pid, 'SIGKILL');
    },
  };
}
