import type { KitchenCustomer } from '#contract/kitchen/customers.ts';
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
  return sameAs(order, await customerOf(order), menu);
}

/**
 * A draft of all that an order is, in whose place it comes once something of it was changed. What was said for that order
 * was said just now: nobody is asked again. Throws what a call throws.
 */
export async function beginInstead(replaces: string, menu: readonly MenuItem[]): Promise<Draft> {
  const order = await getOrder(replaces);
  const same = sameAs(order, await customerOf(order), menu);
  const { day, time, notes, locale } = order;
  return {
    ...same,
    ...{ day, time, locale, replaces },
    lastAllergies: '',
    lastInstruction: '',
    invoice: same.lastInvoice,
    lastInvoice: null,
    note: notes.map(({ text }) => text).join('. '),
  };
}

async function customerOf({ money }: KitchenOrderDetails): Promise<KitchenCustomer | undefined> {
  const customers = money?.email ? await findCustomers(money.email) : [];
  return customers.find(({ email }) => email === money?.email);
}

/** The dishes that are still sold, for as many guests, and all that was to be heeded; it goes where the order goes by now. */
export function sameAs(
  order: KitchenOrderDetails,
  customer: KitchenCustomer | undefined,
  menu: readonly MenuItem[],
): Draft {
  const { place, note, fulfilment, guests } = order;
  const invoice = order.money?.invoice ?? null;
  const isSold = (id: number) => menu.some(({ productId }) => productId === id);
  const fresh = customer ? withCustomer(newDraft(), customer) : newDraft();
  const items = order.items
    .filter(({ productId }) => isSold(productId))
    .map(({ productId, quantity }) => ({ productId, quantity }));
  return {
    ...withEarlier(fresh, { items, note, invoice: invoice && begun(invoice, getLocale()) }),
    fulfilment,
    guests: guests ?? '',
    place: null,
    ...(place && placeIn(place, customer?.addresses ?? [])),
  };
}

/** An address that the customer has, where the order goes there to the door; else the order's own, as if it was said. */
function placeIn(
  { name, street, addition, city, parts }: NonNullable<KitchenOrderDetails['place']>,
  addresses: KitchenCustomer['addresses'],
): Pick<Draft, 'place' | 'written'> {
  const known = addresses.find(
    (each) =>
      each.deliverable &&
      each.street === street &&
      city.includes(each.postalCode) &&
      each.addition === addition &&
      each.name === name,
  );
  const said = { name, street, addition, postalCode: parts?.postalCode ?? '', city: parts?.city ?? '' };
  return known
    ? { place: known.deliveryAddressId, written: newDraft().written }
    : { place: 'WRITTEN', written: said };
}
