import { Plus } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { m } from '#messages';
import { type CartProduct, cartProduct } from '#rules/orders/cart.ts';
import { Button } from '#ui/button.tsx';
import { announce } from '../stores/announcements.ts';
import { addToCart, removeFromCart, setCartQuantity, useCartQuantity } from '../stores/cart.ts';
import { toast } from '../stores/toasts.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

/**
 * Add, or stepper and trash once the product is in the cart (spec §4, product card quantity). A `button` of its own adds
 * so many `pieces` at once.
 */
export function ProductCardBuy({
  product,
  name,
  pieces = 1,
  button,
}: {
  product: CartProduct;
  name: string;
  pieces?: number;
  button?: (add: () => void) => ReactNode;
}) {
  const quantity = useCartQuantity(product.id);
  const box = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  /** What takes the focus while a typed number is left: a button that is about to go, perhaps. */
  const takesFocus = useRef<EventTarget | null>(null);
  const isIn = quantity > 0;

  // The pressed button has gone: its successor takes the focus. `isIn` is what replaces one by the other.
  useLayoutEffect(() => {
    if (!hadFocus.current) return;
    hadFocus.current = false;
    const buttons = box.current?.querySelectorAll('button');
    buttons?.item(isIn ? 1 : 0)?.focus();
  }, [isIn]);

  function change(next: number) {
    const line = cartProduct(product);
    const focused = takesFocus.current ?? document.activeElement;
    hadFocus.current = next > 0 !== isIn && !!box.current?.contains(focused as Node | null);
    if (next === 0) removeFromCart(product.id);
    else if (quantity === 0) addToCart(line, next);
    else setCartQuantity(line, next);
    if (next < quantity)
      announce(
        next === 0 ? m.catalogue_removed({ name }) : m.catalogue_now_in_cart({ name, quantity: next }),
      );
    if (next > quantity) {
      const added = m.orders_item({ quantity: next - quantity, name });
      toast({
        kind: 'added',
        title: m.catalogue_added_title(),
        description: quantity > 0 ? m.catalogue_added_of({ added, quantity: next }) : added,
        imageUrl: product.imageUrl,
        about: `product-${product.id}`,
      });
    }
  }

  return (
    <div
      ref={box}
      className="dish-buy"
      onBlurCapture={({ relatedTarget }) => {
        takesFocus.current = relatedTarget;
      }}
      onFocusCapture={() => {
        takesFocus.current = null;
      }}
    >
      {isIn ? (
        <QuantityStepper name={name} quantity={quantity} onChange={change} onRemove={() => change(0)} />
      ) : button ? (
        button(() => change(pieces))
      ) : (
        <Button
          variant="side"
          size="small"
          aria-label={m.catalogue_add_to_cart({ name })}
          onClick={() => change(1)}
        >
          <Plus size={20} />
          <span className="dish-add">{m.catalogue_add()}</span>
        </Button>
      )}
    </div>
  );
}
