import { and, eq } from 'drizzle-orm';
import { shop } from '#content/shop.ts';
import type { Locale } from '#rules/text/locale.ts';
import { splitStreet } from '#rules/text/split-street.ts';
import type { Queryable } from '../../../db/database.ts';
import { deliveryAddresses } from '../../../db/schema/customers.ts';
import { ShopError } from '../../../shop-error.ts';
import { knownCountry } from '../../billing/known-country.ts';
import { addDeliveryAddress } from '../../ordering/add-delivery-address.ts';

/** Where it goes, as it was said: one of the customer's addresses by its id, or another. */
export interface SaidAddress {
  readonly deliveryAddressId?: number | undefined;
  readonly name?: string | undefined;
  readonly street?: string | undefined;
  readonly addition?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly city?: string | undefined;
  readonly country?: string | undefined;
}

/**
 * The id of an address of a customer, whose row the caller holds; one that they did not have is kept for the next time.
 * Errors: ValidationFailed (a street without number), CountryUnknown, TooManyDeliveryAddresses.
 */
export async function addressIdOf(
  tx: Queryable,
  customerId: number,
  said: SaidAddress | undefined,
  locale: Locale,
): Promise<number | undefined> {
  if (said === undefined || said.deliveryAddressId !== undefined) return said?.deliveryAddressId;
  const address = { ...writtenAddress(said, locale), customerId };
  const { name, streetName, houseNumber, streetAddition, postalCode, city } = deliveryAddresses;
  const [same] = await tx
    .select({ id: deliveryAddresses.id })
    .from(deliveryAddresses)
    .where(
      and(
        eq(deliveryAddresses.customerId, customerId),
        eq(deliveryAddresses.active, true),
        eq(name, address.name),
        eq(streetName, address.streetName),
        eq(houseNumber, address.houseNumber),
        eq(streetAddition, address.streetAddition),
        eq(postalCode, address.postalCode),
        eq(city, address.city),
      ),
    )
    .limit(1);
  return same?.id ?? (await addDeliveryAddress(tx, address)).id;
}

/** An address that was said, as addresses are kept. Errors: ValidationFailed, CountryUnknown. */
function writtenAddress(said: SaidAddress, locale: Locale) {
  const street = splitStreet(said.street ?? '');
  if (street === null) throw new ShopError('ValidationFailed', { field: 'address.street' });
  const country = said.country?.trim() || shop.country[locale];
  knownCountry(country, 'address.country');
  return {
    ...street,
    name: said.name?.trim() ?? '',
    streetAddition: said.addition?.trim() ?? '',
    postalCode: said.postalCode?.trim() ?? '',
    city: said.city?.trim() ?? '',
    country,
  };
}
