import clsx from 'clsx/lite';
import { Link } from 'react-router';
import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import { holidayOn } from '#rules/booking/berlin-holidays.ts';
import { addDays, type Day, daysBetween } from '#rules/booking/berlin-time.ts';
import type { ClosedPeriod } from '#rules/booking/closed-days.ts';
import { Chip } from '#ui/chip.tsx';
import { dayWithMonth } from '../../parts/words.ts';
import { splitClosed } from './split-closed.ts';

/** What is closed from today on, each with the orders that it touches; opened with one press. */
export function ClosedList({
  closed,
  today,
  ordersOn,
  isBusy,
  onOpen,
}: {
  closed: readonly ClosedPeriod[];
  today: Day;
  ordersOn: ReadonlyMap<Day, number>;
  isBusy: boolean;
  onOpen: (period: ClosedPeriod) => void;
}) {
  const rows = splitClosed(closed, today);
  return (
    <section aria-labelledby="closed-list">
      <h2 id="closed-list">{m.load_closed_list()}</h2>
      {rows.length === 0 ? (
        <p className="paper closed-nothing">{m.load_closed_nothing()}</p>
      ) : (
        <ul className="paper closed-list">
          {rows.map((period) => (
            <Row
              key={period.from}
              period={period}
              orders={ordersIn(period, ordersOn)}
              isBusy={isBusy}
              onOpen={() => onOpen(period)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({
  period: { from, to },
  orders,
  isBusy,
  onOpen,
}: {
  period: ClosedPeriod;
  orders: number;
  isBusy: boolean;
  onOpen: () => void;
}) {
  const holiday = from === to ? holidayOn(from)?.name[getLocale()] : undefined;
  const days = daysBetween(from, to) + 1;
  return (
    <li className="hatched">
      <span className="num">{dayWithMonth(from)}</span>
      <span>
        <b>{holiday ? m.load_closed_named({ name: holiday }) : m.load_closed_word()}</b>
        <small>
          {holiday
            ? m.load_holiday_in_berlin()
            : from < to
              ? `${m.load_closed_until({ day: dayWithMonth(to) })}, ${m.load_days({ count: days })}`
              : null}
        </small>
      </span>
      {orders > 0 ? (
        <Link className={clsx('chip', 'chip-bad')} to={`/load/${from.slice(0, 7)}?day=${from}`}>
          {m.load_touches({ count: orders })}
        </Link>
      ) : (
        <Chip tone="good">{m.load_touches_nobody()}</Chip>
      )}
      <button
        type="button"
        className="slot-link"
        aria-disabled={isBusy || undefined}
        onClick={() => isBusy || onOpen()}
      >
        {m.load_open()}
        <span className="sr-only"> {dayWithMonth(from)}</span>
      </button>
    </li>
  );
}

function ordersIn({ from, to }: ClosedPeriod, ordersOn: ReadonlyMap<Day, number>): number {
  let sum = 0;
  for (let day = from; day <= to; day = addDays(day, 1)) sum += ordersOn.get(day) ?? 0;
  return sum;
}
