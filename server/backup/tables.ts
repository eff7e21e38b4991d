import type pg from 'pg';

export interface Table {
  /** `schema.name`, quoted where need be. */
  readonly name: string;
  /** Columns that hold data of their own, quoted; computed ones are left out. */
  readonly columns: readonly string[];
  /** Whether it holds files: a row may be some megabytes. */
  readonly hasFiles: boolean;
  /** Sequences behind its columns, and the column of each. */
  readonly sequences: readonly { column: string; sequence: string }[];
}

/** The tables of the shop, each after those that it refers to. The list of migrations is one of them. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      (select array_agg(quote_ident(a.attname) order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      exists (select 1 from pg_attribute a
        where a.attrelid = c.oid and not a.attisdropped and a.atttypid = 'bytea'::regtype) as "hasFiles",
      (select coalesce(json_agg(json_build_object('column', quote_ident(a.attname),
          'sequence', pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname))), '[]')
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          and pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname) is not null) as sequences
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'drizzle')
    order by 1`);
  const { rows: references } = await client.query<{ from: string; to: string }>(`
    select distinct format('%I.%I', fn.nspname, f.relname) as from, format('%I.%I', tn.nspname, t.relname) as to
    from pg_constraint k
      join pg_class f on f.oid = k.conrelid join pg_namespace fn on fn.oid = f.relnamespace
      join pg_class t on t.oid = k.confrelid join pg_namespace tn on tn.oid = t.relnamespace
    where k.contype = 'f' and k.conrelid <> k.confrelid`);
  const sorted: Table[] = [];
  while (sorted.length < tables.length) {
    const placed = new Set(sorted.map(({ name }) => name));
    const next = tables.filter(
      ({ name }) => !placed.has(name) && references.every(({ from, to }) => from !== name || placed.has(to)),
    );
    if (next.length === 0) throw new Error('the tables refer to each other in a circle');
    sorted.push(...next);
  }
  return sorted;
}
