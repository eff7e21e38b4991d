import type { Cart } from './cart.ts';
import { type LineItem, validLineItems } from './line-items.ts';

/** The items of a cart as the API takes them: id and quantity above 0 only (spec §5). */
export function orderedItems({ items }: Pick<Cart, 'items'>): LineItem[] {
  return validLineItems(items.map(({ product, quantity }) => ({ productId: product.id, quantity })));
}
