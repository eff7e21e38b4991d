import { desc, eq } from 'drizzle-orm';
import type { CustomerActor } from '../../access/actor.ts';
import { atOneMoment } from '../../db/at-one-moment.ts';
import { productOrders } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';
import { withFacts } from './order-facts.ts';

/** The customer's orders with their line items and what can be done with each, newest first (spec §7). */
export function listOrders(deps: Deps, actor: CustomerActor) {
  return atOneMoment(deps, async (moment) => {
    const orders = await moment.db
      .select()
      .from(productOrders)
      .where(eq(productOrders.customerId, actor.customerId))
      .orderBy(desc(productOrders.id));
    return withFacts(moment, orders);
  });
}
