import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { ShopError } from '../../shop-error.ts';
import { knownOrder, lockOrder, type Order } from '../ordering/find-order.ts';

/**
 * Does something with an order that nobody else changes meanwhile. Errors: OrderNotFound, and those of what it does.
 * @param before locks what has to be locked before an order
 */
export async function withLockedOrder<Result>(
  deps: Deps,
  publicId: string,
  act: (tx: Queryable, order: Order, at: Date) => Promise<Result>,
  before?: (tx: Queryable, orderId: number) => Promise<void>,
): Promise<Result> {
  const found = await knownOrder(deps.db, publicId);
  return deps.db.transaction(async (tx) => {
    await before?.(tx, found.id);
    const order = await lockOrder(tx, found.id);
    if (!order) throw new ShopError('OrderNotFound');
    return act(tx, order, new Date(deps.now()));
  });
}
