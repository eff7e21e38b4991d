import type { Product } from '#contract/products.ts';
import type { Cart } from '#rules/cart.ts';
import { centsOf, lineTotal } from '#rules/money.ts';
import { DepositNote } from '../../parts/deposit-note.tsx';

/** The deposit of what is in the cart, as the menu has it today. */
export default function CartDeposit({ cart, dishes }: { cart: Cart; dishes: readonly Product[] }) {
  const deposit = cart.items.reduce((sum, { product, quantity }) => {
    const dish = dishes.find(({ id }) => id === product.id);
    return sum + lineTotal(centsOf(dish?.deposit ?? 0), quantity);
  }, 0);
  return <DepositNote deposit={deposit} />;
}
