import type { Cents } from '../money/money.ts';
import type { Fulfilment } from '../orders/fulfilment.ts';

/** A part of the area with its own price. */
export interface Zone {
  readonly postcodes: readonly string[];
  /** What bringing costs there, in cents. */
  readonly fee: Cents;
  /** The least order that is brought there, in cents; 0 for the shop's usual one. */
  readonly minimum: Cents;
}

/** What the owner has set about delivery. */
export interface DeliverySettings {
  /** The setting `delivery-postcodes`; empty or not known is everywhere. */
  readonly area?: string | null | undefined;
  /** A postcode in none of them costs nothing where the shop delivers. */
  readonly zones?: readonly Zone[] | undefined;
}

/**
 * What it costs in cents to bring an order and set it up; null where the shop does not deliver. The one rule: whatever
 * says what delivery costs asks it.
 */
export function deliveryCost(postalCode: string, { area, zones = [] }: DeliverySettings = {}): Cents | null {
  const postcodes = deliveryPostcodes(area);
  if (postcodes.length > 0 && !postcodes.includes(postalCode.trim())) return null;
  return zoneOf(postalCode, zones)?.fee ?? 0;
}

/** In cents. */
export interface CostRange {
  readonly least: Cents;
  readonly most: Cents;
}

/** What delivery costs in cents at least and at most, while nobody has said where it goes. */
export function deliveryCostRange({ area, zones = [] }: DeliverySettings = {}): CostRange {
  const postcodes = deliveryPostcodes(area);
  const costs =
    postcodes.length > 0
      ? postcodes.map((postcode) => zoneOf(postcode, zones)?.fee ?? 0)
      : [0, ...zones.map(({ fee }) => fee)];
  return { least: Math.min(...costs), most: Math.max(...costs) };
}

/**
 * The least that an order has to come to, in cents: the larger of the shop's minimum and that of the zone it goes to.
 * @param postalCode null for a pickup, and while nobody has said where it goes
 */
export function minimumOrderFor(
  postalCode: string | null,
  minimum: Cents,
  zones: readonly Zone[] = [],
): Cents {
  return Math.max(minimum, zoneOf(postalCode, zones)?.minimum ?? 0);
}

function zoneOf(postalCode: string | null, zones: readonly Zone[]): Zone | undefined {
  return zones.find(({ postcodes }) => postalCode !== null && postcodes.includes(postalCode.trim()));
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
