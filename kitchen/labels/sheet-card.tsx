import { useContext } from 'react';
import type { KitchenOrderDetails } from '#contract/kitchen/orders/order-details.ts';
import { m } from '#kitchen-messages';
import { berlinClock } from '#rules/booking/berlin-time.ts';
import { PrintedContext } from '../paper/use-print.tsx';
import { fullDay, shortTime } from '../parts/words.ts';

/** In the first free place of the cards: whose they are, and whether they still count. It stays behind in the kitchen. */
export function SheetCard({ order: { name, bon, day, time } }: { order: KitchenOrderDetails }) {
  const printed = useContext(PrintedContext);
  if (!printed) return null;
  return (
    <aside className="label label-note">
      <p>
        <b>{[bon !== null && m.day_bon({ bon }), name].filter(Boolean).join(', ')}</b>
        <br />
        {[day && fullDay(day), time && shortTime(time)].filter(Boolean).join(', ')}
        <br />
        {m.paper_printed_at({ time: shortTime(berlinClock(printed.at).time) })},{' '}
        {m.paper_version({ version: printed.version })}
        <br />
        {m.paper_still_valid()}
      </p>
      {printed.code}
    </aside>
  );
}
