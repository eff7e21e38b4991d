import type {
  KitchenCancelQuote,
  KitchenChangeQuote,
  KitchenChangeWish,
} from '#contract/kitchen/orders/order-changes.ts';
import type { KitchenOrderDetails } from '#contract/kitchen/orders/order-details.ts';
import type { KitchenOrder } from '#contract/kitchen/orders/orders.ts';
import type { Recipient } from '#contract/kitchen/orders/recipient.ts';
import type { Slot } from '#contract/shop/slots.ts';
import type { Day, Time } from '#rules/booking/berlin-time.ts';
import type { Stage } from '#rules/orders/stages.ts';
import type { Locale } from '#rules/text/locale.ts';
import { call } from './call.ts';

/** An order with all that is known of it. */
export const getOrder = (id: string) => call<KitchenOrderDetails>('GET', `/orders/${id}`);

/** Orders of any day by number, name, e-mail or telephone; a release before may answer with more than `most`. */
export const findOrders = (query: string, { most, signal }: { most: number; signal: AbortSignal }) =>
  call<KitchenOrder[]>('GET', `/orders?${new URLSearchParams({ q: query, most: String(most) })}`, { signal });

/** Writes a note for who works here; `toOffice` asks the office. */
export const addNote = (id: string, note: { text: string; id: string; toOffice?: boolean }) =>
  call<void>('POST', `/orders/${id}/notes`, { body: note });

/** Moves an order to another time; `from` is the one that was seen, `knownSoldOut` are dishes that were said to be sold out then. */
export const moveTime = (
  id: string,
  move: {
    day: Day;
    time: Time;
    from: string | null;
    overbook: boolean;
    knownSoldOut: readonly number[];
  },
) => call<{ bon: number | null }>('POST', `/orders/${id}/time`, { body: move });

/** The half hours of a day, and whether an order fits. */
export const getOrderSlots = (id: string, day: Day) => call<Slot[]>('GET', `/orders/${id}/slots?day=${day}`);

/** Milliseconds for what asks the payment provider, who takes its time. */
const slow = 20_000;

/** What became of a change: made, or where its difference is to be paid and until when (Unix seconds). */
export interface ChangeMade {
  readonly difference: number;
  readonly checkoutUrl: string | null;
  readonly until: number | null;
}

/** What a change of an order would cost its customer, and what it would mean to those who cook. */
export const quoteChange = (id: string, wish: KitchenChangeWish) =>
  call<KitchenChangeQuote>('POST', `/orders/${id}/changes/quote`, { body: wish });

/** Changes an order for what a quote said. */
export const changeOrder = (
  id: string,
  change: KitchenChangeWish & { version: number; difference: number; reason?: string },
) => call<ChangeMade>('POST', `/orders/${id}/changes`, { body: change, timeout: slow });

/** Drops the change that waits for its payment. */
export const dropChange = (id: string) => call<void>('POST', `/orders/${id}/changes/drop`, { timeout: slow });

/** What canceling an order would cost its customer by the fee table. */
export const getCancelQuote = (id: string) => call<KitchenCancelQuote>('POST', `/orders/${id}/cancel/quote`);

/** Cancels an order that was seen at a stage; a paid one gets its money back but for the fee, in euro. */
export const cancelOrder = (id: string, cancellation: { reason: string; fee: number; from: Stage }) =>
  call<{ refund: number }>('POST', `/orders/${id}/cancel`, { body: cancellation });

/** Books that the money of an order has come by bank transfer. */
export const bookTransfer = (
  id: string,
  transfer: { id: string; amount: number; receivedOn: Day; reason: string },
) => call<void>('POST', `/orders/${id}/transfer`, { body: transfer });

/** Takes an amount in euro off what an order has cost; its money goes back. */
export const reducePrice = (
  id: string,
  reduction: { id: string; version: number; amount: number; productIds: readonly number[]; reason: string },
) => call<void>('POST', `/orders/${id}/price-reduction`, { body: reduction, timeout: slow });

/** Notes that money of an order was sent back by hand, today unless told; `amount` in euro, as the order said it. */
export const markRefunded = (id: string, sent: { amount: number | undefined; sentOn?: Day }) =>
  call<void>('POST', `/orders/${id}/refunded`, { body: sent });

/** Corrects whom the invoices of an order name; `version` is of what was seen. */
export const correctRecipient = (
  id: string,
  correction: { id: string; version: string; recipient: Recipient; namesOrder?: boolean },
) => call<void>('POST', `/orders/${id}/recipient`, { body: correction });

/** Writes to the customer. */
export const writeToCustomer = (
  id: string,
  letter: { subject: string; text: string; locale: Locale; id: string },
) => call<void>('POST', `/orders/${id}/message`, { body: letter });

/** Where a document of an order is. */
export const documentAddress = (id: string, code: string) => `/kitchen/api/orders/${id}/documents/${code}`;

/** Where the photo of a handover is. */
export const handoverPhotoAddress = (id: string) => `/kitchen/api/orders/${id}/handover/photo`;
