import { eq } from 'drizzle-orm';
import type { CustomerUpdate } from '#contract/shop/customers.ts';
import { isEmptyAddress } from '#rules/money/invoice-address.ts';
import type { CustomerActor } from '../../access/actor.ts';
import { customers } from '../../db/schema/customers.ts';
import type { Deps } from '../../deps.ts';
import { ShopError } from '../../shop-error.ts';
import { knownCountry } from '../billing/known-country.ts';
import { knownTaxId } from '../billing/known-tax-id.ts';

/**
 * Saves the profile (spec §7). The e-mail address is the account and stays; fields of the other type are emptied.
 * Errors: CountryUnknown, TaxIdInvalid.
 */
export async function updateCustomer(deps: Deps, actor: CustomerActor, update: CustomerUpdate) {
  const hasAddress = !isEmptyAddress(update);
  if (hasAddress) knownCountry(update.country, 'country');
  if (update.customerType === 'COMMERCIAL') knownTaxId(update.vatIdOrTaxId, 'vatIdOrTaxId');
  const isPrivate = update.customerType === 'PRIVATE';
  const [customer] = await deps.db
    .update(customers)
    .set({
      customerType: update.customerType,
      name: update.name,
      lastname: isPrivate ? update.lastname : '',
      vatIdOrTaxId: isPrivate ? '' : update.vatIdOrTaxId,
      mobileNumber: update.mobileNumber ?? '',
      streetName: update.streetName,
      houseNumber: update.houseNumber,
      streetAddition: update.streetAddition ?? '',
      postalCode: update.postalCode,
      city: update.city,
      country: hasAddress ? update.country : '',
    })
    .where(eq(customers.id, actor.customerId))
    .returning();
  if (!customer) throw new ShopError('SessionInvalid');
  return customer;
}
