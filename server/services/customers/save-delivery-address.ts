import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { DeliveryAddressInput } from '#contract/shop/delivery-addresses.ts';
import type { CustomerActor } from '../../access/actor.ts';
import type { Queryable } from '../../db/database.ts';
import { customers, deliveryAddresses } from '../../db/schema/customers.ts';
import type { Deps } from '../../deps.ts';
import { ShopError } from '../../shop-error.ts';
import { knownCountry } from '../billing/known-country.ts';

/** Addresses that a customer may have, and removed ones of which a trace stays. */
const maximum = 50;

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
    if (addressId === undefined) await makeRoom(tx, actor);
    if (given.isPrimary) {
      await tx
        .update(deliveryAddresses)
        .set({ isPrimary: false })
        .where(
          and(eq(deliveryAddresses.customerId, actor.customerId), eq(deliveryAddresses.isPrimary, true)),
        );
    }
    const [saved] =
      addressId === undefined
        ? await tx
            .insert(deliveryAddresses)
            .values({ ...given, customerId: actor.customerId })
            .returning()
        : await tx
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

/** Keeps a list that a person can read: a full one takes no more, and of removed addresses the newest stay. */
async function makeRoom(tx: Queryable, actor: CustomerActor): Promise<void> {
  const { id, customerId, active } = deliveryAddresses;
  const mine = (isActive: boolean) => and(eq(customerId, actor.customerId), eq(active, isActive));
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
