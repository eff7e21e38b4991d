import { m } from '#kitchen-messages';
import { declaredAmong } from '#rules/catalogue/declared-among.ts';
import { careOf } from '#rules/orders/care/care-of.ts';
import { listed } from '../../parts/words.ts';
import { CareBox } from '../care-box.tsx';
import { dishName } from '../order-words.ts';
import type { ShownDetails } from '../shown-order.ts';
import { isChanged, type WishedRow } from './wish.ts';

/** What the customer asks to take care of, for who adds a dish: whether it is in there. */
export function ItemCare({ order, rows }: { order: ShownDetails; rows: readonly WishedRow[] }) {
  const { note, asks } = order;
  const more = rows.filter((row) => isChanged(row) && row.after > row.before);
  if (!careOf(note).asks || more.length === 0) return null;
  const names = (some: readonly WishedRow[]) => listed(some.map(({ name }) => dishName(name)));
  const holding = more.filter(({ allergens }) => declaredAmong(allergens, asks).length > 0);
  const without = more.filter((row) => !holding.includes(row));
  return (
    <CareBox order={order} className="items-care" isNews>
      {holding.length > 0 ? `${m.items_care_in({ dishes: names(holding) })} ` : null}
      {asks.length > 0 && without.length > 0
        ? `${m.items_care_not({ dishes: names(without) })} ${m.order_care_traces()}`
        : null}
    </CareBox>
  );
}
