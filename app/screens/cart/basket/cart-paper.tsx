import { Clock } from 'lucide-react';
import type { Product } from '#contract/shop/products.ts';
import { getLocale } from '#locale';
import { m } from '#messages';
import type { Cents } from '#rules/money/money.ts';
import { type Cart, cartTotal } from '#rules/orders/cart.ts';
import { formatMoney } from '#rules/text/format.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Paper } from '#ui/paper.tsx';
import { LatePlace } from '../../../loading/late-place.tsx';
import { later } from '../../../loading/later.tsx';
import { slotText } from '../../../order/order-summary-slot.ts';
import { OrderTotal } from '../../../order/order-summary-total.tsx';
import { MinimumOrderAlert } from './minimum-order-alert.tsx';

/** Fetched with the cart, into rows that are kept for it. */
const CartFacts = later(() => import('./cart-facts.tsx'), <LatePlace className="mt-4 min-h-16" />);

/** Comes when the rest is there, below all that is pressed. */
const CartExtras = later(() => import('./cart-extras.tsx'), false);

/** The sheet beside the list: when, for how many, the total, and where it goes on. */
export function CartPaper({
  cart,
  dishes,
  missing,
  onContinue,
}: {
  cart: Cart;
  /** Those of the cart as they are declared today; empty until they are known. */
  dishes: readonly Product[];
  missing: Cents;
  onContinue: () => void;
}) {
  return (
    <Paper as="aside" ruled aria-label={m.cart_order_title()} className="cart-paper">
      <h2 className="text-[2.1rem]">{m.cart_order_title()}</h2>
      {missing > 0 ? <MinimumOrderAlert missing={missing} /> : null}
      <p className="mt-4 flex items-center gap-3">
        <Clock size={22} className="flex-none text-petrol" />
        {slotText(cart, getLocale()) ?? m.cart_when_open()}
      </p>
      <CartFacts cart={cart} />
      <OrderTotal label={m.cart_total()} amount={formatMoney(cartTotal(cart), getLocale())} />
      <Button wide className="mt-6 max-md:hidden" onClick={onContinue}>
        {m.cart_to_delivery()}
      </Button>
      <p className="mt-4 text-center">
        <ButtonLink variant="quiet" to="/">
          {m.cart_continue_shopping()}
        </ButtonLink>
      </p>
      <CartExtras cart={cart} dishes={dishes} />
    </Paper>
  );
}
