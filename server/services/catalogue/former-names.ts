import { asc, eq } from 'drizzle-orm';
import { categories } from '../../db/schema/catalogue.ts';
import { menuChanges } from '../../db/schema/menu.ts';
import type { Deps } from '../../deps.ts';

/** A category that is on the menu, by a name that it had. */
export interface FormerName {
  readonly before: string;
  readonly now: string;
}

/** What categories of the menu were called once, the newest last. */
export async function formerCategoryNames({ db }: Pick<Deps, 'db'>): Promise<FormerName[]> {
  const there = await db.select().from(categories).where(eq(categories.active, true));
  const changes = await db
    .select({ id: menuChanges.subjectId, before: menuChanges.before })
    .from(menuChanges)
    .where(eq(menuChanges.kind, 'CATEGORY'))
    .orderBy(asc(menuChanges.id));
  return changes.flatMap(({ id, before }) => {
    const now = there.find((category) => category.id === id)?.name;
    const name = (before as { name?: string } | null)?.name;
    return now === undefined || name === undefined || name === now ? [] : [{ before: name, now }];
  });
}
