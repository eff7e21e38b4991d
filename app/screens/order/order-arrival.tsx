import { Clock } from 'lucide-react';
import type { LinkedOrder } from '#contract/shop/order-link.ts';
import { m } from '#messages';
import type { Locale } from '#rules/text/locale.ts';
import { clockOf } from './order-words.ts';

/** When the driver said to be there, and when that was said: it never counts down. */
export function OrderArrival({ order: { arrival }, locale }: { order: LinkedOrder; locale: Locale }) {
  if (!arrival) return null;
  const minutes = Math.round((arrival.expectedAt - arrival.saidAt) / 60);
  return (
    <p className="paper order-arrival">
      <Clock size={26} />
      <span>
        <b className="num">{m.order_in_minutes({ count: minutes })}</b>
        {m.order_as_of({ time: clockOf(arrival.saidAt, locale) })}
      </span>
    </p>
  );
}
