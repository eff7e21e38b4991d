import { addDays, berlinDay, type Day, type Time } from './berlin-time.ts';
import type { Fulfilment } from './fulfilment.ts';
import { timeSlots } from './time-slots.ts';

/** How far ahead the calendar reaches, in days. */
export const bookingHorizonDays = 365;

/** True when a day has a free slot: not in the past, not after the cut-off, within the horizon (spec §5). */
export function isDayOffered(day: Day, now: number, leadHours: number, fulfilment?: Fulfilment): boolean {
  return (
    day <= addDays(berlinDay(now), bookingHorizonDays) &&
    timeSlots(day, now, leadHours, fulfilment).length > 0
  );
}

/** True when this slot of this day can still be ordered; the checkout and a later payment ask it (spec §5). */
export function isSlotOffered(
  { day, time }: { day: Day; time: Time },
  now: number,
  leadHours: number,
  fulfilment?: Fulfilment,
): boolean {
  return (
    isDayOffered(day, now, leadHours, fulfilment) && timeSlots(day, now, leadHours, fulfilment).includes(time)
  );
}

/** The first day with a free slot: today, or a later one after the cut-off (spec §5, the cart's default). */
export function firstOfferedDay(now: number, leadHours: number, fulfilment?: Fulfilment): Day {
  let day = berlinDay(now);
  while (!isDayOffered(day, now, leadHours, fulfilment)) {
    const next = addDays(day, 1);
    if (next > addDays(berlinDay(now), bookingHorizonDays)) return day;
    day = next;
  }
  return day;
}

/** The day the home page proposes: one day after today, or the first with a free slot after it (spec §5). */
export function defaultHomeDay(now: number, leadHours: number): Day {
  const tomorrow = addDays(berlinDay(now), 1);
  const first = firstOfferedDay(now, leadHours);
  return [first, tomorrow].sort().at(-1) ?? tomorrow;
}
