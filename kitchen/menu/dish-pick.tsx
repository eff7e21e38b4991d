import { m } from '#kitchen-messages';
import type { ListedProduct } from '../api/menu.ts';
import { nameOf } from './dish-words.ts';
import { isOffered } from './listing.ts';

/** Whether a dish is chosen; one that is not on the menu has none. */
export function DishPick({
  product,
  isChosen,
  onPick,
}: {
  product: ListedProduct;
  isChosen: boolean;
  onPick: (isChosen: boolean) => void;
}) {
  if (!isOffered(product)) return <span />;
  return (
    <label className="dish-pick">
      <input
        type="checkbox"
        aria-label={m.several_pick({ name: nameOf(product) })}
        checked={isChosen}
        onChange={({ target }) => onPick(target.checked)}
      />
    </label>
  );
}
