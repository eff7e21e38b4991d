import type { KitchenCustomer } from '#contract/kitchen/customers.ts';
import type { MenuItem } from '#contract/kitchen/menu/menu-items.ts';
import type { LinkedOrder, TelephoneOrder } from '#contract/kitchen/orders/telephone-orders.ts';
import type { TelephoneQuote, TelephoneQuoteRequest } from '#contract/kitchen/orders/telephone-quote.ts';
import { call } from './call.ts';

/** Milliseconds for what asks the payment provider, who takes its time. */
const slow = 20_000;

/** What can be ordered now. */
export const getMenu = () => call<MenuItem[]>('GET', '/menu');

/** Customers by name, company, telephone or e-mail, the best first. */
export const findCustomers = (query: string) =>
  call<KitchenCustomer[]>('GET', `/customers?q=${encodeURIComponent(query)}`);

/** What an order would cost, all that it would be refused for, and which times its day has. */
export const quoteTelephoneOrder = (what: TelephoneQuoteRequest) =>
  call<TelephoneQuote>('POST', '/telephone-orders/quote', { body: what });

/** Places an order for somebody at the telephone; who pays it gets the link by e-mail. */
export const orderByTelephone = (order: TelephoneOrder) =>
  call<LinkedOrder>('POST', '/telephone-orders', { body: order, timeout: slow });

/** Sends the link of an order by telephone again; one that ended unpaid is ordered anew. */
export const sendPaymentLink = (id: string, press: { id: string; expectedTotal?: number }) =>
  call<LinkedOrder>('POST', `/orders/${id}/payment-link`, { body: press, timeout: slow });
