import { m } from '#messages';
import { useHydrated } from '../../loading/use-hydrated.ts';
import type { PageNames } from '../../page/page-names.ts';
import { Cart } from './cart.tsx';
import './cart.css';
import { CartSkeleton } from './cart-skeleton.tsx';

export const handle: PageNames = { title: m.shell_title_cart, crumbs: () => ({ cart: m.shell_cart() }) };

/** The cart lives in the browser: the server sends the places of things only (spec §2). */
export default function CartScreen() {
  return useHydrated() ? <Cart /> : <CartSkeleton />;
}
