import { asc, eq, inArray } from 'drizzle-orm';
import type { CustomerActor, LinkActor } from '../../access/actor.ts';
import type { Queryable } from '../../db/database.ts';
import { lineItems, productOrders } from '../../db/schema/ordering.ts';
import { demand } from '../../policies/demand.ts';
import { orderPolicies } from '../../policies/order-policies.ts';
import { ShopError } from '../../shop-error.ts';

export type Order = typeof productOrders.$inferSelect;
export type OrderWithLines = Order & { readonly lines: readonly (typeof lineItems.$inferSelect)[] };

/** True while the customer has paid and the provider has not said yet whether the money arrives. */
export function isPaymentUnderWay({
  status,
  paymentUnderWayAt,
}: Pick<Order, 'status' | 'paymentUnderWayAt'>): boolean {
  return status === 'PENDING' && paymentUnderWayAt !== null;
}

/**
 * An order of the customer, or the one that a link opens, by the id that URLs carry.
 * Errors: OrderNotFound (unknown or somebody else's).
 */
export async function findOrderOf(
  db: Queryable,
  actor: CustomerActor | LinkActor,
  publicId: string,
): Promise<Order> {
  const [order] = await db.select().from(productOrders).where(eq(productOrders.publicId, publicId));
  if (!order) throw new ShopError('OrderNotFound');
  demand(orderPolicies.see(actor, order));
  return order;
}

/** An order as it is now, which nobody else changes before the transaction ends; undefined when it is gone. */
export async function lockOrder(tx: Queryable, orderId: number): Promise<Order | undefined> {
  const [order] = await tx.select().from(productOrders).where(eq(productOrders.id, orderId)).for('update');
  return order;
}

/** Locks several orders, in the one order in which all do that, and reads them as they are then. */
export async function lockOrders(tx: Queryable, orderIds: readonly number[]): Promise<Order[]> {
  const { id } = productOrders;
  return tx
    .select()
    .from(productOrders)
    .where(inArray(id, [...orderIds]))
    .orderBy(asc(id))
    .for('update');
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a payment's reference is one that this shop gives: the public id of an order. */
export const isReference = (text: string) => uuid.test(text);

/** An order by the reference that its payments carry; undefined for one that is none of the shop's. */
export async function orderByReference(db: Queryable, reference: string): Promise<Order | undefined> {
  if (!isReference(reference)) return undefined;
  const [order] = await db.select().from(productOrders).where(eq(productOrders.publicId, reference));
  return order;
}

/** An order of the shop by its public id. Errors: OrderNotFound. */
export async function knownOrder(db: Queryable, publicId: string): Promise<Order> {
  const order = await orderByReference(db, publicId);
  if (!order) throw new ShopError('OrderNotFound');
  return order;
}

/** An order as it is now, with its line items. Errors: OrderNotFound. */
export async function readOrder(db: Queryable, orderId: number): Promise<OrderWithLines> {
  const [order] = await db.select().from(productOrders).where(eq(productOrders.id, orderId));
  if (!order) throw new ShopError('OrderNotFound');
  return withLines(db, order);
}

/** An order with its line items as they are now. */
export async function withLines(db: Queryable, order: Order): Promise<OrderWithLines> {
  const { orderId, position } = lineItems;
  const lines = await db.select().from(lineItems).where(eq(orderId, order.id)).orderBy(asc(position));
  return { ...order, lines };
}
