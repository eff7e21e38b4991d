import { getLocale } from '#locale';
import { m } from '#messages';
import { deliveryCostRange } from '#rules/booking/delivery-cost.ts';
import type { Cents } from '#rules/money/money.ts';
import { formatMoney } from '#rules/text/format.ts';

function costText(cost: Cents): string {
  return cost === 0 ? m.delivery_cost_free() : formatMoney(cost, getLocale());
}

/** The row of a summary that says what delivery costs; none for a pickup, nor where the shop does not deliver. */
export function DeliveryCost({ cost }: { cost: Cents | null }) {
  if (cost === null) return null;
  return (
    <p className="mt-2.5 flex items-baseline justify-between gap-4">
      {m.delivery_cost()}
      <span className={cost === 0 ? 'font-medium' : 'num'}>{costText(cost)}</span>
    </p>
  );
}

/** What pages with prices say of it (§ 6 PAngV). */
export function deliveryCostNote(): string {
  return m.delivery_cost_note({ cost: costText(deliveryCostRange().least) });
}
