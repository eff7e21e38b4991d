import { ChevronDown, Plus } from 'lucide-react';
import { useState } from 'react';
import { m } from '#messages';
import type { Locale } from '#rules/text/locale.ts';
import { Button } from '#ui/button.tsx';
import { useOnDemand } from '../../../loading/use-on-demand.ts';
import type { WishedDish } from '../../../stores/order-wish.ts';
import { ChangeRow } from './change-row.tsx';
import { isChanged, type WishedRow } from './wish.ts';
import type { WrongAt } from './wrong-at.ts';

const loadMenu = () => import('./add-dish-dialog.tsx');
/** Unchanged dishes beyond these are folded. */
const shown = 6;

/** All dishes with their pieces; what differs is marked, and one from the menu can be added. */
export function ChangeDishes({
  rows,
  wrong,
  locale,
  onQuantity,
  onAdd,
}: {
  rows: readonly WishedRow[];
  wrong: WrongAt['dishes'];
  locale: Locale;
  onQuantity: (productId: number, quantity: number) => void;
  onAdd: (dish: WishedDish) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const { Dialog: Menu, isOpen: isAdding, isLoading, open, close } = useOnDemand(loadMenu, { ahead: false });
  const folded = isOpen ? [] : rows.slice(shown).filter((row) => !isChanged(row));
  return (
    <section aria-labelledby="change-dishes">
      <h2 id="change-dishes">{m.order_change_dishes()}</h2>
      <ul className="change-rows">
        {rows
          .filter((row) => !folded.includes(row))
          .map((row) => (
            <ChangeRow
              key={row.productId}
              row={row}
              wrong={wrong.find(({ productId }) => productId === row.productId)?.text}
              locale={locale}
              onQuantity={(quantity) => onQuantity(row.productId, quantity)}
            />
          ))}
      </ul>
      <div className="change-more">
        {folded.length > 0 ? (
          <Button variant="quiet" aria-expanded="false" onClick={() => setOpen(true)}>
            <ChevronDown size={20} />
            {m.order_change_folded({ count: folded.length })}
          </Button>
        ) : null}
        <Button variant="quiet" aria-haspopup="dialog" busy={isLoading} onClick={() => void open()}>
          <Plus size={20} />
          {m.order_change_add()}
        </Button>
      </div>
      {Menu ? <Menu open={isAdding} onClose={close} rows={rows} locale={locale} onAdd={onAdd} /> : null}
    </section>
  );
}
