import { getLocale } from '#kitchen-locale';
import type { Cents } from '#rules/money/money.ts';
import { formatMoney } from '#rules/text/format.ts';

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
