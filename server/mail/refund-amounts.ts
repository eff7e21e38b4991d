import { formatMoney } from '#rules/text/format.ts';
import type { Locale } from '#rules/text/locale.ts';
import type { MailedOrder } from './mailed-order.ts';

/** What goes back of a canceled order, in words; `back` is empty where nothing had gone back before. */
export function refundAmounts({ owedBack, alreadyBack, cancelFee }: MailedOrder, locale: Locale) {
  return {
    amount: formatMoney(owedBack - alreadyBack, locale),
    back: alreadyBack > 0 ? formatMoney(alreadyBack, locale) : '',
    isAllBack: alreadyBack > 0 && alreadyBack >= owedBack,
    /** Nothing is to go back: the fee is as high as the price. */
    isKept: owedBack === 0,
    fee: cancelFee > 0 ? formatMoney(cancelFee, locale) : '',
  };
}
