import type { KitchenOrderDetails } from '#contract/kitchen/orders/order-details.ts';
import { m } from '#kitchen-messages';
import { allergenChoice } from '#rules/catalogue/product-filter.ts';
import { careOf } from '#rules/orders/care/care-of.ts';
import { foodWord } from '../paper/food-words.ts';
import { listed } from '../parts/words.ts';
import { CareBox } from './care-box.tsx';
import { dishName } from './order-words.ts';

type Cared = Pick<KitchenOrderDetails, 'note' | 'asks' | 'locale'> & {
  readonly items: readonly Pick<KitchenOrderDetails['items'][number], 'name' | 'asked'>[];
};

/** What the customer asks to take care of, which dishes it is in, and their own words. */
export function CareAlert({ order }: { order: Cared }) {
  const { note, asks, items } = order;
  const care = careOf(note);
  if (!care.asks) return null;
  const affected = items.filter(({ asked }) => asked.length > 0);
  return (
    <CareBox order={order} className="o-care">
      {asks.flatMap((asked) => {
        const dishes = affected.filter((item) => item.asked.some((slug) => allergenChoice(slug) === asked));
        if (dishes.length === 0) return [];
        const names = listed(dishes.map(({ name }) => dishName(name)));
        return [`${m.order_care_in({ allergen: foodWord(asked), dishes: names })} `];
      })}
      {asks.length > 0 ? othersText(affected.length, items.length) : null}
      {asks.length > 0 && care.asksForMore ? ` ${m.order_care_more()}` : null}
    </CareBox>
  );
}

/** What holds for the dishes in which nothing of it is declared. */
function othersText(affected: number, all: number): string {
  if (affected === 0) return `${m.order_care_nowhere()} ${m.order_care_traces()}`;
  return affected < all ? m.order_care_others() : '';
}
