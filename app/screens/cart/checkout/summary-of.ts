import type { Quote } from '#contract/shop/product-orders.ts';
import { type Cents, centsOf, lineTotal } from '#rules/money/money.ts';
import { type Cart, cartTotal } from '#rules/orders/cart.ts';
import type { Locale } from '#rules/text/locale.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import type { OrderSummaryData } from '../../../order/order-summary.tsx';
import { pricedSummary } from '../../../order/order-summary-priced.ts';

/**
 * What the summary shows, its dishes one below the other as in the cart: the shop's own quote, or the cart's prices and what
 * delivery costs until there is one.
 */
export function summaryOf(
  cart: Cart,
  quote: Quote | null,
  delivery: Cents,
  locale: Locale,
): OrderSummaryData {
  if (quote) {
    const place = new Map(cart.items.map(({ product }, index) => [product.id, index]));
    const items = quote.items.toSorted(
      (a, b) => (place.get(a.productId) ?? 0) - (place.get(b.productId) ?? 0),
    );
    return pricedSummary({ ...quote, items }, quote.total, locale);
  }
  return {
    lines: cart.items.map(({ product, quantity }) => ({
      productId: product.id,
      name: readLocalizedText(product.name, locale),
      quantity,
      total: lineTotal(centsOf(product.price), quantity),
    })),
    discount: null,
    total: cartTotal(cart) + delivery,
    deposit: 0,
  };
}
