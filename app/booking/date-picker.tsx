import { CalendarDays, ChevronDown } from 'lucide-react';
import { useId, useRef } from 'react';
import { getLocale } from '#locale';
import { m } from '#messages';
import type { Day } from '#rules/booking/berlin-time.ts';
import type { Fulfilment } from '#rules/orders/fulfilment.ts';
import { formatDay } from '#rules/text/format.ts';
import { FieldError } from '#ui/field.tsx';
import { useOnDemand } from '../loading/use-on-demand.ts';

const loadCalendar = () => import('./calendar-popover.tsx');
/** What could not be fetched is asked for again when it is opened. */
const fetchAhead = () => void loadCalendar().catch(() => {});

/** A button with the chosen day that opens a calendar; it closes after a choice (spec §4). */
export function DatePicker({
  label,
  value,
  onChange,
  isOffered,
  lastDay,
  fulfilment,
  look = 'box',
  disabled = false,
  error,
}: {
  label: string;
  value: Day | null;
  onChange: (day: Day) => void;
  /** Whether a day can be chosen; all others are greyed. */
  isOffered: (day: Day) => boolean;
  /** The calendar does not turn beyond this day's month. */
  lastDay?: Day;
  fulfilment?: Fulfilment;
  look?: 'box' | 'line';
  disabled?: boolean;
  error?: string | undefined;
}) {
  const { Dialog: CalendarPopover, isOpen, open, close } = useOnDemand(loadCalendar, { ahead: false });
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const id = useId();
  const text = value ? formatDay(value, getLocale()) : m.catalogue_choose_date();

  function choose(day: Day) {
    close();
    button.current?.focus();
    onChange(day);
  }

  return (
    <div className={look === 'line' ? 'field field-line' : 'field'}>
      <span className="field-label" id={`${id}-label`}>
        {label}
      </span>
      <span className={look === 'line' ? 'field-frame' : 'field-frame field-frame-icon'}>
        {look === 'box' ? <CalendarDays className="field-icon-start" size={22} /> : null}
        <button
          ref={button}
          type="button"
          id={`${id}-button`}
          className="field-input"
          disabled={disabled}
          aria-labelledby={`${id}-label ${id}-button`}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerEnter={fetchAhead}
          onFocus={fetchAhead}
          onPointerDown={() => {
            wasOpen.current = isOpen;
          }}
          onClick={(event) => {
            // A press on the button closes the open calendar before this click arrives.
            if (event.detail === 0 || !wasOpen.current) void open();
            else close();
          }}
        >
          {text}
        </button>
        {look === 'box' ? (
          <ChevronDown className="field-icon-end" size={22} />
        ) : (
          <CalendarDays className="field-icon-end" size={22} />
        )}
      </span>
      <FieldError id={`${id}-error`} error={error} />
      {CalendarPopover ? (
        <CalendarPopover
          open={isOpen}
          onClose={close}
          anchor={button}
          label={label}
          value={value}
          onChange={choose}
          isOffered={isOffered}
          lastDay={lastDay}
          fulfilment={fulfilment}
        />
      ) : null}
    </div>
  );
}
