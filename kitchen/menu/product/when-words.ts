import { berlinDay } from '#rules/booking/berlin-time.ts';
import { clockOf, dayAndMonth } from '../../parts/words.ts';

/** When something was done: the time, with its day unless it is today. */
export function whenAgo(at: number): string {
  const day = berlinDay(at * 1000);
  return day === berlinDay(Date.now()) ? clockOf(at) : `${dayAndMonth(day)} ${clockOf(at)}`;
}
