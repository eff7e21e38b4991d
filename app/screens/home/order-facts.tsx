import { CalendarClock, Clock, Euro, Undo2 } from 'lucide-react';
import { getLocale } from '#locale';
import { m } from '#messages';
import type { BookingRules } from '#rules/booking/time-slots.ts';
import type { Cents } from '#rules/money/money.ts';
import { formatMoney } from '#rules/text/format.ts';
import { hoursText } from '../../booking/hours-text.ts';

/** Below the order form: when food comes, how early to order, the minimum, until when to cancel. */
export default function OrderFacts({
  booking,
  minimumOrder,
}: {
  booking: BookingRules;
  minimumOrder: Cents;
}) {
  const facts = [
    { Icon: Clock, text: m.home_fact_hours({ hours: hoursText(booking.hours) }) },
    { Icon: CalendarClock, text: m.home_fact_lead({ hours: booking.leadHours }) },
    { Icon: Euro, text: m.home_fact_minimum({ amount: formatMoney(minimumOrder, getLocale()) }) },
    { Icon: Undo2, text: m.home_fact_cancel() },
  ];
  return (
    <ul className="home-facts">
      {facts.map(({ Icon, text }) => (
        <li key={text}>
          <Icon size={18} aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  );
}
