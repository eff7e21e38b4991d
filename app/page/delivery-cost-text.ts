import { getLocale } from '#locale';
import { m } from '#messages';
import type { CostRange } from '#rules/booking/delivery-cost.ts';
import type { Cents } from '#rules/money/money.ts';
import { formatMoney } from '#rules/text/format.ts';
import { useRootData } from './use-root-data.ts';

/** What delivery costs, in words where that is nothing. */
export function costText(cost: Cents): string {
  return cost === 0 ? m.delivery_cost_free() : formatMoney(cost, getLocale());
}

/** What delivery costs while nobody has said where to: from the least to the most, or one amount where they are one. */
export function costRangeText({ least, most }: CostRange): string {
  if (least === most) return costText(least);
  const [from, to] = [formatMoney(least, getLocale()), formatMoney(most, getLocale())];
  return m.delivery_cost_range({ from, to });
}

/** What pages with prices say of it (§ 6 PAngV). */
export function useDeliveryCostNote(): string {
  const range = useRootData()?.deliveryCosts ?? { least: 0, most: 0 };
  return m.delivery_cost_note({ cost: costRangeText(range) });
}
