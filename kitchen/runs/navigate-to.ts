import type { KitchenOrder } from '#contract/kitchen/orders/orders.ts';

type Contact = Pick<NonNullable<KitchenOrder['contact']>, 'address' | 'place'>;

/**
 * An address that opens the way to a place in the app for maps that the device has; elsewhere on a map that asks where one is.
 * It has what a map knows: neither the floor nor what the customer calls the place.
 */
export function navigateTo({ address, place }: Contact, userAgent = navigator.userAgent): string {
  const to = encodeURIComponent(place ? `${place.street}, ${place.city}` : address);
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return `https://maps.apple.com/?daddr=${to}`;
  if (/Android/.test(userAgent)) return `geo:0,0?q=${to}`;
  return `https://www.openstreetmap.org/directions?to=${to}`;
}
