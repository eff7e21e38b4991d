import type { KitchenOrderDetails } from '#contract/kitchen/order-details.ts';
import { call } from './call.ts';

/** All that is known of an order, as far as one's role may see it. */
export const getOrder = (id: string) => call<KitchenOrderDetails>('GET', `/orders/${encodeURIComponent(id)}`);
