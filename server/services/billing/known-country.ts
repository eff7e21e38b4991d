import { countryCode } from '#rules/text/country-code.ts';
import { ShopError } from '../../shop-error.ts';

/**
 * Asks again for a country that cannot be told: an invoice has to name it.
 * @param field where the request has it
 * @throws ShopError CountryUnknown
 */
export function knownCountry(country: string, field: string): void {
  if (countryCode(country) === null) throw new ShopError('CountryUnknown', { field, values: { country } });
}
