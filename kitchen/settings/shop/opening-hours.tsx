import { useId } from 'react';
import { Link } from 'react-router';
import { shop } from '#content/shop.ts';
import type { BookingSettings } from '#contract/kitchen/settings/booking-settings.ts';
import { m } from '#kitchen-messages';
import { type HoursOfDays, hoursOfWeek } from '#rules/booking/opening-hours.ts';
import { allTimeSlots } from '#rules/booking/time-slots.ts';
import { shortTime, weekdayName, weekdayWord } from '../../parts/words.ts';

const { opens: from, closes: to } = shop.openingHours;
const lastDelivery = allTimeSlots().at(-1) ?? to;

/** When the shop is open, as it is set elsewhere. */
export function OpeningHours({ hours }: { hours: BookingSettings['hours'] }) {
  const id = useId();
  const week = hoursOfWeek(new Map(hours.map(({ weekday, open }) => [weekday, open])), { from, to });
  return (
    <section className="paper" aria-labelledby={id}>
      <h2 id={id}>{m.shop_hours()}</h2>
      <p className="muted">{m.shop_hours_hint({ to: shortTime(lastDelivery) })}</p>
      <ul className="hours-list">
        {week.map((days) => (
          <li key={days.first}>
            <b>{daysWords(days)}</b>
            <span className="num">
              {days.open
                ? m.shop_hours_open({ from: shortTime(days.open.from), to: shortTime(days.open.to) })
                : m.shop_hours_closed()}
            </span>
            <Link to="/load/week" aria-label={m.shop_hours_change_of({ days: daysWords(days) })}>
              {m.shop_hours_change()}
            </Link>
          </li>
        ))}
        <li>
          <b>{m.shop_holidays()}</b>
          <span>{m.shop_holidays_hint()}</span>
          <Link to="/load/closed">{m.shop_to_closed()}</Link>
        </li>
      </ul>
    </section>
  );
}

/** Some day of a weekday; 1 is Monday. */
const dayOf = (weekday: number) => `2024-01-0${weekday}`;

function daysWords({ first, last }: HoursOfDays): string {
  if (first === last) return weekdayName(dayOf(first));
  if (first === 1 && last === 7) return m.shop_hours_daily();
  return m.shop_hours_days({ first: weekdayWord(dayOf(first)), last: weekdayWord(dayOf(last)) });
}
