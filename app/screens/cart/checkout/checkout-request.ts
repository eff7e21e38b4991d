import type { CheckoutRequest } from '#contract/shop/product-orders.ts';
import { type Cents, euroOf } from '#rules/money/money.ts';
import type { Cart } from '#rules/orders/cart.ts';
import { orderedItems } from '#rules/orders/ordered-items.ts';
import type { DeliveryDraft } from '../../../stores/delivery-draft.ts';

/** The checkout request; `total` (cents) is what the customer saw, so that no other amount is charged. */
export function checkoutRequest(
  cart: Cart,
  choice: Pick<DeliveryDraft, 'fulfilment' | 'addressId' | 'instruction' | 'discountCode'> & {
    readonly invoice: CheckoutRequest['invoice'];
    /** How many come, a number or a range. */
    readonly guests: string | null;
    /** Where the customer saw it go; null for a pickup. */
    readonly postalCode: string | null;
    /** That of the terms that the customer could read. */
    readonly termsVersion: number | undefined;
  },
  total: Cents,
): CheckoutRequest {
  const { fulfilment, addressId, instruction, discountCode, invoice, postalCode, termsVersion, guests } =
    choice;
  const { deliveryDate, deliveryTime } = cart;
  return {
    items: orderedItems(cart),
    fulfilment,
    ...(addressId !== null && { deliveryAddressId: addressId }),
    ...(deliveryDate && deliveryTime && { preferDateAndTime: `${deliveryDate}T${deliveryTime}` }),
    ...(instruction.trim() && { deliveryInstruction: instruction.trim() }),
    ...(guests && { guests }),
    ...(discountCode && { discountCodeName: discountCode }),
    ...(postalCode && { postalCode }),
    ...(invoice && { invoice }),
    expectedTotal: euroOf(total),
    ...(termsVersion && { termsVersion }),
  };
}
