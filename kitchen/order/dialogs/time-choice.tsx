import clsx from 'clsx/lite';
import type { Slot } from '#contract/shop/slots.ts';
import { m } from '#kitchen-messages';
import type { Time } from '#rules/booking/berlin-time.ts';
import { shortTime } from '../../parts/words.ts';

/**
 * The times of a day as plates: free, too soon to be packed by then, nearly full with a dashed line inside, full struck
 * through. A full one is chosen only by who says so beside it.
 */
export function TimeChoice({
  slots,
  time,
  before,
  mayOverbook,
  isTooShort,
  onChoose,
}: {
  slots: readonly Slot[];
  time: Time | null;
  /** The time that is agreed until now, if it is one of these. */
  before: Time | null;
  /** Whether full ones can be chosen too. */
  mayOverbook: boolean;
  /** Whether it would have to be packed, or something of it begun, by now. */
  isTooShort: (time: Time) => boolean;
  onChoose: (time: Time) => void;
}) {
  return (
    <fieldset className="slip-times">
      <legend className="sr-only">{m.time_times()}</legend>
      {slots.map((slot) => {
        const isFull = slot.state === 'FULL';
        return (
          <button
            key={slot.time}
            type="button"
            aria-pressed={slot.time === time}
            disabled={slot.time === before || (isFull && !mayOverbook)}
            className={clsx(isFull && 'full', slot.state === 'NEARLY_FULL' && 'nearly')}
            onClick={() => onChoose(slot.time)}
          >
            <b>{shortTime(slot.time)}</b>
            <small>
              {slot.time === before ? m.time_until_now() : stateWord(slot, isTooShort(slot.time))}
            </small>
          </button>
        );
      })}
    </fieldset>
  );
}

function stateWord({ state, portionsLeft }: Slot, isTooShort: boolean): string {
  if (state === 'FULL') return m.time_full();
  if (isTooShort) return m.time_too_short();
  return state === 'NEARLY_FULL' ? m.time_nearly_full({ count: portionsLeft }) : m.time_free();
}
