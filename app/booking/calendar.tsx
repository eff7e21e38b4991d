import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { de } from 'react-day-picker/locale/de';
import { enUS } from 'react-day-picker/locale/en-US';
import { getLocale } from '#locale';
import { m } from '#messages';
import { berlinDay, type Day } from '#rules/booking/berlin-time.ts';
import { soldOutLines } from '#rules/catalogue/availability.ts';
import type { Fulfilment } from '#rules/orders/fulfilment.ts';
import { useCart } from '../stores/cart.ts';
import { dateOfDay, dayOfDate } from './calendar-day.ts';
import { useSoldOut } from './use-sold-out.ts';
import './calendar-states.css';
import { useDayStates } from './use-day-states.ts';

/** The number on a button is part of its name: Tuesday, December 1, 2026. */
function longDay(date: Date): string {
  return date.toLocaleDateString(getLocale() === 'de' ? 'de-DE' : 'en-US', { dateStyle: 'full' });
}

/**
 * One month of days. Weeks start on Monday, as in Berlin. A day that has little or no room for the cart, or for which
 * something in it is sold out, says so; a full one can be chosen, to hear what is free instead.
 */
export function Calendar({
  value,
  onChange,
  isOffered,
  lastDay,
  fulfilment = 'DELIVERY',
}: {
  value: Day | null;
  onChange: (day: Day) => void;
  isOffered: (day: Day) => boolean;
  lastDay?: Day | undefined;
  fulfilment?: Fulfilment | undefined;
}) {
  const today = dateOfDay(berlinDay(Date.now()));
  const [month, setMonth] = useState(value ? dateOfDay(value) : today);
  const first = dayOfDate(month > today ? new Date(month.getFullYear(), month.getMonth(), 1, 12) : today);
  const states = useDayStates(first, fulfilment);
  const { items } = useCart();
  const known = useSoldOut();
  const isOut = (day: Day) => soldOutLines(items, day, known).length > 0;
  const isIn = (state: string) => (date: Date) => states.get(dayOfDate(date)) === state;
  const words = {
    calendarFull: m.catalogue_slot_full(),
    calendarNearly: m.catalogue_day_nearly(),
    calendarOut: m.catalogue_day_out(),
  };
  const shown = [...states].filter(([day]) => isOffered(day)).map(([, state]) => state);
  const isAnyOut = [...states.keys()].some((day) => isOffered(day) && isOut(day));
  return (
    <>
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
        month={month}
        onMonthChange={setMonth}
        selected={value ? dateOfDay(value) : undefined}
        disabled={(date) => !isOffered(dayOfDate(date)) || isIn('CLOSED')(date)}
        modifiers={{
          calendarFull: isIn('FULL'),
          calendarNearly: isIn('NEARLY_FULL'),
          calendarOut: (date) => isOut(dayOfDate(date)),
        }}
        modifiersClassNames={{
          calendarFull: 'calendar-full',
          calendarNearly: 'calendar-nearly',
          calendarOut: 'calendar-out',
        }}
        onSelect={(date) => onChange(dayOfDate(date))}
        labels={{
          labelDayButton: (date, { calendarFull, calendarNearly, calendarOut }) =>
            [
              longDay(date),
              calendarFull && words.calendarFull,
              calendarNearly && words.calendarNearly,
              calendarOut && words.calendarOut,
            ]
              .filter(Boolean)
              .join(', '),
          labelNext: () => m.catalogue_next_month(),
          labelPrevious: () => m.catalogue_previous_month(),
        }}
      />
      <ul className="calendar-key">
        {shown.includes('NEARLY_FULL') ? <li className="calendar-nearly">{words.calendarNearly}</li> : null}
        {shown.includes('FULL') ? <li className="calendar-full">{words.calendarFull}</li> : null}
        {isAnyOut ? <li className="calendar-out">{words.calendarOut}</li> : null}
      </ul>
    </>
  );
}
