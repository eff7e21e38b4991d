import {
  type CostRange,
  type DeliverySettings,
  deliveryCost,
  deliveryCostRange,
  minimumOrderFor,
} from '#rules/booking/delivery-cost.ts';
import type { Cents } from '#rules/money/money.ts';
import { missingToMinimum } from '#rules/orders/minimum-order.ts';

/** Where an order goes, as far as that decides what it costs and whether it can go there. */
export interface Destination {
  readonly isPickup: boolean;
  /** Null for a pickup, and as long as no address is chosen. */
  readonly postalCode: string | null;
  /** What bringing it costs: a range as long as no address is chosen; null for a pickup, or where the shop does not deliver. */
  readonly delivery: Cents | CostRange | null;
  readonly isInArea: boolean;
  /** The least order that is brought there, and what this one lacks to it, in cents. */
  readonly minimum: Cents;
  readonly lacking: Cents;
  readonly isBelowMinimum: boolean;
}

/**
 * @param goods what is in the cart, in cents
 * @param minimumOrder the shop's own minimum in cents, which that of a zone may exceed
 */
export function destinationOf(
  { isPickup, postalCode }: Pick<Destination, 'isPickup' | 'postalCode'>,
  goods: Cents,
  settings: DeliverySettings,
  minimumOrder: Cents,
): Destination {
  const minimum = minimumOrderFor(postalCode, minimumOrder, settings.zones);
  const lacking = missingToMinimum(goods, minimum);
  const known = postalCode === null ? deliveryCostRange(settings) : deliveryCost(postalCode, settings);
  const delivery = isPickup ? null : known;
  return {
    isPickup,
    postalCode,
    delivery,
    isInArea: isPickup || delivery !== null,
    minimum,
    lacking,
    isBelowMinimum: postalCode !== null && lacking > 0,
  };
}
