import { and, desc, eq, ilike, or } from 'drizzle-orm';
import type { Caller } from '../../access/authenticate.ts';
import { deliveryAddresses } from '../../db/schema/customers.ts';
import type { Deps } from '../../deps.ts';

/** The caller's addresses, the primary one first, then the newest (spec §7). */
export function listDeliveryAddresses(deps: Deps, caller: Caller) {
  return deps.db
    .select()
    .from(deliveryAddresses)
    .where(and(eq(deliveryAddresses.customerId, caller.customerId), eq(deliveryAddresses.active, true)))
    .orderBy(desc(deliveryAddresses.isPrimary), desc(deliveryAddresses.id));
}

/** The caller's addresses whose name, street or city starts like the query. */
export function searchDeliveryAddresses(deps: Deps, caller: Caller, query: string) {
  const start = `${query.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;
  const { customerId, active, name, streetName, city, id } = deliveryAddresses;
  return deps.db
    .select()
    .from(deliveryAddresses)
    .where(
      and(
        eq(customerId, caller.customerId),
        eq(active, true),
        or(ilike(name, start), ilike(streetName, start), ilike(city, start)),
      ),
    )
    .orderBy(desc(id))
    .limit(10);
}
