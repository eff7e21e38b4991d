import { m } from '#kitchen-messages';
import { dishName } from '../order-words.ts';
import type { ShownDetails } from '../shown-order.ts';

/** What of an order a reduction is for; nothing chosen is all of it. */
export function ReductionDishes({
  items,
  chosen,
  onChoose,
}: {
  items: ShownDetails['items'];
  chosen: readonly number[];
  onChoose: (chosen: readonly number[]) => void;
}) {
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
          {m.reduction_dish({ count: quantity, dish: dishName(name) })}
        </label>
      ))}
    </fieldset>
  );
}
