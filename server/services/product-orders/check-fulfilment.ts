import { and, eq } from 'drizzle-orm';
import type { CheckoutRequest } from '#contract/product-orders.ts';
import { parseLocalDateTime } from '#rules/berlin-time.ts';
import { isSlotOffered } from '#rules/delivery-date.ts';
import { isInDeliveryArea } from '#rules/settings.ts';
import type { Queryable } from '../../db/database.ts';
import { type AddressSnapshot, deliveryAddresses } from '../../db/schema.ts';
import { ShopError } from '../../shop-error.ts';
import type { Caller } from '../auth/authenticate.ts';

/**
 * Checks where and when an order goes; answers the address as it will stand in the order, null for a pickup.
 * Errors: DeliveryAddressRequired, DeliveryAddressNotFound, OutsideDeliveryArea, DeliveryTimeUnavailable.
 */
export async function checkFulfilment(
  db: Queryable,
  caller: Caller,
  request: Pick<CheckoutRequest, 'fulfilment' | 'deliveryAddressId' | 'preferDateAndTime'>,
  rules: { leadHours: number; deliveryArea: string },
  now: number,
): Promise<AddressSnapshot | null> {
  const fulfilment = request.fulfilment ?? 'DELIVERY';
  const wanted = request.preferDateAndTime && parseLocalDateTime(request.preferDateAndTime);
  if (wanted && !isSlotOffered(wanted, now, rules.leadHours, fulfilment)) {
    throw new ShopError('DeliveryTimeUnavailable', { field: 'preferDateAndTime' });
  }
  if (fulfilment === 'PICKUP') return null;
  if (request.deliveryAddressId === undefined) {
    throw new ShopError('DeliveryAddressRequired', { field: 'deliveryAddressId' });
  }
  const [address] = await db
    .select()
    .from(deliveryAddresses)
    .where(
      and(
        eq(deliveryAddresses.id, request.deliveryAddressId),
        eq(deliveryAddresses.customerId, caller.customerId),
        eq(deliveryAddresses.active, true),
      ),
    );
  if (!address) throw new ShopError('DeliveryAddressNotFound', { field: 'deliveryAddressId' });
  if (!isInDeliveryArea(address.postalCode, rules.deliveryArea)) {
    throw new ShopError('OutsideDeliveryArea', {
      field: 'deliveryAddressId',
      values: { postalCode: address.postalCode },
    });
  }
  const { name, streetName, houseNumber, streetAddition, postalCode, city, country } = address;
  return { name, streetName, houseNumber, streetAddition, postalCode, city, country };
}
