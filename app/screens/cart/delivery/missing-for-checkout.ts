import type { Cart } from '#rules/orders/cart.ts';
import { orderedItems } from '#rules/orders/ordered-items.ts';
import { saysSomething, type UnsavedAddress } from '../../../address/unsaved-address.ts';
import type { DeliveryDraft } from '../../../stores/delivery-draft.ts';

/** What keeps the order from being placed (spec §2, §5), in the order of the form. */
export type MissingForCheckout =
  | 'products'
  | 'soldOut'
  | 'address'
  | 'unsaved'
  | 'edited'
  | 'area'
  | 'minimum'
  | 'invoice'
  | 'date'
  | 'time'
  | 'name'
  | 'phone'
  | 'company';

/** Everything that is still missing; empty when the order can be placed. */
export function missingForCheckout(
  cart: Cart,
  choice: Pick<DeliveryDraft, 'fulfilment' | 'addressId' | 'newAddress'>,
  {
    isInArea,
    isBelowMinimum,
    isSoldOut,
    unsavedAddress,
    needsInvoiceAddress,
    lacksName,
    hasWrongPhone,
    lacksCompany,
  }: {
    isInArea: boolean;
    isBelowMinimum: boolean;
    /** Whether something in the cart cannot be had for its day. */
    isSoldOut: boolean;
    /** What the open form of an address says and no saved one does. */
    unsavedAddress: UnsavedAddress | null;
    needsInvoiceAddress: boolean;
    /** Whether the invoice needs a name that nobody has said. */
    lacksName: boolean;
    /** Whether what is written as a telephone number is none. */
    hasWrongPhone: boolean;
    lacksCompany: boolean;
  },
): MissingForCheckout[] {
  const missing: MissingForCheckout[] = [];
  if (orderedItems(cart).length === 0) missing.push('products');
  if (isSoldOut) missing.push('soldOut');
  // What is written would be lost, and the order would go elsewhere.
  if (unsavedAddress) missing.push(unsavedAddress === 'new' ? 'unsaved' : 'edited');
  else if (choice.fulfilment === 'DELIVERY') {
    if (choice.addressId === null) missing.push(saysSomething(choice.newAddress) ? 'unsaved' : 'address');
    else if (!isInArea) missing.push('area');
    else if (isBelowMinimum) missing.push('minimum');
  } else if (needsInvoiceAddress && choice.addressId === null) missing.push('invoice');
  if (!cart.deliveryDate) missing.push('date');
  if (!cart.deliveryTime) missing.push('time');
  if (lacksName) missing.push('name');
  if (hasWrongPhone) missing.push('phone');
  if (lacksCompany) missing.push('company');
  return missing;
}
