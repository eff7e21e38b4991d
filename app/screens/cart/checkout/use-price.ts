import { getLocale } from '#locale';
import type { Cart } from '#rules/orders/cart.ts';
import { announce } from '../../../stores/announcements.ts';
import type { DeliveryDraft } from '../../../stores/delivery-draft.ts';
import type { Destination } from './destination.ts';
import { summaryOf } from './summary-of.ts';
import { useDiscount } from './use-discount.ts';
import { useQuote } from './use-quote.ts';
import { useSaidPrice } from './use-said-price.ts';

/** What the cart costs, brought to its destination and with its discount code; the code's field belongs to it. */
export function usePrice(
  cart: Cart,
  { discountCode }: Pick<DeliveryDraft, 'discountCode'>,
  { postalCode, delivery }: Pick<Destination, 'postalCode' | 'delivery'>,
  changeDraft: (part: Pick<DeliveryDraft, 'discountCode'>) => void,
) {
  const { quote, take, refresh } = useQuote(cart, discountCode, postalCode, (text) => {
    discount.refuse(text);
    announce(text, true);
  });
  const discount = useDiscount(cart, discountCode, postalCode, (code, priced) => {
    changeDraft({ discountCode: code });
    if (priced) take(priced);
  });
  /** What the summary shows with a quote; without one the cart's own prices and what the zone says. */
  const summaryWith = (priced: typeof quote) =>
    summaryOf(cart, priced, typeof delivery === 'number' ? delivery : 0, getLocale());
  const summary = summaryWith(quote);
  useSaidPrice(summary);
  return { quote, summary, summaryWith, discount, refresh };
}
