import clsx from 'clsx/lite';
import { Check } from 'lucide-react';
import { m } from '#messages';

/** Where in the order the customer is: cart, then delivery. */
export function CartSteps({ step }: { step: 'cart' | 'delivery' }) {
  const isDelivery = step === 'delivery';
  return (
    <ol className="cart-steps" aria-label={m.cart_steps_label()}>
      <li aria-current={isDelivery ? undefined : 'step'}>
        <span aria-hidden="true" className={clsx('num', isDelivery ? 'cart-step-done' : 'cart-step-on')}>
          {isDelivery ? <Check size={20} strokeWidth={3} /> : 1}
        </span>
        {m.cart_step_cart()}
        {isDelivery ? <span className="sr-only">, {m.cart_step_done()}</span> : null}
      </li>
      <li aria-current={isDelivery ? 'step' : undefined}>
        <span aria-hidden="true" className={clsx('num', isDelivery && 'cart-step-on')}>
          2
        </span>
        {m.cart_step_delivery()}
      </li>
    </ol>
  );
}
