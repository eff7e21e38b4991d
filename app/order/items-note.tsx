import { m } from '#messages';
import { totalQuantity } from '#rules/orders/cart.ts';
import { useCartReport } from '../stores/cart.ts';

/** How much stands on the table so far, beside the total in the bottom bar. */
export function ItemsNote() {
  const count = totalQuantity(useCartReport());
  return count === 0 ? m.catalogue_nothing_yet() : m.catalogue_items_on_table({ count });
}
