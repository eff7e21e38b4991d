import type { MenuItem } from '#contract/kitchen/menu/menu-items.ts';
import type { KitchenOrderDetails } from '#contract/kitchen/orders/order-details.ts';
import { getLocale } from '#kitchen-locale';
import { getOrder } from '../api/orders.ts';
import { findCustomers } from '../api/telephone-orders.ts';
import { begun } from '../order/recipient/recipient-form.ts';
import { type Draft, newDraft, withCustomer, withEarlier } from './draft.ts';

/** A draft of the same as an order had, for the same customer and place, at a time to be said. Throws what a call throws. */
export async function beginAgain(publicProductOrderId: string, menu: readonly MenuItem[]): Promise<Draft> {
  return sameAs(await getOrder(publicProductOrderId), menu);
}

/**
 * A draft of all that an order is, in whose place it comes once something of it was changed. What was said for that order
 * was said just now: nobody is asked again. Throws what a call throws.
 */
export async function beginInstead(replaces: string, menu: readonly MenuItem[]): Promise<Draft> {
  const order = await getOrder(replaces);
  const same = await sameAs(order, menu);
  const { day, time, place, guests, notes, locale } = order;
  const { street = '', addition = '', parts } = place ?? {};
  const known = placeOf(order, same.customer?.addresses ?? []);
  return {
    ...same,
    ...{ day, time, locale, replaces },
    guests: guests ?? '',
    ...(place && {
      place: known ?? 'WRITTEN',
      written: {
        name: parts?.name ?? '',
        street,
        addition,
        postalCode: parts?.postalCode ?? '',
        city: parts?.city ?? '',
      },
    }),
    lastAllergies: '',
    lastInstruction: '',
    invoice: same.lastInvoice,
    lastInvoice: null,
    note: notes.map(({ text }) => text).join('. '),
  };
}

async function sameAs(order: KitchenOrderDetails, menu: readonly MenuItem[]): Promise<Draft> {
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
