import type { BookingSettings, BookingSettingsChange } from '#contract/kitchen/settings/booking-settings.ts';
import type {
  CapacityDay,
  DayCapacity,
  DayChange,
  PlacedOrder,
  WeekChange,
  WeekPlan,
} from '#contract/kitchen/settings/capacity.ts';
import type { Day } from '#rules/booking/berlin-time.ts';
import { call } from './call.ts';

/** How full so many days are from one on, and how full they may become. */
export const getCapacity = (from: Day, count: number) =>
  call<CapacityDay[]>('GET', `/capacity?from=${from}&count=${count}`);

/** The orders that wait to be handed over, of so many days from one on; of a year unless told. */
export const getPlacedOrders = (from: Day, count?: number) =>
  call<PlacedOrder[]>('GET', `/capacity/placed?from=${from}${count ? `&count=${count}` : ''}`);

/** How full a day is by half hour and kitchen. */
export const getDayCapacity = (day: Day) => call<DayCapacity>('GET', `/capacity/${day}`);

/** Changes what a day may take, closes it or opens it. */
export const changeDay = (day: Day, change: DayChange) =>
  call<DayCapacity>('PUT', `/capacity/${day}`, { body: change });

/** What kitchens make by weekday and half hour. */
export const getWeekPlan = () => call<WeekPlan>('GET', '/capacity/week');

/** Puts another plan of the week in the place of this one. */
export const changeWeekPlan = (change: WeekChange) =>
  call<WeekPlan>('PUT', '/capacity/week', { body: change });

/** When, where and from how much on can be ordered. */
export const getBookingSettings = () => call<BookingSettings>('GET', '/booking-settings');

/** Changes some of it. */
export const changeBookingSettings = (change: BookingSettingsChange) =>
  call<BookingSettings>('PUT', '/booking-settings', { body: change });
