import { ChevronDown, TriangleAlert } from 'lucide-react';
import { m } from '#kitchen-messages';
import type { ShownOrder } from '../../stages/with-presses.ts';
import { isAsking } from '../board.ts';

interface Props {
  readonly orders: readonly ShownOrder[];
  /** The hour of the column, such as `12`; null for the later ones. */
  readonly hour: string | null;
  readonly open: () => void;
}

/** How many orders there are for which there is no room, and of how many the wishes must not be missed; opens them. */
export function MoreRow({ orders, hour, open }: Props) {
  if (orders.length === 0) return null;
  const count = orders.length;
  const asking = orders.filter(isAsking).length;
  return (
    <button type="button" className="lrow more" onClick={open}>
      <span>
        {hour === null ? m.day_more_later({ count }) : m.day_more({ count, hour: Number(hour) })}
        {asking > 0 ? (
          <small className="al">
            <TriangleAlert size={14} /> {m.day_more_asks({ count: asking })}
          </small>
        ) : null}
      </span>
      <ChevronDown size={20} />
    </button>
  );
}
