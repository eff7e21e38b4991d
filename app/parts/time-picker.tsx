import { Clock } from 'lucide-react';
import { useId } from 'react';
import { getLocale } from '#locale';
import { m } from '#messages';
import type { Time } from '#rules/berlin-time.ts';
import { formatTime } from '#rules/format.ts';
import { FieldError, Select } from '../ui/field.tsx';

interface TimePickerProps {
  label: string;
  /** The slots of the chosen day; empty when it has none left. */
  slots: readonly Time[];
  value: Time | null;
  onChange: (time: Time) => void;
  /** True until a day is chosen (spec §4). */
  disabled?: boolean;
  error?: string | undefined;
}

/** The compact form, for the home page: one native select. */
export function TimeSelect({
  slots,
  value,
  onChange,
  disabled = false,
  ...field
}: TimePickerProps & { look?: 'box' | 'line' }) {
  const none = !disabled && slots.length === 0;
  return (
    <Select
      {...field}
      hint={none ? m.catalogue_no_slots() : undefined}
      disabled={disabled || none}
      value={value && slots.includes(value) ? value : ''}
      onChange={(event) => onChange(event.target.value)}
      end={<Clock className="field-icon-end" size={22} aria-hidden="true" />}
    >
      <option value="" disabled hidden>
        {m.catalogue_choose()}
      </option>
      {slots.map((time) => (
        <option key={time} value={time}>
          {formatTime(time, getLocale())}
        </option>
      ))}
    </Select>
  );
}

/** The roomy form, for the cart: every slot as a pill, in a scroll area of at most 300 px (spec §2). */
export function SlotPicker({ label, slots, value, onChange, disabled = false, error }: TimePickerProps) {
  const id = useId();
  return (
    <fieldset className="min-w-0" disabled={disabled} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="field-label">{label}</legend>
      {disabled ? <p className="text-muted">{m.catalogue_choose_date_first()}</p> : null}
      {!disabled && slots.length === 0 ? (
        <p role="status" className="text-muted">
          {m.catalogue_no_slots()}
        </p>
      ) : null}
      {!disabled && slots.length > 0 ? (
        <div className="slots">
          {slots.map((time) => (
            <label key={time} className="slot num">
              <input
                type="radio"
                className="sr-only"
                name={id}
                value={time}
                checked={time === value}
                onChange={() => onChange(time)}
              />
              {time}
            </label>
          ))}
        </div>
      ) : null}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
