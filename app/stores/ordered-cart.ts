import { type Cart, emptyCart, parseCart } from '#rules/orders/cart.ts';
import { withoutOrdered } from '#rules/orders/without-ordered.ts';
import { changeCart, currentCart } from './cart.ts';
import { forgetWhoComes, sentenceKept } from './who-comes.ts';

/** Key in local storage of the cart as it was when it was last ordered, and who came to it. */
const orderedKey = 'orderedCart';

function keep(ordered: Cart, whoComes: string): void {
  try {
    localStorage.setItem(orderedKey, JSON.stringify({ ...ordered, whoComes }));
  } catch {
    // Then all of the cart counts as ordered.
  }
}

function lastOrdered(): { cart: Cart; whoComes: unknown } | null {
  try {
    const stored = JSON.parse(localStorage.getItem(orderedKey) ?? 'null');
    return stored && { cart: parseCart(stored), whoComes: stored.whoComes };
  } catch {
    return null;
  }
}

/** Notes that the cart is being ordered as it is now. */
export const noteOrdered = (): void => keep(currentCart(), sentenceKept());

/**
 * Takes out of the cart what was ordered last, now that it is paid, and all of it where this browser does not know what
 * was: what was put there since stays. Who comes is forgotten, unless another table was planned since.
 */
export function takeOrdered(): void {
  const ordered = lastOrdered();
  changeCart((cart) => withoutOrdered(cart, ordered?.cart ?? cart));
  if (!ordered || ordered.whoComes === sentenceKept()) forgetWhoComes();
  keep(emptyCart, '');
}
