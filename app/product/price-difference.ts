import { getLocale } from '#locale';
import { m } from '#messages';
import type { Cents } from '#rules/money/money.ts';
import { formatMoney } from '#rules/text/format.ts';

/** What something else costs more or less: `+€3.00`, `−€13.00`, "same price". The sign stays with its amount. */
export const priceDifference = (cents: Cents): string =>
  cents === 0
    ? m.plan_same_price()
    : `${cents < 0 ? '−' : '+'}\u2060${formatMoney(Math.abs(cents), getLocale())}`;
