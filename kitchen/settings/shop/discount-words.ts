import type { KitchenDiscount } from '#contract/kitchen/settings/discounts.ts';
import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import { centsOf } from '#rules/money/money.ts';
import { formatMoney } from '#rules/text/format.ts';
import { dayAndMonth, dayWithYear } from '../../parts/words.ts';

const money = (euro: number) => formatMoney(centsOf(euro), getLocale());

/** What a code is worth, and from which order on: 15 %, ab 150 €. */
export function worthWords({ percent, amount, minimum }: KitchenDiscount): string {
  const worth = percent === null ? money(amount ?? 0) : m.discounts_percent({ percent });
  return minimum > 0 ? m.discounts_from_order({ worth, minimum: money(minimum) }) : worth;
}

/** When a code holds: from Dec 1 until Dec 24, without end. */
export function holdsWords({ from, until }: KitchenDiscount): string {
  const end = until === null ? m.discounts_no_end() : m.discounts_until({ day: dayWithYear(until) });
  return from === null ? end : m.discounts_from({ day: dayAndMonth(from), end });
}
