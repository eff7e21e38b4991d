import type { Lack } from '#rules/planner/lacks.ts';
import { brought, isAllowed, mayStand, type Promised, promisesOf } from './recount.ts';
import type { Seen } from './seen.ts';

const keyOf = ({ course, what, who }: Lack) => `${course}/${what}/${who ?? 'all'}`;

/** Promises that are broken in silence, and gaps that are none: a dish of the menu would close them. */
export function wrongGaps({ dishes, wish, laid, served }: Seen, promises: readonly Promised[]): string[] {
  const found: string[] = [];
  const said = [...laid.gaps, ...laid.short].map(keyOf);
  // Who has nothing of a course at all hears it once.
  const empty = laid.gaps.filter(({ what, who, has }) => !who && has === 0 && /portions|litres/.test(what));
  for (const promise of promises) {
    const has = brought(promise, served);
    const isSaid =
      said.includes(promise.key) || empty.some(({ course }) => promise.key.startsWith(`${course}/`));
    if (has < promise.least && !isSaid) found.push(`${promise.key}: ${has} of ${promise.least} in silence`);
  }
  const menu = dishes.filter((dish) => mayStand(dish, wish));
  const ofMenu = promisesOf(wish, menu);
  for (const gap of laid.gaps) {
    const promise = ofMenu.find(({ key }) => key === keyOf(gap));
    if (!promise) {
      found.push(`gap ${keyOf(gap)}: nobody promised that`);
      continue;
    }
    const has = brought(promise, served);
    if (promise.least !== gap.needs || has !== gap.has || has >= gap.needs)
      found.push(`gap ${keyOf(gap)}: ${has} of ${promise.least}, not ${gap.has} of ${gap.needs}`);
    const able = menu.filter((dish) => promise.bring(dish, 1) > 0);
    if (able.length >= (gap.what === 'dishes' ? gap.needs : 1))
      found.push(`gap ${keyOf(gap)}: ${able.map(({ id }) => id).join()} would close it`);
  }
  return found;
}

/** What a visitor is told that he has not done, and what he has done and is not told. */
export function wrongShorts(
  { wish, laid, kept, off, served }: Seen,
  promises: readonly Promised[],
): string[] {
  const found: string[] = [];
  if (kept.size + off.size === 0 && laid.short.length > 0)
    found.push(`short ${laid.short.map(keyOf).join()} of who has done nothing`);
  for (const lack of laid.short) {
    const key = keyOf(lack);
    const own = served.filter(({ dish }) => dish.course === lack.course && kept.has(dish.id));
    const isThere = own.some(({ dish }) => {
      if (lack.what === 'allergen') return dish.allergens.some((one) => one === lack.who);
      return (lack.what === 'pork' || lack.what === 'alcohol' || lack.what === 'caffeine') && dish[lack.what];
    });
    const promise = promises.find((one) => one.key === key);
    const has = promise ? brought(promise, served) : 0;
    const isBroken = promise && has < promise.least && has === lack.has && promise.least === lack.needs;
    if (lack.needs === 0 ? !isThere : !isBroken) found.push(`short ${key}: it is not`);
  }
  for (const { dish } of served) {
    if (dish.course === 'extra' || !kept.has(dish.id) || isAllowed(dish, wish)) continue;
    const isTold = laid.short.some(({ course, needs }) => course === dish.course && needs === 0);
    if (!isTold) found.push(`${dish.id} should not stand there, and nobody says so`);
  }
  return found;
}
