import { berlinPostcodes } from './berlin-postcodes.ts';
import { deliveryPostcodes } from './delivery-cost.ts';

/** The postcodes that a sentence about the area names; none where it is the whole of Berlin, or everywhere. */
export function namedPostcodes(area: string | null | undefined): string[] {
  const postcodes = new Set(deliveryPostcodes(area));
  return berlinPostcodes.every((postcode) => postcodes.has(postcode)) ? [] : [...postcodes];
}
