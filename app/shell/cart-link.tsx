import { ShoppingBasket } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { m } from '#messages';
import { totalQuantity } from '#rules/orders/cart.ts';
import { Badge } from '#ui/badge.tsx';
import { useCartReport } from '../stores/cart.ts';
import { accessToken, storeRedirectAfterLogin } from '../stores/session.ts';

/** The basket with the number of pieces in it. A visitor is led to sign-in first and then to the cart (spec §2). */
export function CartLink() {
  const navigate = useNavigate();
  const count = totalQuantity(useCartReport());

  function onClick(event: MouseEvent) {
    if (accessToken() !== null) return;
    event.preventDefault();
    storeRedirectAfterLogin('/cart');
    navigate('/signin');
  }

  return (
    <Link
      to="/cart"
      onClick={onClick}
      aria-label={count > 0 ? m.shell_cart_with({ count }) : m.shell_cart()}
      className="icon-button"
    >
      <ShoppingBasket size={28} />
      {count > 0 ? <Badge count={count} className="cart-badge" /> : null}
    </Link>
  );
}
