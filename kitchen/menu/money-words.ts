import { getLocale } from '#kitchen-locale';
import { type Cents, centsOf } from '#rules/money/money.ts';
import { formatMoney } from '#rules/text/format.ts';
import { typedAmount } from '../parts/typed-amount.ts';

/** A price as people read it. */
export const priceWords = (cents: Cents) => formatMoney(cents, getLocale());

/** A price as it is written into a field: 38,00. */
export const writtenPrice = (cents: Cents | null) =>
  cents === null
    ? ''
    : (cents / 100).toLocaleString(getLocale() === 'de' ? 'de-DE' : 'en-GB', {
        minimumFractionDigits: 2,
        useGrouping: false,
      });

/** Cents as somebody typed them; null for what is no amount. */
export function typedCents(text: string): Cents | null {
  const euro = typedAmount(text.replace('€', ''));
  return euro === null ? null : centsOf(euro);
}
