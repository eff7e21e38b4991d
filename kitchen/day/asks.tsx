import { TriangleAlert } from 'lucide-react';
import type { KitchenOrder } from '#contract/kitchen/orders/orders.ts';
import { m } from '#kitchen-messages';
import { foodWord } from '../paper/food-words.ts';

type Asking = Pick<KitchenOrder, 'asks' | 'note'>;

/** What an order asks to be left out, or that it wishes something; empty for neither. */
export function askWords({ asks, note }: Asking): string[] {
  if (asks.length > 0) return asks.map((slug) => m.day_without({ food: foodWord(slug) }));
  return note ? [m.day_wish()] : [];
}

/** What whoever ordered has asked for: a slip never hides it, and what can hurt is red. */
export function Asks({ order }: { order: Asking }) {
  const words = askWords(order);
  if (words.length === 0) return null;
  const isDangerous = order.asks.length > 0;
  return (
    <p className="flags">
      {words.map((word) => (
        <span key={word} className={`chip ${isDangerous ? 'chip-bad' : 'chip-neutral'}`} title={order.note}>
          {isDangerous ? <TriangleAlert size={16} /> : null}
          {word}
        </span>
      ))}
    </p>
  );
}
