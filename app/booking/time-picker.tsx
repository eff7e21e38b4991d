import { Clock } from 'lucide-react';
import type { ComponentProps } from 'react';
import { getLocale } from '#locale';
import { m } from '#messages';
import type { Time } from '#rules/booking/berlin-time.ts';
import { formatTime } from '#rules/text/format.ts';
import { Select } from '#ui/field.tsx';
import type { ToldSlots } from './told-slots.ts';

export interface TimePickerProps {
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
  told,
  ...field
}: TimePickerProps & { look?: 'box' | 'line'; told?: ToldSlots | null } & Pick<
    ComponentProps<'select'>,
    'onPointerEnter' | 'onFocus' | 'onBlur'
  >) {
  const none = !disabled && slots.length === 0;
  return (
    <Select
      {...field}
      hint={none ? m.catalogue_no_slots() : told?.hint}
      disabled={disabled || none}
      value={value && slots.includes(value) ? value : ''}
      onChange={(event) => onChange(event.target.value)}
      end={<Clock className="field-icon-end" size={22} />}
    >
      <option value="" disabled hidden>
        {m.catalogue_choose()}
      </option>
      {slots.map((time) => (
        <option key={time} value={time} disabled={told?.taken.has(time)}>
          {told?.texts.get(time) ?? formatTime(time, getLocale())}
        </option>
      ))}
    </Select>
  );
}
