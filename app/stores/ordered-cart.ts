import { type Cart, emptyCart, parseCart } from '#rules/orders/cart.ts';
import { withoutOrdered } from '#rules/orders/without-ordered.ts';
import { currentCart, setCart } from './cart.ts';

/** Key in local storage of the cart as it was when it was last ordered. */
const orderedKey = 'orderedCart';

function keep(ordered: Cart): void {
  try {
    localStorage.setItem(orderedKey, JSON.stringify(ordered));
  } catch {
    // Then all of the cart counts as ordered.
  }
}

function lastOrdered(): Cart | null {
  try {
    const stored = localStorage.getItem(orderedKey);
    return stored === null ? null : parseCart(JSON.parse(stored));
  } catch {
    return null;
  }
}

/** Notes that the cart is being ordered as it is now. */
export const noteOrdered = (): void => keep(currentCart());

/**
 * Takes out of the cart what was ordered last, now that it is paid, and all of it where this browser does not know what
 * was: what was put there since stays.
 */
export function takeOrdered(): void {
  setCart(withoutOrdered(currentCart(), lastOrdered() ?? currentCart()));
  keep(emptyCart);
}
