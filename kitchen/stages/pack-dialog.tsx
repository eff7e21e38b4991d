import { Check } from 'lucide-react';
import { useState } from 'react';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { dishName } from '../order/order-words.ts';
import { RailDialog } from '../parts/rail-dialog.tsx';
import { whoFor } from '../parts/words.ts';
import { useMe } from '../shell/use-signed-in.ts';
import { setTick } from '../ticks/tick.ts';
import { advance, doublePress } from './advance.ts';
import type { ShownOrder } from './with-presses.ts';

/** A dish that its kitchen has not ticked off. */
interface Dish {
  readonly item: string;
  readonly name: string;
  readonly quantity: number;
}

interface Props {
  readonly order: Parameters<typeof advance>[0] & Parameters<typeof whoFor>[0];
  readonly dishes: readonly Dish[];
  readonly onClose: () => void;
}

/**
 * Asks before an order counts as packed of which its kitchen, which ticks off what it makes, has not ticked everything: by
 * name, each with the tick that is missing.
 */
export function PackQuestion({ order, dishes, onClose }: Props) {
  const { role } = useMe();
  const [openedAt] = useState(Date.now);
  const pack = () => {
    // The second tap of the thumb that opened it answers nothing.
    if (Date.now() - openedAt < doublePress) return;
    advance(order, 'READY');
    onClose();
  };
  const isOpen = dishes.length > 0;
  return (
    <RailDialog
      open
      className="act-dialog"
      title={m.pack_title()}
      about={whoFor(order)}
      onClose={onClose}
      foot={
        <>
          <Button variant={isOpen ? 'danger' : 'main'} onClick={pack}>
            <Check size={22} />
            {isOpen ? m.pack_anyway() : m.order_next_ready()}
          </Button>
          <Button variant="side" data-focus-first onClick={onClose}>
            {m.pack_not()}
          </Button>
        </>
      }
    >
      <p className="question">{isOpen ? m.pack_unticked() : m.pack_all_ticked()}</p>
      <ul className="pack-unticked">
        {dishes.map(({ item, name, quantity }) => (
          <li key={item}>
            <span>
              <b className="num">{quantity} ×</b> {name}
            </span>
            {role === 'DRIVER' ? null : (
              <Button
                variant="side"
                aria-label={m.order_item_tick({ name })}
                onClick={() => setTick({ order: order.publicProductOrderId, item, kind: 'COOKED' }, true)}
              >
                <Check size={20} />
                {m.pack_tick()}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </RailDialog>
  );
}

/** The same of an order as the board and its own page know it. */
export default function PackDialog({ order, onClose }: { order: ShownOrder; onClose: () => void }) {
  const dishes = order.items
    .filter(({ isToTick }) => isToTick)
    .map(({ productId, name, quantity }) => ({ item: String(productId), name: dishName(name), quantity }));
  return <PackQuestion order={order} dishes={dishes} onClose={onClose} />;
}
