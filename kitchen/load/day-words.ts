import type { CapacityDay } from '#contract/kitchen/settings/capacity.ts';
import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';

/** All portions of a day, the most that can be made, and how much of it that is. */
export function sumOfDay({ sellers }: Pick<CapacityDay, 'sellers'>) {
  const portions = sellers.reduce((sum, each) => sum + each.portions, 0);
  const most = sellers.reduce((sum, each) => sum + each.most, 0);
  return { portions, most, share: most > 0 ? portions / most : 0 };
}

/** How many orders these are, and how many of them nobody has paid yet. */
export function ordersWords(placed: readonly { readonly bon: number | null }[]): string {
  const orders = m.day_orders({ count: placed.length });
  const count = placed.filter(({ bon }) => bon === null).length;
  return count === 0 ? orders : m.load_orders_unpaid({ orders, count });
}

/** What the day is called where it is a holiday. */
export const holidayName = ({ holiday }: Pick<CapacityDay, 'holiday'>) => holiday?.[getLocale()] ?? null;

/** Why nothing can be ordered for a day; null where something can. */
export function closedWord(day: Pick<CapacityDay, 'isClosed' | 'isRestDay' | 'holiday'>): string | null {
  if (day.isClosed) {
    const name = holidayName(day);
    return name ? m.load_closed_named({ name }) : m.load_closed_word();
  }
  return day.isRestDay ? m.load_rest_word() : null;
}
