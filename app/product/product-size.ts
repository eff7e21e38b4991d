import type { Product } from '#contract/shop/products.ts';
import { m } from '#messages';
import { basePrice } from '#rules/catalogue/base-price.ts';
import { centsOf } from '#rules/money/money.ts';
import { formatMoney } from '#rules/text/format.ts';
import type { Locale } from '#rules/text/locale.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';

/** Between facts that follow one another in a line; it stays with what precedes it where the line breaks. */
export const separator = '\u00a0· ';

/** What one piece is, with the price of a litre or kilogram and the alcohol where the law wants them. */
export function productSize(product: Product, locale: Locale): string {
  const { unit, alcoholByVolume, price, netQuantity } = product;
  const perUnit = basePrice(centsOf(price), netQuantity);
  return [
    readLocalizedText(unit, locale),
    perUnit && `${formatMoney(perUnit.cents, locale)}/${perUnit.unit}`,
    alcoholByVolume !== null && m.catalogue_alcohol({ percent: alcoholByVolume.toLocaleString(locale) }),
  ]
    .filter(Boolean)
    .join(separator);
}
