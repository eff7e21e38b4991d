import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { deliveryAddresses } from '../../db/schema/customers.ts';
import { ShopError } from '../../shop-error.ts';

/** Addresses that a customer may have, and removed ones of which a trace stays. */
const maximum = 50;

/** Adds an address to those of a customer, whose row the caller holds. Errors: TooManyDeliveryAddresses. */
export async function addDeliveryAddress(tx: Queryable, address: typeof deliveryAddresses.$inferInsert) {
  await makeRoom(tx, address.customerId);
  const [added] = await tx.insert(deliveryAddresses).values(address).returning();
  if (!added) throw new Error('the address was not written');
  return added;
}

/** Keeps a list that a person can read: a full one takes no more, and of removed addresses the newest stay. */
async function makeRoom(tx: Queryable, owner: number): Promise<void> {
  const { id, customerId, active } = deliveryAddresses;
  const mine = (isActive: boolean) => and(eq(customerId, owner), eq(active, isActive));
  if ((await tx.$count(deliveryAddresses, mine(true))) >= maximum) {
    throw new ShopError('TooManyDeliveryAddresses');
  }
  const newest = tx
    .select({ id })
    .from(deliveryAddresses)
    .where(mine(false))
    .orderBy(desc(id))
    .limit(maximum);
  await tx.delete(deliveryAddresses).where(and(mine(false), notInArray(id, newest)));
}
