import { useEffect, useRef, useState } from 'react';
import type { CheckoutRequest } from '#contract/shop/product-orders.ts';
import { m } from '#messages';
import { type Cents, centsOf } from '#rules/money/money.ts';
import { browserApi } from '../../../api/browser.ts';
import { isSessionInvalid } from '../../../api/error-text.ts';
import { isOffline } from '../../../api/is-offline.ts';
import { paymentUrl } from '../../../order/payment-url.ts';
import { noteOrdered } from '../../../stores/ordered-cart.ts';
import { toast } from '../../../stores/toasts.ts';
import { sayOffline } from '../../../stores/trouble.ts';
import { checkoutFailure } from './checkout-failure.ts';

/**
 * Places the order once, however often the button is pressed, and leaves for the payment page. `prepare`
 * answers what is to be sent, or null when nothing shall be. A changed total is handed to `onTotalChanged`, the nearest
 * times with room to `onSlotFull`.
 */
export function useCheckout(
  prepare: () => Promise<CheckoutRequest | null>,
  {
    onTotalChanged,
    onSlotFull,
    onFailed,
  }: {
    onTotalChanged: (total: Cents) => Promise<void>;
    onSlotFull: (nearest: readonly string[]) => void;
    onFailed: (error: unknown) => void;
  },
) {
  const [isBusy, setBusy] = useState(false);
  const running = useRef(false);

  // Coming back from the payment page by the browser's cache: the button works again.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      running.current = false;
      setBusy(false);
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  async function run(): Promise<boolean> {
    const request = await prepare();
    if (!request) return false;
    // Before the answer, which can be lost.
    noteOrdered();
    const url = paymentUrl(await browserApi.createCheckoutSession(request));
    if (!url) throw new Error(m.delivery_failed_response());
    location.assign(url);
    return true;
  }

  async function fail(error: unknown) {
    if (isSessionInvalid(error)) return;
    if (isOffline(error)) return sayOffline();
    const failure = checkoutFailure(error);
    if (failure.kind === 'total-changed') return onTotalChanged(centsOf(failure.total));
    if (failure.kind === 'slot-full') return onSlotFull(failure.nearest);
    toast({ kind: 'error', title: m.delivery_failed_title(), description: failure.text, about: 'checkout' });
    onFailed(error);
  }

  async function order() {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    const isLeaving = await run().catch((error: unknown) => fail(error));
    if (isLeaving) return;
    running.current = false;
    setBusy(false);
  }

  return { isBusy, order };
}
