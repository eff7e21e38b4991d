import type { KitchenOrderDetails } from '#contract/kitchen/orders/order-details.ts';
import { centsOf, euroOf } from '#rules/money/money.ts';
import { drinksOf } from '../runs/refused-drinks.ts';

type Handed = Pick<KitchenOrderDetails, 'handover' | 'stage' | 'items'>;

/** What was not handed over since nobody was old enough; nothing of an order that is handed over whole, or not any more. */
export function refusedDrinks({ handover, stage, items }: Handed): KitchenOrderDetails['items'] {
  return handover?.isAlcoholRefused && stage === 'DELIVERED' ? drinksOf(items) : [];
}

/**
 * Euro that these have cost, which the office may take off the price; null where that is nothing certain: with a discount
 * nobody paid the price of the menu, and what was taken off once may have been these.
 */
export function priceOfRefused(order: Handed & Pick<KitchenOrderDetails, 'money'>): number | null {
  const { money } = order;
  const drinks = refusedDrinks(order);
  if (!money || drinks.length === 0 || money.discount > 0) return null;
  const cents = money.lines
    .filter(({ productId }) => drinks.some((drink) => drink.productId === productId))
    .reduce((sum, { lineTotal }) => sum + centsOf(lineTotal), 0);
  return cents > 0 && cents <= centsOf(money.mostReduction ?? 0) ? euroOf(cents) : null;
}
