import { DayPicker } from 'react-day-picker';
import { de } from 'react-day-picker/locale/de';
import { enUS } from 'react-day-picker/locale/en-US';
import { getLocale } from '#locale';
import { m } from '#messages';
import { berlinDay, type Day } from '#rules/booking/berlin-time.ts';
import { dateOfDay, dayOfDate } from './calendar-day.ts';

/** The number on a button is part of its name: Tuesday, December 1, 2026. */
function longDay(date: Date): string {
  return date.toLocaleDateString(getLocale() === 'de' ? 'de-DE' : 'en-US', { dateStyle: 'full' });
}

/** One month of days. Weeks start on Monday, as in Berlin. */
export function Calendar({
  value,
  onChange,
  isOffered,
  lastDay,
}: {
  value: Day | null;
  onChange: (day: Day) => void;
  isOffered: (day: Day) => boolean;
  lastDay?: Day | undefined;
}) {
  const today = dateOfDay(berlinDay(Date.now()));
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      className="calendar"
      locale={getLocale() === 'de' ? de : enUS}
      weekStartsOn={1}
      today={today}
      startMonth={today}
      endMonth={lastDay ? dateOfDay(lastDay) : undefined}
      defaultMonth={value ? dateOfDay(value) : today}
      selected={value ? dateOfDay(value) : undefined}
      disabled={(date) => !isOffered(dayOfDate(date))}
      onSelect={(date) => onChange(dayOfDate(date))}
      labels={{
        labelDayButton: longDay,
        labelNext: () => m.catalogue_next_month(),
        labelPrevious: () => m.catalogue_previous_month(),
      }}
    />
  );
}
