import { and, eq } from 'drizzle-orm';
import { shop } from '#content/shop.ts';
import type { CheckoutRequest } from '#contract/shop/product-orders.ts';
import { type DayAndTime, parseLocalDateTime } from '#rules/booking/berlin-time.ts';
import { type DeliverySettings, deliveryCost } from '#rules/booking/delivery-cost.ts';
import { isSlotOffered } from '#rules/booking/delivery-date.ts';
import type { BookingRules } from '#rules/booking/time-slots.ts';
import { countryCode } from '#rules/text/country-code.ts';
import type { Queryable } from '../../db/database.ts';
import { deliveryAddresses } from '../../db/schema/customers.ts';
import type { AddressSnapshot } from '../../db/schema/ordering.ts';
import { ShopError } from '../../shop-error.ts';
import { knownCountry } from '../billing/known-country.ts';

/** The addresses of an order as they will stand in it. */
interface Places {
  /** Null for a pickup. */
  readonly delivery: AddressSnapshot | null;
  /** The one that a pickup names for its invoice. */
  readonly invoice: AddressSnapshot | null;
}

/**
 * Checks when an order goes; answers the day and time, null for none.
 * Errors: DeliveryTimeUnavailable.
 * @param portions larger orders may have to be ordered earlier
 */
export function checkTime(
  { fulfilment = 'DELIVERY', preferDateAndTime }: Pick<CheckoutRequest, 'fulfilment' | 'preferDateAndTime'>,
  booking: BookingRules,
  { now, portions }: { now: number; portions: number },
): DayAndTime | null {
  const wanted = preferDateAndTime ? parseLocalDateTime(preferDateAndTime) : null;
  if (wanted && !isSlotOffered(wanted, now, booking, fulfilment, portions)) {
    throw new ShopError('DeliveryTimeUnavailable', { field: 'preferDateAndTime' });
  }
  return wanted;
}

/**
 * Checks where an order of a customer goes.
 * Errors: DeliveryAddressRequired, DeliveryAddressNotFound, CountryUnknown, OutsideDeliveryArea.
 */
export async function checkPlaces(
  db: Queryable,
  customerId: number,
  { fulfilment = 'DELIVERY', deliveryAddressId }: Pick<CheckoutRequest, 'fulfilment' | 'deliveryAddressId'>,
  where: DeliverySettings,
): Promise<Places> {
  if (deliveryAddressId === undefined) {
    if (fulfilment === 'PICKUP') return { delivery: null, invoice: null };
    throw new ShopError('DeliveryAddressRequired', { field: 'deliveryAddressId' });
  }
  const address = await addressOf(db, customerId, deliveryAddressId);
  if (fulfilment === 'PICKUP') return { delivery: null, invoice: address };
  checkCountry(address, 'deliveryAddressId');
  checkArea(address, where);
  return { delivery: address, invoice: null };
}

/** Errors: OutsideDeliveryArea. */
export function checkArea(
  { postalCode }: Pick<AddressSnapshot, 'postalCode'>,
  where: DeliverySettings,
): void {
  if (deliveryCost(postalCode, where) !== null) return;
  throw new ShopError('OutsideDeliveryArea', { field: 'deliveryAddressId', values: { postalCode } });
}

/**
 * A postcode of another country may read like one of this.
 * Errors: CountryUnknown, OutsideDeliveryArea.
 * @param field where the request has it
 */
export function checkCountry(
  { postalCode, country }: Pick<AddressSnapshot, 'postalCode' | 'country'>,
  field: string,
): void {
  knownCountry(country, field);
  if (countryCode(country) === countryCode(shop.country.en)) return;
  throw new ShopError('OutsideDeliveryArea', {
    field,
    values: { postalCode: `${postalCode}, ${country.trim()}` },
  });
}

async function addressOf(db: Queryable, customerId: number, addressId: number): Promise<AddressSnapshot> {
  const [address] = await db
    .select()
    .from(deliveryAddresses)
    .where(
      and(
        eq(deliveryAddresses.id, addressId),
        eq(deliveryAddresses.customerId, customerId),
        eq(deliveryAddresses.active, true),
      ),
    );
  if (!address) throw new ShopError('DeliveryAddressNotFound', { field: 'deliveryAddressId' });
  knownCountry(address.country, 'deliveryAddressId');
  const { name, streetName, houseNumber, streetAddition, postalCode, city, country } = address;
  return { name, streetName, houseNumber, streetAddition, postalCode, city, country };
}
