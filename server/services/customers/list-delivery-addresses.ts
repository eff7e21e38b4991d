import { and, desc, eq, ilike, or } from 'drizzle-orm';
import type { CustomerActor } from '../../access/actor.ts';
import { likeText } from '../../db/like-text.ts';
import { deliveryAddresses } from '../../db/schema/customers.ts';
import type { Deps } from '../../deps.ts';

/** The customer's addresses, the primary one first, then the newest (spec §7). */
export function listDeliveryAddresses(deps: Deps, actor: CustomerActor) {
  return deps.db
    .select()
    .from(deliveryAddresses)
    .where(and(eq(deliveryAddresses.customerId, actor.customerId), eq(deliveryAddresses.active, true)))
    .orderBy(desc(deliveryAddresses.isPrimary), desc(deliveryAddresses.id));
}

/** The customer's addresses whose name, street or city starts like the query. */
export function searchDeliveryAddresses(deps: Deps, actor: CustomerActor, query: string) {
  const start = `${likeText(query.trim())}%`;
  const { customerId, active, name, streetName, city, id } = deliveryAddresses;
  return deps.db
    .select()
    .from(deliveryAddresses)
    .where(
      and(
        eq(customerId, actor.customerId),
        eq(active, true),
        or(ilike(name, start), ilike(streetName, start), ilike(city, start)),
      ),
    )
    .orderBy(desc(id))
    .limit(10);
}
