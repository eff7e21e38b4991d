import { randomUUID } from 'node:crypto';
import { lifetimeOf } from '#rules/orders/payment-lifetime.ts';
import type { CustomerActor } from '../../access/actor.ts';
import type { StaffActor } from '../../access/staff/staff-actor.ts';
import type { Queryable } from '../../db/database.ts';
import type { OrderEventData } from '../../db/order-event-data.ts';
import { lineItems, productOrders } from '../../db/schema/ordering.ts';
import { keepVersion } from './changes/keep-version.ts';
import type { Order, OrderWithLines } from './find-order.ts';
import { writeOrderEvent } from './move-order.ts';
import type { PricedBasket } from './price-basket.ts';

/** Milliseconds until the reconciler first looks at a new order. */
const firstCheck = 20_000;

/** An order that every rule has been asked about: what is priced, and who gets it where and when. */
type Checked = Pick<
  Order,
  | 'customerId'
  | 'customer'
  | 'address'
  | 'fulfilment'
  | 'locale'
  | 'preferDateAndTime'
  | 'deliveryInstruction'
  | 'guests'
  | 'termsVersion'
  | 'feeSteps'
  | 'inPlaceOf'
> & { readonly basket: PricedBasket; readonly placed: Placed; readonly now: number };

/** How an order comes about. */
export interface Placed {
  /** What it is found again by while it is open, when the same is pressed twice. */
  readonly fingerprint: string;
  /** The number that it is to have, where the press itself gives it one. */
  readonly publicId?: string;
  /** What its history says besides. */
  readonly data?: Pick<OrderEventData['placed'], 'by' | 'order'>;
}

/** Writes a checked order with its lines as PENDING, and that it was placed. It asks no rule. */
export async function writeOrder(
  tx: Queryable,
  actor: CustomerActor | StaffActor,
  { basket, placed, now, ...checked }: Checked,
): Promise<OrderWithLines> {
  const { lines: priced, ...amounts } = basket;
  const { fingerprint, publicId = randomUUID(), data } = placed;
  const [order] = await tx
    .insert(productOrders)
    .values({
      ...checked,
      ...amounts,
      deliveryFee: amounts.deliveryFee ?? 0,
      publicId,
      fingerprint,
      paymentExpiresAt: new Date(now + lifetimeOf({ fingerprint })),
      nextCheckAt: new Date(now + firstCheck),
      createdAt: new Date(now),
    })
    .returning();
  if (!order) throw new Error('the order was not written');
  const lines = priced.map((line, position) => ({ orderId: order.id, position, ...line }));
  await tx.insert(lineItems).values(lines);
  await keepVersion(tx, order.id, order.createdAt);
  await writeOrderEvent(tx, actor, {
    orderId: order.id,
    kind: 'placed',
    at: order.createdAt,
    status: 'PENDING',
    data: {
      ...data,
      total: order.total,
      items: lines.map(({ productId, quantity }) => [productId, quantity]),
    },
  });
  return { ...order, lines };
}
