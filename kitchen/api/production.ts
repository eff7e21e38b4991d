import type { PackingDay } from '#contract/kitchen/day/packing.ts';
import type { Production } from '#contract/kitchen/day/production.ts';
import type { Day } from '#rules/booking/berlin-time.ts';
import { call } from './call.ts';

/** What the kitchens have to make for a day. */
export const getProduction = (day: Day) => call<Production>('GET', `/days/${day}/production`);

/** What has to be packed for a day. */
export const getPacking = (day: Day) => call<PackingDay>('GET', `/days/${day}/packing`);
