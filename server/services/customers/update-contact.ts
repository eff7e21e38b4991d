import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { ContactSchema } from '#contract/shop/customers.ts';
import { isEmptyAddress } from '#rules/money/invoice-address.ts';
import type { CustomerActor } from '../../access/actor.ts';
import { customers } from '../../db/schema/customers.ts';
import type { Deps } from '../../deps.ts';
import { ShopError } from '../../shop-error.ts';
import { knownCountry } from '../billing/known-country.ts';
import { getCustomer } from './get-customer.ts';

/**
 * Saves name, telephone and where invoices go, as the delivery step asks for them; what is not given stays.
 * Errors: CountryUnknown.
 */
export async function updateContact(
  deps: Deps,
  actor: CustomerActor,
  { address, ...contact }: z.infer<typeof ContactSchema>,
) {
  const hasAddress = address && !isEmptyAddress(address);
  if (hasAddress) knownCountry(address.country, 'country');
  const place = address && {
    ...address,
    streetAddition: address.streetAddition ?? '',
    country: hasAddress ? address.country : '',
  };
  const given = { ...contact, ...place };
  // There is nothing to set in what names nothing.
  if (Object.values(given).every((value) => value === undefined)) return getCustomer(deps, actor);
  const [customer] = await deps.db
    .update(customers)
    .set(given)
    .where(eq(customers.id, actor.customerId))
    .returning();
  if (!customer) throw new ShopError('SessionInvalid');
  return customer;
}
