import { BadgePercent, TriangleAlert } from 'lucide-react';
import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import { countedText } from '#rules/text/counted-text.ts';
import { Button } from '#ui/button.tsx';
import { money as euro, whoText } from './order-words.ts';
import { paidFor } from './paid-for.ts';
import { isTakenOff, refusedDrinks } from './refused-alcohol.ts';
import type { ShownDetails } from './shown-order.ts';

/** That alcohol was not handed over since nobody was old enough, by name, and for the office what is to be done about it. */
export function AlcoholBack({
  order,
  onReduce,
}: {
  order: ShownDetails;
  /** Takes its price off, for who may. */
  onReduce: (() => void) | undefined;
}) {
  const drinks = refusedDrinks(order);
  const price = order.money
    ? paidFor(
        order.money,
        drinks.map(({ productId }) => productId),
      )
    : 0;
  const isReduced = isTakenOff(order);
  const isSettled = isReduced || order.state === 'CANCELED';
  return (
    <section
      className={isSettled ? 'alert alert-note o-waiting' : 'alert o-waiting'}
      aria-label={m.order_alcohol_refused()}
    >
      <TriangleAlert size={24} />
      <div>
        <p>
          <b>{m.order_alcohol_back({ drinks: countedText(drinks, getLocale()) })}</b>{' '}
          {!order.money
            ? null
            : isReduced
              ? m.order_alcohol_reduced()
              : isSettled
                ? null
                : m.order_alcohol_next({ name: whoText(order) })}
        </p>
        {onReduce && !isSettled ? (
          <p className="o-waiting-acts">
            <Button variant="side" size="small" onClick={onReduce}>
              <BadgePercent size={20} />
              {price === 0 ? m.order_reduce() : m.order_alcohol_reduce({ amount: euro(price) })}
            </Button>
          </p>
        ) : null}
      </div>
    </section>
  );
}
