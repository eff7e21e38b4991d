import { useState } from 'react';
import type { ChangeQuote, ChangeWish } from '#contract/shop/order-changes.ts';
import type { LinkedOrder } from '#contract/shop/order-link.ts';
import { m } from '#messages';
import type { Locale } from '#rules/text/locale.ts';
import { ApiError } from '../../../api/client.ts';
import { errorText } from '../../../api/error-text.ts';
import { changeOrder, needsSignIn } from '../../../api/order-changes.ts';
import { useSignIn } from '../use-sign-in.ts';
import { sumText } from './change-words.ts';

/** Makes the change that a quote was about: at once, or by way of the payment page. */
export function useApply({
  order,
  locale,
  askAgain,
  onStale,
  onChanged,
}: {
  order: LinkedOrder;
  locale: Locale;
  askAgain: () => void;
  onStale: () => void;
  onChanged: (difference: number) => void;
}) {
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const signIn = useSignIn();

  async function apply(wish: ChangeWish, quote: ChangeQuote) {
    if (isBusy) return;
    setBusy(true);
    setRefused(null);
    try {
      const { difference, checkoutUrl } = await changeOrder(order.publicProductOrderId, wish, quote);
      if (!checkoutUrl) return onChanged(difference);
      if (!/^https?:/.test(checkoutUrl)) throw new Error(m.order_change_failed());
      location.assign(checkoutUrl);
      // The page stays as it is until that one is there, and is asked for what it waits for when somebody comes back.
      onStale();
    } catch (error) {
      if (needsSignIn(error)) return signIn('/order?change');
      setRefused(refusal(error, quote));
      // Whatever it was: what is shown is asked for anew.
      onStale();
      askAgain();
    } finally {
      setBusy(false);
    }
  }

  /** Why a press changed nothing. */
  function refusal(error: unknown, { difference }: ChangeQuote): string {
    const code: string | null = error instanceof ApiError ? error.code : null;
    if (code === 'OrderNotFound') return m.order_other_account();
    if (code === 'OrderChangedMeanwhile') return m.order_change_meanwhile();
    if (code === 'ChangeCostsDiffer') {
      return m.order_change_differs({ before: sumText(difference, locale) });
    }
    return errorText(error, m.order_change_failed());
  }

  return { apply, isBusy, refused, forgetRefusal: () => setRefused(null) };
}
