import type { CheckoutRequest } from '#contract/product-orders.ts';
import type { Cart } from '#rules/cart.ts';
import { type LineItem, validLineItems } from '#rules/line-items.ts';
import { type Cents, euroOf } from '#rules/money.ts';
import type { DeliveryDraft } from '../../stores/delivery-draft.ts';

/** The items of a cart as the API takes them: id and quantity above 0 only (spec §5). */
export function orderedItems({ items }: Pick<Cart, 'items'>): LineItem[] {
  return validLineItems(items.map(({ product, quantity }) => ({ productId: product.id, quantity })));
}

/** The checkout request; `total` (cents) is what the customer saw, so that no other amount is charged. */
export function checkoutRequest(
  cart: Cart,
  choice: Pick<DeliveryDraft, 'fulfilment' | 'addressId' | 'instruction' | 'discountCode'> & {
    readonly invoice: CheckoutRequest['invoice'];
  },
  total: Cents,
): CheckoutRequest {
  const { fulfilment, addressId, instruction, discountCode, invoice } = choice;
  const { deliveryDate, deliveryTime } = cart;
  return {
    items: orderedItems(cart),
    fulfilment,
    ...(addressId !== null && { deliveryAddressId: addressId }),
    ...(deliveryDate && deliveryTime && { preferDateAndTime: `${deliveryDate}T${deliveryTime}` }),
    ...(instruction.trim() && { deliveryInstruction: instruction.trim() }),
    ...(discountCode && { discountCodeName: discountCode }),
    ...(invoice && { invoice }),
    expectedTotal: euroOf(total),
  };
}
