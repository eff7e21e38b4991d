import { type CartItem, type CartProduct, cartProduct } from './cart.ts';

/**
 * What an old order puts into the cart today: its pieces of what is still sold, at today's prices, and the ids of
 * what is not. `quantities` maps product ids to pieces, as an order does.
 */
export function reorder(
  quantities: Readonly<Record<string, number>>,
  onSale: readonly CartProduct[],
): { items: CartItem[]; gone: string[] } {
  const items: CartItem[] = [];
  const gone: string[] = [];
  for (const [id, quantity] of Object.entries(quantities)) {
    const product = onSale.find((sold) => sold.id === Number(id));
    if (product) items.push({ product: cartProduct(product), quantity });
    else gone.push(id);
  }
  return { items, gone };
}
