import { m } from '#kitchen-messages';
import { notThereOf, whyNotYet } from '#rules/orders/work/not-yet.ts';
import { dishName } from '../order/order-words.ts';
import { listed, longDay, shortTime } from '../parts/words.ts';
import type { ShownOrder } from './with-presses.ts';

/** Says why an order hardly ends yet, and what of it is not there; nothing where nothing speaks against it. */
export function HandOverDoubts({ order, now }: { order: ShownOrder; now: number }) {
  const missing = notThereOf(order);
  const why = whyEndsNotYet(order, now);
  return (
    <>
      {why === null ? null : <p className="question">{why}</p>}
      {missing.length > 0 ? (
        <p className="question">
          {m.hand_over_not_there({ dishes: listed(missing.map(({ name }) => dishName(name))) })}
        </p>
      ) : null}
    </>
  );
}

function whyEndsNotYet(order: ShownOrder, now: number): string | null {
  const { day, time, run, fulfilment } = order;
  const isPickup = fulfilment === 'PICKUP';
  const why = whyNotYet('DELIVERED', order, now);
  if (why === 'OTHER_DAY')
    return (isPickup ? m.hand_over_other_day_pickup : m.hand_over_other_day)({ day: longDay(day ?? '') });
  if (why === 'ON_TOUR') {
    const number = run?.number ?? 0;
    return run?.driver
      ? m.hand_over_on_tour_of({ number, driver: run.driver })
      : m.hand_over_on_tour({ number });
  }
  if (why === null) return null;
  return (isPickup ? m.hand_over_early_pickup : m.hand_over_early)({ time: shortTime(time ?? '') });
}

/** Says why an order hardly leaves yet. */
export function leavesNotYet(order: ShownOrder, now: number): string {
  return whyNotYet('OUT', order, now) === 'EARLY'
    ? m.leave_early({ time: shortTime(order.time ?? '') })
    : m.leave_other_day({ day: longDay(order.day ?? '') });
}
