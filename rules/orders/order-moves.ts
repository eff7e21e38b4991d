/** Where an order stands (spec §3). PAID means verified money and nothing else. */
export type OrderStatus = 'PENDING' | 'PAID' | 'CANCELED';

/**
 * What can happen to an order that moves it: its money is verified, it ends without ever having been paid, or it is
 * canceled after that.
 */
export type OrderMove = 'paid' | 'dropped' | 'canceled';

/** From each status where each event leads; what is not here moves nothing. */
const moves: Record<OrderMove, Partial<Record<OrderStatus, OrderStatus>>> = {
  // Verified money wins over an end that came before it.
  paid: { PENDING: 'PAID', CANCELED: 'PAID' },
  dropped: { PENDING: 'CANCELED' },
  canceled: { PAID: 'CANCELED' },
};

/** The status after an event; null where it moves nothing. */
export function statusAfter(from: OrderStatus, event: OrderMove): OrderStatus | null {
  return moves[event][from] ?? null;
}

/** Whether an order is to be cooked: its customer and the shop are bound by it. */
export function isBinding({ status }: { readonly status: OrderStatus }): boolean {
  return status === 'PAID';
}
