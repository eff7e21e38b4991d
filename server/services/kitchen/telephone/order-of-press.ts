import { isByTelephone } from '#rules/orders/telephone-order.ts';
import type { Queryable } from '../../../db/database.ts';
import { ShopError } from '../../../shop-error.ts';
import { type Order, orderByReference } from '../../ordering/find-order.ts';

/** The order by telephone that a press made. Errors: ValidationFailed, where its id is that of another order. */
export async function orderOfPress(db: Queryable, id: string): Promise<Order | undefined> {
  const order = await orderByReference(db, id.toLowerCase());
  if (order && !isByTelephone(order)) throw new ShopError('ValidationFailed', { field: 'id' });
  return order;
}
