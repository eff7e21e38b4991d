import { eq } from 'drizzle-orm';
import type { Caller } from '../../access/authenticate.ts';
import { customers } from '../../db/schema/customers.ts';
import type { Deps } from '../../deps.ts';
import { ShopError } from '../../shop-error.ts';

/** The caller's own record (spec §7). A customer that is gone has no valid session either. */
export async function getCustomer(deps: Deps, caller: Caller) {
  const [customer] = await deps.db.select().from(customers).where(eq(customers.id, caller.customerId));
  if (!customer) throw new ShopError('SessionInvalid');
  return customer;
}
