import { getLocale } from '#kitchen-locale';
import { centsOf } from '#rules/money/money.ts';
import { formatMoney } from '#rules/text/format.ts';
import type { Locale } from '#rules/text/locale.ts';

/** An amount as people read it. */
export const euroWords = (euro: number, locale: Locale = getLocale()) => formatMoney(centsOf(euro), locale);
