import clsx from 'clsx/lite';
import type { DayLoad } from '#contract/kitchen/day/days.ts';
import { m } from '#kitchen-messages';
import type { Day } from '#rules/booking/berlin-time.ts';
import { shortDay } from '../../parts/words.ts';

/** The next days, each as high as it is full. */
export function DayChoice({
  days,
  day,
  today,
  onChoose,
}: {
  days: readonly DayLoad[];
  day: Day;
  today: Day;
  onChoose: (day: Day) => void;
}) {
  return (
    <fieldset className="slip-days">
      <legend className="sr-only">{m.time_days()}</legend>
      {days.map((load) => (
        <button
          key={load.day}
          type="button"
          aria-pressed={load.day === day}
          className={clsx(load.isClosed && 'closed')}
          onClick={() => onChoose(load.day)}
        >
          <i style={{ height: `${Math.min(100, shareOf(load))}%` }} />
          <b>{shortDay(load.day)}</b>
          <small>{wordFor(load, today)}</small>
        </button>
      ))}
    </fieldset>
  );
}

const shareOf = ({ portions, limit }: DayLoad) => (limit > 0 ? (portions / limit) * 100 : 0);

function wordFor({ day, isClosed, isFull, portions }: DayLoad, today: Day): string {
  if (isClosed) return m.time_closed();
  if (isFull) return m.time_full();
  return day === today ? m.time_today() : m.day_portions_short({ count: portions });
}
