import { TriangleAlert } from 'lucide-react';
import { m } from '#kitchen-messages';
import { allergenChoice } from '#rules/catalogue/product-filter.ts';
import { careOf } from '#rules/orders/care/care-of.ts';
import { foodWord } from '../paper/food-words.ts';
import { listed } from '../parts/words.ts';
import { dishName } from './order-words.ts';
import type { ShownDetails } from './shown-order.ts';

/** What the customer asks to take care of, which dishes it is in, and their own words. */
export function CareAlert({ order: { note, asks, items, locale } }: { order: ShownDetails }) {
  const care = careOf(note);
  if (!care.asks) return null;
  const affected = items.filter(({ asked }) => asked.length > 0);
  return (
    <div className="alert o-care">
      <TriangleAlert size={26} />
      <div>
        <p>
          <b>
            {asks.length > 0
              ? m.order_care_named({ allergens: listed(asks.map((slug) => foodWord(slug))) })
              : m.order_care()}
          </b>{' '}
          {asks.flatMap((asked) => {
            const dishes = affected.filter((item) =>
              item.asked.some((slug) => allergenChoice(slug) === asked),
            );
            if (dishes.length === 0) return [];
            const names = listed(dishes.map(({ name }) => dishName(name)));
            return [`${m.order_care_in({ allergen: foodWord(asked), dishes: names })} `];
          })}
          {asks.length > 0 ? othersText(affected.length, items.length) : null}
          {asks.length > 0 && care.asksForMore ? ` ${m.order_care_more()}` : null}
        </p>
        <q lang={locale}>{note}</q>
      </div>
    </div>
  );
}

/** What holds for the dishes in which nothing of it is declared. */
function othersText(affected: number, all: number): string {
  if (affected === 0) return `${m.order_care_nowhere()} ${m.order_care_traces()}`;
  return affected < all ? m.order_care_others() : '';
}
