import * as z from 'zod/mini';
import type { DeliveryAddress, DeliveryAddressInput } from '#contract/shop/delivery-addresses.ts';
import { getLocale } from '#locale';
import { m } from '#messages';
import { countryName } from '#rules/text/country-code.ts';
import { isPostalCodeIn } from '#rules/text/postal-code.ts';
import { optionalName, requiredName } from '../page/form-schema.ts';

/** Street to country: the same rules wherever an address is written (spec §5). */
export const addressFields = {
  streetName: requiredName(() => m.delivery_street_required()),
  houseNumber: requiredName(() => m.delivery_house_number_required()),
  streetAddition: optionalName(),
  postalCode: requiredName(() => m.delivery_postal_code_required()),
  city: requiredName(() => m.delivery_city_required()),
  country: requiredName(() => m.delivery_country_required()),
};

/** That a postcode can be one of its country; one that is missing is said by its field. */
export const postalCodeFits = z.refine<{ country: string; postalCode: string }>(
  ({ country, postalCode }) => postalCode === '' || isPostalCodeIn(country, postalCode),
  { path: ['postalCode'], error: () => m.delivery_postal_code_german() },
);

export const addressSchema = z
  .object({ name: optionalName(), ...addressFields, isPrimary: z.boolean() })
  .check(postalCodeFits);
export type AddressValues = z.infer<typeof addressSchema>;

/** A country as forms name it, in the language of the page whatever it was written in; the shop's where nobody has named one. */
export const countryShown = (country: string): string => countryName(country || 'DE', getLocale());

/** What the form starts with: the address that is edited, or an empty one in this country and, if known, city. */
export function addressValues(address: DeliveryAddress | null, city = ''): AddressValues {
  return {
    name: address?.name ?? '',
    streetName: address?.streetName ?? '',
    houseNumber: address?.houseNumber ?? '',
    streetAddition: address?.streetAddition ?? '',
    postalCode: address?.postalCode ?? '',
    city: address?.city ?? city,
    country: countryShown(address?.country ?? ''),
    isPrimary: address?.isPrimary ?? false,
  };
}

/** What is sent: an edited address keeps what the form does not show. */
export function addressInput(values: AddressValues, address: DeliveryAddress | null): DeliveryAddressInput {
  if (!address) return values;
  return { ...values, addressId: address.id, deliveryInstruction: address.deliveryInstruction };
}
