import { TriangleAlert } from 'lucide-react';
import { m } from '#kitchen-messages';
import { declaredAmong } from '#rules/catalogue/declared-among.ts';
import { careOf } from '#rules/orders/care/care-of.ts';
import { foodWord } from '../../paper/food-words.ts';
import { listed } from '../../parts/words.ts';
import { dishName } from '../order-words.ts';
import type { ShownDetails } from '../shown-order.ts';

/**
 * What another note asks to take care of: which dishes hold what is named anew, which of them are begun already, and what
 * is named no more.
 */
export function NoteCare({ order, note }: { order: ShownDetails; note: string }) {
  const before = careOf(order.note).allergens;
  const after = careOf(note).allergens;
  const named = after.filter((allergen) => !before.includes(allergen));
  const gone = before.filter((allergen) => !after.includes(allergen));
  const holding = order.items.filter(({ allergens }) => declaredAmong(allergens, named).length > 0);
  const begun = holding.filter(({ isStarted, isMade }) => isStarted || isMade);
  const words = [
    holding.length > 0 ? m.place_care_in({ dishes: listed(holding.map(({ name }) => dishName(name))) }) : '',
    begun.length > 0 ? m.place_care_begun({ dishes: listed(begun.map(({ name }) => dishName(name))) }) : '',
    named.length > 0 && holding.length === 0 ? `${m.order_care_nowhere()} ${m.order_care_traces()}` : '',
    gone.length > 0 ? m.place_care_gone({ what: listed(gone.map((slug) => foodWord(slug))) }) : '',
  ].filter(Boolean);
  return (
    <div role="status">
      {words.length > 0 ? (
        <div className="alert">
          <TriangleAlert size={22} />
          <div>
            {words.map((each) => (
              <p key={each}>{each}</p>
            ))}
          </div>
        </div>
      ) : null}
    </div>
  );
}
