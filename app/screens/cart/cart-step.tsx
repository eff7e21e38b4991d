import { useEffect, useRef, useState } from 'react';
import { m } from '#messages';
import type { Cart, CartItem } from '#rules/cart.ts';
import type { Cents } from '#rules/money.ts';
import { removeFromCart, setCartQuantity } from '../../stores/cart.ts';
import { CartBar } from './cart-bar.tsx';
import { CartLine } from './cart-line.tsx';
import { CartPaper } from './cart-paper.tsx';
import { DriftNotice } from './drift-notice.tsx';
import { RemovedLine } from './removed-line.tsx';
import type { CatalogueCheck } from './use-catalogue-check.ts';

interface Removed {
  readonly item: CartItem;
  readonly place: number;
}

/** Step 1: what is in the cart, and what it costs (spec §2). */
export function CartStep({
  cart,
  check,
  missing,
  onContinue,
}: {
  cart: Cart;
  check: CatalogueCheck;
  missing: Cents;
  onContinue: () => void;
}) {
  const [removed, setRemoved] = useState<Removed | null>(null);

  function remove(item: CartItem, place: number) {
    // The last line leaves an empty cart behind, where there is no list to take it back from.
    setRemoved(cart.items.length > 1 ? { item, place } : null);
    removeFromCart(item.product.id);
    if (cart.items.length === 1) document.getElementById('main')?.focus({ preventScroll: true });
  }

  // The button that put a line back is gone: the line takes the focus.
  const restored = useRef<number | null>(null);
  useEffect(() => {
    if (removed || restored.current === null) return;
    document.getElementById(`line-${restored.current}`)?.focus();
    restored.current = null;
  }, [removed]);

  const lines = cart.items.map((item, place) => (
    <CartLine
      key={item.product.id}
      item={item}
      isGone={check.gone.some(({ product }) => product.id === item.product.id)}
      onQuantity={(quantity) => setCartQuantity(item.product, quantity)}
      onRemove={() => remove(item, place)}
    />
  ));
  if (removed) {
    const undo = () => {
      // The cart appends: what stood behind the line goes behind it again.
      const behind = cart.items.slice(removed.place);
      for (const { product } of behind) removeFromCart(product.id);
      for (const { product, quantity } of [removed.item, ...behind]) setCartQuantity(product, quantity);
      restored.current = removed.item.product.id;
      setRemoved(null);
    };
    lines.splice(removed.place, 0, <RemovedLine key="removed" item={removed.item} onUndo={undo} />);
  }

  return (
    <>
      <div className="gutter cart-columns">
        <div>
          <DriftNotice check={check} />
          <ul aria-label={m.cart_lines_label()} className="cart-lines">
            {lines}
          </ul>
        </div>
        <CartPaper cart={cart} missing={missing} onContinue={onContinue} />
      </div>
      <CartBar cart={cart} label={m.cart_to_delivery_short()} onPress={onContinue} />
    </>
  );
}
