import { and, eq } from 'drizzle-orm';
import type { CustomerActor } from '../../access/actor.ts';
import { deliveryAddresses } from '../../db/schema/customers.ts';
import type { Deps } from '../../deps.ts';
import { ShopError } from '../../shop-error.ts';

/** Takes an address out of the customer's list; orders keep their copy. Errors: DeliveryAddressNotFound. */
export async function removeDeliveryAddress(
  deps: Deps,
  actor: CustomerActor,
  addressId: number,
): Promise<void> {
  const removed = await deps.db
    .update(deliveryAddresses)
    .set({ active: false, isPrimary: false })
    .where(
      and(
        eq(deliveryAddresses.id, addressId),
        eq(deliveryAddresses.customerId, actor.customerId),
        eq(deliveryAddresses.active, true),
      ),
    )
    .returning({ id: deliveryAddresses.id });
  if (removed.length === 0) throw new ShopError('DeliveryAddressNotFound');
}
