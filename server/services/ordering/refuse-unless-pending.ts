import { ShopError } from '../../shop-error.ts';
import type { Order } from './find-order.ts';

/** Errors: OrderAlreadyPaid, OrderAlreadyCanceled. */
export function refuseUnlessPending(status: Order['status']): void {
  if (status === 'PAID') throw new ShopError('OrderAlreadyPaid');
  if (status === 'CANCELED') throw new ShopError('OrderAlreadyCanceled');
}
