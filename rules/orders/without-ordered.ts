import { type Cart, type CartItem, emptyCart, quantityOf } from './cart.ts';

/** What a cart holds once `ordered`, as it was when it was ordered, is paid: what was put there since. */
export function withoutOrdered(cart: Cart, ordered: Cart): Cart {
  const items = cart.items.flatMap(({ product, quantity }): CartItem[] => {
    const left = quantity - quantityOf(ordered, product.id);
    return left > 0 ? [{ product, quantity: left }] : [];
  });
  return items.length > 0 ? { ...cart, items } : emptyCart;
}
