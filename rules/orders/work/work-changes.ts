import { isBefore, type Stage } from '../stages.ts';
import { isBought, isMade, isPackedOrGone, isToBegin, type TickedDish } from './kitchen-ticks.ts';

/** A dish of an order, before or after it was changed. */
export interface DishOfWork extends TickedDish {
  readonly productId: number;
  /** Pieces that were made before more of them was ordered. */
  readonly made?: number;
}

/** What became of a dish, in pieces. */
export interface DishChange {
  readonly productId: number;
  readonly from: number;
  readonly to: number;
}

/**
 * What kitchens that are at work on an order have to hear of a change of its dishes: of what is begun or made and is less, more
 * or out now, and of what is new. Of less of what lies packed the packing table hears; drinks are taken from a shelf.
 * @param dishes of the order before and after the change, with what was ticked before it
 */
export function workChanges(
  stage: Stage,
  dishes: readonly DishOfWork[],
  changes: readonly DishChange[],
): (DishChange & { readonly isMade: boolean; readonly made: number })[] {
  const atWork = dishesAtWork(stage, dishes);
  return changes.flatMap(({ productId, from, to }) => {
    const dish = dishes.find((each) => each.productId === productId);
    if (!dish || isBought(dish)) return [];
    const isLessPacked = to < from && isPackedOrGone(stage, dish);
    const isHeard = from === 0 ? atWork.length > 0 : atWork.includes(dish) && !isLessPacked;
    const isAllMade = from > 0 && isMade(stage, dish);
    const made = isAllMade ? from : (dish.made ?? 0);
    return isHeard ? [{ productId, from, to, isMade: isAllMade, made }] : [];
  });
}

/** The kitchens that are at work on an order, or have done theirs. */
export const kitchensAtWork = (stage: Stage, dishes: readonly DishOfWork[]) =>
  new Set(dishesAtWork(stage, dishes).map(({ sellerId }) => sellerId));

/** What is begun or further, as its ticks say, or was made before there was more of it; where nobody ticks, the stage of the order says it of all. */
function dishesAtWork(stage: Stage, dishes: readonly DishOfWork[]): readonly DishOfWork[] {
  const cooked = dishes.filter((dish) => !isBought(dish));
  const isTicked = dishes.some((dish) => dish.isStarted || dish.isCooked || dish.isPacked);
  const isUnderWay = !isTicked && !isBefore(stage, 'IN_PREPARATION');
  return cooked.filter((dish) => isUnderWay || !isToBegin(stage, dish) || (dish.made ?? 0) > 0);
}
