import { m } from '#kitchen-messages';
import type { ShownOrder } from '../../stages/with-presses.ts';
import { foldLater } from '../board.ts';
import { LaterRow } from './later-row.tsx';
import { MoreRow } from './more-row.tsx';
import { useRowHeights } from './use-row-heights.ts';

/** What its edges take of a column, in pixels, as staple.css draws it. */
const edges = 24;

interface Props {
  readonly orders: readonly ShownOrder[];
  /** Room for it, in pixels. */
  readonly room: number;
  readonly open: () => void;
}

/** The orders of later hours, a row each, as many as fit whole; the last row says how many more there are. */
export function LaterColumn({ orders, room, open }: Props) {
  const [column, heights] = useRowHeights<HTMLElement>();
  const { hidden } = foldLater(orders, room - edges, (_, index) => heights[index]);
  return (
    <section ref={column} className="col later" aria-label={m.day_later()}>
      {orders.map((order) => (
        <LaterRow key={order.publicProductOrderId} order={order} isFolded={hidden.includes(order)} />
      ))}
      <MoreRow orders={hidden} hour={null} open={open} />
    </section>
  );
}
