import { m } from '#kitchen-messages';
import { agreedTime } from '../order-words.ts';
import type { ShownDetails } from '../shown-order.ts';

/** On the rail of a dialog: which order it is about. */
export function AboutOrder({ order: { bon, name, day, time } }: { order: ShownDetails }) {
  return (
    <>
      {bon === null ? null : <b>{m.dialog_bon({ bon })}</b>}
      <span>{[name, agreedTime(day && time ? `${day}T${time}` : null)].filter(Boolean).join(', ')}</span>
    </>
  );
}
