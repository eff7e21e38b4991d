import { eq } from 'drizzle-orm';
import type { CustomerActor } from '../../access/actor.ts';
import { customers } from '../../db/schema/customers.ts';
import type { Deps } from '../../deps.ts';
import { ShopError } from '../../shop-error.ts';

/** Saves name and telephone, as the delivery step asks for them; what is not given stays. */
export async function updateContact(
  deps: Deps,
  actor: CustomerActor,
  contact: { name: string; lastname?: string; mobileNumber?: string },
) {
  const [customer] = await deps.db
    .update(customers)
    .set(contact)
    .where(eq(customers.id, actor.customerId))
    .returning();
  if (!customer) throw new ShopError('SessionInvalid');
  return customer;
}
