import { m } from '#messages';
import type { CostRange } from '#rules/booking/delivery-cost.ts';
import type { Cents } from '#rules/money/money.ts';
import { costRangeText } from '../page/delivery-cost-text.ts';

/** The row of a summary that says what delivery costs; none for a pickup, nor where the shop does not deliver. */
export function DeliveryCost({ cost }: { cost: Cents | CostRange | null }) {
  if (cost === null) return null;
  const range = typeof cost === 'number' ? { least: cost, most: cost } : cost;
  return (
    <p className="mt-2.5 flex items-baseline justify-between gap-4">
      {m.delivery_cost()}
      <span className={range.most === 0 ? 'font-medium' : 'num'}>{costRangeText(range)}</span>
    </p>
  );
}
