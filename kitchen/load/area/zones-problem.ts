import type { BookingSettings } from '#contract/kitchen/settings/booking-settings.ts';
import { m } from '#kitchen-messages';

export type Zones = BookingSettings['zones'];

/** Why zones cannot be saved, in words; null when they can. */
export function zonesProblem(zones: Zones): string | null {
  if (zones.some(({ name }) => name.trim() === '')) return m.area_wrong_name();
  const all = zones.flatMap(({ postcodes }) => postcodes);
  const twice = all.find((postcode, index) => all.indexOf(postcode) !== index);
  return twice === undefined ? null : m.area_twice({ postcode: twice });
}
