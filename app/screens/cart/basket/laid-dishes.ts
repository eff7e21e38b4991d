import type { CartItem, CartProduct } from '#rules/orders/cart.ts';

/** How many dishes the drawn table holds. */
const tableHolds = 14;

/**
 * The dishes that stand on the table, one for each piece. Where there are more pieces than room, every line
 * keeps at least one dish and the largest lines give way first.
 */
export function laidDishes(items: readonly CartItem[], room = tableHolds): CartProduct[] {
  let most = Math.max(0, ...items.map(({ quantity }) => quantity));
  const total = (limit: number) => items.reduce((sum, { quantity }) => sum + Math.min(quantity, limit), 0);
  most = Math.min(most, room);
  while (most > 1 && total(most) > room) most--;
  return items
    .flatMap(({ product, quantity }) => Array.from({ length: Math.min(quantity, most) }, () => product))
    .slice(0, room);
}
