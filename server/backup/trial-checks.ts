import type pg from 'pg';
import type { Restored } from './restore.ts';

type Client = Pick<pg.ClientBase, 'query'>;

/** What was found in a database that was restored. */
export interface TrialFound {
  readonly rows: number;
  readonly orders: number;
  readonly documents: number;
  readonly pictures: number;
}

/** A restore writes these itself: the layout, the counter that it moves, the series that it begins. */
const ownOfRestore = /^drizzle\.|^public\.(catalogue_version|invoice_series)$/;
/** Milliseconds: what was placed so long before a backup was surely there for it. */
const hour = 3_600_000;

/**
 * Whether a shop could be opened on a restored database: all rows, every document that the living shop had by then with its
 * number and its file, the orders, every picture. It only reads. Throws what is missing.
 */
export async function checkRestored(shop: Client, restored: Client, told: Restored): Promise<TrialFound> {
  const { counts, at } = told;
  for (const [table, count] of Object.entries(counts)) {
    if (ownOfRestore.test(table)) continue;
    const there = await number(restored, `select count(*)::int as n from ${table}`);
    if (there !== count) throw new Error(`${table} has ${there} rows instead of ${count}.`);
  }
  await checkDocuments(shop, restored);
  const before = [new Date(at - hour)];
  const placed = 'select count(*)::int as n from product_orders where created_at < $1';
  const [living, kept] = [await number(shop, placed, before), await number(restored, placed, before)];
  if (kept < living) throw new Error(`${living - kept} orders of the shop are missing.`);
  const unreadable = await number(
    restored,
    "select count(*)::int as n from media where hash <> left(encode(sha256(bytes), 'hex'), 32)",
  );
  if (unreadable > 0) throw new Error(`${unreadable} pictures are not what was uploaded.`);
  return {
    rows: Object.values(counts).reduce((sum, count) => sum + count, 0),
    orders: counts['public.product_orders'] ?? 0,
    documents: counts['public.invoices'] ?? 0,
    pictures: counts['public.media'] ?? 0,
  };
}

/** Numbers of a kind and year are given one after the other: up to the last that is here, the shop has the same. */
async function checkDocuments(shop: Client, restored: Client): Promise<void> {
  const { rows } = await restored.query<{ kind: string; year: number; last: number }>(
    'select kind, year, max(number) as last from invoices group by kind, year',
  );
  for (const { kind, year, last } of rows) {
    const [living, kept] = await Promise.all([shop, restored].map((one) => documents(one, kind, year, last)));
    const which = `(${kind}, ${year})`;
    if (living?.count !== kept?.count)
      throw new Error(`Of ${living?.count} documents ${which} ${kept?.count} are there.`);
    if (living?.digest !== kept?.digest) throw new Error(`Documents ${which} are not what was issued.`);
  }
  const strange = await number(
    restored,
    "select count(*)::int as n from invoice_files where substring(pdf from 1 for 5) <> '\\x255044462d'",
  );
  if (strange > 0) throw new Error(`${strange} files of documents are none.`);
}

async function documents(client: Client, kind: string, year: number, last: number) {
  const { rows } = await client.query<{ count: number; digest: string }>(
    `select count(*)::int as count, md5(string_agg(md5(code || snapshot::text), '' order by number)) as digest
      from invoices where kind = $1 and year = $2 and number <= $3`,
    [kind, year, last],
  );
  return rows[0];
}

async function number(client: Client, query: string, values: unknown[] = []): Promise<number> {
  const { rows } = await client.query<{ n: number }>(query, values);
  return rows[0]?.n ?? 0;
}
