import { useDeferredValue } from 'react';
import { create, useStore } from 'zustand';
import type { Day, Time } from '#rules/booking/berlin-time.ts';
import type { GuestCount } from '#rules/booking/guest-count.ts';
import {
  addItem,
  type Cart,
  type CartProduct,
  emptyCart,
  isWorthRestoring,
  parseCart,
  quantityOf,
  removeItem,
  setDeliverySlot,
  setGuestCount,
  setQuantity,
} from '#rules/orders/cart.ts';

/** Key of the cart in local storage (spec §3). */
export const cartKey = 'cart';

/** True once the browser has refused to keep the cart; it then lives in memory only (spec §4). */
const unsaved = create(() => ({ unsaved: false }));

/** The cart in local storage; what cannot be read gives an empty one. */
function readCart(): Cart {
  try {
    const cart = parseCart(JSON.parse(localStorage.getItem(cartKey) ?? 'null'));
    return isWorthRestoring(cart) ? cart : emptyCart;
  } catch {
    return emptyCart;
  }
}

function writeCart(cart: Cart): void {
  try {
    localStorage.setItem(cartKey, JSON.stringify(cart));
  } catch {
    unsaved.setState({ unsaved: true });
  }
}

/** Empty on the server and while a page hydrates: that is its initial state, the stored one follows. */
const cartStore = create<Cart>(() => emptyCart);

if (typeof window !== 'undefined') {
  cartStore.setState(readCart());
  // What another tab has written is not written again: that would put back what it has changed meanwhile.
  addEventListener('storage', (event) => {
    if (event.key === cartKey || event.key === null) cartStore.setState(readCart());
  });
}

/** Changes the cart that is stored: another tab may have changed it, and this one not have heard of that yet. */
export function changeCart(next: (cart: Cart) => Cart): void {
  const cart = unsaved.getState().unsaved ? cartStore.getState() : readCart();
  cartStore.setState(next(cart));
  writeCart(cartStore.getState());
}

/** The cart as it is now, outside of rendering. */
export const currentCart = (): Cart => cartStore.getState();

export const addToCart = (product: CartProduct, quantity = 1) =>
  changeCart((cart) => addItem(cart, product, quantity));

/** Sets the pieces of a product; 0 removes its line. */
export const setCartQuantity = (product: CartProduct, quantity: number) =>
  changeCart((cart) => setQuantity(cart, product, quantity));

export const removeFromCart = (productId: number) => changeCart((cart) => removeItem(cart, productId));

/** Sets day, time or both; another day clears the time (spec §4). */
export const setCartSlot = (slot: { date?: Day | null; time?: Time | null }) =>
  changeCart((cart) => setDeliverySlot(cart, slot));

export const setCartGuestCount = (guestCount: GuestCount | null) =>
  changeCart((cart) => setGuestCount(cart, guestCount));

/** The cart, kept up to date; empty on the server and while the page hydrates. */
export function useCart(): Cart {
  return useStore(cartStore);
}

/**
 * The cart for what reports on it elsewhere than where it was changed: badge, bar, notes. They follow one frame later,
 * so that what was pressed answers first.
 */
export function useCartReport(): Cart {
  return useDeferredValue(useStore(cartStore));
}

/** The pieces of one product in the cart; who uses this is not drawn again when another product changes. */
export function useCartQuantity(productId: number): number {
  return useStore(cartStore, (cart) => quantityOf(cart, productId));
}

/** Whether this browser refused to keep the cart. */
export function useCartUnsaved(): boolean {
  return useStore(unsaved).unsaved;
}
