import { and, eq } from 'drizzle-orm';
import type { DeliveryAddressInput } from '#contract/shop/delivery-addresses.ts';
import type { CustomerActor } from '../../access/actor.ts';
import { customers, deliveryAddresses } from '../../db/schema/customers.ts';
import type { Deps } from '../../deps.ts';
import { ShopError } from '../../shop-error.ts';
import { knownCountry } from '../billing/known-country.ts';
import { addDeliveryAddress } from '../ordering/add-delivery-address.ts';

/**
 * Adds an address, or updates the one named by `addressId` (spec §7). A customer has at most one primary
 * address: making one primary ends that of the other.
 * Errors: DeliveryAddressNotFound (unknown, removed, or somebody else's), TooManyDeliveryAddresses, CountryUnknown.
 */
export async function saveDeliveryAddress(deps: Deps, actor: CustomerActor, input: DeliveryAddressInput) {
  const { addressId, ...given } = input;
  knownCountry(given.country, 'country');
  return deps.db.transaction(async (tx) => {
    await tx
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.id, actor.customerId))
      .for('update');
    if (given.isPrimary) {
      await tx
        .update(deliveryAddresses)
        .set({ isPrimary: false })
        .where(
          and(eq(deliveryAddresses.customerId, actor.customerId), eq(deliveryAddresses.isPrimary, true)),
        );
    }
    if (addressId === undefined) return addDeliveryAddress(tx, { ...given, customerId: actor.customerId });
    const [saved] = await tx
      .update(deliveryAddresses)
      .set(given)
      .where(
        and(
          eq(deliveryAddresses.id, addressId),
          eq(deliveryAddresses.customerId, actor.customerId),
          eq(deliveryAddresses.active, true),
        ),
      )
      .returning();
    if (!saved) throw new ShopError('DeliveryAddressNotFound');
    return saved;
  });
}
