import { useEffect, useState } from 'react';
import type { DayLoad } from '#contract/kitchen/day/days.ts';
import type { Day } from '#rules/booking/berlin-time.ts';
import { getDays } from '../../api/days.ts';

/** Days to choose from at once; later ones by the calendar of the browser. */
const daysAhead = 7;

/** The next days, and the chosen one, which may be a later one; undefined until it is known. */
export function useDays(today: Day, day: Day) {
  const [days, setDays] = useState<readonly DayLoad[]>([]);
  const [later, setLater] = useState<DayLoad>();
  useEffect(() => {
    // Without it the day is chosen in the calendar all the same.
    getDays(today, daysAhead).then(setDays, () => undefined);
  }, [today]);
  const isAmong = days.some((each) => each.day === day);
  const isKnown = isAmong || later?.day === day || days.length === 0;
  useEffect(() => {
    if (isKnown) return;
    getDays(day, 1).then(
      ([load]) => setLater(load),
      () => undefined,
    );
  }, [day, isKnown]);
  return { days, chosen: [...days, ...(later ? [later] : [])].find((each) => each.day === day) };
}
