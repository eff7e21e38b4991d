import { randomUUID } from 'node:crypto';
import { paymentLifetime } from '#rules/orders/payment-lifetime.ts';
import type { CustomerActor } from '../../access/actor.ts';
import type { Queryable } from '../../db/database.ts';
import { lineItems, productOrders } from '../../db/schema/ordering.ts';
import type { Order, OrderWithLines } from './find-order.ts';
import { writeOrderEvent } from './move-order.ts';
import type { PricedBasket } from './price-basket.ts';

/** Milliseconds until the reconciler first looks at a new order. */
const firstCheck = 20_000;

/** An order that every rule has been asked about: what is priced, and who gets it where and when. */
type Checked = Pick<
  Order,
  | 'customer'
  | 'address'
  | 'fulfilment'
  | 'locale'
  | 'preferDateAndTime'
  | 'deliveryInstruction'
  | 'fingerprint'
> & { readonly basket: PricedBasket; readonly now: number };

/** Writes a checked order with its lines as PENDING, and that it was placed. It asks no rule. */
export async function writeOrder(
  tx: Queryable,
  actor: CustomerActor,
  { basket, now, ...checked }: Checked,
): Promise<OrderWithLines> {
  const { lines: priced, ...amounts } = basket;
  const [order] = await tx
    .insert(productOrders)
    .values({
      ...checked,
      ...amounts,
      publicId: randomUUID(),
      customerId: actor.customerId,
      paymentExpiresAt: new Date(now + paymentLifetime),
      nextCheckAt: new Date(now + firstCheck),
      createdAt: new Date(now),
    })
    .returning();
  if (!order) throw new Error('the order was not written');
  const lines = priced.map((line, position) => ({ orderId: order.id, position, ...line }));
  await tx.insert(lineItems).values(lines);
  await writeOrderEvent(tx, actor, {
    orderId: order.id,
    kind: 'placed',
    at: order.createdAt,
    status: 'PENDING',
    data: { total: order.total, items: lines.map(({ productId, quantity }) => [productId, quantity]) },
  });
  return { ...order, lines };
}
