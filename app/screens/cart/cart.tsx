import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { m } from '#messages';
import { cartTotal } from '#rules/orders/cart.ts';
import { missingToMinimum } from '#rules/orders/minimum-order.ts';
import { DoubleLine } from '#ui/double-line.tsx';
import { LatePlace } from '../../loading/late-place.tsx';
import { firstAction, later, loadOnceThere } from '../../loading/later.tsx';
import { focusPage } from '../../page/focus-page.ts';
import { PageTitle } from '../../page/page-title.tsx';
import { useMinimumOrder } from '../../page/use-minimum-order.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { useCart } from '../../stores/cart.ts';
import { useSignedIn } from '../../stores/session.ts';
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

const loadExplanation = () => import('./explain-blocker.ts');

/** Both steps of the cart. The address carries the step, so that going back works and sign-in can return to it. */
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

  async function explain(why: DeliveryBlocker) {
    const { explainBlocker } = await loadOnceThere(loadExplanation);
    explainBlocker(why, missing);
  }
  useEffect(() => void firstAction.then(loadExplanation).catch(() => {}), []);

  // Whoever arrives at the delivery step with nothing to deliver learns why it is not shown.
  const explainEmpty = useEffectEvent(() => explain('empty'));
  const isEmptyDelivery = query.get('step') === 'delivery' && cart.items.length === 0;
  useEffect(() => {
    if (isEmptyDelivery) void explainEmpty();
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
    if (blocker) void explain(blocker);
    if (blocker === 'sign-in') navigate('/checkout-login');
    if (!blocker) goTo('delivery');
  }

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
