import type { LineItem } from '#rules/orders/line-items.ts';
import { hasLeft } from '#rules/orders/stages.ts';
import type { AddressSnapshot } from '../../../db/schema/ordering.ts';
import { ShopError } from '../../../shop-error.ts';
import type { Order, OrderWithLines } from '../find-order.ts';

/** What of an order is to be different; what is left out stays. */
export interface WishedChange {
  /** All that is wished, one item a product. */
  readonly items?: readonly LineItem[] | undefined;
  /** Berlin local, `YYYY-MM-DDTHH:mm`. */
  readonly preferDateAndTime?: string | undefined;
  readonly address?: AddressSnapshot | undefined;
  readonly deliveryInstruction?: string | null | undefined;
  readonly guests?: string | null | undefined;
  /** Per cents of what is taken out that the shop is content with; a customer has no say in it. */
  readonly feePercent?: number | undefined;
}

/** Who changes it: its customer keeps to deadlines that the shop itself does not. */
export type ChangedBy = 'customer' | 'shop';

/** The order as it is wished, with the items and the time that it has where nothing else is wished. */
export function wishedOf(order: OrderWithLines, wished: WishedChange) {
  return {
    items: wished.items ?? order.lines.map(({ productId, quantity }) => ({ productId, quantity })),
    preferDateAndTime: wished.preferDateAndTime?.slice(0, 16) ?? order.preferDateAndTime,
    postalCode: (wished.address ?? order.address)?.postalCode ?? null,
  };
}

/**
 * Only what is paid and has not left is changed, and nothing whose price was reduced afterwards.
 * Errors: OrderAlreadyCanceled, PaymentNotConfirmed, OrderTooLateToChange.
 */
export function demandChangeable({
  status,
  stage,
  priceReduction,
}: Pick<Order, 'status' | 'stage' | 'priceReduction'>): void {
  if (status === 'CANCELED') throw new ShopError('OrderAlreadyCanceled');
  if (status === 'PENDING') throw new ShopError('PaymentNotConfirmed');
  if (hasLeft(stage) || priceReduction > 0) throw new ShopError('OrderTooLateToChange');
}
