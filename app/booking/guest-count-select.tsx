import { m } from '#messages';
import { type GuestCount, guestCounts, isGuestCount } from '#rules/booking/guest-count.ts';
import { formatGuestCount } from '#rules/text/format.ts';
import { Select } from '#ui/field.tsx';

/** How many guests come, as one of the ranges (spec §3). */
export function GuestCountSelect({
  label,
  value,
  onChange,
  look,
  disabled,
}: {
  label: string;
  value: GuestCount | null;
  onChange: (range: GuestCount) => void;
  look?: 'box' | 'line';
  disabled?: boolean;
}) {
  return (
    <Select
      label={label}
      look={look}
      disabled={disabled}
      value={value ?? ''}
      onChange={(event) => isGuestCount(event.target.value) && onChange(event.target.value)}
    >
      <option value="" disabled hidden>
        {m.catalogue_choose_guests()}
      </option>
      {guestCounts.map((range) => (
        <option key={range} value={range}>
          {formatGuestCount(range)}
        </option>
      ))}
    </Select>
  );
}
