import { m } from '#kitchen-messages';
import { dishName, money as euro } from '../order-words.ts';
import type { ShownDetails } from '../shown-order.ts';

/** What of an order a reduction is for, with what each costs there; nothing chosen is all of it. */
export function ReductionDishes({
  order: { items, money },
  chosen,
  onChoose,
}: {
  order: Pick<ShownDetails, 'items' | 'money'>;
  chosen: readonly number[];
  onChoose: (chosen: readonly number[]) => void;
}) {
  const prices = new Map(money?.lines.map(({ productId, lineTotal }) => [productId, lineTotal]));
  return (
    <fieldset className="reduction-dishes">
      <legend>
        <b>{m.reduction_dishes()}</b> <span className="muted">{m.reduction_dishes_hint()}</span>
      </legend>
      {items.map(({ productId, quantity, name }) => (
        <label key={productId}>
          <input
            type="checkbox"
            checked={chosen.includes(productId)}
            onChange={({ target }) =>
              onChoose(
                target.checked ? [...chosen, productId] : chosen.filter((other) => other !== productId),
              )
            }
          />
          <span>{m.reduction_dish({ count: quantity, dish: dishName(name) })}</span>{' '}
          <span className="num">{euro(prices.get(productId) ?? 0)}</span>
        </label>
      ))}
    </fieldset>
  );
}
