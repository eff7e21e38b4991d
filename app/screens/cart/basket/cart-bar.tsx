import type { ReactNode } from 'react';
import { getLocale } from '#locale';
import { m } from '#messages';
import type { Cents } from '#rules/money/money.ts';
import { type Cart, cartTotal } from '#rules/orders/cart.ts';
import { formatMoney } from '#rules/text/format.ts';
import { Button } from '#ui/button.tsx';
import { DoubleLine } from '#ui/double-line.tsx';
import { useFootBar } from '../../../stores/foot.ts';

/** The bar at the foot of a phone's screen: the total and the step's main action. */
export function CartBar({
  cart,
  total = cartTotal(cart),
  label,
  onPress,
  ...button
}: {
  cart: Cart;
  total?: Cents;
  label: ReactNode;
  onPress: () => void;
  busy?: boolean;
  'aria-disabled'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}) {
  useFootBar();
  return (
    <div className="cart-bar">
      <DoubleLine />
      <div className="gutter bar-row py-3">
        <p>
          <span className="num text-[1.5rem]">{formatMoney(total, getLocale())}</span>
          <span className="block text-small text-muted">{m.cart_incl_vat()}</span>
        </p>
        <Button {...button} onClick={onPress}>
          {label}
        </Button>
      </div>
    </div>
  );
}
