import type pg from 'pg';

const key = 'last-backup-trial';

/** How the trials of backups stand. */
export interface LastTrial {
  /** When one last ended well; null when none ever did. */
  readonly at: Date | null;
  /** Why the last one failed; null when it did not. */
  readonly problem: string | null;
}

/** Notes how a trial ended; a failed one leaves the moment at which one last ended well. */
export async function noteTrial(
  client: Pick<pg.ClientBase, 'query'>,
  problem: string | null,
  at = new Date(),
): Promise<void> {
  const last = problem === null ? at : ((await lastTrial(client))?.at ?? null);
  await client.query(
    `insert into settings (key, value, public) values ($1, $2, false)
      on conflict (key) do update set value = excluded.value`,
    [key, JSON.stringify({ at: last, problem })],
  );
}

/** How trials stand, as the last one noted it; null where none was ever made. */
export async function lastTrial(client: Pick<pg.ClientBase, 'query'>): Promise<LastTrial | null> {
  const { rows } = await client.query<{ value: string }>('select value from settings where key = $1', [key]);
  const [row] = rows;
  if (!row) return null;
  const { at, problem } = JSON.parse(row.value) as { at: string | null; problem: string | null };
  return { at: at === null ? null : new Date(at), problem };
}
