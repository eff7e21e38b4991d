import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#kitchen-messages';
import { isDriversDay } from '#rules/access/drivers-days.ts';
import { addDays, type Day } from '#rules/booking/berlin-time.ts';
import { useMe } from '../shell/use-signed-in.ts';
import { longDay, shortDay } from './words.ts';

/** Which day a screen shows, with the ways to the one before, the one after, and back to today. */
export function DaySwitch({ day, today, to }: { day: Day; today: Day; to: (day: Day) => string }) {
  const { role } = useMe();
  const isTheirs = (other: Day) => role !== 'DRIVER' || isDriversDay(other, Date.now());
  const [before, after] = [addDays(day, -1), addDays(day, 1)];
  return (
    <nav className="day-switch" aria-label={m.day_switch()}>
      {isTheirs(before) ? (
        <Link to={to(before)} aria-label={longDay(before)}>
          <ChevronLeft size={26} />
        </Link>
      ) : null}
      <Link to={to(today)}>
        <CalendarDays size={22} />
        {day === today ? (
          m.day_switch_today()
        ) : (
          <span>
            {shortDay(day)}
            <span className="sr-only">, {m.day_switch_back()}</span>
          </span>
        )}
      </Link>
      {isTheirs(after) ? (
        <Link to={to(after)} aria-label={longDay(after)}>
          <ChevronRight size={26} />
        </Link>
      ) : null}
    </nav>
  );
}
