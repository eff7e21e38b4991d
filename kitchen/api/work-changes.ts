import type { WorkChange } from '#contract/kitchen/day/work-changes.ts';
import type { Day } from '#rules/booking/berlin-time.ts';
import { lastKnown } from '../live/last-known.ts';
import { call } from './call.ts';

/**
 * What was changed of the orders of a day after their kitchens had begun, as it was known last; nothing where that was never
 * asked, or a process of the release before answers: no board goes away for it.
 */
export const lastWorkChanges = (day: Day): Promise<WorkChange[]> =>
  lastKnown(`work changes ${day}`, () => call<WorkChange[]>('GET', `/days/${day}/work-changes`)).catch(
    () => [],
  );
