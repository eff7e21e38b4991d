import { ChevronDown } from 'lucide-react';
import type { PlacedOrder } from '#contract/kitchen/settings/capacity.ts';
import { m } from '#kitchen-messages';
import { PlacedList } from '../placed-list.tsx';

/** How many orders are outside the opening hours, said while these are changed; opened, the way to each. */
export function OutsideList({ orders }: { orders: readonly PlacedOrder[] }) {
  return (
    <div className="outside-list" role="status">
      {orders.length > 0 ? (
        <details className="paper">
          <summary>
            <ChevronDown size={22} />
            {m.week_outside({ count: orders.length })}
          </summary>
          <p>{m.week_outside_stay()}</p>
          <PlacedList placed={orders} hasActs />
        </details>
      ) : null}
    </div>
  );
}
