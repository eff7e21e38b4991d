import { useEffect, useId, useRef } from 'react';
import { m } from '#messages';
import { FieldError } from '#ui/field.tsx';
import type { TimePickerProps } from './time-picker.tsx';

/** The roomy form, for the cart: every slot as a pill, in a scroll area of at most 300 px (spec §2). */
export function SlotPicker({ label, slots, value, onChange, disabled = false, error }: TimePickerProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const isOpen = !disabled && slots.length > 0;
  // Whoever comes back sees the chosen time, also where it stands far down.
  useEffect(() => {
    const chosen = list.current?.querySelector(':checked')?.parentElement;
    if (isOpen && list.current && chosen) list.current.scrollTop = chosen.offsetTop - list.current.offsetTop;
  }, [isOpen]);
  return (
    <fieldset className="min-w-0" disabled={disabled} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="field-label">{label}</legend>
      {disabled ? <p className="text-muted">{m.catalogue_choose_date_first()}</p> : null}
      {!disabled && slots.length === 0 ? (
        <p role="status" className="text-muted">
          {m.catalogue_no_slots()}
        </p>
      ) : null}
      {isOpen ? (
        <div className="slots" ref={list}>
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
