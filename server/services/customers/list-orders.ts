import { desc, eq } from 'drizzle-orm';
import type { CustomerActor } from '../../access/actor.ts';
import { productOrders } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';
import { withFacts } from './order-facts.ts';

/** The customer's orders with their line items and what can be done with each, newest first (spec §7). */
export async function listOrders(deps: Deps, actor: CustomerActor) {
  const orders = await deps.db
    .select()
    .from(productOrders)
    .where(eq(productOrders.customerId, actor.customerId))
    .orderBy(desc(productOrders.id));
  return withFacts(deps, orders);
}
