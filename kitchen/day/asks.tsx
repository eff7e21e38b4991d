import { TriangleAlert } from 'lucide-react';
import type { KitchenOrder } from '#contract/kitchen/orders.ts';
import { m } from '#kitchen-messages';

/** That whoever ordered has written a wish: a slip never hides it. */
export function Asks({ order: { note } }: { order: Pick<KitchenOrder, 'note'> }) {
  if (!note) return null;
  return (
    <p className="flags">
      <span className="chip chip-bad" title={note}>
        <TriangleAlert size={16} aria-hidden="true" />
        {m.day_wish()}
      </span>
    </p>
  );
}
