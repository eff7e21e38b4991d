import type { Cents } from '../money/money.ts';
import type { Fulfilment } from '../orders/fulfilment.ts';

/** What the owner has set about delivery. */
export interface DeliverySettings {
  /** The setting `delivery-postcodes`; empty or not known is everywhere. */
  readonly area?: string | null | undefined;
}

/**
 * What it costs in cents to bring an order and set it up; null where the shop does not deliver. The one rule: whatever
 * says what delivery costs asks it.
 * @param postalCode where it goes; null while nobody has said so: what it costs wherever the shop delivers
 */
export function deliveryCost(postalCode: string | null, { area }: DeliverySettings = {}): Cents | null {
  const postcodes = deliveryPostcodes(area);
  const isIn = postalCode === null || postcodes.length === 0 || postcodes.includes(postalCode.trim());
  return isIn ? 0 : null;
}

/** What the delivery of a placed order cost in cents, wherever the shop delivers by now; null for a pickup. */
export function deliveryCostOf({
  fulfilment,
  deliveryFee = 0,
}: {
  fulfilment: Fulfilment;
  deliveryFee?: Cents;
}): Cents | null {
  return fulfilment === 'PICKUP' ? null : deliveryFee;
}

/** Whether a postcode is written to its end, so that something can be said about it. */
export function isWholePostcode(written: string): boolean {
  return /^\d{5}$/.test(written.trim());
}

/** The postcodes of the setting `delivery-postcodes` (comma-separated); none means everywhere. */
export function deliveryPostcodes(area: string | null | undefined): string[] {
  return (area ?? '').split(/[\s,;]+/).filter(Boolean);
}
