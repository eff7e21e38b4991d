import { m } from '#messages';
import { guestCounts, isGuestCount } from '#rules/booking/guest-count.ts';
import { fewestGuests, mostGuests } from '#rules/planner/wish.ts';
import { formatGuestCount } from '#rules/text/format.ts';
import { Select } from '#ui/field.tsx';

const numbers = Array.from(
  { length: mostGuests - fewestGuests + 1 },
  (_, index) => `${fewestGuests + index}`,
);

/** How many come to an order: a range, a number, or nothing said. What it says already can be left, whatever that is. */
export function GuestsSelect({ value, onChange }: { value: string; onChange: (guests: string) => void }) {
  const isOther = value !== '' && !isGuestCount(value) && !numbers.includes(value);
  return (
    <Select label={m.order_change_guests()} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{m.order_change_guests_open()}</option>
      {isOther ? <option value={value}>{value}</option> : null}
      <optgroup label={m.order_change_guests_about()}>
        {guestCounts.map((range) => (
          <option key={range} value={range}>
            {formatGuestCount(range)}
          </option>
        ))}
      </optgroup>
      <optgroup label={m.order_change_guests_exactly()}>
        {numbers.map((number) => (
          <option key={number} value={number}>
            {number}
          </option>
        ))}
      </optgroup>
    </Select>
  );
}
