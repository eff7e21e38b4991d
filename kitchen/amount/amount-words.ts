import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import type { Cents } from '#rules/money/money.ts';
import { bothMeanings, typedAmount } from '#rules/money/typed-amount.ts';
import { formatMoney } from '#rules/text/format.ts';

/** What an amount has to be within, in cents, both included. */
export interface AmountLimits {
  readonly least?: Cents;
  readonly most?: Cents;
}

/** An amount as it is written into a field: 25 or 24,90. */
export const writtenAmount = (cents: Cents) =>
  (cents / 100).toLocaleString(getLocale() === 'de' ? 'de-DE' : 'en-GB', {
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    useGrouping: false,
  });

/** Why a text is no amount that can be taken, in words and with the way to write it; undefined for one that can. */
export function amountProblem(text: string, { least = 0, most = Infinity }: AmountLimits = {}) {
  const both = bothMeanings(text);
  if (both) {
    const [thousands, decimals] = both.map(writtenAmount);
    return m.amount_two_meanings({ thousands: thousands ?? '', decimals: decimals ?? '' });
  }
  const cents = typedAmount(text);
  if (cents === null || cents < least) return m.amount_wrong();
  return cents > most ? m.amount_too_high({ most: formatMoney(most, getLocale()) }) : undefined;
}
