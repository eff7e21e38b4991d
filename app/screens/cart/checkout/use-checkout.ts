import { useEffect, useRef, useState } from 'react';
import type { CheckoutRequest } from '#contract/shop/product-orders.ts';
import { m } from '#messages';
import { type Cents, centsOf } from '#rules/money/money.ts';
import type { Cart } from '#rules/orders/cart.ts';
import { browserApi } from '../../../api/browser.ts';
import { isSessionInvalid } from '../../../api/error-text.ts';
import { isOffline } from '../../../api/is-offline.ts';
import { paymentUrl } from '../../../order/payment-url.ts';
import { announce } from '../../../stores/announcements.ts';
import { noteOrdered } from '../../../stores/ordered-cart.ts';
import { dismissToastsAbout, toast } from '../../../stores/toasts.ts';
import { sayOffline } from '../../../stores/trouble.ts';
import { toPart } from '../delivery/delivery-parts.ts';
import type { MissingForCheckout } from '../delivery/missing-for-checkout.ts';
import { missingText, missingTitle, type OrderPlace } from '../delivery/missing-texts.ts';
import { checkoutFailure } from './checkout-failure.ts';
import { concerns, type GoneSlot } from './slot-gone.tsx';

/**
 * The order button: says what is missing and leads there, else places the order once, however often it is pressed, and leaves for the
 * payment page. `prepare` answers what is to be sent, or null when nothing shall be; `reprice` is called when it costs
 * something else by now, `onFailed` with any other refusal, which the customer has been told by then.
 */
export function useCheckout({
  cart,
  missing,
  place,
  prepare,
  reprice,
  onFailed,
}: {
  cart: Pick<Cart, 'deliveryDate' | 'deliveryTime'>;
  missing: readonly MissingForCheckout[];
  place: OrderPlace;
  prepare: () => Promise<CheckoutRequest | null>;
  reprice: () => Promise<unknown>;
  onFailed: (error: unknown) => void;
}) {
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState(0);
  const [changedTotal, setChangedTotal] = useState<Cents | null>(null);
  const [gone, setGone] = useState<GoneSlot | null>(null);
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

  // What a message asked for may have been done.
  const lacking = missing.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is missing, or nothing any more
  useEffect(() => dismissToastsAbout('missing'), [lacking]);

  // The first thing that is missing has the focus, with what is said of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every press, and not when something else is missing
  useEffect(() => {
    if (asked > 0 && missing[0]) toPart(missing[0]);
  }, [asked]);

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
    // Without a connection that stands right above the button.
    if (isOffline(error)) return navigator.onLine ? sayOffline() : announce(m.cart_offline(), true);
    const failure = checkoutFailure(error);
    if (failure.kind === 'total-changed') {
      setChangedTotal(centsOf(failure.total));
      return reprice();
    }
    if (failure.kind === 'slot-full') {
      return setGone({ slot: `${cart.deliveryDate}T${cart.deliveryTime}`, nearest: failure.nearest });
    }
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

  function press() {
    setAsked(asked + 1);
    setChangedTotal(null);
    setGone(null);
    dismissToastsAbout('checkout');
    const [first] = missing;
    if (!first) return void order();
    const [title, description] = missing.includes('address')
      ? [m.delivery_missing_address_title(), m.delivery_missing_address()]
      : [missingTitle([first]), missingText(first, place)];
    toast({ kind: 'error', title, description, about: 'missing' });
  }

  return {
    isBusy,
    press,
    /** How often the button was pressed. */
    asked,
    /** What the order costs by now, where the last press found another total; in cents. */
    changedTotal,
    /** The time of the last press, where it has no room any more, as long as the cart is about it. */
    gone: gone && concerns(gone, cart) ? gone : null,
  };
}
