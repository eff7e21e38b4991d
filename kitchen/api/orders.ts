import type { KitchenOrderDetails } from '#contract/kitchen/order-details.ts';
import type { KitchenOrder } from '#contract/kitchen/orders.ts';
import type { CancelQuote } from '#contract/shop/order-changes.ts';
import type { Slot } from '#contract/shop/slots.ts';
import type { Day, Time } from '#rules/booking/berlin-time.ts';
import type { Locale } from '#rules/text/locale.ts';
import { call } from './call.ts';

/** An order with all that is known of it. */
export const getOrder = (id: string) => call<KitchenOrderDetails>('GET', `/orders/${id}`);

/** Orders of any day by number, name, e-mail or telephone. */
export const findOrders = (query: string) =>
  call<KitchenOrder[]>('GET', `/orders?q=${encodeURIComponent(query)}`);

/** Writes a note for who works here. */
export const addNote = (id: string, note: { text: string; id: string }) =>
  call<void>('POST', `/orders/${id}/notes`, { body: note });

/** Moves an order to another time; `from` is the one that was seen. */
export const moveTime = (
  id: string,
  move: { day: Day; time: Time; from: string | null; overbook: boolean },
) => call<{ bon: number | null }>('POST', `/orders/${id}/time`, { body: move });

/** The half hours of a day, and whether an order fits. */
export const getOrderSlots = (id: string, day: Day) => call<Slot[]>('GET', `/orders/${id}/slots?day=${day}`);

/** What canceling an order would cost its customer by the fee table. */
export const getCancelQuote = (id: string) => call<CancelQuote>('POST', `/orders/${id}/cancel/quote`);

/** Cancels an order; a paid one gets its money back but for the fee, in euro. */
export const cancelOrder = (id: string, reason: string, fee: number) =>
  call<{ refund: number }>('POST', `/orders/${id}/cancel`, { body: { reason, fee } });

/** Books that the money of an order has come by bank transfer. */
export const bookTransfer = (
  id: string,
  transfer: { id: string; amount: number; receivedOn: Day; reason: string },
) => call<void>('POST', `/orders/${id}/transfer`, { body: transfer });

/** Notes that the money of a canceled order was sent back by hand. */
export const markRefunded = (id: string) => call<void>('POST', `/orders/${id}/refunded`);

/** Writes to the customer. */
export const writeToCustomer = (
  id: string,
  letter: { subject: string; text: string; locale: Locale; id: string },
) => call<void>('POST', `/orders/${id}/message`, { body: letter });

/** Where a document of an order is. */
export const documentAddress = (id: string, code: string) => `/kitchen/api/orders/${id}/documents/${code}`;

/** Where the photo of a handover is. */
export const handoverPhotoAddress = (id: string) => `/kitchen/api/orders/${id}/handover/photo`;
