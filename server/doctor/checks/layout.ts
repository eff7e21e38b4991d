import type pg from 'pg';
import { lackingMigrations } from '../../db/migrate.ts';
import type { Examination } from '../examination.ts';
import { type Finding, found } from '../finding.ts';

/** A table of the shop, and what the role of DATABASE_URL may do with it. */
interface TableRights {
  readonly name: string;
  readonly owned: boolean;
  readonly writable: boolean;
}

/** Whether the database has all that this program needs, and whether the next one can add to it. */
export async function lookAtLayout({ database }: Examination): Promise<Finding[] | null> {
  const opened = await database();
  if (!opened || 'error' in opened) return null;
  const { client } = opened;
  const tables = await readTables(client);
  const closed = tables.find(({ writable }) => !writable)?.name;
  const foreign = tables.find(({ owned }) => !owned)?.name;
  // Nobody can say what is missing where the list of migrations cannot be read.
  const lacking = closed === undefined ? await lackingMigrations(client) : [];
  const isEmpty = tables.length === 0;
  const cannotAdd = foreign !== undefined || !(await mayCreate(client));
  const [first] = lacking;
  return [
    ...(isEmpty ? [found('database_empty')] : []),
    ...(first !== undefined && !isEmpty
      ? [found('migration_missing', { count: lacking.length, name: first })]
      : []),
    ...(first !== undefined && cannotAdd ? [found('role_cannot_lay_out')] : []),
    ...(closed === undefined ? [] : [found('role_cannot_write', { table: closed })]),
    ...(first === undefined && foreign !== undefined ? [found('role_not_owner', { table: foreign })] : []),
  ];
}

async function readTables(client: pg.Pool): Promise<TableRights[]> {
  const { rows } = await client.query<TableRights>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      pg_has_role(c.relowner, 'USAGE') as owned,
      has_schema_privilege(n.oid, 'USAGE') and has_table_privilege(c.oid, 'SELECT')
        and has_table_privilege(c.oid, 'INSERT') and has_table_privilege(c.oid, 'UPDATE')
        and has_table_privilege(c.oid, 'DELETE') as writable
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'drizzle')
    order by 1`);
  return rows;
}

async function mayCreate(client: pg.Pool): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(`
    select has_schema_privilege(to_regnamespace('public'), 'CREATE')
      and (to_regnamespace('drizzle') is not null or has_database_privilege(current_database(), 'CREATE')) as may`);
  return rows[0]?.may === true;
}
