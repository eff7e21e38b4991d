import { m } from '#kitchen-messages';
import { berlinClock } from '#rules/booking/berlin-time.ts';
import { shortTime } from '../parts/words.ts';
import { useNow } from './use-now.ts';

/** The time in Berlin, which all of the kitchen goes by. */
export function Clock() {
  const { time } = berlinClock(useNow());
  return (
    <time className="clock num">
      <span className="sr-only">{m.shell_clock()} </span>
      {shortTime(time)}
    </time>
  );
}
