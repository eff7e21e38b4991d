import type { Fulfilment } from '../orders/fulfilment.ts';
import { berlinClock, type Day, type DayAndTime, type Time } from './berlin-time.ts';
import { type ClosedPeriod, isClosedOn } from './closed-days.ts';
import type { LeadStep } from './lead-steps.ts';
import { earliestInstant } from './lead-time.ts';
import { isOpenAt, type OpeningHours } from './opening-hours.ts';

const firstSlot = 8 * 60;
const lastSlot: Record<Fulfilment, number> = { DELIVERY: 23 * 60 + 30, PICKUP: 23 * 60 };
const slotMinutes = 30;

/** What the owner decides about when food can be had. */
export interface BookingRules {
  /** Hours between order and delivery, from the setting `min-order-time-hour`. */
  readonly leadHours: number;
  /** From the setting `closed-days`. */
  readonly closed: readonly ClosedPeriod[];
  /** From the setting `opening-hours`; the usual ones where left out. */
  readonly hours?: OpeningHours;
  /** From the setting `lead-time-by-size`; none where left out. */
  readonly leadSteps?: readonly LeadStep[];
}

/** Whether food can be had at a time at all, however soon that is. */
export function isOpenFor(
  { day, time }: DayAndTime,
  { closed, hours = new Map() }: Pick<BookingRules, 'closed' | 'hours'>,
): boolean {
  return !isClosedOn(day, closed) && isOpenAt(day, time, hours);
}

/** The rules without a lead time, for the shop itself: it may be faster than what it asks of customers. */
export function withoutLeadTime(rules: BookingRules): BookingRules {
  return { ...rules, leadHours: 0, leadSteps: [] };
}

/** All slots of a day: every 30 minutes from 08:00 to 23:30; pickup ends when the shop closes, 23:00 (spec §5). */
export function allTimeSlots(fulfilment: Fulfilment = 'DELIVERY'): Time[] {
  const slots: Time[] = [];
  for (let minute = firstSlot; minute <= lastSlot[fulfilment]; minute += slotMinutes) {
    slots.push(`${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`);
  }
  return slots;
}

/**
 * The slots that can still be ordered for a day: those at or after now plus the lead time, on every day.
 * Empty for closed days and for days in the past. The picker shows exactly these and the checkout accepts exactly these.
 * Whether a large order comes too late for the day, isTooLateForSize says besides: only where its portions are known.
 * @param now milliseconds since 1970
 */
export function timeSlots(
  day: Day,
  now: number,
  { leadHours, closed, hours = new Map() }: BookingRules,
  fulfilment: Fulfilment = 'DELIVERY',
): Time[] {
  if (isClosedOn(day, closed)) return [];
  const earliest = earliestInstant(now, leadHours);
  const first = berlinClock(earliest);
  const slots = allTimeSlots(fulfilment).filter((slot) => isOpenAt(day, slot, hours));
  if (day !== first.day) return day > first.day ? slots : [];
  const isMinuteBegun = earliest % 60_000 > 0;
  return slots.filter((slot) => (isMinuteBegun ? slot > first.time : slot >= first.time));
}
