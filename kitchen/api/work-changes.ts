import type { WorkChange } from '#contract/kitchen/day/work-changes.ts';
import type { Day } from '#rules/booking/berlin-time.ts';
import { call } from './call.ts';

/** What was changed of the orders of a day after their kitchens had begun. */
export const getWorkChanges = (day: Day) => call<WorkChange[]>('GET', `/days/${day}/work-changes`);
