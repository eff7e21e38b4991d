import { defaultLeadHours } from './lead-time.ts';
import { defaultMinimumOrder } from './minimum-order.ts';
import type { Cents } from './money.ts';

/** The value of a setting as a number; the default when it does not parse as one (spec §5). */
export function numberSetting(value: string | null | undefined, fallback: number): number {
  const number = value === null || value === undefined || value.trim() === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) && number >= 0 ? number : fallback;
}

/** Minimum order in cents from the setting `min-order`, which is in euro (spec §9). */
export function minimumOrderSetting(value: string | null | undefined): Cents {
  return Math.round(numberSetting(value, defaultMinimumOrder / 100) * 100);
}

/** Lead time in hours from the setting `min-order-time-hour` (spec §9). */
export function leadHoursSetting(value: string | null | undefined): number {
  return numberSetting(value, defaultLeadHours);
}

/** The postcodes of the setting `delivery-postcodes` (comma-separated); none means everywhere. */
export function deliveryPostcodes(area: string | null | undefined): string[] {
  return (area ?? '').split(/[\s,;]+/).filter(Boolean);
}

/** True when a postcode lies in the area of the setting `delivery-postcodes`; an empty area is everywhere. */
export function isInDeliveryArea(postalCode: string, area: string | null | undefined): boolean {
  const postcodes = deliveryPostcodes(area);
  return postcodes.length === 0 || postcodes.includes(postalCode.trim());
}
