import type { KitchenOrder } from '#contract/kitchen/orders/orders.ts';
import { hasLeft } from '#rules/orders/stages.ts';

/** Whether an order is to be cooked and has not left: it can be packed, and be changed. */
export const isHere = ({ state, stage }: Pick<KitchenOrder, 'state' | 'stage'>): boolean =>
  state === 'BINDING' && !hasLeft(stage);
