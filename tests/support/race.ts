import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import type { RacePoint } from '#server/races.ts';
import type { TestShop } from './shop.ts';

/** Runs something once, the first time that somebody is at a point, and lets them go on only after it. */
export function meetAt(
  shop: TestShop,
  moment: 'before' | 'after',
  point: RacePoint,
  competitor: () => Promise<unknown>,
): { readonly met: Promise<unknown> } {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  // A competitor may well be refused; who wants to know asks `met`.
  promise.catch(() => undefined);
  shop.races.atLock = async (reachedMoment, reachedPoint) => {
    if (reachedMoment !== moment || reachedPoint !== point) return;
    shop.races.atLock = undefined;
    let isDone = false;
    const competing = competitor()
      .then(resolve, reject)
      .finally(() => {
        isDone = true;
      });
    // Who holds the row cannot wait for somebody who wants it: it is enough that they stand in line.
    if (moment === 'before') await competing;
    else await inLine(shop, { isOver: () => isDone });
  };
  return { met: promise };
}

/** Whether so many queries of the shop's database wait for a lock; waits until they do, or nobody is coming any more. */
export async function inLine(
  shop: TestShop,
  { length = 1, isOver = () => false }: { length?: number; isOver?: () => boolean } = {},
): Promise<boolean> {
  const admin = new pg.Client(inject('postgresUrl'));
  await admin.connect();
  const name = new URL(shop.databaseUrl).pathname.slice(1);
  const waiting = "select 1 from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'";
  const areThere = async () => Number((await admin.query(waiting, [name])).rowCount) >= length;
  let are = await areThere();
  for (const end = Date.now() + 3000; !are && !isOver() && Date.now() < end; are = await areThere()) {
    await sleep(5);
  }
  await admin.end();
  return are;
}
