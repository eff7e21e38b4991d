import type { DayLoad } from '#contract/kitchen/day/days.ts';
import type { KitchenDay } from '#contract/kitchen/orders/orders.ts';
import type { Day } from '#rules/booking/berlin-time.ts';
import { call } from './call.ts';

/** What has to leave on a day. */
export const getDay = (day: Day) => call<KitchenDay>('GET', `/days/${day}`);

/** How full so many days are from one on. */
export const getDays = (from: Day, count: number) =>
  call<DayLoad[]>('GET', `/days?from=${from}&count=${count}`);
