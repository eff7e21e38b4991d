import type { Fulfilment } from '../orders/fulfilment.ts';
import { addDays, berlinDay, type Day, type DayAndTime } from './berlin-time.ts';
import { isTooLateForSize } from './lead-steps.ts';
import { type BookingRules, timeSlots } from './time-slots.ts';

/** How far ahead the calendar reaches, in days. */
export const bookingHorizonDays = 365;

/** True when a day has a free slot: not in the past, not after the cut-off, not closed, within the horizon (spec §5). */
export function isDayOffered(day: Day, now: number, rules: BookingRules, fulfilment?: Fulfilment): boolean {
  return (
    day <= addDays(berlinDay(now), bookingHorizonDays) && timeSlots(day, now, rules, fulfilment).length > 0
  );
}

/** True when this slot of this day can still be ordered; the checkout and a later payment ask it (spec §5). */
export function isSlotOffered(
  { day, time }: DayAndTime,
  now: number,
  rules: BookingRules,
  fulfilment?: Fulfilment,
  portions = 0,
): boolean {
  return (
    isDayOffered(day, now, rules, fulfilment) &&
    !isTooLateForSize(day, portions, now, rules.leadSteps ?? []) &&
    timeSlots(day, now, rules, fulfilment).includes(time)
  );
}

/** The first day with a free slot: today, or a later one after the cut-off or while the kitchens are closed (spec §5, the cart's default). */
export function firstOfferedDay(now: number, rules: BookingRules, fulfilment?: Fulfilment): Day {
  let day = berlinDay(now);
  while (!isDayOffered(day, now, rules, fulfilment)) {
    const next = addDays(day, 1);
    if (next > addDays(berlinDay(now), bookingHorizonDays)) return day;
    day = next;
  }
  return day;
}

/** The day the home page proposes: one day after today, or the first with a free slot after it (spec §5). */
export function defaultHomeDay(now: number, rules: BookingRules): Day {
  const tomorrow = addDays(berlinDay(now), 1);
  const first = firstOfferedDay(now, rules);
  return [first, tomorrow].sort().at(-1) ?? tomorrow;
}
