import { Link } from 'react-router';
import type { DayCapacity } from '#contract/kitchen/settings/capacity.ts';
import { m } from '#kitchen-messages';
import type { Day } from '#rules/booking/berlin-time.ts';
import { dayWithMonth, shortTime, whoFor } from '../parts/words.ts';

type Placed = DayCapacity['placed'][number] & { readonly day?: Day };

/** Orders by time, each with the way to it; with `hasActs` also to what can be done about it. */
export function PlacedList({ placed, hasActs = false }: { placed: readonly Placed[]; hasActs?: boolean }) {
  if (placed.length === 0) return null;
  return (
    <ul className="placed">
      {placed.map((order) => (
        <li key={order.publicProductOrderId}>
          <span className="num">{shortTime(order.time)}</span>
          <span>
            <Link to={`/order/${order.publicProductOrderId}`}>{whoFor(order)}</Link>
            <small>
              {[
                order.day && dayWithMonth(order.day),
                order.bon === null ? m.load_unpaid() : m.day_bon({ bon: order.bon }),
                m.day_portions({ count: order.portions }),
                order.fulfilment === 'PICKUP' ? m.day_pickup() : m.day_delivery(),
              ]
                .filter(Boolean)
                .join(', ')}
            </small>
          </span>
          {hasActs ? (
            <span className="placed-acts">
              {order.bon === null ? null : (
                <Link to={`/order/${order.publicProductOrderId}?do=time`}>
                  {m.load_move()}
                  <span className="sr-only"> {whoFor(order)}</span>
                </Link>
              )}
              <Link to={`/order/${order.publicProductOrderId}?do=cancel`}>
                {m.load_cancel()}
                <span className="sr-only"> {whoFor(order)}</span>
              </Link>
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
