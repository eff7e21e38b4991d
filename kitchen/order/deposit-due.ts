import type { KitchenOrderDetails } from '#contract/kitchen/orders/order-details.ts';
import { withoutDrinks } from '#rules/catalogue/without-drinks.ts';
import { refusedDrinks } from './refused-alcohol.ts';

/**
 * What deposit of an order is due, in euro: of what was handed over, once something was refused. Without an amount for who may
 * not see it.
 */
export function depositDue(
  order: Pick<KitchenOrderDetails, 'items' | 'hasDeposit' | 'money' | 'deposit' | 'handover' | 'stage'>,
): { hasDeposit: boolean; deposit?: number | undefined } {
  const { items, hasDeposit, money, deposit = money?.deposit } = order;
  if (deposit === undefined || refusedDrinks(order).length === 0) return { hasDeposit, deposit };
  return withoutDrinks({ items, hasDeposit, deposit });
}
