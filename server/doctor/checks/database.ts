import type pg from 'pg';
import type { Examination } from '../examination.ts';
import { type Finding, found } from '../finding.ts';
import { shortReason } from '../reason.ts';

const oldestMajor = 15;
/** Connections that a process opens at most: those of its pool, and one at its start. */
const connections = 11;

/** What PostgreSQL says of itself and of the role that the shop has. */
export interface ServerFacts {
  readonly version: number;
  readonly standby: boolean;
  readonly readOnly: boolean;
  readonly encoding: string;
  readonly connections: number;
  /** Settings that are off, without which what was answered may be lost. */
  readonly forgetful: readonly string[];
}

/** Whether the database answers, and whether its server is one that orders can be trusted to. */
export async function lookAtDatabase({ database, given }: Examination): Promise<Finding[] | null> {
  const opened = await database();
  if (!opened) return null;
  if ('error' in opened) return [notReached(opened.error, given.DATABASE_URL ?? '')];
  return serverFindings(await readServer(opened.client));
}

/** What the database says of itself, on one connection. */
export async function readServer(client: Pick<pg.ClientBase, 'query'>): Promise<ServerFacts> {
  const { rows } = await client.query<ServerFacts>(`
    select current_setting('server_version_num')::int as version,
      pg_is_in_recovery() as standby,
      current_setting('default_transaction_read_only') = 'on' as "readOnly",
      current_setting('server_encoding') as encoding,
      least(
        current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int,
        (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user)
      ) as connections,
      array(select name from pg_settings
        where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off' order by 1
      ) as forgetful`);
  const [facts] = rows;
  if (!facts) throw new Error('the database says nothing of itself');
  return facts;
}

/** What of this is wrong. */
export function serverFindings(facts: ServerFacts): Finding[] {
  const { version, standby, readOnly, encoding, forgetful } = facts;
  const major = Math.floor(version / 10_000);
  return [
    ...(major < oldestMajor ? [found('database_old', { version: major })] : []),
    ...(standby ? [found('database_standby')] : []),
    ...(readOnly && !standby
      ? [found('database_read_only', { setting: 'default_transaction_read_only' })]
      : []),
    ...(encoding === 'UTF8' ? [] : [found('database_encoding', { encoding })]),
    ...(facts.connections < connections ? [found('few_connections', { count: facts.connections })] : []),
    ...forgetful.map((setting) => found('database_forgetful', { setting })),
  ];
}

/** What keeps one from a database, by the error of who tried to connect. */
export function notReached(error: unknown, url: string): Finding {
  const reason = shortReason(error);
  // 28P01 and 28000: refused; a server that wants a password where there is none says so without a code.
  if (/^28(P01|000)$|password/i.test(reason)) return found('database_password');
  if (reason === '3D000') return found('database_missing', { name: databaseOf(url) });
  return reason === '53300' ? found('database_busy') : found('database_unreachable', { reason });
}

const databaseOf = (url: string) => decodeURIComponent(URL.parse(url)?.pathname.slice(1) ?? '');
