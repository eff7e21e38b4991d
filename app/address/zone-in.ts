import type { DeliveryZone } from '#contract/shop/delivery-zones.ts';
import type { Zone } from '#rules/booking/delivery-cost.ts';
import { centsOf } from '#rules/money/money.ts';

/** A zone as the API tells it, in cents. */
export function zoneIn({ postcodes, fee, minimumOrder }: DeliveryZone): Zone {
  return { postcodes, fee: centsOf(fee), minimum: centsOf(minimumOrder) };
}
