import { useEffect } from 'react';
import type { Order } from '#contract/shop/orders.ts';
import { getLocale } from '#locale';
import { m } from '#messages';
import { berlinClock } from '#rules/booking/berlin-time.ts';
import { paymentLifetime } from '#rules/orders/payment-lifetime.ts';
import { formatTime } from '#rules/text/format.ts';
import { DoubleLine } from '#ui/double-line.tsx';
import { useNow } from '../page/use-now.ts';
import { announce } from '../stores/announcements.ts';
import { orderTexts } from './order-texts.ts';

/** Milliseconds before the end at which it is said once. */
const warning = 5 * 60_000;

/** Until when the time of an unpaid order is kept for it, by the clock and in whole minutes. */
export function HeldTime({ order }: { order: Order }) {
  const now = useNow() ?? Date.now();
  const until = (order.heldUntil ?? 0) * 1000;
  const left = until - now;
  const clock = formatTime(berlinClock(until).time, getLocale());
  const minutes = Math.max(1, Math.floor(left / 60_000));
  const isEnding = left > 0 && left <= warning;
  useEffect(() => {
    if (isEnding) announce(m.orders_held_ending({ time: clock }));
  }, [isEnding, clock]);
  if (until === 0) return null;
  if (left <= 0) return <p className="text-small">{m.orders_held_over({ time: clock })}</p>;
  return (
    <div className="grid w-full max-w-[26rem] gap-2 bg-mist px-5 py-4">
      <dl className="flex justify-between gap-6">
        <div>
          <dt>{m.orders_held_until()}</dt>
          <dd className="num text-[1.5rem]">{clock}</dd>
        </div>
        <div className="text-end">
          <dt>{m.orders_held_left()}</dt>
          <dd className="num text-[1.5rem]">{m.orders_held_minutes({ count: minutes })}</dd>
        </div>
      </dl>
      <DoubleLine share={left / paymentLifetime} />
      <p>{orderTexts(order, getLocale()).time}</p>
    </div>
  );
}
