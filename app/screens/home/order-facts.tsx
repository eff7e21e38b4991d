import { CalendarClock, Clock, Euro, Undo2 } from 'lucide-react';
import { getLocale } from '#locale';
import { m } from '#messages';
import type { Cents } from '#rules/money/money.ts';
import { formatMoney } from '#rules/text/format.ts';
import { hoursText } from '../../booking/hours-text.ts';
import { useBookingRules } from '../../booking/use-booking-rules.ts';
import { useRootData } from '../../page/use-root-data.ts';

/** Below the order form: when food comes, how early to order, the minimum, until when to cancel. */
export default function OrderFacts({ minimumOrder }: { minimumOrder: Cents }) {
  const booking = useBookingRules();
  const [free] = useRootData()?.feeSteps ?? [];
  const facts = [
    { Icon: Clock, text: m.home_fact_hours({ hours: hoursText(booking.hours) }) },
    { Icon: CalendarClock, text: m.home_fact_lead({ hours: booking.leadHours }) },
    { Icon: Euro, text: m.home_fact_minimum({ amount: formatMoney(minimumOrder, getLocale()) }) },
    ...(free?.percent === 0 ? [{ Icon: Undo2, text: m.home_fact_cancel({ hours: free.hours }) }] : []),
  ];
  return (
    <ul className="home-facts">
      {facts.map(({ Icon, text }) => (
        <li key={text}>
          <Icon size={18} />
          {text}
        </li>
      ))}
    </ul>
  );
}
