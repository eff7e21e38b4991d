import { m } from '#kitchen-messages';
import { addDays, berlinClock } from '#rules/booking/berlin-time.ts';
import { dayAndMonth, shortTime } from '../parts/words.ts';

/** When something was, from the view of now (both Unix seconds), as one says it: 7:02, yesterday 19:20, 12 Oct. */
export function sinceWhen(at: number, now: number): string {
  const [then, today] = [berlinClock(at * 1000), berlinClock(now * 1000)];
  const time = shortTime(then.time);
  if (then.day === today.day) return time;
  if (then.day === addDays(today.day, -1)) return m.staff_yesterday({ time });
  return dayAndMonth(then.day);
}

/** Seconds after which somebody is no longer there now. */
const justNow = 15 * 60;

/** When something was last used: just now, or when. */
export function lastUsed(at: number, now: number): string {
  return now - at < justNow ? m.staff_just_now() : sinceWhen(at, now);
}
