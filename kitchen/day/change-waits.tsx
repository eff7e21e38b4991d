import { Hourglass } from 'lucide-react';
import { m } from '#kitchen-messages';
import { whenText } from '../order/order-words.ts';

/** That a change of an order waits for its payment, quietly: until then it is made as it stands here. */
export function ChangeWaits({ until }: { until: number | null | undefined }) {
  if (!until) return null;
  return (
    <p className="flags">
      <span className="chip chip-neutral" title={m.waiting_until_then()}>
        <Hourglass size={16} />
        {m.day_change_waits({ when: whenText(until) })}
      </span>
    </p>
  );
}
