import type { DeliveryAddress } from '#contract/shop/delivery-addresses.ts';
import type { DeliveryDraft } from '../stores/delivery-draft.ts';
import type { ToldOrder } from './order-texts.ts';

const where = ['streetName', 'houseNumber', 'streetAddition', 'postalCode', 'city', 'country'] as const;

/**
 * Where an old order goes once more, as the delivery step keeps it: to the same address among those that are saved now,
 * else to one that is written there and only needs to be saved.
 */
export function placeAgain(
  went: NonNullable<ToldOrder['deliveryAddress']>,
  saved: readonly DeliveryAddress[],
): Pick<DeliveryDraft, 'addressId' | 'newAddress'> {
  const there = saved.filter((address) => where.every((part) => address[part] === went[part]));
  const same = there.find(({ name }) => name === went.name) ?? there[0];
  return same
    ? { addressId: same.id, newAddress: null }
    : { addressId: null, newAddress: { ...went, isPrimary: false } };
}
