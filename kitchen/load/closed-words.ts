import type { DayLoad } from '#contract/kitchen/day/days.ts';
import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import { holidayOn } from '#rules/booking/berlin-holidays.ts';
import { dayWithYear, longDay, weekdayName } from '../parts/words.ts';

/** Why nothing can be moved to a day: the days around it are closed, with their holiday, or its weekday is. */
export function closedWords({ day, closed }: Pick<DayLoad, 'day' | 'closed'>): string {
  if (closed && closed.from < closed.to)
    return m.time_closed_period({ from: dayWithYear(closed.from), to: dayWithYear(closed.to) });
  const holiday = holidayOn(day)?.name[getLocale()];
  if (closed && holiday) return m.time_closed_holiday({ day: longDay(day), holiday });
  // A shop that does not say which days are closed has not said either that it is the weekday.
  if (closed === null) return m.time_closed_weekday({ day: weekdayName(day) });
  return m.time_closed_day({ day: longDay(day) });
}
