import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort, isPortFree } from '#sandbox/port.ts';
import { type ForeignProgram, startForeign, until } from './foreign-program.ts';

/** HAProxy by one of the parts of deploy/haproxy.cfg. */
export interface RunningHaproxy {
  readonly port: number;
  /** `kill -9`, and a new one at the same address. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const withoutAccount = (text: string) => text.replace(/^ {4}(user|group) .*\n/gm, '');

/** What stands before both parts of deploy/haproxy.cfg, and each of them. */
function parts(): { before: string; postgresql: string; customers: string } {
  const [before = '', postgresql = '', customers = ''] = readFileSync('deploy/haproxy.cfg', 'utf8').split(
    /^# ── .*\n/m,
  );
  return { before: withoutAccount(before), postgresql, customers };
}

/** Starts HAProxy with the part of deploy/haproxy.cfg about PostgreSQL, told the addresses of two members. */
export async function startHaproxy(
  folder: string,
  members: readonly { port: number; restPort: number }[],
): Promise<RunningHaproxy> {
  const port = await freePort();
  const { before, postgresql } = parts();
  const filledIn = members.reduce(
    (text, member, index) =>
      text.replace(
        `10.0.0.1${index + 1}:5432 check port 8008`,
        `127.0.0.1:${member.port} check port ${member.restPort}`,
      ),
    before + postgresql.replace('bind 127.0.0.1:5432', `bind 127.0.0.1:${port}`),
  );
  return run(folder, filledIn, port);
}

/**
 * Starts HAProxy with the part of deploy/haproxy.cfg about customers, told the ports of two processes of the shop and a
 * certificate with its key.
 */
export async function startHaproxyOfCustomers(
  folder: string,
  shops: readonly number[],
  certificate: string,
): Promise<RunningHaproxy> {
  const port = await freePort();
  const { before, customers } = parts();
  const [first, second] = shops;
  const filledIn = customers
    .replace('bind :80\n', `bind 127.0.0.1:${await freePort()}\n`)
    .replace('bind :443', `bind 127.0.0.1:${port}`)
    .replace('/etc/haproxy/tischlein.pem', certificate)
    .replace('127.0.0.1:3000', `127.0.0.1:${first}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${second}`);
  return run(folder, before + filledIn, port);
}

async function run(folder: string, config: string, port: number): Promise<RunningHaproxy> {
  if (config.includes('10.0.0.')) throw new Error('deploy/haproxy.cfg was not filled in');
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(file, config);
  let running: ForeignProgram;
  const start = async () => {
    running = startForeign(['haproxy', '-f', file], { log: path.join(folder, 'haproxy.log') });
    await until('HAProxy', async () => running.isGone() || !(await isPortFree(port)));
  };
  await start();
  return {
    port,
    async restart() {
      await running.end('SIGKILL');
      await start();
    },
    stop: () => running.end('SIGKILL'),
  };
}
