import type { KitchenOrder } from '#contract/kitchen/orders/orders.ts';
import {
  isMade,
  isPackedUnticked,
  isUnticked,
  kitchensThatTickMade,
} from '#rules/orders/work/kitchen-ticks.ts';
import type { Press } from '../presses/press-store.ts';
import { isTicked } from '../ticks/tick.ts';
import { shownStage } from './shown-stage.ts';

type Item<Order extends KitchenOrder> = Order['items'][number];

/** What is shown as it will be when what was pressed has arrived. */
export type Shown<Order extends KitchenOrder> = Omit<Order, 'items' | 'progress'> & {
  /**
   * `isMade` is said by the tick of an item, by packing it or by the stage of its order; `isToTick` is what its kitchen has not
   * ticked off, where it ticks, and `isUnticked` where that is packed all the same; `isOut` where it is still to be made and
   * the kitchen has said that it cannot be had for that day any more.
   */
  readonly items: (Item<Order> & {
    readonly isMade: boolean;
    readonly isToTick: boolean;
    readonly isUnticked: boolean;
    readonly isOut: boolean;
  })[];
  /** `cooked` are those made; what is packed without the tick of a kitchen that ticks is none of them. */
  readonly progress: KitchenOrder['progress'];
  /** Whether something that was pressed for it has not reached the shop. */
  readonly isWaiting: boolean;
  /** Dishes that are not ticked off as made though it is packed as a whole; 0 where that is not ticked. */
  readonly unticked: number;
};

export type ShownOrder = Shown<KitchenOrder>;

/** Orders of a day with what was pressed for them already done. */
export function withPresses<Order extends KitchenOrder>(
  orders: readonly Order[],
  presses: readonly Press[],
): Shown<Order>[] {
  const pressed = orders.map((order) => withOwn(order, presses));
  const tickingHere = kitchensThatTickMade(pressed.flatMap(({ items }) => items));
  return pressed.map((order) => {
    const { stage, state } = order;
    const ticking = new Set([...tickingHere, ...order.ticking]);
    const items = order.items.map((item: Item<Order>) => {
      const made = isMade(stage, item);
      const isBinding = state === 'BINDING';
      return {
        ...item,
        isMade: made,
        isToTick: isBinding && isUnticked(item, ticking),
        isUnticked: isBinding && isPackedUnticked(stage, item, ticking),
        isOut: isBinding && item.isSoldOut === true && !made,
      };
    });
    const progress = order.progress.map((each) => ({
      ...each,
      cooked: items.filter((item) => item.sellerId === each.sellerId && item.isMade && !item.isUnticked)
        .length,
    }));
    const unticked = stage === 'READY' ? items.filter(({ isUnticked }) => isUnticked).length : 0;
    return { ...order, items, progress, unticked };
  });
}

function withOwn<Order extends KitchenOrder>(order: Order, presses: readonly Press[]) {
  const own = presses.filter((each) => each.order === order.publicProductOrderId);
  const items = order.items.map((item) => withTicks(order, item, own));
  return { ...order, stage: shownStage(order.stage, own), items, isWaiting: own.length > 0 };
}

function withTicks<Each extends KitchenOrder['items'][number]>(
  { publicProductOrderId: order }: KitchenOrder,
  item: Each,
  presses: readonly Press[],
): Each {
  const id = String(item.productId);
  const isPacked = isTicked(presses, { order, item: id, kind: 'PACKED' }, item.isPacked);
  return {
    ...item,
    isStarted: isTicked(presses, { order, item: id, kind: 'STARTED' }, item.isStarted),
    isCooked: isTicked(presses, { order, item: id, kind: 'COOKED' }, item.isCooked),
    isPacked,
    // What was brought later is not missing any more.
    isMissing: item.isMissing === true && !isPacked,
  };
}
