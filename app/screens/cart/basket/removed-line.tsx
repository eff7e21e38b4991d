import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { getLocale } from '#locale';
import { m } from '#messages';
import type { CartItem } from '#rules/orders/cart.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import { Button } from '#ui/button.tsx';
import { rowOf, useKeptFocus } from './use-kept-focus.ts';

/**
 * Stands where a line was taken out, and puts it back. Among other lines it is as high as its line was, and its button is
 * not where the line was pressed: neither a second press nor one that was meant for the line hits anything.
 */
export function RemovedLine({
  as: Element,
  item,
  onUndo,
}: {
  as: 'li' | 'div';
  item: CartItem;
  onUndo: () => void;
}) {
  // Not the button: a key that was meant for the line would put it back.
  const text = useKeptFocus<HTMLSpanElement>(item.product.id);
  const [height] = useState(() =>
    Element === 'li' ? rowOf(item.product.id)?.getBoundingClientRect().height : undefined,
  );
  const name = readLocalizedText(item.product.name, getLocale());
  return (
    <Element
      className="cart-line flex flex-wrap items-center gap-x-6 gap-y-1 text-muted"
      style={{ minHeight: height }}
    >
      <span ref={text} tabIndex={-1}>
        {m.cart_removed({ name })}
      </span>
      <Button
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
