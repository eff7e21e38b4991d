import { and, eq, sql } from 'drizzle-orm';
import type { CustomerActor } from '../../access/actor.ts';
import { customers, deliveryAddresses } from '../../db/schema/customers.ts';
import type { Deps } from '../../deps.ts';
import { ShopError } from '../../shop-error.ts';

/** Makes an address the primary one. Errors: DeliveryAddressNotFound. */
export async function setPrimaryDeliveryAddress(deps: Deps, actor: CustomerActor, addressId: number) {
  return deps.db.transaction(async (tx) => {
    await tx
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.id, actor.customerId))
      .for('update');
    const mine = and(eq(deliveryAddresses.customerId, actor.customerId), eq(deliveryAddresses.active, true));
    const [address] = await tx
      .select()
      .from(deliveryAddresses)
      .where(and(mine, eq(deliveryAddresses.id, addressId)));
    if (!address) throw new ShopError('DeliveryAddressNotFound');
    await tx
      .update(deliveryAddresses)
      .set({ isPrimary: false })
      .where(and(mine, sql`${deliveryAddresses.isPrimary}`));
    await tx.update(deliveryAddresses).set({ isPrimary: true }).where(eq(deliveryAddresses.id, addressId));
    return { ...address, isPrimary: true };
  });
}
