import { m } from '#kitchen-messages';
import type { Day } from '#rules/booking/berlin-time.ts';
import { longDay } from '../parts/words.ts';

/** A board without slips: nothing ordered, or all of it done. */
export function NothingHere({ isDone, day }: { isDone: boolean; day: Day }) {
  return (
    <div className="nothing">
      <h1>{isDone ? m.day_all_done() : m.day_empty_title()}</h1>
      <p>{isDone ? m.day_all_done_hint() : m.day_empty_hint()}</p>
      <p className="muted">{longDay(day)}</p>
    </div>
  );
}
