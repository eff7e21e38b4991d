import type { LinkedOrder } from '#contract/kitchen/telephone-orders.ts';
import { call } from './call.ts';

/** Milliseconds for what asks the payment provider, who takes its time. */
const slow = 20_000;

/** Sends the link of an order by telephone again; one that ended unpaid is ordered anew. */
export const sendPaymentLink = (id: string, press: { id: string; expectedTotal?: number }) =>
  call<LinkedOrder>('POST', `/orders/${id}/payment-link`, { body: press, timeout: slow });
