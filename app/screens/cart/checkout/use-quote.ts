import { useCallback, useEffect, useRef, useState } from 'react';
import type { Quote } from '#contract/shop/product-orders.ts';
import type { Cart } from '#rules/orders/cart.ts';
import { orderedItems } from '#rules/orders/ordered-items.ts';
import { browserApi } from '../../../api/browser.ts';
import { ApiError } from '../../../api/client.ts';

/** Asks the shop what a cart costs with a code, and brought to a postcode. Throws ApiError, or TypeError without a network. */
export function askQuote(
  cart: Pick<Cart, 'items'>,
  discountCode: string | null,
  postalCode: string | null,
): Promise<Quote> {
  return browserApi.quote({
    items: orderedItems(cart),
    ...(discountCode && { discountCodeName: discountCode }),
    ...(postalCode && { postalCode }),
  });
}

/** True for an error that is about the discount code alone. */
export function isDiscountError(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code.startsWith('Discount');
}

/**
 * The price of the cart as the shop computes it, asked again when cart, code or place change; null until it answers.
 * `onDiscountRefused` hears of a code that no longer counts. An answer that a newer question overtook says nothing.
 */
export function useQuote(
  cart: Cart,
  discountCode: string | null,
  postalCode: string | null,
  onDiscountRefused: (text: string) => void,
) {
  const [quote, setQuote] = useState<Quote | null>(null);
  const refused = useRef(onDiscountRefused);
  refused.current = onDiscountRefused;
  const { items } = cart;
  const newest = useRef(0);

  const refresh = useCallback(async () => {
    const question = ++newest.current;
    try {
      const answer = await askQuote({ items }, discountCode, postalCode);
      if (question === newest.current) setQuote(answer);
    } catch (error) {
      if (question !== newest.current) return;
      setQuote(null);
      if (isDiscountError(error)) refused.current(error.message);
    }
  }, [items, discountCode, postalCode]);
  useEffect(() => void refresh(), [refresh]);
  function take(priced: Quote) {
    newest.current++;
    setQuote(priced);
  }
  return { quote, take, refresh };
}
