import type { Quote } from '#contract/shop/product-orders.ts';
import { centsOf } from '#rules/money/money.ts';
import type { Locale } from '#rules/text/locale.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import type { OrderSummaryData } from './order-summary.tsx';

/** What the summary shows of lines that the shop priced: those of a quote or of an order. `total` is in euro. */
export function pricedSummary(
  {
    items,
    discount,
    discountCodeName,
    deposit,
  }: Pick<Quote, 'items' | 'discount' | 'discountCodeName' | 'deposit'>,
  total: number,
  locale: Locale,
): OrderSummaryData {
  return {
    lines: items.map((line) => ({
      productId: line.productId,
      name: readLocalizedText(line.name, locale),
      quantity: line.quantity,
      total: centsOf(line.lineTotal),
    })),
    discount: discountCodeName ? { code: discountCodeName, amount: centsOf(discount) } : null,
    total: centsOf(total),
    // A process of the release before does not say it.
    deposit: centsOf(deposit || 0),
  };
}
