import { type LineItem, validLineItems } from '#rules/orders/line-items.ts';
import type { CheckoutRequest, QuoteRequest } from './product-orders.ts';

/** A request whose basket has one form: an item a product, by its id, without those of which none is wanted. */
export type Unfolded<Request> = Omit<Request, 'items' | 'productQuantities'> & {
  readonly items: readonly LineItem[];
};
export type Basket = Unfolded<QuoteRequest>;
export type Checkout = Unfolded<CheckoutRequest>;

/** Unfolds the basket of a request, whichever of its two forms it has; pieces of one product are added up. */
export function unfolded<Request extends QuoteRequest>({
  items,
  productQuantities,
  ...rest
}: Request): Unfolded<Request> {
  const listed =
    items ??
    Object.entries(productQuantities ?? {}).map(([id, quantity]) => ({ productId: Number(id), quantity }));
  const wanted = new Map<number, number>();
  for (const { productId, quantity } of validLineItems(listed)) {
    wanted.set(productId, (wanted.get(productId) ?? 0) + quantity);
  }
  const byId = [...wanted].sort(([a], [b]) => a - b);
  return { ...rest, items: byId.map(([productId, quantity]) => ({ productId, quantity })) };
}
