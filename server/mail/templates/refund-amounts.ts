import { formatMoney } from '#rules/text/format.ts';
import type { Locale } from '#rules/text/locale.ts';
import type { MailedOrder } from '../mailed-order.ts';

/** What goes back of a canceled order, in words; `back` is empty where nothing had gone back before. */
export function refundAmounts({ total, alreadyBack }: MailedOrder, locale: Locale) {
  return {
    amount: formatMoney(total - alreadyBack, locale),
    back: alreadyBack > 0 ? formatMoney(alreadyBack, locale) : '',
    isAllBack: alreadyBack >= total,
  };
}
