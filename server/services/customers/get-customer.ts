import { eq } from 'drizzle-orm';
import type { CustomerActor } from '../../access/actor.ts';
import { customers } from '../../db/schema/customers.ts';
import type { Deps } from '../../deps.ts';
import { ShopError } from '../../shop-error.ts';

/** The customer's own record (spec §7). A customer that is gone has no valid session either. */
export async function getCustomer(deps: Deps, actor: CustomerActor) {
  const [customer] = await deps.db.select().from(customers).where(eq(customers.id, actor.customerId));
  if (!customer) throw new ShopError('SessionInvalid');
  return customer;
}
