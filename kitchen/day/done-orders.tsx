import { Link } from 'react-router';
import { m } from '#kitchen-messages';
import { stateClass } from '../parts/plate.tsx';
import { shortTime, whoFor } from '../parts/words.ts';
import type { ShownOrder } from '../stages/with-presses.ts';
import { plateState, stateWord } from './order-words.ts';

/** What is done, in small, at the foot of the board. */
export function DoneOrders({ orders }: { orders: readonly ShownOrder[] }) {
  return (
    <section id="done" className="done" aria-label={m.day_done_list()}>
      <h2>{m.day_done({ count: orders.length })}</h2>
      <div>
        {orders.map((order) => (
          <Link
            key={order.publicProductOrderId}
            className={`stub ${stateClass(plateState(order))}`}
            to={`/order/${order.publicProductOrderId}`}
          >
            <span className="num t">{shortTime(order.time ?? '')}</span>
            <b>{whoFor(order)}</b>
            <small>{stateWord(order)}</small>
          </Link>
        ))}
      </div>
    </section>
  );
}
