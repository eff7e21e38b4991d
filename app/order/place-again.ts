import type { DeliveryAddress } from '#contract/shop/delivery-addresses.ts';
import type { DeliveryDraft } from '../stores/delivery-draft.ts';
import type { ToldOrder } from './order-texts.ts';

const where = ['streetName', 'houseNumber', 'streetAddition', 'postalCode', 'city', 'country'] as const;

/**
 * Where an old order goes once more, as the delivery step keeps it: to the same address among those that are saved now,
 * else to one that is written there and only needs to be saved. A pickup goes nowhere.
 */
export function placeAgain(
  { deliveryAddress }: Pick<ToldOrder, 'deliveryAddress'>,
  saved: readonly DeliveryAddress[],
): Pick<DeliveryDraft, 'addressId' | 'newAddress'> {
  if (!deliveryAddress) return { addressId: null, newAddress: null };
  const there = saved.filter((address) => where.every((part) => address[part] === deliveryAddress[part]));
  const same = there.find(({ name }) => name === deliveryAddress.name) ?? there[0];
  return same
    ? { addressId: same.id, newAddress: null }
    : { addressId: null, newAddress: { ...deliveryAddress, isPrimary: false } };
}
