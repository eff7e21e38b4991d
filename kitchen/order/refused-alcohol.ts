import type { KitchenOrderDetails } from '#contract/kitchen/orders/order-details.ts';
import { drinksOf } from '#rules/catalogue/drinks.ts';

type Handed = Pick<KitchenOrderDetails, 'handover' | 'stage' | 'items'>;

/** What was not handed over since nobody was old enough; nothing of an order that is handed over whole, or not any more. */
export function refusedDrinks({ handover, stage, items }: Handed): KitchenOrderDetails['items'] {
  return handover?.isAlcoholRefused && stage === 'DELIVERED' ? drinksOf(items) : [];
}

/** Whether the price was reduced for them: since the hand-over, and not for other dishes alone. */
export function isTakenOff(order: Handed & Pick<KitchenOrderDetails, 'history'>): boolean {
  const since = order.handover?.at ?? 0;
  const drinks = refusedDrinks(order).map(({ productId }) => String(productId));
  return order.history.some(({ kind, at, data }) => {
    if (kind !== 'changed' || data.isReduction !== true || at < since) return false;
    const about = String(data.productIds ?? '')
      .split(' ')
      .filter(Boolean);
    return about.length === 0 || about.some((id) => drinks.includes(id));
  });
}
