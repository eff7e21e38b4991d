import { useEffect, useRef, useState } from 'react';
import { getLocale } from '#locale';
import { m } from '#messages';
import type { Cart, CartItem } from '#rules/orders/cart.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import { announce } from '../../../stores/announcements.ts';
import { removeFromCart, setCartQuantity } from '../../../stores/cart.ts';

export interface Removed {
  readonly item: CartItem;
  readonly place: number;
}

/** The line that was taken out last, until it is put back or the page is left. Both are said. */
export function useRemoval(cart: Cart) {
  const [removed, setRemoved] = useState<Removed | null>(null);
  const nameOf = ({ product }: CartItem) => readLocalizedText(product.name, getLocale());

  // The button that put a line back is gone: the line takes the focus.
  const restored = useRef<number | null>(null);
  useEffect(() => {
    if (removed || restored.current === null) return;
    document.getElementById(`line-${restored.current}`)?.focus();
    restored.current = null;
  }, [removed]);

  function remove(item: CartItem) {
    setRemoved({ item, place: cart.items.indexOf(item) });
    removeFromCart(item.product.id);
    const text = m.cart_removed({ name: nameOf(item) });
    announce(cart.items.length === 1 ? `${text} ${m.cart_empty_toast_title()}.` : text);
  }

  function undo({ item, place }: Removed) {
    // The cart appends: what stood behind the line goes behind it again.
    const behind = cart.items.slice(place);
    for (const { product } of behind) removeFromCart(product.id);
    for (const { product, quantity } of [item, ...behind]) setCartQuantity(product, quantity);
    restored.current = item.product.id;
    announce(m.cart_restored({ name: nameOf(item) }));
    setRemoved(null);
  }

  return { removed, remove, undo: () => removed && undo(removed) };
}

export type Removal = ReturnType<typeof useRemoval>;
