import type { KitchenOrder } from '#contract/kitchen/orders/orders.ts';
import { berlinDay } from '#rules/booking/berlin-time.ts';
import { ageFor } from '#rules/catalogue/drinks.ts';

/** Whether an order is of another day than today. */
export const isOfOtherDay = ({ day }: Pick<KitchenOrder, 'day'>): boolean =>
  day !== null && day !== berlinDay(Date.now());

/** Whether there is something to ask before an order is ended. */
export const isAskedBefore = (order: Pick<KitchenOrder, 'day' | 'items'>): boolean =>
  isOfOtherDay(order) || ageFor(order.items) !== null;
