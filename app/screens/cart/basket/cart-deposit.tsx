import type { Product } from '#contract/shop/products.ts';
import { centsOf, lineTotal } from '#rules/money/money.ts';
import type { Cart } from '#rules/orders/cart.ts';
import { DepositNote } from '../../../order/deposit-note.tsx';

/** The deposit of what is in the cart, as the menu has it today. */
export default function CartDeposit({ cart, dishes }: { cart: Cart; dishes: readonly Product[] }) {
  const deposit = cart.items.reduce((sum, { product, quantity }) => {
    const dish = dishes.find(({ id }) => id === product.id);
    return sum + lineTotal(centsOf(dish?.deposit ?? 0), quantity);
  }, 0);
  return <DepositNote deposit={deposit} />;
}
