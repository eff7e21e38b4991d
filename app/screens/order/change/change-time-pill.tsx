import type { Slot } from '#contract/shop/slots.ts';
import { m } from '#messages';

/** A half hour of the day. One that is full can be reached and is read out, and not be chosen; the agreed one always can. */
export function TimePill({
  slot: { time, state, portionsLeft },
  isAgreed,
  isChosen,
  onChoose,
}: {
  slot: Slot;
  isAgreed: boolean;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const isFull = state === 'FULL' && !isAgreed;
  const isFew = state === 'NEARLY_FULL' && !isAgreed;
  const word = isAgreed
    ? m.order_change_so_far()
    : isFull
      ? m.order_change_full()
      : isFew
        ? m.order_change_left({ count: portionsLeft })
        : m.order_change_free();
  return (
    <label className="change-pill" data-state={isFull ? 'full' : isFew ? 'few' : undefined}>
      <input
        type="radio"
        className="sr-only"
        name="change-time"
        value={time}
        checked={isChosen}
        aria-disabled={isFull || undefined}
        onChange={() => isFull || onChoose()}
      />
      <span className="num">{time}</span>
      <small>{word}</small>
    </label>
  );
}
