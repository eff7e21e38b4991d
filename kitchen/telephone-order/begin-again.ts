import type { MenuItem } from '#contract/kitchen/menu/menu-items.ts';
import type { KitchenOrderDetails } from '#contract/kitchen/orders/order-details.ts';
import { getLocale } from '#kitchen-locale';
import { getOrder } from '../api/orders.ts';
import { findCustomers } from '../api/telephone-orders.ts';
import { begun } from '../order/recipient/recipient-form.ts';
import { type Draft, newDraft, withCustomer, withEarlier } from './draft.ts';

/** A draft of the same as an order had, for the same customer and place, at a time to be said. Throws what a call throws. */
export async function beginAgain(publicProductOrderId: string, menu: readonly MenuItem[]): Promise<Draft> {
  const order = await getOrder(publicProductOrderId);
  const { email = '', invoice = null } = order.money ?? {};
  const customers = email ? await findCustomers(email) : [];
  const customer = customers.find((each) => each.email === email);
  const isSold = (id: number) => menu.some(({ productId }) => productId === id);
  const fresh = customer ? withCustomer(newDraft(), customer) : newDraft();
  const items = order.items
    .filter(({ productId }) => isSold(productId))
    .map(({ productId, quantity }) => ({ productId, quantity }));
  return {
    ...withEarlier(fresh, { items, note: order.note, invoice: invoice && begun(invoice, getLocale()) }),
    fulfilment: order.fulfilment,
    place: order.fulfilment === 'PICKUP' ? null : (placeOf(order, customer?.addresses ?? []) ?? fresh.place),
  };
}

function placeOf(
  { place }: KitchenOrderDetails,
  addresses: NonNullable<Draft['customer']>['addresses'],
): number | undefined {
  return addresses.find(
    ({ street, postalCode, deliverable }) =>
      deliverable && street === place?.street && place.city.includes(postalCode),
  )?.deliveryAddressId;
}
