import { TriangleAlert } from 'lucide-react';
import type { KitchenOrder } from '#contract/kitchen/orders/orders.ts';
import { askWords } from './ask-words.ts';

/** What whoever ordered has asked for: a slip never hides it, and what can hurt is red. */
export function Asks({ order }: { order: Pick<KitchenOrder, 'asks' | 'note'> }) {
  const words = askWords(order);
  if (words.length === 0) return null;
  return (
    <p className="flags">
      {words.map(({ word, canHurt }) => (
        <span key={word} className={`chip ${canHurt ? 'chip-bad' : 'chip-neutral'}`} title={order.note}>
          {canHurt ? <TriangleAlert size={16} /> : null}
          {word}
        </span>
      ))}
    </p>
  );
}
