import { addDays, type Day } from '#rules/booking/berlin-time.ts';
import type { DayLoad } from '#rules/booking/slot-state.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { loadsBetween } from './day-load.ts';
import { heldByCustomer } from './held-by-customer.ts';
import { type Capacity, capacityBetween } from './limits.ts';

interface Known {
  readonly loads: ReadonlyMap<Day, DayLoad>;
  readonly capacity: Capacity;
}

/** Milliseconds for which what was counted is told again; ordering itself counts anew. */
const fresh = 2000;
/** Answers that are remembered at once. */
const mostKept = 500;

/** Each process remembers for its own database. */
const recent = new WeakMap<Database, Map<string, { at: number; known: Promise<Known> }>>();

const nothing: DayLoad = { slots: new Map(), portions: new Map() };

/** What is promised for a day and at most, counted within the last two seconds. */
export async function recentLoad(
  deps: Pick<Deps, 'db' | 'now'>,
  day: Day,
): Promise<{ readonly load: DayLoad; readonly capacity: Capacity }> {
  const { loads, capacity } = await recentLoads(deps, day, addDays(day, 1));
  return { load: loadOn(loads, day), capacity };
}

/**
 * What is promised and at most from one day on until before another, counted within the last two seconds; loads have no day
 * without anything.
 */
function recentLoads(deps: Pick<Deps, 'db' | 'now'>, from: Day, until: Day): Promise<Known> {
  const kept = recent.get(deps.db) ?? new Map();
  recent.set(deps.db, kept);
  const key = `${from} ${until}`;
  const at = performance.now();
  const last = kept.get(key);
  if (last && at - last.at < fresh) return last.known;
  const known = Promise.all([
    loadsBetween(deps.db, { from, until, now: deps.now() }),
    capacityBetween(deps.db, from, until),
  ]).then(([loads, capacity]) => ({ loads, capacity }));
  // A failure is told once, not for two seconds.
  known.catch(() => kept.delete(key));
  kept.delete(key);
  kept.set(key, { at, known });
  if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? key);
  return known;
}

interface Looking {
  readonly customerId?: number | undefined;
  /** An order in whose place theirs would come. */
  readonly without?: number | undefined;
  readonly from: Day;
  readonly until: Day;
}

/**
 * What is promised and at most from one day on until before another, for who looks for a time: what they hold themselves
 * without having paid is free for them.
 */
export async function loadsFor(
  deps: Pick<Deps, 'db' | 'now'>,
  { customerId, without: replaced, from, until }: Looking,
): Promise<Known> {
  const known = recentLoads(deps, from, until);
  const held = customerId === undefined ? [] : await heldByCustomer(deps.db, { customerId, from, until });
  const without = [...held.map(({ id }) => id), ...(replaced === undefined ? [] : [replaced])];
  if (without.length === 0) return known;
  const loads = await loadsBetween(deps.db, { from, until, now: deps.now(), without });
  return { loads, capacity: (await known).capacity };
}

/** What is promised for one of these days. */
export const loadOn = (loads: ReadonlyMap<Day, DayLoad>, day: Day): DayLoad => loads.get(day) ?? nothing;
