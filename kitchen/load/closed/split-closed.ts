import { holidayOn } from '#rules/booking/berlin-holidays.ts';
import { addDays, type Day } from '#rules/booking/berlin-time.ts';
import type { ClosedPeriod } from '#rules/booking/closed-days.ts';

/** The closed periods from a day on, each holiday of Berlin in them as a row of its own. */
export function splitClosed(closed: readonly ClosedPeriod[], today: Day): ClosedPeriod[] {
  return closed
    .filter(({ to }) => to >= today)
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .flatMap(({ from, to }) => {
      const rows: ClosedPeriod[] = [];
      let begin = from < today ? today : from;
      for (let day = begin; day <= to; day = addDays(day, 1)) {
        if (!holidayOn(day)) continue;
        if (begin < day) rows.push({ from: begin, to: addDays(day, -1) });
        rows.push({ from: day, to: day });
        begin = addDays(day, 1);
      }
      if (begin <= to) rows.push({ from: begin, to });
      return rows;
    });
}
