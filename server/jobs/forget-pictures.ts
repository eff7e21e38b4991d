import { sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';

/** Days for which a picture is kept that nothing names: somebody may be about to. */
const unusedDays = 30;

/** Where a picture may be named: what is on the menu, was, or is to be. What was thrown away names nothing. */
const places = [
  sql`select 1 from products p where strpos(concat(p.image_url, ' ', p.image_url_extra), m.hash) > 0`,
  sql`select 1 from sellers s where strpos(s.image_url, m.hash) > 0`,
  sql`select 1 from categories c where strpos(c.image_url, m.hash) > 0`,
  sql`select 1 from product_drafts d where d.closed_at is null and strpos(d.content::text, m.hash) > 0`,
  sql`select 1 from product_plans n where strpos(n.change::text, m.hash) > 0`,
  sql`select 1 from product_versions v where strpos(v.content::text, m.hash) > 0`,
];

/** Deletes pictures that were uploaded long ago and that nothing names. Answers that it came to its end. */
export async function forgetPictures({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<true> {
  const before = new Date(now() - unusedDays * 86_400_000);
  const unnamed = sql.join(
    places.map((place) => sql`not exists (${place})`),
    sql` and `,
  );
  await db.execute(sql`delete from media m where m.at < ${before} and ${unnamed}`);
  return true;
}
