import type { ComponentProps } from 'react';
import { Popover } from '#ui/popover.tsx';
import { Calendar } from './calendar.tsx';

/** A calendar that opens under its button; fetched when somebody is about to open it. */
export default function CalendarPopover({
  value,
  onChange,
  isOffered,
  lastDay,
  fulfilment,
  ...popover
}: ComponentProps<typeof Calendar> & Omit<ComponentProps<typeof Popover>, 'children' | 'className'>) {
  return (
    <Popover {...popover} className="p-3">
      <Calendar
        value={value}
        onChange={onChange}
        isOffered={isOffered}
        lastDay={lastDay}
        fulfilment={fulfilment}
      />
    </Popover>
  );
}
