import { useId } from 'react';
import { m } from '#messages';
import { formatGuestCount } from '#rules/format.ts';
import { type GuestCount, guestCounts } from '#rules/guest-count.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { OnDemandProps } from './use-on-demand.ts';

/** The choice of a guest range, opened from the platter hint; it closes after a choice. */
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
  return (
    <Dialog open={open} onClose={onClose} title={m.catalogue_guests_title()} closeLabel={m.catalogue_close()}>
      <fieldset>
        <legend className="sr-only">{m.catalogue_guests_title()}</legend>
        <div className="slots">
          {guestCounts.map((range) => (
            <label key={range} className="slot num">
              <input
                type="radio"
                className="sr-only"
                name={name}
                checked={range === value}
                onChange={() => onChange(range)}
                onClick={onClose}
              />
              {formatGuestCount(range)}
            </label>
          ))}
        </div>
      </fieldset>
    </Dialog>
  );
}
