import { m } from '#kitchen-messages';
import type { Time } from '#rules/booking/berlin-time.ts';
import { shortTime } from '../../parts/words.ts';
import type { PortionsAt } from './use-portions-at.ts';

/** The times of a day as plates, each with what is to leave then already. */
export function TimeChoice({
  times,
  time,
  before,
  portionsAt,
  onChoose,
}: {
  times: readonly Time[];
  time: Time | null;
  /** The time that is agreed until now, if it is one of these. */
  before: Time | null;
  portionsAt: PortionsAt;
  onChoose: (time: Time) => void;
}) {
  return (
    <fieldset className="slip-times">
      <legend className="sr-only">{m.time_times()}</legend>
      {times.map((slot) => {
        const count = portionsAt.get(slot) ?? 0;
        return (
          <button
            key={slot}
            type="button"
            aria-pressed={slot === time}
            disabled={slot === before}
            onClick={() => onChoose(slot)}
          >
            <b>{shortTime(slot)}</b>
            <small>
              {slot === before
                ? m.time_until_now()
                : count > 0
                  ? m.day_portions_short({ count })
                  : m.time_free()}
            </small>
          </button>
        );
      })}
    </fieldset>
  );
}
