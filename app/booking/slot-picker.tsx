import { useEffect, useId, useRef, useState } from 'react';
import { m } from '#messages';
import type { Time } from '#rules/booking/berlin-time.ts';
import { Alert } from '#ui/alert.tsx';
import { FieldError } from '#ui/field.tsx';
import { announce } from '../stores/announcements.ts';
import './slot-picker.css';
import { slotWords, takenText } from './slot-words.ts';
import type { TimePickerProps } from './time-picker.tsx';
import { isTaken, type SlotStates } from './use-slot-states.ts';

/**
 * The roomy form, for the cart: every slot as a pill, in a scroll area of at most 300 px (spec §2). What is full or closed
 * can be reached and is read out, and not be chosen; then it is said what is free near it.
 */
export function SlotPicker({
  label,
  slots,
  states = new Map(),
  value,
  onChange,
  disabled = false,
  error,
}: TimePickerProps & {
  /** How full the slots are; without it nothing is said of that. */
  states?: SlotStates;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState<Time | null>(null);
  const isOpen = !disabled && slots.length > 0;
  // Whoever comes back sees the chosen time, also where it stands far down.
  useEffect(() => {
    const chosen = list.current?.querySelector(':checked')?.parentElement;
    if (isOpen && list.current && chosen) list.current.scrollTop = chosen.offsetTop - list.current.offsetTop;
  }, [isOpen]);

  const asked = refused ?? value;
  const taken =
    asked && slots.includes(asked) && isTaken(states.get(asked)) ? takenText(asked, states) : null;
  useEffect(() => {
    if (taken) announce(taken);
  }, [taken]);

  function choose(time: Time) {
    const isRefused = isTaken(states.get(time));
    setRefused(isRefused ? time : null);
    if (!isRefused) onChange(time);
  }

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
        <div className="slots slots-told" ref={list}>
          {slots.map((time) => {
            const slot = states.get(time);
            const words = slot && slotWords(slot);
            const isChosen = time === value;
            return (
              <label key={time} className="slot" data-state={slot?.state}>
                <input
                  type="radio"
                  className="sr-only"
                  name={id}
                  value={time}
                  checked={isChosen}
                  aria-disabled={isTaken(slot) || undefined}
                  aria-describedby={words && `${id}-${time}`}
                  onChange={() => choose(time)}
                />
                <span className="num">{time}</span>
                {words ? (
                  <small aria-hidden="true">
                    {isChosen && !isTaken(slot) ? m.catalogue_slot_chosen() : words.shown}
                  </small>
                ) : null}
                {words ? (
                  <span id={`${id}-${time}`} hidden>
                    {words.said}
                  </span>
                ) : null}
              </label>
            );
          })}
        </div>
      ) : null}
      {isOpen && states.size > 0 ? <SlotKey /> : null}
      {taken ? (
        <Alert kind="note" isSaid className="mt-4">
          {taken}
        </Alert>
      ) : null}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}

/** What the three shapes of a time mean. */
function SlotKey() {
  const shapes = [
    ['FREE', m.catalogue_slot_free()],
    ['NEARLY_FULL', m.catalogue_slot_nearly()],
    ['FULL', m.catalogue_slot_full()],
  ] as const;
  return (
    <ul className="slot-key" aria-label={m.catalogue_slot_key()}>
      {shapes.map(([state, text]) => (
        <li key={state}>
          <i data-state={state} aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  );
}
