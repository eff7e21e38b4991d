import { countryCode } from './country-code.ts';

/** Whether a postcode can be one of its country: a German one has five digits, those of others are as they are written. */
export function isPostalCodeIn(country: string, postalCode: string): boolean {
  return countryCode(country) !== 'DE' || /^\d{5}$/.test(postalCode.trim());
}
