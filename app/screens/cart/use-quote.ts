import { useCallback, useEffect, useRef, useState } from 'react';
import type { Quote } from '#contract/product-orders.ts';
import type { Cart } from '#rules/cart.ts';
import { browserApi } from '../../api/browser.ts';
import { ApiError } from '../../api/client.ts';
import { orderedItems } from './checkout-request.ts';

/** Asks the shop what a cart costs with a code. Throws ApiError, or TypeError without a network. */
export function askQuote(cart: Pick<Cart, 'items'>, discountCode: string | null): Promise<Quote> {
  return browserApi.quote({
    items: orderedItems(cart),
    ...(discountCode && { discountCodeName: discountCode }),
  });
}

/** True for an error that is about the discount code alone. */
export function isDiscountError(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code.startsWith('Discount');
}

/**
 * The price of the cart as the shop computes it, asked again when cart or code change; null until it answers.
 * `onDiscountRefused` hears of a code that no longer counts.
 */
export function useQuote(cart: Cart, discountCode: string | null, onDiscountRefused: (text: string) => void) {
  const [quote, setQuote] = useState<Quote | null>(null);
  const refused = useRef(onDiscountRefused);
  refused.current = onDiscountRefused;
  const { items } = cart;

  const refresh = useCallback(async () => {
    try {
      setQuote(await askQuote({ items }, discountCode));
    } catch (error) {
      setQuote(null);
      if (isDiscountError(error)) refused.current(error.message);
    }
  }, [items, discountCode]);
  useEffect(() => void refresh(), [refresh]);
  return { quote, setQuote, refresh };
}
