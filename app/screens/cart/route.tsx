import { useHydrated } from '../../loading/use-hydrated.ts';
import { Cart } from './cart.tsx';
import './cart.css';
import { CartSkeleton } from './cart-skeleton.tsx';

/** The cart lives in the browser: the server sends the places of things only (spec §2). */
export default function CartScreen() {
  return useHydrated() ? <Cart /> : <CartSkeleton />;
}
