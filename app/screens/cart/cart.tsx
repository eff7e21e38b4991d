import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { getLocale } from '#locale';
import { m } from '#messages';
import type { Cents } from '#rules/money/money.ts';
import { cartTotal } from '#rules/orders/cart.ts';
import { missingToMinimum } from '#rules/orders/minimum-order.ts';
import { formatMoney } from '#rules/text/format.ts';
import { DoubleLine } from '#ui/double-line.tsx';
import { LatePlace } from '../../loading/late-place.tsx';
import { later } from '../../loading/later.tsx';
import { focusPage } from '../../page/focus-page.ts';
import { PageTitle } from '../../page/page-title.tsx';
import { useMinimumOrder } from '../../page/use-minimum-order.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { useCart } from '../../stores/cart.ts';
import { useSignedIn } from '../../stores/session.ts';
import { toast } from '../../stores/toasts.ts';
import { CartStep } from './basket/cart-step.tsx';
import { EmptyCart } from './basket/empty-cart.tsx';
import { LaidTable } from './basket/laid-table.tsx';
import { useCatalogueCheck } from './basket/use-catalogue-check.ts';
import { useRemoval } from './basket/use-removal.ts';
import { CartSteps } from './cart-steps.tsx';
import { type DeliveryBlocker, deliveryBlocker } from './delivery-gate.ts';

/** With its forms and pickers, fetched when the first step is done; as high as it, so that the footer does not flash up. */
const DeliveryStep = later(
  () => import('./checkout/delivery-step.tsx'),
  <LatePlace className="gutter min-h-svh" />,
);

const CartCards = later(() => import('./cards/cart-cards.tsx'), <LatePlace className="min-h-svh" />);

/**
 * Both steps of the cart. The address carries the step, so that going back works and sign-in can return to it; `?cards` shows
 * those for the buffet.
 */
export function Cart() {
  const cart = useCart();
  const signedIn = useSignedIn();
  const minimumOrder = useMinimumOrder();
  const check = useCatalogueCheck(cart);
  const removal = useRemoval(cart);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const missing = missingToMinimum(cartTotal(cart), minimumOrder);
  const blocker = deliveryBlocker({ items: cart.items.length, gone: check.gone.length, missing, signedIn });
  const step = query.get('step') === 'delivery' && blocker === null ? 'delivery' : 'cart';

  // Whoever arrives at the delivery step with nothing to deliver learns why it is not shown.
  const isEmptyDelivery = query.get('step') === 'delivery' && cart.items.length === 0;
  useEffect(() => {
    if (isEmptyDelivery) explain('empty');
  }, [isEmptyDelivery]);

  function goTo(next: 'cart' | 'delivery') {
    navigate(next === 'delivery' ? '/cart?step=delivery' : '/cart');
  }

  usePageTitle(step === 'delivery' ? m.cart_delivery_title() : null, m.shell_title_cart());

  // Another step is another page, also by the browser's back: the focus is at its start.
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    focusPage();
  }, [step]);

  function toDelivery() {
    // Without a connection nobody can sign in: the way there says so.
    if (blocker && (navigator.onLine || blocker !== 'sign-in')) explain(blocker, missing);
    if (blocker === 'sign-in') navigate('/checkout-login');
    if (!blocker) goTo('delivery');
  }

  if (query.has('cards') && cart.items.length > 0) return <CartCards items={cart.items} />;
  return (
    <>
      <PageTitle
        title={step === 'cart' ? m.cart_title() : m.cart_delivery_title()}
        aside={<CartSteps step={step} />}
      />
      <LaidTable items={cart.items} slim={step === 'delivery'} />
      <DoubleLine />
      {cart.items.length === 0 ? <EmptyCart removal={removal} /> : null}
      {cart.items.length > 0 && step === 'cart' ? (
        <CartStep cart={cart} check={check} missing={missing} removal={removal} onContinue={toDelivery} />
      ) : null}
      {step === 'delivery' ? <DeliveryStep cart={cart} check={check} onBack={() => goTo('cart')} /> : null}
    </>
  );
}

function explain(blocker: DeliveryBlocker, missing: Cents = 0) {
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
