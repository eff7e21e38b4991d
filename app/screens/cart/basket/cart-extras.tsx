import { Printer } from 'lucide-react';
import { Link } from 'react-router';
import type { Product } from '#contract/shop/products.ts';
import { m } from '#messages';
import { centsOf, lineTotal } from '#rules/money/money.ts';
import type { Cart } from '#rules/orders/cart.ts';
import { DepositNote } from '../../../order/deposit-note.tsx';

/** What follows from what is in the cart: the deposit, as the menu has it today, and cards for the buffet. */
export default function CartExtras({ cart, dishes }: { cart: Cart; dishes: readonly Product[] }) {
  const deposit = cart.items.reduce((sum, { product, quantity }) => {
    const dish = dishes.find(({ id }) => id === product.id);
    return sum + lineTotal(centsOf(dish?.deposit ?? 0), quantity);
  }, 0);
  return (
    <div className="cart-extras">
      <DepositNote deposit={deposit} />
      <p>
        <Link to="/cart?cards" className="link inline-flex min-h-11 items-center gap-3">
          <Printer size={22} />
          {m.order_cards()}
        </Link>
      </p>
    </div>
  );
}
