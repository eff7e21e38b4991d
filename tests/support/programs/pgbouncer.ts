import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '#sandbox/port.ts';
import { account, startForeign, until } from './foreign-program.ts';

/** The line that deploy/pgbouncer.ini says how to make. */
const userline = `select format('"%s" "%s"', rolname, rolpassword) as line from pg_authid where rolname = $1`;

/** PgBouncer in front of a database, by deploy/pgbouncer.ini itself. `url` leads through it. */
export interface RunningPgbouncer {
  readonly url: string;
  stop(): Promise<void>;
}

/** `change` writes the file as somebody would who leaves something out of it. */
export async function startPgbouncer(
  databaseUrl: string,
  change: (config: string) => string = (config) => config,
): Promise<RunningPgbouncer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tischlein-pgbouncer-'));
  const port = await freePort();
  const server = new URL(databaseUrl);
  const database = server.pathname.slice(1);
  const users = path.join(folder, 'userlist.txt');
  const config = path.join(folder, 'pgbouncer.ini');
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ line: string }>(userline, [server.username]);
  await client.end();
  writeFileSync(users, `${rows[0]?.line}\n`, { mode: 0o600 });
  const filledIn = readFileSync('deploy/pgbouncer.ini', 'utf8')
    .replace('port=5432 dbname=tischlein', `port=${server.port} dbname=${database}`)
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('/etc/pgbouncer/userlist.txt', users);
  writeFileSync(config, change(filledIn));
  for (const each of [folder, users, config]) {
    if ('uid' in account) chownSync(each, account.uid, account.gid);
  }
  chmodSync(folder, 0o700);
  const running = startForeign(['pgbouncer', config], { log: path.join(folder, 'log') });
  const url = new URL(databaseUrl);
  url.port = String(port);
  url.pathname = '/tischlein';
  await until(
    'PgBouncer',
    async () => {
      const through = new pg.Client({ connectionString: url.href, connectionTimeoutMillis: 1000 });
      through.on('error', () => undefined);
      await through.connect();
      await through.end();
      return true;
    },
    10_000,
  ).catch((error) => {
    throw new Error(`${error.message}: ${readFileSync(path.join(folder, 'log'), 'utf8')}`);
  });
  return {
    url: url.href,
    async stop() {
      await running.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
