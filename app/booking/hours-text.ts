import { getLocale } from '#locale';
import { m } from '#messages';
import { type HoursOfDays, hoursOfWeek, type OpeningHours } from '#rules/booking/opening-hours.ts';
import { allTimeSlots } from '#rules/booking/time-slots.ts';
import type { Fulfilment } from '#rules/orders/fulfilment.ts';

/** When food can be had, in words: every day from 08:00 to 23:30, or Mon–Fri 08:00–23:30, Sat 10:00–14:00, Sun closed. */
export function hoursText(hours: OpeningHours = new Map(), fulfilment: Fulfilment = 'DELIVERY'): string {
  const slots = allTimeSlots(fulfilment);
  const usual = { from: slots[0] ?? '', to: slots.at(-1) ?? '' };
  const week = hoursOfWeek(hours, usual);
  const [first] = week;
  if (week.length === 1 && first?.open) return m.delivery_hours_daily(first.open);
  return week.map(daysText).join(', ');
}

function daysText({ first, last, open }: HoursOfDays): string {
  const days = first === last ? weekday(first) : `${weekday(first)}–${weekday(last)}`;
  return open ? m.delivery_hours_days({ days, ...open }) : m.delivery_hours_closed({ days });
}

/** Mon, in German Mo; 1 is Monday. */
function weekday(day: number): string {
  return new Intl.DateTimeFormat(getLocale(), { timeZone: 'UTC', weekday: 'short' }).format(
    Date.UTC(2024, 0, day),
  );
}
