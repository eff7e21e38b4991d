import { m } from '#kitchen-messages';
import { dishName } from '../../order/order-words.ts';
import { listed } from '../../parts/words.ts';
import type { ShownOrder } from '../../stages/with-presses.ts';

/** What of an order cannot be had any more, in a few words; empty where nothing is. */
export function outWords({ items }: Pick<ShownOrder, 'items'>): string {
  const out = items.filter(({ isOut }) => isOut).map(({ name }) => dishName(name));
  return out.length > 0 ? m.day_sold_out_of({ dishes: listed(out) }) : '';
}
