import { eq } from 'drizzle-orm';
import { customers } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { ShopError } from '../../shop-error.ts';
import type { Caller } from '../auth/authenticate.ts';

/** The caller's own record (spec §7). A customer that is gone has no valid session either. */
export async function getCustomer(deps: Deps, caller: Caller) {
  const [customer] = await deps.db.select().from(customers).where(eq(customers.id, caller.customerId));
  if (!customer) throw new ShopError('SessionInvalid');
  return customer;
}
