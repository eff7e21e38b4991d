import { useState } from 'react';
import type { Quote } from '#contract/shop/product-orders.ts';
import { m } from '#messages';
import { normalizeDiscountCode } from '#rules/money/discount.ts';
import type { Cart } from '#rules/orders/cart.ts';
import { errorText } from '../../../api/error-text.ts';
import { askQuote, isDiscountError } from './use-quote.ts';

/** The discount field: what is typed, what is wrong with it, and how it becomes the code that counts. */
export function useDiscount(
  cart: Cart,
  applied: string | null,
  postalCode: string | null,
  onChange: (code: string | null, quote: Quote | null) => void,
) {
  const [typed, setTyped] = useState(applied ?? '');
  const [error, setError] = useState<string>();

  return {
    typed,
    error,
    type(text: string) {
      setTyped(text);
      setError(undefined);
    },
    /** True while the field holds a code that has not been applied. */
    isPending: typed.trim() !== '' && normalizeDiscountCode(typed) !== normalizeDiscountCode(applied ?? ''),
    /** The quote with the typed code, or why it is refused, which the field then says too. */
    async apply(): Promise<Quote | string> {
      try {
        const quote = await askQuote(cart, typed.trim(), postalCode);
        setError(undefined);
        setTyped(quote.discountCodeName ?? '');
        onChange(quote.discountCodeName, quote);
        return quote;
      } catch (failure) {
        const text = isDiscountError(failure)
          ? failure.message
          : errorText(failure, m.delivery_discount_failed());
        setError(text);
        return text;
      }
    },
    remove() {
      setTyped('');
      setError(undefined);
      onChange(null, null);
    },
    /** The shop no longer takes the code that was applied. */
    refuse(text: string) {
      setError(text);
      onChange(null, null);
    },
  };
}
