import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import type { KitchenOrder } from '#contract/kitchen/orders/orders.ts';
import { m } from '#kitchen-messages';
import { whoFor } from '../parts/words.ts';

/** So many are named; when they have a time, the next come. */
const most = 6;

/** Paid orders for which no time is agreed: they hang here, whatever the day, until somebody has rung. */
export function WithoutTime({ orders }: { orders: readonly KitchenOrder[] }) {
  return (
    <section className="untimed" aria-label={m.day_without_time({ count: orders.length })}>
      <Phone size={22} />
      <p>
        <b>{m.day_without_time({ count: orders.length })}</b> {m.day_without_time_hint()}
      </p>
      <ul>
        {orders.slice(0, most).map((order) => (
          <li key={order.publicProductOrderId}>
            <Link to={`/order/${order.publicProductOrderId}`}>{whoFor(order)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
