import { and, eq } from 'drizzle-orm';
import type { DeliveryAddressInput } from '#contract/delivery-addresses.ts';
import { customers, deliveryAddresses } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { ShopError } from '../../shop-error.ts';
import type { Caller } from '../auth/authenticate.ts';

/**
 * Adds an address, or updates the one named by `addressId` (spec §7). A customer has at most one primary
 * address: making one primary ends that of the other.
 * Errors: DeliveryAddressNotFound (unknown, removed, or somebody else's).
 */
export async function saveDeliveryAddress(deps: Deps, caller: Caller, input: DeliveryAddressInput) {
  const { addressId, ...given } = input;
  return deps.db.transaction(async (tx) => {
    await tx
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.id, caller.customerId))
      .for('update');
    if (given.isPrimary) {
      await tx
        .update(deliveryAddresses)
        .set({ isPrimary: false })
        .where(
          and(eq(deliveryAddresses.customerId, caller.customerId), eq(deliveryAddresses.isPrimary, true)),
        );
    }
    const [saved] =
      addressId === undefined
        ? await tx
            .insert(deliveryAddresses)
            .values({ ...given, customerId: caller.customerId })
            .returning()
        : await tx
            .update(deliveryAddresses)
            .set(given)
            .where(
              and(
                eq(deliveryAddresses.id, addressId),
                eq(deliveryAddresses.customerId, caller.customerId),
                eq(deliveryAddresses.active, true),
              ),
            )
            .returning();
    if (!saved) throw new ShopError('DeliveryAddressNotFound');
    return saved;
  });
}
