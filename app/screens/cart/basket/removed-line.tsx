import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { getLocale } from '#locale';
import { m } from '#messages';
import type { CartItem } from '#rules/orders/cart.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import { Button } from '#ui/button.tsx';

/** Stands where a line was taken out, and puts it back. */
export function RemovedLine({
  as: Element,
  item,
  onUndo,
}: {
  as: 'li' | 'div';
  item: CartItem;
  onUndo: () => void;
}) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Taken out in another tab: the focus was in the line.
    if (document.activeElement === document.body) undo.current?.focus({ preventScroll: true });
  }, []);
  const name = readLocalizedText(item.product.name, getLocale());
  return (
    <Element className="cart-line flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-muted">
      <span>{m.cart_removed({ name })}</span>
      <Button
        ref={undo}
        id={`line-${item.product.id}`}
        variant="quiet"
        aria-label={m.cart_undo_remove({ name })}
        onClick={onUndo}
      >
        <Undo2 size={20} />
        {m.cart_undo()}
      </Button>
    </Element>
  );
}
