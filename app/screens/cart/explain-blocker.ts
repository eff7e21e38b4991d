import { getLocale } from '#locale';
import { m } from '#messages';
import type { Cents } from '#rules/money/money.ts';
import { formatMoney } from '#rules/text/format.ts';
import { toast } from '../../stores/toasts.ts';
import type { DeliveryBlocker } from './delivery-gate.ts';

/** Says in a toast why delivery cannot be chosen yet; `missing` are the cents to the minimum order. */
export function explainBlocker(blocker: DeliveryBlocker, missing: Cents): void {
  const amount = formatMoney(missing, getLocale());
  const texts = {
    empty: { title: m.cart_empty_toast_title(), description: m.cart_empty_toast_text() },
    gone: { title: m.cart_gone_toast_title(), description: m.cart_gone_toast_text() },
    minimum: {
      title: m.cart_minimum_toast_title(),
      description: `${m.cart_minimum_toast_text()}. ${m.cart_minimum_missing({ amount })}`,
    },
    'sign-in': { title: m.cart_login_toast_title(), description: m.cart_login_toast_text() },
  }[blocker];
  toast({ ...texts, kind: blocker === 'sign-in' ? 'info' : 'error', about: 'delivery-blocker' });
}
