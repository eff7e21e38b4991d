import { useEffect, useRef, useState } from 'react';
import { getLocale } from '#locale';
import { m } from '#messages';
import type { Cart, CartItem } from '#rules/orders/cart.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import { announce } from '../../../stores/announcements.ts';
import { changeCart, currentCart, removeFromCart } from '../../../stores/cart.ts';
import { followCart, itemsWith, type Rows, rowsOf } from './cart-rows.ts';

/** The rows of the cart. Lines that were taken out keep their place until they are put back or the page is left. */
export function useRemoval(cart: Cart) {
  const [known, setKnown] = useState<Rows>({ items: cart.items, removed: [] });
  const nameOf = ({ product }: CartItem) => readLocalizedText(product.name, getLocale());

  let shown = known;
  if (known.items !== cart.items) {
    // Elsewhere a cart is emptied by what has been ordered: then only what was taken out before can be put back.
    shown = followCart(cart.items.length > 0 ? known : { ...known, items: [] }, cart.items);
    setKnown(shown);
  }

  // The button that was pressed is gone: the one that puts the line back takes the focus.
  const pressed = useRef<number | null>(null);
  useEffect(() => {
    if (pressed.current === null) return;
    document.getElementById(`line-${pressed.current}`)?.focus();
    pressed.current = null;
  });

  return {
    rows: rowsOf(shown),

    remove(item: CartItem) {
      removeFromCart(item.product.id);
      setKnown(followCart(shown, currentCart().items));
      pressed.current = item.product.id;
      const text = m.cart_removed({ name: nameOf(item) });
      announce(cart.items.length === 1 ? `${text} ${m.cart_empty_toast_title()}.` : text);
    },

    undo(item: CartItem) {
      changeCart((stored) => ({ ...stored, items: itemsWith(followCart(shown, stored.items), item) }));
      announce(m.cart_restored({ name: nameOf(item) }));
    },
  };
}

export type Removal = ReturnType<typeof useRemoval>;
