import type { Day } from '#rules/booking/berlin-time.ts';
import type { DayLoad } from '#rules/booking/slot-state.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { dayLoad } from './day-load.ts';
import { capacityOn } from './limits.ts';

interface Known {
  readonly load: DayLoad;
  readonly capacity: Awaited<ReturnType<typeof capacityOn>>;
}

/** Milliseconds for which what was counted is told again; ordering itself counts anew. */
const fresh = 2000;
/** Days that are remembered at once. */
const mostDays = 500;

/** Each process remembers for its own database. */
const recent = new WeakMap<Database, Map<Day, { at: number; known: Promise<Known> }>>();

/** What is promised for a day and at most, counted within the last two seconds. */
export function recentLoad(deps: Pick<Deps, 'db' | 'now'>, day: Day): Promise<Known> {
  const days = recent.get(deps.db) ?? new Map();
  recent.set(deps.db, days);
  const at = performance.now();
  const kept = days.get(day);
  if (kept && at - kept.at < fresh) return kept.known;
  const known = Promise.all([dayLoad(deps.db, { day, now: deps.now() }), capacityOn(deps.db, day)]).then(
    ([load, capacity]) => ({ load, capacity }),
  );
  // A failure is told once, not for two seconds.
  known.catch(() => days.delete(day));
  days.delete(day);
  days.set(day, { at, known });
  if (days.size > mostDays) days.delete(days.keys().next().value ?? day);
  return known;
}
