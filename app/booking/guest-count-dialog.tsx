import { type KeyboardEvent, useId, useRef } from 'react';
import { m } from '#messages';
import { type GuestCount, guestCounts } from '#rules/booking/guest-count.ts';
import { formatGuestCount } from '#rules/text/format.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { OnDemandProps } from '../loading/use-on-demand.ts';

/**
 * The choice of a guest range, opened from the platter hint. It closes after a choice, which a press, Enter and Space
 * are; arrow keys only go through the ranges.
 */
export default function GuestCountDialog({
  open,
  onClose,
  value,
  onChange,
}: OnDemandProps & {
  value: GuestCount | null;
  onChange: (range: GuestCount) => void;
}) {
  const name = useId();
  // Arrow keys click what they arrive at, too: only a press is a choice.
  const isChosen = useRef(false);

  function onKeyDown(event: KeyboardEvent, range: GuestCount) {
    isChosen.current = false;
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onChange(range);
    onClose();
  }

  return (
    <Dialog open={open} onClose={onClose} title={m.catalogue_guests_title()} closeLabel={m.catalogue_close()}>
      <fieldset>
        <legend className="sr-only">{m.catalogue_guests_title()}</legend>
        <div className="slots">
          {guestCounts.map((range) => (
            <label
              key={range}
              className="slot num"
              onPointerDown={() => {
                isChosen.current = true;
              }}
            >
              <input
                type="radio"
                className="sr-only"
                name={name}
                checked={range === value}
                onChange={() => onChange(range)}
                onKeyDown={(event) => onKeyDown(event, range)}
                onClick={() => isChosen.current && onClose()}
              />
              {formatGuestCount(range)}
            </label>
          ))}
        </div>
      </fieldset>
      <Button variant="side" className="mt-6" onClick={onClose}>
        {m.catalogue_done()}
      </Button>
    </Dialog>
  );
}
